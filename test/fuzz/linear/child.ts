import { Session } from 'node:inspector/promises';
import { READERS } from './readers.ts';
import { SHAPES } from './shapes.ts';

/**
 * Runs every `of`-th reader from `place` on, each on every shape. With `steps` it prints how many blocks of code ran, as
 * the engine counts them: the same number on every machine. To ask for the counts takes longer than most readers, so
 * the shapes of a reader are counted in two halves, and one by one only where a sum is more than `limit`. What is dear
 * alone as well is printed with its count at three times the size, where work that grows with the square stands out.
 * With `once` it prints the name of each pair before it begins, so that whoever ends this process knows where it was.
 */
const [mode = 'steps', size = '16000', place = '0', of = '1', shapes = '', limit = '0'] =
  process.argv.slice(2);
const chosenShapes = shapes === '' ? Object.keys(SHAPES) : shapes.split('|');
const chosenReaders = Object.entries(READERS).filter((_, at) => at % Number(of) === Number(place));

const session = new Session();

async function steps(read: (text: string) => unknown, texts: readonly string[]): Promise<number> {
  await session.post('Profiler.takePreciseCoverage');
  for (const text of texts) await read(text);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  let count = 0;
  for (const { url, functions } of result) {
    if (url.startsWith('node:')) continue;
    for (const { ranges } of functions) for (const range of ranges) count += range.count;
  }
  return count;
}

function textOf(shape: string, characters: number): string {
  const make = SHAPES[shape];
  if (!make) throw new Error(`there is no shape ${shape}`);
  return make(characters);
}

if (mode === 'steps') {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

for (const [reader, read] of chosenReaders) {
  if (mode === 'once') {
    for (const shape of chosenShapes) {
      console.log(JSON.stringify({ reader, shape }));
      await read(textOf(shape, Number(size)));
    }
    continue;
  }
  // The first run loads what is loaded lazily.
  for (const shape of chosenShapes) await read(textOf(shape, 100));
  const texts = chosenShapes.map((shape) => textOf(shape, Number(size)));
  const middle = texts.length >> 1;
  for (const [from, to] of [
    [0, middle],
    [middle, texts.length],
  ] as const) {
    if ((await steps(read, texts.slice(from, to))) <= Number(limit)) continue;
    for (let at = from; at < to; at += 1) {
      if ((await steps(read, texts.slice(at, at + 1))) <= Number(limit)) continue;
      const shape = chosenShapes[at] ?? '';
      const counted = await steps(read, [textOf(shape, 3 * Number(size))]);
      console.log(JSON.stringify({ reader, shape, steps: counted }));
    }
  }
}
console.log(JSON.stringify({ reader: 'all', shape: 'all' }));
