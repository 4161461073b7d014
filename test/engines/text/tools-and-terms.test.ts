import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  ['list all git branches that have already been merged into main', 'git branch --merged main'],
  ['kubectl copy a file to a pod', 'kubectl cp ./FILE POD:/path/FILE'],
  ['how do I copy a file from a kubernetes pod to my laptop', '```sh\nkubectl cp POD:/path/FILE ./FILE'],
  ['awk one-liner to sum the fourth column', "awk '{sum += $4} END {print sum}'"],
  ['grep lines that do not match', 'grep -v'],
  ['tar: extract only one file from a .tar.gz', 'tar xzf archive.tar.gz path/to/file'],
  ['how do i exit from a stuck ssh session', '~.'],
  [
    'pandas: how to get the mean salary per department',
    "groupby('department', as_index=False)['salary'].mean()",
  ],
  [
    'In pandas, how do I keep only the latest row for each user_id?',
    "drop_duplicates('user_id', keep='last')",
  ],
  ['how do I uninstall all pip packages', 'pip freeze | xargs pip uninstall -y'],
  ['npm install a specific version', 'npm install NAME@1.2.3'],
  ['psql quit', '\\q'],
  ['how to write a systemd service file', '[Install]'],
  ['how do I stop tracking a file that is already in .gitignore', 'git rm --cached FILE'],
])('a command of a named program: %s', async (question, expected) => {
  expect((await ask(question)).text).toContain(expected);
});

test.each([
  ['explain what idempotent means to a junior developer', 'same effect'],
  ["What does the 'static lifetime mean in Rust?", 'whole program'],
  ['What is the time complexity of inserting in a balanced binary search tree?', 'O(log n)'],
  ['Explain the difference between unit, integration and end-to-end tests', 'whole system'],
  ['precision vs recall, with an example', 'TP / (TP + FP)'],
  ['explain gradient vanishing in two or three sentences', 'shrinks from layer to layer'],
  ["whats hyrum's law", 'observable behaviour'],
  ['give me a yaml example of a github action which runs pytest on push', 'run: pytest'],
  ['I2C or SPI for a small OLED display?', 'I2C saves pins'],
])('an idea, wherever its name stands: %s', async (question, expected) => {
  expect((await ask(question)).text).toContain(expected);
});

test.each([
  'explain how our deployment pipeline works',
  'what is the salary of a kubernetes engineer',
  'what is a stack of pancakes called in Sweden',
  'tell me about the pipeline explosion in 2022',
  'what is the container ship that blocked the Suez canal',
  'what is the process for getting a passport',
  'how do I kill a mosquito',
  'how do I restart my life at 40',
  'how can I find my keys',
  'why is python slow on my laptop',
])('%s names a known word and asks for something else', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});
