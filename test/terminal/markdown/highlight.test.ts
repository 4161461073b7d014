import { describe, expect, test } from 'vitest';
import { knowsLanguage, LineHighlighter } from '../../../src/terminal/markdown/highlight.ts';
import { paint, plain } from '../../../src/terminal/style.ts';

function coloured(language: string, code: string): string[] {
  const highlighter = new LineHighlighter(language);
  return code.split('\n').map((line) => paint(highlighter.line(line), true));
}

const FAINT = '\x1b[2m';
const GREEN = '\x1b[32m';

describe('what began in an earlier line goes on', () => {
  test.each([
    ['javascript', 'const a = `one\n\n}\ntwo`;', 3, `${GREEN}two\``],
    ['python', 'x = """one\n\ntwo\n"""', 2, `${GREEN}two`],
    ['c', '/* one\n}\ntwo */ int x;', 2, `${FAINT}two */`],
    ['html', '<!-- a\n\nb -->\n<p>', 2, `${FAINT}b -->`],
  ])('%s', (language, code, line, start) => {
    expect(coloured(language, code)[line]?.startsWith(start)).toBe(true);
  });

  test('and what ended does not', () => {
    expect(coloured('c', '/* one */\nint x;')[1]).not.toContain(FAINT);
  });
});

test('the code itself is never changed, however long the block', () => {
  const line = 'const x = { a: "<b>&amp;" }; // end';
  const highlighter = new LineHighlighter('typescript');
  const lines = Array.from({ length: 260 }, (_, index) => `${line}${index}`);
  expect(lines.map((text) => plain(highlighter.line(text)))).toEqual(lines);
});

test('a line beyond all measure is shown as it is', () => {
  const line = 'a = 1; '.repeat(1_000);
  expect(new LineHighlighter('javascript').line(line)).toBe(line);
});

test.each([
  ['ts', true],
  ['py', true],
  ['sh', true],
  ['nonsense', false],
  ['__proto__', false],
])('%s is known: %s', (language, known) => {
  expect(knowsLanguage(language)).toBe(known);
});
