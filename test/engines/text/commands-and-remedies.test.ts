import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, ...answer: string[]]>([
  [
    'rsync my folder to a server without dist and .cache, show what it would do first',
    'rsync -avn --exclude="dist" --exclude=".cache" folder/ user@host:/path/',
  ],
  [
    'jq: get the ids of all orders where total is at least 100',
    "jq -r '.[] | select(.total >= 100) | .id' data.json",
  ],
  ['jq select all users where name is "Ada"', `jq '.[] | select(.name == "Ada")' data.json`],
  ['how do I change the message of a commit 2 commits back', 'git rebase -i HEAD~3'],
  ['reword the message of the fourth last commit', 'git rebase -i HEAD~4'],
  ['how do i undo git add for a single file only', 'git restore --staged FILE'],
  ['make my branch identical to the remote', 'git reset --hard origin/main'],
  ['git: get a single file from a different branch into mine', 'git restore --source=BRANCH FILE'],
  ['ssh without typing the password each time, how', 'ssh-copy-id'],
  ['psql how can i export a table as csv', 'items TO'],
  ['tail several log files at once and only show lines with "refused"', 'tail -q -f', '"refused"'],
  ['compose: see the logs of one service', 'docker compose logs'],
  ['list all systemd services that failed and show why', 'systemctl --failed', 'journalctl'],
  ['awk: lines where the 4th column is at least 50, separated by commas', "awk -F',' '$4 >= 50' FILE"],
  ['sed: replace localhost with db in all .env files under this folder', '-name "*.env"'],
  [
    "how do I throw away all local changes and go back to what's on the server",
    'git reset --hard origin/main',
  ],
  ['docker compose wait for the database', 'service_healthy'],
])('the command is met in other words: %s', async (question, ...answer) => {
  const { text } = await ask(question);
  for (const part of answer) expect(text).toContain(part);
});

test('an example shows what a pattern must match beside its kind', async () => {
  const { text } = await ask('regex for times like 7:30 or 18:05');
  expect(text).toContain('^(?:[01]?\\d|2[0-3]):[0-5]\\d$');
});

test('signs that stand in the pattern are told of', async () => {
  const { text } = await ask('regex for a german zip code, may be preceded by D-');
  expect(text).toContain('^(?:D-)?\\d{5}$');
  expect(text).not.toContain('does not tell of');
});

test.each<[question: string, answer: string]>([
  ['why do I get #DIV/0! and how can i show an empty cell instead', 'leaves the cell empty'],
  ['why do i get #N/A in vlookup', 'did not find its value'],
  ['IndexError: list index out of range, range(len(names)+1)', 'goes one too far: `range(len(names))`'],
  [
    'psql: FATAL: password authentication failed for user "postgres", i never set a password',
    'ALTER USER postgres PASSWORD',
  ],
])('a remedy speaks of what is shown: %s', async (question, answer) => {
  const { text, skill } = await ask(question);
  expect(skill).toBe('error-message');
  expect(text).toContain(answer);
});

test('an idea with an example of life is explained, too', async () => {
  const { text } = await ask('what is a deadlock? an everyday example please');
  expect(text).toContain('A deadlock is');
  expect(text).toContain('one fork and one knife');
});

test('a comparison that is missing is named', async () => {
  const { text } = await ask('why do we need a mutex, explain with a comparison from daily life');
  expect(/Not answered: an example from everyday life|Imagine|Think of/.test(text)).toBe(true);
});

test.each([
  'tell me a joke my pupils can laugh about',
  'a clean joke for my 8 year old',
  'know a good joke for kids?',
])('a joke for children is about no computer: %s', async (question) => {
  const { text, skill } = await ask(question);
  expect(skill).toBe('greeting');
  expect(text).not.toMatch(/SQL|byte|programmer|none about/);
});

test('a question behind thanks is answered', async () => {
  const { text } = await ask("thanks, you're faster than the others. whats your name");
  expect(text).toContain('`local-chat`');
});

test('a verse that is only near to its subject says what it lacks', async () => {
  const { text } = await ask('haiku about waiting for the bus in november');
  expect(text).toContain('“bus”');
});

test('the subject of a verse may be labelled', async () => {
  const { text } = await ask('haiku, subject: my cat ignores me');
  expect(text).toContain('cat');
  expect(text).not.toContain('subject');
});
