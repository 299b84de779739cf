/** Reads flicks from the standard input, one JSON text a line, and writes what the client's simulator makes of them, to the bit. */
import { createInterface } from 'node:readline';
import { flick, type BoardFacts } from '../../../client/src/boards/sonora/flicking/physics';

interface Scene { x: number[]; y: number[]; live: boolean[]; disc: number; from: [number, number]; angle: number; strength: number; corner: number }

const bits = new DataView(new ArrayBuffer(8));
const hex = (value: number): string => {
  bits.setFloat64(0, value);
  return bits.getBigUint64(0).toString(16).padStart(16, '0');
};

let facts: BoardFacts | null = null;
createInterface({ input: process.stdin }).on('line', (line) => {
  if (facts === null) {
    facts = JSON.parse(line) as BoardFacts;
    return;
  }
  const scene = JSON.parse(line) as Scene;
  const motion = flick(facts, scene.x, scene.y, scene.live, scene.disc, scene.from, scene.angle, scene.strength, scene.corner);
  motion.run();
  const tracks = motion.tracks.map((track) => track.map((point) => `${point.kind} ${hex(point.time)} ${hex(point.x)} ${hex(point.y)}`).join(','));
  process.stdout.write(`${motion.steps};${tracks.join(';')}\n`);
});
