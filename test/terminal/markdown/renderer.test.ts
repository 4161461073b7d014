import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MarkdownRenderer } from '../../../src/terminal/markdown/renderer.ts';
import { DOCUMENT } from './document.ts';
import { read, sent } from './rendering.ts';

describe('the same output however the text is cut', () => {
  test.each([40, 80])('at %i columns', async (columns) => {
    for (const coloured of [true, false]) {
      const whole = await sent(DOCUMENT, { columns, coloured });
      for (const chunk of [1, 2, 3, 7]) {
        expect(await sent(DOCUMENT, { columns, coloured, chunk })).toBe(whole);
      }
    }
  });

  test('for any mixture of markers', async () => {
    const unit = fc.constantFrom(
      '*',
      '**',
      '_',
      '`',
      '```',
      '~~',
      '[',
      '](',
      ')',
      '!',
      '<',
      '>',
      '&',
      ';',
      '\\',
      '\n',
      '\n\n',
      '|',
      '-',
      '---',
      '#',
      '1.',
      ' ',
      '    ',
      'a',
      'word',
      '日',
      '（',
      '。',
      '👍',
      '=',
      'http://x',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(unit, { maxLength: 40 }),
        fc.constantFrom(1, 2, 3, 7),
        async (units, chunk) => {
          const text = units.join('');
          // Halves of a character never arrive: the neutraliser joins them.
          const whole = await sent(text, { columns: 20, coloured: false });
          expect(
            await sent(text, {
              columns: 20,
              coloured: false,
              chunk: text.includes('👍') ? text.length : chunk,
            }),
          ).toBe(whole);
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each([
    ['dashes', '-'.repeat(3_000)],
    ['hashes', '#'.repeat(3_000)],
    ['backticks', '`'.repeat(3_000)],
    ['blanks', `${' '.repeat(3_000)}x`],
    ['an endless row', `|${'a|'.repeat(5_000)}`],
    ['quotes', '>'.repeat(3_000)],
    ['an unclosed star', `*${'word '.repeat(500)}`],
    ['an unclosed link', `[${'word '.repeat(500)}`],
    ['an endless word', 'x'.repeat(9_000)],
    ['a long line of code', `\`\`\`\n${'x'.repeat(9_001)}\nshort\n\`\`\`\n`],
  ])('for %s', async (_name, text) => {
    const whole = await sent(text, { columns: 40 });
    for (const chunk of [1, 7, 997]) expect(await sent(text, { columns: 40, chunk })).toBe(whole);
  });
});

test('no letter is lost, whatever the markers around it', async () => {
  const unit = fc.constantFrom(
    '*',
    '**',
    '_',
    '`',
    '```',
    '~~',
    '[',
    '](',
    ')',
    '!',
    '<',
    '> ',
    '\\',
    '\n',
    '\n\n',
    '\n- ',
    '\n1. ',
    '\n| ä | ö |',
    '\n|---|--:|',
    '|',
    '---',
    '# ',
    ' ',
    '    ',
    'äh',
    'wörd',
    '日',
  );
  const letters = (text: string) => [...text.replace(/[^\p{L}]/gu, '')].sort().join('');
  await fc.assert(
    fc.asyncProperty(fc.array(unit, { maxLength: 50 }), async (units) => {
      const text = units.join('');
      expect(letters(await read(text, { coloured: false }))).toBe(letters(text));
    }),
    { numRuns: 300 },
  );
});

describe('nothing is held that is certain', () => {
  test('words come when they are whole', () => {
    const renderer = new MarkdownRenderer({ columns: () => 80, coloured: true });
    expect(renderer.push('Hello')).toBe('');
    expect(renderer.push(' wor')).toBe('Hello');
    expect(renderer.push('ld and')).toBe(' world');
    expect(renderer.push('\n')).toBe(' and\n');
  });

  test('an item begins with its first word', () => {
    const renderer = new MarkdownRenderer({ columns: () => 80, coloured: true });
    expect(renderer.push('- first wor')).toBe('• first');
  });

  test('emphasis is held until it is closed, and no longer', () => {
    const renderer = new MarkdownRenderer({ columns: () => 80, coloured: false });
    expect(renderer.push('say **two words')).toBe('say');
    expect(renderer.push('** now ')).toBe(' **two words** now');
  });

  test('code comes line by line', () => {
    const renderer = new MarkdownRenderer({ columns: () => 80, coloured: true });
    expect(renderer.push('```\nfirst\nsec')).toBe('  first\n');
  });

  test('a star that is never closed holds an answer only so long', () => {
    const renderer = new MarkdownRenderer({ columns: () => 80, coloured: true });
    const shown = renderer.push(`*${'word '.repeat(200)}`);
    expect(shown.length).toBeGreaterThan(400);
  });
});

describe('colour', () => {
  test.each([
    ['bold', 'a **b c** d', 'a \x1b[1mb c\x1b[22m d\n'],
    ['italic', '*b*', '\x1b[3mb\x1b[23m\n'],
    ['both', '***b***', '\x1b[1m\x1b[3mb\x1b[23m\x1b[22m\n'],
    ['code', '`b`', '\x1b[36mb\x1b[39m\n'],
    ['struck', '~~b~~', '\x1b[9mb\x1b[29m\n'],
    ['a link', '[b](http://x)', '\x1b[4mb\x1b[24m \x1b[2m(http://x)\x1b[22m\n'],
    ['a heading', '## b', '\x1b[1m\x1b[36mb\x1b[39m\x1b[22m\n'],
    [
      'wrapped emphasis',
      `**${'a'.repeat(12)} ${'b'.repeat(12)}**`,
      `\x1b[1m${'a'.repeat(12)}\x1b[22m\n\x1b[1m${'b'.repeat(12)}\x1b[22m\n`,
    ],
  ])('%s', async (_name, markdown, shown) => {
    expect(await sent(markdown, { columns: 20 })).toBe(shown);
  });

  test('without it the markers stay, so that nothing is lost', async () => {
    const text = '# A\n\n**b** *c* `d` ~~e~~\n\n```js\nlet x\n```\n';
    expect(await read(text, { coloured: false })).toBe(text);
  });

  test('code is highlighted in context, line by line', async () => {
    const code = '```ts\n/* one\n   two */\nconst a = "b";\n```\n';
    expect(await sent(code)).toBe(
      [
        '  \x1b[2m/* one\x1b[22m',
        '  \x1b[2m   two */\x1b[22m',
        '  \x1b[35mconst\x1b[39m a = \x1b[32m"b"\x1b[39m;',
        '',
      ].join('\n'),
    );
  });

  test.each(['unknownlanguage', 'constructor', '{.weird}'])(
    'code in %s is shown as it is',
    async (language) => {
      expect(await sent(`\`\`\`${language}\nlet x\n\`\`\`\n`)).toBe('  let x\n');
    },
  );
});

describe('O1: an escape written as an entity is neutralised too', () => {
  test.each([
    ['&#27;[2J', '^[[2J'],
    ['&#x1b;[2J', '^[[2J'],
    ['&#155;1A', '<9B>1A'],
    ['&#x202e;', '<U+202E>'],
    ['&#10;x', ' x'],
    ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
  ])('%s', async (text, shown) => {
    expect(await read(`a${text}b`)).toBe(`a${shown}b\n`);
  });
});

describe('O9: nothing makes it hang, and little is held', () => {
  const SIZE = 1 << 18;
  test.each([
    ['one line', 'word '.repeat(SIZE / 5)],
    ['one word', 'x'.repeat(SIZE)],
    ['stars', '*a '.repeat(SIZE / 3)],
    ['brackets', '['.repeat(SIZE)],
    ['links without an end', '[a]('.repeat(SIZE / 4)],
    ['backticks', Array.from({ length: 1_500 }, (_, i) => '`'.repeat((i % 700) + 1)).join(' ')],
    ['ampersands', '&'.repeat(SIZE)],
    ['combining marks', `a${'\u0301'.repeat(SIZE)}`],
  ])('%s', (_name, text) => {
    const renderer = new MarkdownRenderer({ columns: () => 80, coloured: true });
    let shown = 0;
    for (let at = 0; at < text.length; at += 1024) shown += renderer.push(text.slice(at, at + 1024)).length;
    expect(shown).toBeGreaterThan(text.length * 0.9 - 5_000);
    renderer.end();
  });

  test('100,000 newlines, and many lines', () => {
    const renderer = new MarkdownRenderer({ columns: () => 80, coloured: true });
    expect(renderer.push('\n'.repeat(100_000))).toBe('');
    expect(renderer.push('x\n'.repeat(30_000))).toHaveLength(60_000);
  });
});
