import { applyPatch } from 'diff';
import { describe, expect, test } from 'vitest';
import { barChart, progressBar, sparkline } from '../../src/terminal/charts.ts';
import { unifiedDiff } from '../../src/terminal/diff.ts';
import { paint, plain } from '../../src/terminal/style.ts';
import { fileTree } from '../../src/terminal/tree.ts';
import { width } from '../../src/terminal/width.ts';

describe('a progress bar', () => {
  test('without room for a bar it is the percentage alone', () => {
    expect([3, 2, 0, -5].map((columns) => plain(progressBar(0.5, columns)))).toEqual([
      '█▌·  50%',
      '50%',
      '50%',
      '50%',
    ]);
  });

  test.each([
    [0, '··········   0%'],
    [0.54, '█████▍····  54%'],
    [1, '██████████ 100%'],
    [1.7, '██████████ 100%'],
    [-1, '··········   0%'],
    [Number.NaN, '··········   0%'],
    [0.999, '█████████▉  99%'],
  ])('at %d is "%s"', (fraction, bar) => {
    expect(plain(progressBar(fraction, 10))).toBe(bar);
    expect(width(bar)).toBe(15);
  });
});

test.each([
  [[0, 1, 2, 4], '▁▃▅█'],
  [[0, 0], '▁▁'],
  [[5], '█'],
  [[], ''],
  [[Number.NaN, 1], '▁█'],
])('%j as a line of bars is "%s"', (values, line) => {
  expect(sparkline(values)).toBe(line);
});

describe('a chart', () => {
  test('has one scale, and nothing that is something is invisible', () => {
    const bars = [
      { label: 'Mon', value: 10 },
      { label: '火曜', value: 5, text: '5 credits' },
      { label: 'Wed', value: 0.001 },
      { label: 'Thu', value: 0 },
    ];
    const lines = barChart(bars, 37).map(plain);
    expect(lines).toEqual([
      'Mon   ████████████████████         10',
      '火曜  ██████████            5 credits',
      'Wed   ▏                         0.001',
      'Thu                                 0',
    ]);
    expect(lines.map(width)).toEqual([37, 37, 37, 37]);
  });

  test('of nothing is nothing', () => {
    expect(barChart([], 40)).toEqual([]);
    expect(barChart([{ label: 'a', value: 0 }], 40)).toHaveLength(1);
  });
});

describe('a diff', () => {
  const before = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n';
  const after = 'one\n2\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\neleven';

  test('can be applied by another program', () => {
    const text = `${unifiedDiff(before, after, { before: 'a/x', after: 'b/x' }).map(plain).join('\n')}\n`;
    expect(applyPatch(before, text)).toBe(after);
    expect(text).toContain('@@ -1,5 +1,5 @@');
    expect(text).toContain('\\ No newline at end of file');
  });

  test('has its colours', () => {
    const lines = unifiedDiff('a\n', 'b\n', { before: 'x', after: 'x' }).map((line) => paint(line, true));
    expect(lines.slice(2)).toEqual([
      '\x1b[36m@@ -1 +1 @@\x1b[39m',
      '\x1b[31m-a\x1b[39m',
      '\x1b[32m+b\x1b[39m',
    ]);
  });

  test('of two equal texts is empty', () => {
    expect(unifiedDiff('a\n', 'a\n', { before: 'x', after: 'x' })).toEqual([]);
  });

  test('a name cannot add a line', () => {
    expect(unifiedDiff('a', 'b', { before: 'x\n+++ y', after: 'x' }).map(plain)[0]).toBe('--- x +++ y');
  });
});

describe('a tree', () => {
  test('folders first, then files', () => {
    const files = [
      { path: 'package.json' },
      { path: 'src/main.ts', note: '2 KB' },
      { path: 'src/pages/home.ts' },
      { path: '.gitignore' },
      { path: 'public/a.png' },
    ];
    expect(fileTree(files, 'shop').map(plain)).toEqual([
      'shop',
      '├── public/',
      '│   └── a.png',
      '├── src/',
      '│   ├── pages/',
      '│   │   └── home.ts',
      '│   └── main.ts  2 KB',
      '├── .gitignore',
      '└── package.json',
    ]);
  });

  test('O6: names that hide or reorder themselves are seen through', () => {
    const lines = fileTree([
      { path: 'a\u202etxt.exe' },
      { path: 'b\u200b\u{e0041}' },
      { path: 'c\x1b[2J\nd' },
    ]).map(plain);
    expect(lines).toEqual(['├── a<U+202E>txt.exe', '├── b<U+200B><U+E0041>', '└── c^[[2J d']);
  });

  test('names of objects are names', () => {
    expect(fileTree([{ path: '__proto__/constructor' }]).map(plain)).toEqual([
      '└── __proto__/',
      '    └── constructor',
    ]);
  });
});
