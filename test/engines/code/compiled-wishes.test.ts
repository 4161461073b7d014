import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const write = (language: string, prompt: string) => generateCode({ prompt, language }, engineTools());

test.each([
  [
    'go',
    'Again(n)',
    'Go func Retry(times int, pause time.Duration, call func() error) error, waits double each time',
    /func Retry\(times int, pause time\.Duration, call func\(\) error\)/,
  ],
  [
    'go',
    'debounce',
    'I need a debounce helper in Go: Debounce(after time.Duration, call func()) func()',
    /func Debounce\(after time\.Duration, call func\(\)\) func\(\)/,
  ],
  [
    'c',
    'trim',
    'a C function char *trim(char *line) which strips the spaces at both ends',
    /char \*trim\(char \*line\)/,
  ],
])(
  'a declaration in %s is a contract, and its types are no further wish: %s',
  async (language, _, prompt, declared) => {
    const { code, notes } = await write(language, prompt);
    expect(notes).toEqual([]);
    expect(code).toMatch(declared);
  },
);

test.each([
  [
    'ring buffer of 4 ints with functions cb_init, cb_push, cb_pop and cb_is_empty',
    /void cb_init\([\s\S]*cb_push\([\s\S]*cb_pop\(/,
  ],
  ['stack with st_push, st_pop and st_peek', /bool st_push\([\s\S]*bool st_pop\(/],
  [
    'a linked list in C with add_first, add_last and print',
    /bool list_add_last\([\s\S]*bool list_add_first\(/,
  ],
])('functions of C have the names and the prefix that a wish lists: %s', async (prompt, declared) => {
  const { code, notes } = await write('c', prompt);
  expect(notes).toEqual([]);
  expect(code).toMatch(declared);
});

test('a listed method of an outline takes its parameters in the order of the wish', async () => {
  const { code, notes } = await write(
    'rust',
    'Rust warehouse struct: add_item(name, quantity, price), remove_item(name, quantity), total_value(); error when there is not enough stock',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('pub struct Warehouse');
  expect(code).toContain('fn add_item(&mut self, name: &str, quantity: i64, price: f64)');
  expect(code).toContain('add_item("apple", 5, 0.5)');
});

test.each(['go', 'rust', 'cpp', 'c'])(
  'an expression in postfix notation is evaluated in %s',
  async (language) => {
    const real = await write(language, 'evaluate a postfix expression, an unknown token is an error');
    const whole = await write(language, 'evaluate a postfix expression of integers');
    expect([...real.notes, ...whole.notes]).toEqual([]);
    expect(real.code).toMatch(/\b(?:double|float64|f64)\b/);
    expect(whole.code).toMatch(/\b(?:long|int|i64)\b/);
    expect(whole.code).not.toMatch(/\b(?:double|float64|f64)\b/);
  },
);

test('a language that lacks the likeliest program gives another one that lacks nothing', async () => {
  const { code, notes, task } = await write(
    'c',
    'HTTP server in C on port 9000 which answers every request with "hi"',
  );
  expect(notes).toEqual([]);
  expect(task).toBe('http-hello');
  expect(code).toContain('htons(9000)');
});

test('a class template is a generic class', async () => {
  const { notes, task } = await write('cpp', 'class template MinHeap with push, pop, top and empty in C++');
  expect(notes).toEqual([]);
  expect(task).not.toBeNull();
});
