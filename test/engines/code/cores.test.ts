import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { CORES } from '../../../src/engines/code/plans/cores/cores.ts';
import { unmetOnCommandLine } from '../../../src/engines/code/snippets/command-line.ts';
import { loadSnippets, SNIPPET_LANGUAGES } from '../../../src/engines/code/snippets/snippets.ts';
import { keeps, signaturesIn } from '../../../src/engines/code/tasks/asked-signature.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  [
    'go',
    'function Merge(intervals [][2]int) [][2]int that merges',
    'Merge',
    [['intervals', '[][2]int']],
    '[][2]int',
  ],
  [
    'go',
    'function Gcd(a, b int) int',
    'Gcd',
    [
      ['a', 'int'],
      ['b', 'int'],
    ],
    'int',
  ],
  ['go', 'function Reverse(s string) that reverses', 'Reverse', [['s', 'string']], undefined],
  ['swift', 'fizzBuzz(upTo n: Int) -> [String] that returns', 'fizzBuzz', [['n', 'Int']], '[String]'],
  [
    'typescript',
    'chunk<T>(items: T[], size: number): T[][] that throws',
    'chunk',
    [
      ['items', 'T[]'],
      ['size', 'number'],
    ],
    'T[][]',
  ],
  ['php', 'slugify(string $text): string that', 'slugify', [['text', 'string']], 'string'],
  [
    'java',
    'static method int gcd(int a, int b) that',
    'gcd',
    [
      ['a', 'int'],
      ['b', 'int'],
    ],
    'int',
  ],
  [
    'python',
    'decorator retry(times, delay) that',
    'retry',
    [
      ['times', undefined],
      ['delay', undefined],
    ],
    undefined,
  ],
  ['rust', 'fn is_palindrome(s: &str) -> bool ignoring case', 'is_palindrome', [['s', '&str']], 'bool'],
] as const)('reads the signature of %s: %s', (language, prompt, name, parameters, result) => {
  const [signature] = signaturesIn(prompt, language);
  expect(signature?.name).toBe(name);
  expect(signature?.parameters.map((one) => [one.name, one.type])).toEqual(parameters);
  expect(signature?.result).toBe(result);
});

test('a signature is kept only with the same types, labels and result', () => {
  const [asked] = signaturesIn('fizz(upTo n: Int) -> [String]', 'swift');
  const kept = (code: string): boolean => {
    const [own] = signaturesIn(code, 'swift');
    return asked !== undefined && own !== undefined && keeps(own, asked);
  };
  expect(kept('func fizz(upTo n: Int) -> [String] {')).toBe(true);
  expect(kept('func fizz(n: Int) -> [String] {')).toBe(false);
  expect(kept('func fizz(upTo n: Int) -> String {')).toBe(false);
  expect(kept('func fizz(upTo n: Double) -> [String] {')).toBe(false);
});

test.each([
  [
    'go',
    'function Join(spans [][2]int) [][2]int that merges all overlapping ranges, ordered by start',
    'func Join(spans [][2]int) [][2]int {',
  ],
  [
    'swift',
    'function fizzBuzz(until n: Int) -> [String], returns an empty list if n is negative',
    'print(fizzBuzz(until: 15))',
  ],
  [
    'php',
    'function slugify(string $title): string that lowercases and returns "untitled" if the slug is empty',
    'return "untitled";',
  ],
  [
    'python',
    'decorator retry(attempts, pause) that retries a function on every error, waiting between attempts, and raises the last error',
    'time.sleep(pause)',
  ],
  [
    'java',
    'static method that converts a number to a roman numeral and throws ArithmeticException if it is out of range',
    'throw new ArithmeticException(',
  ],
  ['python', 'function is_anagram(a: str, b: str) -> bool ignoring case and spaces', 'text.replace(" ", "")'],
  [
    'c',
    'function that removes duplicates from a sorted array in place, with a main that shows it for {5, 5, 9}',
    'int values[] = { 5, 5, 9 };',
  ],
  ['bash', 'print the 5 most common status codes in a log file given as argument with their counts', '"$1"'],
  [
    'csharp',
    'method that takes a list of doubles and returns the largest, throws ArgumentException for an empty list',
    'throw new ArgumentException(',
  ],
  [
    'sql',
    'tables authors(id, name) and books(id, author_id, price, published_on): list every author name with number of books and total price in 2023, authors without books shown with 0',
    'COALESCE(SUM(',
  ],
  [
    'sql',
    'create a table rooms with id primary key, name not null, price at least 1, and insert two rows, then select the rooms cheaper than 20 ordered by name',
    'CHECK (price >= 1)',
  ],
])('a rule of the wish is in the code: %s %s', async (language, prompt, part) => {
  const { code, notes, task } = await generate(prompt, language);
  expect({ task, notes }).toEqual({ task: 'plan', notes: [] });
  expect(code).toContain(part);
});

test.each([
  ['go', 'function MergeIntervals(intervals []Span) []Span that merges overlapping intervals'],
  ['python', 'function fizz_buzz(n, words) that returns a list of strings'],
  ['rust', 'fn is_palindrome(s: String) -> Option<bool> ignoring case'],
  ['php', 'function slugify(string $text): string that lowercases, trims dashes and keeps emoji'],
])('what a core does not do is not passed off: %s %s', async (language, prompt) => {
  expect((await generate(prompt, language)).task).not.toBe('plan');
});

test('a rule about a case gives no number to the example', async () => {
  const { code } = await generate(
    'chunk_list(items, size) that raises ValueError when size is less than 1',
    'python',
  );
  expect(code).not.toContain('7], 1)');
});

test('an unmet rule is named as the asker wrote it', async () => {
  const { notes } = await generate(
    'worker pool with 4 workers that squares numbers from 1 to 20 in batches',
    'go',
  );
  expect(notes).toEqual(['Not taken into account: squares numbers from 1 to 20 in batches.']);
});

test('every stored core is one that a wish can reach, and has its options', async () => {
  const ids = new Set(CORES.map(({ id }) => `core ${id}`));
  for (const language of SNIPPET_LANGUAGES)
    for (const id of (await loadSnippets(language, tools.assets)).keys())
      if (id.startsWith('core ')) expect(ids, `${language} ${id}`).toContain(id);
});

test.each([
  ['java', 'show all .md and .rst files under a directory except target', ['".md", ".rst"', '"target"']],
  [
    'rust',
    'remove files older than 2 weeks from a folder, with a --dry-run switch',
    ['2 * 7 * 24', '"--dry-run"'],
  ],
  [
    'csharp',
    'rename the files of a directory to uppercase with --dry-run',
    ['ToUpperInvariant', '"--dry-run"'],
  ],
  ['kotlin', 'identical files of a folder with a --delete option', ['"--delete"', 'SHA-256']],
  ['php', 'guess a number between 5 and 9 with three tries', ['play(5, 9)', '$left = 3']],
  [
    'cpp',
    'largest and average of the integers of standard input, one per line',
    ['max_element', 'long value'],
  ],
])('a program over files has the conditions of its wish: %s %s', async (language, prompt, parts) => {
  const { code, notes } = await generate(prompt, language);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test.each([
  ['add up a csv column given with --name', 'sum = flag.String("name", "")', []],
  ['add up a csv column given with --name', 'total := os.Args[1]', ['--name']],
  ['words of a text with a -q flag', 'if "-q" in sys.argv:', []],
  ['notes with the subcommands show, tag and drop', 'case "show": case "tag":', ['drop']],
])('a flag or subcommand that the code does not know is named: %s', (prompt, code, unmet) => {
  expect(unmetOnCommandLine(prompt, code)).toEqual(unmet);
});
