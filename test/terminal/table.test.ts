import { describe, expect, test } from 'vitest';
import { plain, style } from '../../src/terminal/style.ts';
import { aligned, type Column, tabSeparated } from '../../src/terminal/table.ts';
import { width } from '../../src/terminal/width.ts';

const COLUMNS: Column[] = [
  { title: 'ID' },
  { title: 'PROMPT', shrink: true },
  { title: 'CREDITS', align: 'right' },
];

describe('for people', () => {
  test('columns line up, wide characters counted', () => {
    const rows = [
      ['job_1', 'rain on tin', '5'],
      ['job_22', '日本語 👍🏽', '12'],
      ['job_3', 'é', '120'],
    ];
    expect(aligned(rows, COLUMNS, 80).map(plain)).toEqual([
      'ID      PROMPT       CREDITS',
      'job_1   rain on tin        5',
      'job_22  日本語 👍🏽         12',
      'job_3   é                120',
    ]);
  });

  test('what may shrink gives way to the width of the terminal', () => {
    const lines = aligned([['job_1', 'a very long prompt that does not fit at all', '5']], COLUMNS, 40).map(
      plain,
    );
    expect(lines[1]).toBe('job_1  a very long prompt that…        5');
    expect(lines.map(width)).toEqual([40, 40]);
  });

  test('without a column that may shrink, the widest gives way', () => {
    const columns = [{ title: 'A' }, { title: 'B' }];
    const lines = aligned([['x'.repeat(30), 'y'.repeat(20)]], columns, 40).map(plain);
    expect(lines[1]).toBe(`${'x'.repeat(18)}…  ${'y'.repeat(18)}…`);
  });

  test('rows that cannot stand side by side become paragraphs', () => {
    const rows = [
      ['music_c2956de923b0666575f3906f', 'rain on a tin roof in the middle of the night', '5'],
      ['job_2', '', '12'],
    ];
    expect(aligned(rows, COLUMNS, 40).map(plain)).toEqual([
      'music_c2956de923b0666575f3906f',
      '  CREDITS 5',
      '  rain on a tin roof in the middle of',
      '  the night',
      'job_2',
      '  CREDITS 12',
    ]);
  });

  test('a column may go on below itself', () => {
    const columns = [{ title: 'command' }, { title: 'what it does', wrap: true }];
    expect(
      aligned([['octet rerun', 'ask again for something that was saved']], columns, 40).map(plain),
    ).toEqual([
      'command      what it does',
      'octet rerun  ask again for something',
      '             that was saved',
    ]);
  });

  test('what every row says goes first when room is short', () => {
    const columns: Column[] = [
      { title: 'id' },
      { title: 'env', spare: true },
      { title: 'prompt', shrink: true },
    ];
    const rows = [
      ['job_1', 'local', 'a prompt that is rather long'],
      ['job_2', 'local', 'x'],
    ];
    expect(aligned(rows, columns, 80).map(plain)[0]).toBe('id     env    prompt');
    expect(aligned(rows, columns, 36).map(plain)).toEqual([
      'id     prompt',
      'job_1  a prompt that is rather long',
      'job_2  x',
    ]);
    const mixed = [...rows, ['job_3', 'sandbox', 'y']];
    expect(aligned(mixed, columns, 36).map(plain)[0]).toBe('id     env      prompt');
  });

  test('no rows, no header', () => {
    expect(aligned([], COLUMNS, 80)).toEqual([]);
  });

  test('rows for below a header', () => {
    expect(aligned([['job_1', 'x', '5']], COLUMNS, 80, { header: false }).map(plain)).toEqual([
      'job_1  x             5',
    ]);
  });

  test('O3: a cell cannot end its line, move the cursor or hide', () => {
    const lines = aligned([['a\nb\tc', '\x1b[2J\u202e', '1']], COLUMNS, 80).map(plain);
    expect(lines[1]).toBe('a b c  ^[[2J<U+202E>        1');
  });

  test('short rows and styled cells keep their places', () => {
    const lines = aligned([[style.green('ok')], ['pending', 'x', '1']], COLUMNS, 80).map(plain);
    expect(lines).toEqual(['ID       PROMPT  CREDITS', 'ok', 'pending  x             1']);
  });
});

describe('for pipes', () => {
  test('tab-separated without a header, one row a line', () => {
    const rows = [
      ['job_1', 'two\nlines\tand a tab', style.bold('5')],
      ['job_2', '\x1b[31m', ''],
    ];
    expect(tabSeparated(rows)).toEqual(['job_1\ttwo lines and a tab\t5', 'job_2\t\x1b[31m\t']);
  });
});
