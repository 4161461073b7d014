import { describe, expect, test } from 'vitest';
import { readProblem } from '../../src/contract/problem.ts';
import { fenceFor } from '../../src/input/question.ts';
import { unifiedDiff } from '../../src/terminal/diff.ts';
import { narrowed } from '../../src/terminal/fit-columns.ts';
import { oneLine } from '../../src/terminal/sanitise.ts';
import { plain, style } from '../../src/terminal/style.ts';
import { aligned } from '../../src/terminal/table.ts';
import { inPieces } from '../../src/terminal/text-pieces.ts';
import { fileTree } from '../../src/terminal/tree.ts';
import { cutTo } from '../../src/terminal/width.ts';
import { octet } from '../support/cli.ts';
import { json } from '../support/wire.ts';

/** Each of these took minutes, gigabytes or a crash before. */
describe('what is small to send is small to show', () => {
  test('X6.1: 1 MB of spaces inside an error message', async () => {
    const message = `a${' '.repeat(1_000_000)}b`;
    expect(oneLine(`${message}\n  c`)).toBe(`${message} c`);
    const cli = octet({ 'GET /models': [json({ error: { message } }, { status: 400 })] });
    expect(await cli.run('models')).toBe(2);
    expect(cli.stderr.length).toBeLessThan(10_000);
  });

  test('X6.1: the same in a cell', () => {
    const [line = ''] = aligned([[`a${' '.repeat(1_000_000)}b`]], [{ title: 'text' }], 80, { header: false });
    expect(line.length).toBeLessThanOrEqual(80);
  });

  test('X6.2: a million combining marks', () => {
    const letter = `e${'\u0301'.repeat(1_000_000)}`;
    expect(cutTo(`${letter}xyz`, 3)).toBe(`${letter}x…`);
    expect(aligned([[letter, letter]], [{ title: 'a' }, { title: 'b' }], 80).join('').length).toBeLessThan(
      20_000,
    );
  });

  test.each([
    ['X6.6: blank lines', '\n'.repeat(1_000_000), '```'],
    ['X6.6: fences', '```\n'.repeat(250_000), '````'],
    [
      'X6.6: fences of many lengths',
      Array.from({ length: 1_000 }, (_, at) => '`'.repeat(at)).join('\n'),
      '`'.repeat(1_000),
    ],
    ['X6.6: none', 'text', '```'],
  ])('%s in a file that goes along', (_, text, fence) => {
    expect(fenceFor(text)).toBe(fence);
  });

  test('X6.7: texts that have nothing in common are shown as replaced', () => {
    const numbers = (from: number) => Array.from({ length: 50_000 }, (_, at) => `${from + at}\n`).join('');
    const lines = unifiedDiff(numbers(0), numbers(1_000_000), { before: 'a', after: 'b' }).map(plain);
    expect(lines.slice(0, 4)).toEqual(['--- a', '+++ b', '@@ -1,50000 +1,50000 @@', '-0']);
    expect(lines).toHaveLength(100_003);
  });

  test('X6.7: a text without its last newline says so when it is replaced', () => {
    const before = Array.from({ length: 3_000 }, (_, at) => `a${at}`).join('\n');
    const lines = unifiedDiff(before, '', { before: 'a', after: 'b' }).map(plain);
    expect(lines.slice(2, 3)).toEqual(['@@ -1,3000 +0,0 @@']);
    expect(lines.at(-1)).toBe('\\ No newline at end of file');
  });

  test('X6.8: a path of a million folders is one line', () => {
    const lines = fileTree([{ path: 'a/'.repeat(500_000) }]);
    expect(lines).toHaveLength(33);
    expect(Math.max(...lines.map((line) => plain(line).length))).toBeLessThan(600);
  });

  test('X6.8: of very many files the first are shown', () => {
    const lines = fileTree(Array.from({ length: 3_000 }, (_, at) => ({ path: `f${at}` }))).map(plain);
    expect(lines).toHaveLength(1_001);
    expect(lines.at(-1)).toBe('2000 more files');
  });

  test('X6.9: an error that is a whole log is cut', () => {
    expect(readProblem({ error: 'x'.repeat(1_000_000) }).message).toHaveLength(2_001);
  });

  test('X6.10: a table of more columns than anyone reads counts the rest', () => {
    const columns = Array.from({ length: 5_000 }, (_, at) => ({ title: `c${at}` }));
    const lines = aligned([columns.map(({ title }) => title)], columns, 80);
    expect(plain(lines.at(-1) ?? '')).toBe('4950 columns hidden; use --json to see everything');
  });
});

test.each([
  [[10, 10], 30, [10, 10]],
  [[30, 10], 30, [20, 10]],
  [[30, 30], 31, [15, 16]],
  [[30, 30, 2], 20, [9, 9, 2]],
  [[9, 9], 4, [5, 5]],
  [[], 10, []],
])('columns of %j that have %i together become %j', (natural, available, expected) => {
  expect(narrowed(natural, { available, least: () => 5 })).toEqual(expected);
});

test.each([
  ['abcdef', ['abc', 'def']],
  ['ab\ncdef', ['ab\n', 'cde', 'f']],
  ['ab👍cd', ['ab', '👍c', 'd']],
  ['ab\r\ncd', ['ab', '\r\n', 'cd']],
  ['', []],
])('a text is cut into pieces where nothing breaks: %j', (text, pieces) => {
  expect([...inPieces(text, 3)]).toEqual(pieces);
});

test('no style mark is cut', () => {
  const text = `${'x'.repeat(90)}${style.red('y'.repeat(90))}`;
  const pieces = [...inPieces(text, 100)];
  expect(pieces.join('')).toBe(text);
  expect(pieces.map(plain).join('')).toBe('x'.repeat(90) + 'y'.repeat(90));
});
