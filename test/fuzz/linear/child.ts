import { Session } from 'node:inspector/promises';
import { READERS } from './readers.ts';
import { SHAPES } from './shapes.ts';

/**
 * Runs every `of`-th reader from `place` on, each on every shape. With `steps` it prints how many blocks of code ran, as
 * the engine counts them: the same number on every machine. With `once` it prints the name of each pair before it
 * begins, so that whoever ends this process knows where it was.
 */
const [mode = 'steps', size = '16000', place = '0', of = '1', shapes = ''] = process.argv.slice(2);
const chosenShapes = shapes === '' ? Object.keys(SHAPES) : shapes.split('|');
const chosenReaders = Object.entries(READERS).filter((_, at) => at % Number(of) === Number(place));

const session = new Session();

async function steps(read: (text: string) => unknown, text: string): Promise<number> {
  await session.post('Profiler.takePreciseCoverage');
  await read(text);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  let count = 0;
  for (const { url, functions } of result) {
    if (url.startsWith('node:')) continue;
    for (const { ranges } of functions) for (const range of ranges) count += range.count;
  }
  return count;
}

if (mode === 'steps') {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

for (const [reader, read] of chosenReaders) {
  for (const shape of chosenShapes) {
    const make = SHAPES[shape];
    if (!make) throw new Error(`there is no shape ${shape}`);
    if (mode === 'steps') {
      // The first run loads what is loaded lazily.
      await read(make(100));
      console.log(JSON.stringify({ reader, shape, steps: await steps(read, make(Number(size))) }));
    } else {
      console.log(JSON.stringify({ reader, shape }));
      await read(make(Number(size)));
    }
  }
}
console.log(JSON.stringify({ reader: 'all', shape: 'all' }));
