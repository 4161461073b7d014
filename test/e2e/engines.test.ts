import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshHome, octet } from './octet.ts';

// Tests of the engines run the sources; the package holds what they load in another form.
test.each([
  ['code explain FILE.py', 'def add(a, b):\n    return a + b\n', /Python.*\badd\b/s],
  ['code refactor FILE.js -i var', 'var a = 1;\n', /^const a = 1;$/m],
  ['code refactor FILE.js -i arrow', 'f(function (x) { return x; });\n', /x => x/],
  ['code complete FILE.js', 'function isEven(n) {\n', /% 2/],
  ['code generate --language go FILE.txt', 'reverse a string with a test', /func Test/],
  ['embed --json FILE.txt', 'a cat', /"embedding"/],
])('the built command runs %s', async (line, text, shows) => {
  const home = freshHome();
  const argv = line.split(' ').map((word) => {
    if (!word.startsWith('FILE')) return word;
    if (word === 'FILE.txt') return text;
    writeFileSync(join(home, word), text);
    return word;
  });
  const { exitCode, stdout, stderr } = await octet(argv, { home });
  expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining('Warning')]);
  expect(stdout).toMatch(shows);
});
