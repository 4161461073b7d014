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
  [
    'Rust Matrix struct with add, subtract, mul and transpose, mismatched dimensions return an error enum, with unit tests',
    ['fn subtract(', 'fn mul(', 'enum MatrixError', '#[test]'],
  ],
  [
    'rust: parse_config(text: &str) reading `key = value` pairs into a BTreeMap, skip lines starting with # or ;, custom error type ConfigError with the line number, with tests',
    [
      'fn parse_config(text: &str) -> Result<BTreeMap<String, String>, ConfigError>',
      "split_once('=')",
      "['#', ';']",
    ],
  ],
  [
    'rust command line tool using clap: count lines, words and characters of multiple files, -l, -w and -m flags, total at the end',
    ['use clap::Parser;', "short = 'm'", 'chars().count()', '"total"'],
  ],
  [
    'Rust guessing game, 1 to 50, 5 attempts, no crates, play again at the end',
    ['HIGHEST: u32 = 50', 'TRIES: u32 = 5', 'RandomState', 'Play again?'],
  ],
  [
    'rust cli to format json with serde_json and clap, --indent N (default 4), --sort-keys, reads stdin if no file, reports line and column of syntax errors',
    ['default_value_t = 4', 'long = "sort-keys"', 'error.line()'],
  ],
  [
    'parse an ini file in rust without crates, comments with ; or #, report the line number on bad lines',
    ['line: at + 1', "[';', '#']"],
  ],
  [
    'golang: worker pool that fetches urls from a text file, 8 workers, saves them to ./out folder, retry 3 times, stop on ctrl+c',
    ['"workers", 8', '"dir", "out"', 'try == 3', 'NotifyContext'],
  ],
  [
    'Go worker pool with 10 workers and 100 jobs, overall timeout of 30 seconds, all errors collected, with tests',
    ['run(ctx, 10, jobs)', 'i <= 100', '30*time.Second', 'func TestRun('],
  ],
  [
    'go program following a log file, posts lines with WARN to a discord webhook, at most one message every 10 seconds',
    ['"WARN"', '"content"', '10 * time.Second'],
  ],
  [
    'Go command line diff for json files: print added, removed and changed paths, --ignore flag for keys',
    ['flag.String("ignore"', 'UseNumber()'],
  ],
  [
    'C program reading integers from a file, own quick sort, descending order, output to another file given as second argument, warns about invalid lines',
    ['quick_sort(', 'return a > b;', 'fopen(argv[2], "w")', 'is no integer'],
  ],
  [
    'C++ template class for undo redo history with max 20 states, methods push, undo, redo, canUndo and canRedo, unit tests using assert',
    ['limit = 20', 'template <typename State>', 'bool canUndo()', 'assert('],
  ],
];

test.each(WISHES)('%s', async (prompt, parts) => {
  const { code, notes } = await generateCode({ prompt }, tools);
  for (const part of parts) expect(code).toContain(part);
  expect(notes).toEqual([]);
});

test('a method and tests that a stored type lacks are named', async () => {
  const prompt =
    'Go struct Money with cents int64 and currency, Add, Sub, Format, error on currency mismatch, tests';
  const { notes } = await generateCode({ prompt }, tools);
  expect(notes).toEqual(['Not taken into account: Format, tests.']);
});

test.each([
  ['rust wc clone, only lines and words, for several files', 'only'],
  ['rust: parse key=value lines to HashMap<String, i32>, error with line number', 'HashMap<String, i32>'],
  ['rust guessing game 1-100, 7 tries, keeps score over several rounds', 'keeps score'],
  ['go json diff tool with the paths, also compares yaml', 'yaml'],
])('%s: what the program does otherwise is told', async (prompt, said) => {
  const { task, notes } = await generateCode({ prompt }, tools);
  if (task !== null) expect(notes.join(' ')).toContain(said);
});

test('tests at the end of a list of fields are a field', async () => {
  const { code } = await generateCode({ prompt: 'SQL table patients with id, name, tests' }, tools);
  expect(code).toContain('tests TEXT');
});
