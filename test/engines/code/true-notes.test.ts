import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const made = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  [
    'javascript',
    'node cli todo: add / list / done / rm, saves in ~/.todo.json',
    [`case 'rm'`, '/.todo.json`', '| rm ID'],
  ],
  [
    'python',
    'command line todo list with commands add, list, done and delete, saved in ~/notes/todo.json',
    ['"delete"', '/ "notes/todo.json"'],
  ],
  ['javascript', 'todo list on the command line, kept in tasks.json', ['FILE = "tasks.json"']],
])(
  '%s: the file and the commands of the wish are those of the program: %s',
  async (language, prompt, said) => {
    const { code, notes } = await made(prompt, language);
    for (const one of said) expect(code).toContain(one);
    expect(notes.join()).not.toMatch(/todo\.json|tasks\.json|\brm\b|delete/);
  },
);

test.each([
  [
    'javascript',
    'function that groups orders by customer and returns customers whose total exceeds 1000',
    '1000',
  ],
  ['rust', 'hexdump like xxd, 16 bytes per line, offset, ascii column, file from arg', 'like xxd'],
  [
    'java',
    'topological sort that throws if there is a cycle and says which nodes are in it',
    'says which nodes are in it',
  ],
  ['kotlin', 'password generator, options length, digits, symbols', 'option digits, option symbols'],
  [
    'php',
    'login with sessions, users in an array, after 5 wrong passwords blocked for 10 minutes',
    'users in an array',
  ],
])('%s: a particular that the code does not have is told: %s', async (language, prompt, missing) => {
  const { task, notes } = await made(prompt, language);
  expect(task).not.toBeNull();
  expect(notes.join()).toContain(missing);
});

test.each([
  ['swift', 'stopwatch with lap list, start/stop/lap/reset, hundredths shown', /hundredths shown/],
  [
    'php',
    'login throttle with sessions: after 5 wrong passwords blocked for 10 minutes, password_verify',
    /blocked|throttle/,
  ],
  ['kotlin', 'password generator, option length, no lookalikes (0O1lI)', /option length|o1l/i],
  ['bash', 'check the tls certificates of the domains in a file, print the days left, sorted', /file/],
])(
  '%s: what the code visibly holds is not called missing, nor in its comment: %s',
  async (language, prompt, denied) => {
    const { task, code, notes } = await made(prompt, language);
    expect(task).not.toBeNull();
    expect(notes.join()).not.toMatch(denied);
    expect(code).not.toMatch(/Left out: [^.]*(?:hundredths|blocked|throttle)/);
  },
);

test('the domains of a file are read from it', async () => {
  const { code } = await made(
    'cert expiry check: domains in a file, openssl, days left sorted, exit 1 if any is below 14',
    'bash',
  );
  expect(code).toContain('list=${1:-domains.txt}');
});

test.each([
  [
    'html',
    'an anonymous survey board layout with cards, colored tags, and a calendar heat map of the votes',
    /nothing for this/,
  ],
  [
    'python',
    'amortization schedule for a loan: principal, yearly rate, months. last payment corrects the cents. write it as csv. use Decimal',
    /knows "write it as csv".*It lacks this: .*amortization schedule/,
  ],
  ['python', 'a seating plan for 28 pupils at 14 tables for two', /nothing for this\.(?! \| The nearest)/],
])('%s: a refusal tells what it knows and what it lacks: %s', async (language, prompt, why) => {
  const { task, notes } = await made(prompt, language);
  expect(task).toBeNull();
  expect(notes.join(' | ').replaceAll('\n', ' ')).toMatch(why);
});

test('a key that is held turns the snake once, and it gets faster every so many apples', async () => {
  const { code, notes } = await made(
    'snake on a canvas, arrow keys, gets faster every 5 apples, score',
    'javascript',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('(turn.x === 0) !== (last.x === 0)');
  expect(code).toContain('const APPLES = 5;');
});
