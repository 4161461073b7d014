import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, command: string]>([
  ['undo git add for a single file but without losing my edits', 'git restore --staged FILE'],
  ['I accidentally ran git add on secrets.env, how do I undo that?', 'git restore --staged secrets.env'],
  ['take back git add of config.json', 'git restore --staged config.json'],
  ['I staged notes.md by mistake. How can I revert that?', 'git restore --staged notes.md'],
  ['undo git rm of a file', 'git restore --staged --worktree FILE'],
  ['how do I undo a git pull', 'git reset --keep ORIG_HEAD'],
  ['revert a commit that is on the server already', 'git revert --no-edit COMMIT'],
])('%s', async (question, command) => {
  expect((await ask(question)).text).toContain(command);
});

test.each(['undo my changes in git', 'undo git checkout', 'undo a git stash pop', 'undo git fetch'])(
  'without a commit none is undone: %s',
  async (question) => {
    expect((await ask(question)).text).not.toMatch(/git revert|reset --soft/);
  },
);

test.each<[question: string, text: string]>([
  [
    'Make this sentence more formal: hey, can you guys mail me the stuff by tuesday?',
    'Hello, could you mail me the material by Tuesday?',
  ],
  ['make it formal: thanks guys, that stuff is great', 'Thank you, that material is great.'],
  ['rewrite formally: the guys need a lot of time, sorry', 'The guys need a great deal of time'],
  ["make this formal: hey, why don't we meet on monday", "Hello, why don't we meet on Monday"],
  ['make this formal: I got a bunch of stuff to do in april', 'I have other commitments in April'],
  ['make this formal: I messed up, sorry', 'I made a mistake, with my apologies'],
  ['make this more polite: you guys need to fix this by monday', 'Could you please fix this by Monday?'],
])('the grammar stays whole: %s', async (question, text) => {
  expect((await ask(question)).text).toContain(text);
});

test.each([
  'How do I join two tables in SQL so that customers without orders are shown too?',
  'sql join that also shows customers that have no orders',
  'sql: join customers and orders, including customers with no orders as well',
])('rows without a match stay in the join: %s', async (question) => {
  const { text } = await ask(question);
  expect(text).toContain('LEFT JOIN orders');
  expect(text).not.toMatch(/know nothing|Not answered|COUNT/);
});

test('a reading of the first answer asks for no second command', async () => {
  expect((await ask('what does chmod 640 mean and who can read the file then?')).text).not.toContain('ls -l');
});

test('a price before a discount has its currency', async () => {
  const { text } = await ask('A coat costs 60 euros after a 25% discount. What was the original price?');
  expect(text).toContain('**€80**');
});
