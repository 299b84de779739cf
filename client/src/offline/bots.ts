/** Bots think in a worker of their own, so that the table answers meanwhile. */
import type { Kit } from './kit';

interface Asked {
  question: string;
  resolve(answer: string): void;
}

export class Bots {
  private worker: Worker | null = null;
  private asked: Asked | null = null;

  constructor(private readonly kit: Kit) {
    this.worker = this.start();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<string>) => this.answer(data);
    worker.onerror = () => this.again();
    worker.postMessage(this.kit);
    return worker;
  }

  private answer(text: string): void {
    this.asked?.resolve(text);
    this.asked = null;
  }

  /** End a worker that does not answer, and start another. */
  private again(): void {
    this.worker?.terminate();
    this.worker = this.start();
    this.answer('');
  }

  /** What a bot answers; empty where nothing came in so many seconds. */
  async ask(question: string, seconds: number): Promise<string> {
    const late = setTimeout(() => this.again(), seconds * 1000);
    const answer = await new Promise<string>((resolve) => {
      this.asked = { question, resolve };
      this.worker?.postMessage(question);
    });
    clearTimeout(late);
    return answer;
  }
}
