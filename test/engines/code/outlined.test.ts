import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { outlined } from '../../../src/engines/code/snippets/outlined.ts';
import { loadOutlines } from '../../../src/engines/code/snippets/snippets.ts';
import { TASKS } from '../../../src/engines/code/tasks/tasks.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

const run = (code: string): string =>
  spawnSync(process.execPath, ['--input-type=module', '-'], { input: code, encoding: 'utf8' }).stdout;

test('every program that is stored once has its task, and is written in all languages of the task', async () => {
  const outlines = await loadOutlines(tools.assets);
  expect(outlines.size).toBeGreaterThan(5);
  for (const id of outlines.keys()) {
    const task = TASKS.find((one) => one.id === id);
    expect(task?.languages, id).toContain('swift');
    for (const language of task?.languages ?? [])
      if (task && language !== 'c')
        expect((await outlined(task, language, '', tools.assets))?.definition, id).toBeTruthy();
  }
});

test.each([
  ['Shortest way through a maze of # and . from S to E, printing the number of steps', '4\n'],
  [
    'BFS on a grid of zeros and ones from the upper left to the lower right corner that returns the path as coordinates',
    '0 0\n0 1\n1 1\n1 2\n2 2\n',
  ],
  ['Breadth-first search on a 2D array of 0 and 1 from corner to corner, number of steps', '4\n'],
  [
    'A line diff of two texts with + for added lines and - for removed ones',
    '  apple\n- pear\n  plum\n+ fig\n',
  ],
  ['All distinct permutations of a word with repeated letters', 'aab\naba\nbaa\n'],
])('%s', async (prompt, printed) => {
  const { code, notes } = await generateCode({ prompt, language: 'javascript' }, tools);
  expect(notes).toEqual([]);
  expect(run(code)).toBe(printed);
});

test('the numbers of a wish are those of the board', async () => {
  const { code, notes } = await generateCode(
    { prompt: 'Game of Life in the terminal on a 4 by 7 grid for 3 generations', language: 'javascript' },
    tools,
  );
  expect(notes).toEqual([]);
  const lines = run(code).trimEnd().split('\n').filter(Boolean);
  expect(lines).toHaveLength(12);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([7]));
});
