/** Repeats a pattern until the text has this many characters. */
function filled(pattern: string, size: number): string {
  return pattern.repeat(Math.ceil(size / pattern.length)).slice(0, size);
}

function numbered(size: number, line: (index: number) => string): string {
  const lines: string[] = [];
  for (let length = 0, index = 0; length < size; index += 1) {
    const next = line(index);
    lines.push(next);
    length += next.length;
  }
  return lines.join('');
}

/** A list item inside a list item, each one level deeper, again and again. */
function nestedList(size: number): string {
  return numbered(size, (index) => `${' '.repeat((index % 400) * 2)}- item\n`);
}

/** Texts that are cheap to send and that careless code takes quadratic time for. */
export const SHAPES: Readonly<Record<string, (size: number) => string>> = {
  'spaces between two letters': (size) => `a${' '.repeat(size)}b`,
  'spaces, tabs and blank lines': (size) => `a${filled(' \t \n', size)}b`,
  'blank lines': (size) => `${'\n'.repeat(size)}x`,
  'carriage returns': (size) => `a${'\r'.repeat(size)}b`,
  'combining marks': (size) => `e${'\u0301'.repeat(size)}`,
  'joined emoji': (size) => filled('👩‍', size),
  'emoji with skin tones and forms': (size) => filled('👍🏽☺️1️⃣🇩🇪', size),
  'right-to-left and direction marks': (size) => filled('שלום\u202e\u2066x\u2069', size),
  'lone surrogates': (size) => filled('\ud800x\udc00', size),
  'ideographs that may not begin a line': (size) => filled('、', size),
  'escape sequences': (size) => filled('\u001b[31m\u001b]52;c;eA==\u0007', size),
  'opening brackets': (size) => '['.repeat(size),
  'brackets that close late': (size) => filled(`${'['.repeat(1_400)}]`, size),
  'links inside links': (size) => filled(`${'['.repeat(200)}a${'](x)'.repeat(200)} `, size),
  'links with blanks in the address': (size) => filled(`[a](${' '.repeat(1_400)}z z)`, size),
  'angle brackets': (size) => filled('<a', size),
  asterisks: (size) => filled('*a **b ', size),
  'asterisks alone': (size) => '*'.repeat(size),
  underscores: (size) => filled('_a __b ~~c ', size),
  'emphasis inside emphasis': (size) => filled(`${'*_'.repeat(100)}x${'_*'.repeat(100)} `, size),
  backticks: (size) => numbered(size, (index) => `${'`'.repeat((index % 200) + 1)}a `),
  'code between backticks': (size) => filled(`\`${' a'.repeat(240)}\` `, size),
  'code fences': (size) => filled('```\n', size),
  'code fences of growing length': (size) =>
    numbered(size, (index) => `${'`'.repeat((index % 1_000) + 3)}ts\n`),
  'a code block of long lines': (size) => `\`\`\`ts\n${filled(`const x = "${'a'.repeat(1_900)};\n`, size)}`,
  'a code block of short lines': (size) => `\`\`\`js\n${filled('f(`${ {a:[/x', size).replaceAll('x', 'x\n')}`,
  'quotes inside quotes': (size) => filled(`${'> '.repeat(500)}x\n`, size),
  'lists inside lists': nestedList,
  pipes: (size) => '|'.repeat(size),
  'a table of many columns': (size) =>
    `${'|a'.repeat(3_000)}|\n${'|-'.repeat(3_000)}|\n${filled('|b|\n', size)}`,
  // Long enough for a whole row of the longest kind.
  'tables with blanks for dashes': (size) => filled(`|a|\n|-${' '.repeat(7_900)}x\n`, Math.max(size, 10_000)),
  'HTML entities': (size) => filled('&amp;&#x41;&', size),
  'HTML tags': (size) => filled('<script><title><', size),
  'quotation marks and backslashes': (size) => filled('"\\"\\\\\'', size),
  digits: (size) => '9'.repeat(size),
  'digits and points': (size) => filled('1.1,', size),
  dashes: (size) => '-'.repeat(size),
  'slashes and dots': (size) => filled('/..', size),
  commas: (size) => ','.repeat(size),
  'many short lines': (size) => filled('x\n', size),
  'many different lines': (size) => numbered(size, (index) => `${index}\n`),
  'one long word': (size) => 'a'.repeat(size),
  'words longer than a line': (size) => filled(`${'w'.repeat(99)} `, size),
  'commands to copy': (size) => filled('octet octet: $ octet chat "x ', size),
  'a deep JSON list': (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  'a JSON list 900 levels deep': (size) => `[${filled(`${'['.repeat(900)}${']'.repeat(900)},`, size)}0]`,
  'a wide JSON object': (size) => `{"a":0${numbered(size, (index) => `,"k${index}":1`)}}`,
  'a wide object beside many small ones': (size) =>
    `[{"a":0${numbered(size / 2, (index) => `,"k${index}":1`)}}${filled(',{"a":1}', size / 2).replace(/,[^}]*$/, '')}]`,
  'a long JSON list': (size) => `[0${numbered(size, () => ',{"id":"m"}')}]`,
  'a long JSON list of texts': (size) => `{"outputs":["a"${numbered(size, (index) => `,"u${index}"`)}]}`,
};
