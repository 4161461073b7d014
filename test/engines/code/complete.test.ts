import { expect, test } from 'vitest';
import { completeCode } from '../../../src/engines/code/complete.ts';
import { withTree } from '../../../src/engines/code/languages/syntax-tree.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const CURSOR = '▮';

async function complete(language: string, text: string) {
  const offset = text.indexOf(CURSOR);
  const code = text.replace(CURSOR, '');
  const done = await completeCode({ code, language, offset }, tools);
  const whole = code.slice(0, offset) + done.completion + code.slice(offset);
  const isSound = await withTree({ code: whole, language, assets: tools.assets }, (root) => !root.hasError);
  return { ...done, whole, isSound };
}

test.each([
  ['closes a block', 'javascript', 'function add(a, b) {\n  return a + b;▮', '\n}'],
  ['closes brackets on one line', 'javascript', 'log(Math.max(1, [2, 3▮', ']))'],
  ['leaves what is closed further down', 'javascript', 'if (a) {\n  log(b▮\n}\n', ')'],
  ['closes a text', 'python', 'print("hello▮', '")'],
  ['ends a statement', 'c', 'int main(void) {\n    puts("x"▮', ');\n}'],
  ['closes words', 'ruby', 'class A\n  def go(x)\n    if x\n      puts x▮', '\n    end\n  end\nend'],
  ['closes the shell', 'bash', 'for f in *; do\n  if [ -f "$f" ]; then\n    echo "$f"▮', '\n  fi\ndone'],
  ['a name of the file', 'javascript', 'const configuration = 1;\nlog(confi▮);', 'guration'],
  ['a member of the object', 'python', 'user.name = 1\nuser.name = 2\nprint(user.▮)', 'name'],
  [
    'a loop over what there is',
    'javascript',
    'const users = load();\nfor (const user of ▮',
    'users) {\n  \n}',
  ],
  [
    'a counting loop',
    'javascript',
    'const users = load();\nfor (let i = 0; ▮',
    'i < users.length; i++) {\n  \n}',
  ],
  ['a loop in Python', 'python', 'entries = []\nfor entry in ▮', 'entries:\n    pass'],
  [
    'what a function has built',
    'python',
    'def f(xs):\n    total = 0\n    for x in xs:\n        total += x\n    return ▮',
    'total',
  ],
  ['the rest of a loop', 'javascript', 'const xs = [1];\nfor (const x of xs▮', ') {\n  \n}'],
  ['the rest of a condition', 'go', 'package a\n\nfunc f(n int) {\n\tif n > 1▮', ' {\n\t\t\n\t}\n}'],
  ['the rest of a method', 'python', 'class A:\n    def push(self, item▮', '):\n        pass'],
  ['the rest of a class', 'python', 'class A▮', ':\n    pass'],
  ['a body for a header', 'python', 'class A:▮', '\n    pass'],
  ['a sum by its name', 'javascript', 'function add(a, b) {▮', '\n  return a + b;\n}'],
  ['a product by its name', 'python', 'def multiply(x, y):▮', '\n    return x * y'],
  ['a body above other code', 'python', 'def is_even(n):▮\n\nprint(is_even(4))\n', '\n    return n % 2 == 0'],
  [
    'a body between its brackets',
    'javascript',
    'function isEven(n) {▮\n}\nlog(1);\n',
    '\n  return n % 2 === 0;',
  ],
])('%s', async (_, language, text, completion) => {
  const done = await complete(language, text);
  expect(done.completion).toBe(completion);
  expect(done.isSound).toBe(true);
});

test('the arms that a type allows', async () => {
  const done = await complete(
    'typescript',
    "type A = { kind: 'circle' | 'square' };\nfunction f(a: A) {\n  switch (a.kind) {▮",
  );
  expect(done.completion).toBe(
    "\n    case 'circle':\n      break;\n    case 'square':\n      break;\n  }\n}",
  );
  expect(done.isSound).toBe(true);
});

test.each([
  ['javascript', 'function isPalindrome(word) {\n  ▮', 'word.toLowerCase()'],
  ['typescript', 'function factorial(k: number): bigint {▮', 'BigInt(k)'],
  ['python', 'def fibonacci(k):▮', 'range(k)'],
  ['go', 'package main\n\nfunc isPrime(k int) bool {▮', 'if k < 2 {'],
  ['rust', 'fn is_leap_year(y: u32) -> bool {▮', 'y % 400 == 0'],
  ['ruby', 'def count_vowels(line)▮', 'line.downcase'],
  ['php', '<?php\nfunction isLeapYear(int $y): bool {▮', '$y % 400'],
])('writes the body of a known function in %s', async (language, text, part) => {
  const done = await complete(language, text);
  expect(done.completion).toContain(part);
  expect(done.isSound).toBe(true);
  expect(done.notes[0]).toContain("The body is octet's");
});

test.each([
  ['javascript', 'const a = 1;\n▮', 'connect one'],
  ['javascript', '// a thought▮', 'inside a comment'],
])('adds nothing to %s %j', async (language, text, note) => {
  const done = await complete(language, text);
  expect(done.completion).toBe('');
  expect(done.notes.join()).toContain(note);
});

test('never adds a mistake, wherever the cursor stands', async () => {
  const code =
    'function f(items) {\n  const total = { n: 0 };\n  for (const item of items) { total.n += item; }\n  return total;\n}\n';
  for (let offset = 0; offset <= code.length; offset++) {
    const { completion } = await completeCode({ code, language: 'javascript', offset }, tools);
    const whole = code.slice(0, offset) + completion + code.slice(offset);
    const isSound = await withTree(
      { code: whole, language: 'javascript', assets: tools.assets },
      (root) => !root.hasError,
    );
    expect(isSound, `${offset}: ${JSON.stringify(completion)}`).toBe(true);
  }
});

test.each([
  ['rust', 'fn factorial(n: u64) -> u64 {▮', ''],
  ['rust', 'fn is_prime(n: u64) -> bool {▮', 'n >= 2'],
  ['rust', 'fn add(a: &str, b: i32) -> String {▮', ''],
  ['go', 'func factorial(n int) int {▮', ''],
  ['go', 'func add(a, b int) int {▮', 'return a + b'],
  ['typescript', 'function factorial(n: number): number {▮', ''],
  ['typescript', 'function binarySearch(sorted: string[], target: string): number {▮', 'as string'],
  ['python', 'def is_palindrome(text: int) -> bool:▮', ''],
  ['php', 'function factorial(string $n): string {▮', ''],
])('%s: a body whose types do not fit is withheld: %s', async (language, text, part) => {
  const { completion } = await complete(language, language === 'php' ? `<?php\n${text}` : text);
  if (part === '') expect(completion.trim().replace('pass', '')).toBe('');
  else expect(completion).toContain(part);
});
