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
    'React shopping cart with quantities and a 15% discount over 200',
    'javascript',
    [/sum > 200 \? \(sum \* 15\) \/ 100 : 0/, /setItems\(/],
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
  [
    'Vue signup form with username 3-20 characters, email, password at least 8 characters and confirm password, submit disabled until valid',
    'vue',
    [/value\.length > 20/, /value !== values\.password/, /:disabled="!isValid"/],
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
