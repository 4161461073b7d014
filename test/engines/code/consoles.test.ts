import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';
import wishes from './console-wishes.json' with { type: 'json' };

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  [
    'csharp',
    'Make a terminal to-do app: I can add tasks, tick them off by number and view them; everything is kept in todo.json',
    [
      'const string FileName = "todo.json";',
      'JsonSerializer.Serialize(',
      'entries[at].Done = true;',
      '"view"',
    ],
  ],
  [
    'kotlin',
    'A grocery list for the console with a numbered menu where the user can add, delete and show items and exit',
    ['data class Item(val title: String)', '"delete"', '"exit"', '${at + 1}) $name'],
  ],
  [
    'rust',
    'A command line tool that tracks my expenses in a text file and prints the total',
    ['struct Expense {', 'const FILE: &str = "list.txt";', 'Total: {}'],
  ],
  [
    'cpp',
    'A console contact book that lets the user add, search and delete contacts, kept in a std::map',
    ['std::map<std::string, std::string> numbers;', '"search", "delete"'],
  ],
])(
  'a list that somebody keeps by typing has its commands and its file: %s %s',
  async (language, prompt, parts) => {
    const { code, notes } = await generate(prompt, language);
    expect(notes).toEqual([]);
    for (const part of parts) expect(code).toContain(part);
  },
);

test('a list that is kept by typing names what it lacks', async () => {
  const { notes } = await generate(
    'A console to-do list with due dates that is saved to a JSON file',
    'java',
  );
  expect(notes.join()).toMatch(/Not taken into account: .*due dates/);
});

test.each([
  ['typescript', 'A class TodoList with add, complete and list methods'],
  ['javascript', 'A to-do list web page that is kept in localStorage'],
])('a list without a console is another program: %s %s', async (language, prompt) => {
  expect((await generate(prompt, language)).code).not.toContain('Unknown command');
});

/** Statements that stand twice in a row, and names that are declared twice. */
function doubled(code: string): string[] {
  const lines = code.split('\n').map((line) => line.trim());
  const repeated = lines.filter((line, at) => /\w.*[;)]$/.test(line) && line === lines[at + 1]);
  const declared = code.match(/\b(?:FileName|FILE_NAME|FILE|fileName)\b(?:: &str)? = /g) ?? [];
  return [...repeated, ...declared.slice(1)];
}

test.each(
  ['csharp', 'java', 'go', 'rust', 'cpp', 'kotlin', 'swift', 'python', 'ruby', 'typescript'].flatMap(
    (language) => wishes.map((wish) => [language, wish]),
  ),
)(
  'a program of several options has the lines of one kind of list only: %s %s',
  async (language = '', wish = '') => {
    const { code } = await generate(wish, language);
    expect(doubled(code)).toEqual([]);
  },
);

test('a thing that is marked as bought is done', async () => {
  const { code, notes } = await generate(
    'A console shopping list: add, remove, mark as bought, in a text file',
    'csharp',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('entries[at].Done = true;');
  expect(code).not.toContain('WriteLine($"{i + 1}. {entries[i].Title}")');
});

test('a list of expenses says that nothing is ticked off', async () => {
  const { notes } = await generate(
    'A console expense tracker in a text file where I can mark them as paid',
    'java',
  );
  expect(notes.join()).toMatch(/Not taken into account: .*paid/);
});
