import { describe, expect, test } from 'vitest';
import { MarkdownRenderer } from '../../../src/terminal/markdown/renderer.ts';
import { width } from '../../../src/terminal/width.ts';
import { DOCUMENT } from './document.ts';
import { read } from './rendering.ts';

describe('layout', () => {
  test.each([40, 80])('no line but code and links is wider than %i columns', async (columns) => {
    const lines = (await read(DOCUMENT, { columns })).split('\n');
    const tooWide = lines.filter((line) => width(line) > columns && !line.startsWith('  const'));
    expect(tooWide).toEqual([]);
  });

  test('at 40 columns', async () => {
    const text =
      '# Title\n\nSome **bold text** that has to wrap at forty columns.\n\n1. One item that has to wrap at forty columns\n   - nested item that has to wrap as well, twice\n\n> Quoted text that has to wrap at forty columns';
    expect(await read(text, { columns: 40 })).toBe(
      [
        'Title',
        '',
        'Some bold text that has to wrap at forty',
        'columns.',
        '',
        '1. One item that has to wrap at forty',
        '   columns',
        '   ◦ nested item that has to wrap as',
        '     well, twice',
        '',
        '│ Quoted text that has to wrap at forty',
        '│ columns',
        '',
      ].join('\n'),
    );
  });

  test.each<[name: string, markdown: string, shown: string]>([
    ['headings', '# A\n### B #1', 'A\nB #1\n'],
    ['a hash that is no heading', '#1 and #hash\n####### x', '#1 and #hash\n####### x\n'],
    ['lists of every bullet', '- a\n* b\n+ c', '• a\n• b\n• c\n'],
    [
      'nesting by two, three or four',
      '- a\n  - b\n1. c\n   - d\n- e\n    - f\n        - g',
      '• a\n  ◦ b\n1. c\n   ◦ d\n• e\n  ◦ f\n    • g\n',
    ],
    ['coming back out', '- a\n  - b\n    - c\n- d', '• a\n  ◦ b\n    • c\n• d\n'],
    ['text of an item', '- a\n\n  more\n\nout', '• a\n\n  more\n\nout\n'],
    ['an empty item', '- \n- b', '• \n• b\n'],
    ['large numbers', '9. i\n10. j\n    x', '9. i\n10. j\n    x\n'],
    ['tasks', '- [ ] a\n- [x] b\n- [X] c\n- [y] d\n- [ ]', '• ☐ a\n• ☑ b\n• ☑ c\n• [y] d\n• [ ]\n'],
    ['a dash alone and a year', '-5 degrees\n1999 was', '-5 degrees\n1999 was\n'],
    ['quotes', '> a\n>\n> b\n>> c\n\nd', '│ a\n│\n│ b\n│ │ c\n\nd\n'],
    ['code in a quote', '> ```\n> x > y\n> ```\n> z', '│   x > y\n│ z\n'],
    ['code in an item', '1. a\n   ```\n   x\n     y\n   ```\n2. b', '1. a\n     x\n       y\n2. b\n'],
    ['code that is never closed', '```\nx', '  x\n'],
    ['a fence inside a longer one', '````\n```\nx\n```\n````\ny', '  ```\n  x\n  ```\ny\n'],
    ['tildes', '~~~\n```\n~~~', '  ```\n'],
    ['indented code', 'a\n\n    *x*  y\n    z', 'a\n\n    *x*  y\n    z\n'],
    ['blank lines', '\n\n\na\n\n\n\nb\n\n', 'a\n\nb\n'],
    ['line breaks', 'a\nb<br>c<br/>d', 'a\nb\nc\nd\n'],
    ['Windows lines', 'a\r\n\r\nb\r\n', 'a\n\nb\n'],
    ['blanks inside a line', 'a    b\tc', 'a    b    c\n'],
    ['an underlined title', 'Title\n=====', `Title\n${'═'.repeat(80)}\n`],
    ['rules', 'a\n\n***\n_ _ _', `a\n\n${'─'.repeat(80)}\n${'─'.repeat(80)}\n`],
    ['nothing', '', ''],
  ])('%s', async (_name, markdown, shown) => {
    expect(await read(markdown)).toBe(shown);
  });

  test('ideographs wrap anywhere but before a full stop and after an opening bracket', async () => {
    expect(await read('一二三四五六七八九十。次「引用」', { columns: 20 })).toBe(
      '一二三四五六七八九\n十。次「引用」\n',
    );
    expect(await read('一二三四五六七八九「引用」', { columns: 20 })).toBe('一二三四五六七八九\n「引用」\n');
    expect(await read('一二三 latin 四五六七八九', { columns: 20 })).toBe('一二三 latin 四五六\n七八九\n');
  });

  test('a window that changes its width is followed', () => {
    let columns = 40;
    const renderer = new MarkdownRenderer({ columns: () => columns, coloured: false });
    const text = 'twelve chars twelve chars twelve chars ';
    expect(renderer.push(text)).toBe('twelve chars twelve chars twelve chars');
    columns = 20;
    expect(renderer.push(text)).toBe('\ntwelve chars twelve\nchars twelve chars');
  });

  test('an address longer than the line is not broken', async () => {
    const address = `https://example.com/${'a'.repeat(100)}`;
    expect(await read(`see ${address} for it`, { columns: 40 })).toBe(`see\n${address}\nfor it\n`);
  });

  test('words instead of boxes for a screen reader', async () => {
    expect(await read('- [x] a\n- [ ] b', { accessible: true })).toBe('• [x] a\n• [ ] b\n');
  });
});

