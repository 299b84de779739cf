/** The bots' worker: first what Python is made of, then one question after the other. */
import type { Kit } from './kit';
import { startPython } from './python';

interface Thinking {
  answer(question: string): string;
}

let thinking: Promise<Thinking> | null = null;

self.onmessage = async ({ data }: MessageEvent<Kit | string>) => {
  if (typeof data !== 'string') {
    thinking = startPython(data).then((python) => python.pyimport('tilth.browser.thinking') as Thinking);
    return;
  }
  let answer = '';
  try {
    answer = (await thinking)?.answer(data) ?? '';
  } catch (error) {
    console.warn(error); // the house asks a simpler bot
  }
  self.postMessage(answer);
};
