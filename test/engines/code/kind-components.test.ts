import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  [
    'React todo app in TypeScript with a filter for all/active/completed, editing, saved in localStorage',
    'typescript',
    [
      /useState<Task\[\]>\(\(\) => load\(KEY\)\)/,
      /setTasks\(\[\.\.\.tasks,/,
      /'completed'/,
      /onDoubleClick=/,
    ],
  ],
  [
    'Vue 3 todo list with add, toggle and delete, kept in localStorage',
    'vue',
    [
      /const tasks = ref\(load\(KEY\)\)/,
      /tasks\.value = \[\.\.\.tasks\.value,/,
      /watch\(\[tasks\]/,
      /v-for="task in tasks"/,
    ],
  ],
  [
    'vue countdown timer of 10 minutes with start, pause and reset',
    'vue',
    [
      /seconds: \{ type: Number, default: 600 \}/,
      /onCleanup\(\(\) => clearInterval\(timer\)\)/,
      /props\.seconds \* 1000/,
    ],
  ],
  [
    'React pomodoro timer 50/10 with a sound when a phase is over',
    'javascript',
    [/WORK = 50/, /BREAK = 10/, /OscillatorNode/, /style=\{\{ display: 'block'/],
  ],
  [
    'Vue component that fetches users from https://example.com/api/users and shows name and email in a searchable table',
    'vue',
    [/<th scope="col">Email<\/th>/, /v-model="wanted"/, /status\.value = 'failed'/],
  ],
  [
    'React searchable dropdown in TypeScript with keyboard navigation and async options, debounce 250 ms',
    'typescript',
    [/'ArrowDown'/, /\}, 250\);/, /controller\.abort\(\)/, /load\?: \(text: string/],
  ],
])('a component keeps the particulars: %s', async (wish, language, parts) => {
  const made = await generateCode({ prompt: wish }, engineTools());
  expect([made.language, made.notes]).toEqual([language, []]);
  for (const part of parts) expect(made.code).toMatch(part);
  expect(made.code).not.toMatch(/[«»]/);
});

test.each([
  [
    'parametrized pytest tests for a function that checks if a word is a palindrome, ignoring case',
    /\("text", "expected"\)[\s\S]*assert is_palindrome\(text\) == expected/,
  ],
  [
    'jest tests for a function slugify(text); include the function',
    /function slugify\(text\)[\s\S]*expect\(slugify\(/,
  ],
  [
    'python function flatten(nested) that flattens nested lists, with parametrized pytest tests',
    /\(\[1, \[2, \[3, \[4\]\]\], 5\], \[1, 2, 3, 4, 5\]\)/,
  ],
])('tests for a function come with it: %s', async (wish, part) => {
  const { code, notes } = await generateCode({ prompt: wish }, engineTools());
  expect(notes.filter((note) => note.startsWith('Not taken'))).toEqual([]);
  expect(code).toMatch(part);
});

test.each([
  [
    'python script to find duplicate files by sha256 and delete them with --delete',
    /if args\.delete:[\s\S]*path\.unlink\(\)/,
  ],
  [
    'express CRUD api for notes with title and createdAt',
    /app\.put\('\/notes\/:id'[\s\S]*createdAt: note\.createdAt/,
  ],
  ['CSS only dark mode toggle switch', /:root:has\(#dark:checked\)/],
  [
    'JavaScript form with username, email and passwords that must match, submit disabled until all is valid',
    /sameAs: 'password'[\s\S]*disabled = /,
  ],
  [
    'Python script using argparse that reads a CSV of sales (product, amount) and prints the total per product',
    /add_argument\("file"\)/,
  ],
])('a particular is there: %s', async (wish, part) => {
  const { code, notes } = await generateCode({ prompt: wish }, engineTools());
  expect(notes).toEqual([]);
  expect(code).toMatch(part);
});