describe('tables', () => {
  const WORDY =
    '| Command | What it does | Variable |\n|---|---|---|\n| octet music generate | composes a song | OCTET_WEBHOOK_SECRET_FOR_EVERYTHING_AT_ALL |\n| internationalisation | x | y |\n\nend\n';

  test.each([20, 40, 60, 80])('words wider than their column stay inside %i columns', async (columns) => {
    const shown = await read(WORDY, { columns });
    const widest = Math.max(...shown.split('\n').map((line) => line.length));
    expect(widest).toBeLessThanOrEqual(columns);
    expect(shown.replace(/[\s│]/g, '')).toContain('internationalisation');
  });

  test('a table that is too narrow for its words becomes a list', async () => {
    const shown = await read(WORDY, { columns: 40 });
    expect(shown).toContain('Command: octet music generate\nWhat it does: composes a song\nVariable:');
    expect(shown).toContain('\n\nCommand: internationalisation\n');
    expect(await read(WORDY, { columns: 80 })).toContain('│');
  });

  test('align, and keep bars inside code and after a backslash', async () => {
    const table = '| A | Right | Mid |\n|---|--:|:-:|\n| `x|y` | 1 | m |\n| a\\|b | 22 | **mid** |\n\nafter';
    expect(await read(table)).toBe(
      'A   │ Right │ Mid\n────┼───────┼────\nx|y │     1 │  m\na|b │    22 │ mid\n\nafter\n',
    );
  });

  test('wrap inside their columns when they are too wide', async () => {
    const table = `| Name | What it is |\n|---|---|\n| tin | ${'a long description '.repeat(3)}|\n`;
    const shown = await read(table, { columns: 40 });
    expect(shown).toBe(
      [
        'Name │ What it is',
        '─────┼──────────────────────────────────',
        'tin  │ a long description a long',
        '     │ description a long description',
        '',
      ].join('\n'),
    );
  });

  test('rows may be short or long', async () => {
    expect(await read('|a|b|\n|-|-|\n|1|\n|1|2|3|\n')).toBe('a │ b │\n──┼───┼──\n1 │   │\n1 │ 2 │ 3\n');
  });

  test('what only looks like one stays text', async () => {
    expect(await read('| a | b\nnext\n\n|x|\n|y|\n')).toBe('| a | b\nnext\n\n|x|\n|y|\n');
  });
});
