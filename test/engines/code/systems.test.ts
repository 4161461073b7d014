import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { languageInPrompt } from '../../../src/engines/code/languages/prompt-language.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  ['C++17 class for an undo stack', 'cpp'],
  ['write a c++20 thread-safe queue', 'cpp'],
  ['c99 program that sorts integers', 'c'],
  ['write a Go LRU cache with generics', 'go'],
  ['create a small rust parser for ini files', 'rust'],
  ['make a go board game', undefined],
])('%s is a wish for %s', (prompt, language) => {
  expect(languageInPrompt(prompt)).toBe(language);
});

/** A wish, and what its particulars leave in the program; nothing of it is left out. */
const WISHES: readonly (readonly [string, readonly string[]])[] = [
  [
    'Go LRU cache with generics, Add, Get and Remove, eviction callback, thread safe, with tests',
    ['func (c *Cache[K, V]) Add(', ') Remove(', 'onEvict', 'func TestCache('],
  ],
  [
    'go url shortener api: POST /api/links with {"target": "..."}, 8 character codes, GET /r/{code} redirects with 301, GET /ping, port 9000, mutex',
    [
      'codeLength = 8',
      '"/api/links"',
      '`json:"target"`',
      '"/r/"',
      'StatusMovedPermanently',
      '"/ping"',
      ':9000',
    ],
  ],
  [
    'go program that lists the 10 largest .log files below a directory, flag -top to change the count, skips hidden files',
    ['flag.Int("top", 10,', '".log"', 'HasPrefix(entry.Name(), ".")'],
  ],
  [
    'Go function TopWords(src io.Reader, k int) with the k most frequent words, ignoring case and punctuation, plus tests',
    ['func TopWords(src io.Reader, k int)', 'func TestMostCommonWords'],
  ],
];

test.each(WISHES)('%s', async (prompt, parts) => {
  const { code, notes } = await generateCode({ prompt }, tools);
  for (const part of parts) expect(code).toContain(part);
  expect(notes).toEqual([]);
});
