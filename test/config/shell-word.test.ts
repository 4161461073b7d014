import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shellWord } from '../../src/config/shell-word.ts';

test.each([
  ['job_1', 'job_1'],
  ['/home/ann/x', '/home/ann/x'],
  ['', "''"],
  ['a b', "'a b'"],
  ["it's", "'it'\\''s'"],
  ['$(reboot)', "'$(reboot)'"],
  ['`reboot`', "'`reboot`'"],
])('%j becomes %s', (text, word) => expect(shellWord(text)).toBe(word));

test('a shell takes it for the same word, whatever it is', () => {
  const text = fc.string({
    unit: fc.constantFrom('$', '(', ')', '`', "'", '"', '\\', ' ', '\n', ';', '!', '~', '*', 'a'),
  });
  fc.assert(
    fc.property(fc.array(text, { minLength: 30, maxLength: 30 }), (words) => {
      const line = `printf '%s\\0' ${words.map(shellWord).join(' ')}`;
      expect(execFileSync('sh', ['-c', line]).toString().split('\0').slice(0, -1)).toEqual(words);
    }),
    { numRuns: 8 },
  );
});
