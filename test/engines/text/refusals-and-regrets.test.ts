import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  ['make it polite: "You still havent paid the invoice. I need it today."', 'has not been paid yet'],
  [
    'say this nicer: "I don\'t have time for your call."',
    'I am afraid that I do not have time for your call.',
  ],
  ["make this nicer: I don't want to work on Sunday", 'I would rather not work on Sunday.'],
  ["make this polite: That's not my job.", 'I am afraid that this is not my job.'],
  [
    'more polite please: You are always late for lunch.',
    'I have noticed that you are always late for lunch.',
  ],
  ['make it friendlier: Your radio is too loud. Turn it down.', 'Could you please turn it down?'],
])('%s', async (wish, said) => {
  const { text, skill } = await ask(wish);
  expect(skill).toBe('rewrite');
  expect(text).toContain(said);
});

test.each([
  'rephrase politely: We need the money by Friday or we cancel the order',
  'soften this: Your talk was boring.',
])('%s: long forms alone are no politeness', async (wish) => {
  expect((await ask(wish)).skill).toBe('fallback');
});

test.each([
  ['list all pdf files in this folder', 'find . -maxdepth 1 -name "*.pdf"'],
  ['how many files are in the current directory', 'find . -maxdepth 1 -type f | wc -l'],
  ['delete all log files in this folder', 'find . -maxdepth 1 -name "*.log" -delete'],
  ['find all pdf files in this folder', 'It looks into the subfolders, too'],
  ['replace a by b in all .md files below this folder with sed, with a backup', '-exec sed -i.bak'],
  ['find folders bigger than 2 GB', 'du -h -t 2G . | sort -rh'],
])('%s', async (question, part) => {
  expect((await ask(question)).text).toContain(part);
});

test('with a backup, every system reads the option alike', async () => {
  const { text } = await ask('replace a by b in all .md files below this folder with sed, with a backup');
  expect(text).not.toContain('On macOS');
});

test.each([
  ['how do I rename a docker network', /^The nearest/],
  ['git: I deleted a file by accident', /^The nearest/],
  ['how do I check if a string contains another with bash?', /\[\[ \$text == \*two\* \]\]/],
])('%s: the nearest, in four lines, or the very one', async (question, begin) => {
  const { text } = await ask(question);
  expect(text).toMatch(begin);
  if (text.startsWith('The nearest')) expect(text.split('\n').length).toBeLessThanOrEqual(4);
});

test.each([
  "words that don't rhyme with light",
  'crontab line for the last day of the month at 23:00',
  'delete folders larger than 1 GB',
])('%s: something like it is not answered', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});

test('the opposite of a right takes it away', async () => {
  expect((await ask("what's the opposite of chmod +x")).text).toContain('`chmod -x`');
});

test.each([
  ['is 1900 a leap year? and why', 'divisible by 100'],
  ['what does idempotent mean for an http request', 'PUT'],
  ['chmod 755 vs 644, when do i use which?', 'Usual for'],
  ['Excel: how do i get only the year from a date in A1', '=YEAR(A2)'],
])('%s: no note for what is there', async (question, part) => {
  const { text } = await ask(question);
  expect(text).toContain(part);
  expect(text).not.toMatch(/Not answered|not considered/);
});

test('a rhymed card names the person and the pleasures, and tells what it left out', async () => {
  const { text } = await ask('birthday message for my aunt Olga who likes sailing, 4 lines that rhyme');
  expect(text).toContain('sailing, Olga');
  expect(text).not.toContain('Not in it');
  expect((await ask("four line poem for my grandma's 80th birthday, she lives in Bremen")).text).toContain(
    'Not in it: “lives”, “Bremen”',
  );
});

test('words that rhyme, about so many', async () => {
  expect((await ask('words that rhyme with "light", about five')).text.match(/\*\*/g)).toHaveLength(10);
});

test.each([
  ['out of office text, two weeks, back on 19 August, urgent things to Mr Okafor', 'write to Mr Okafor'],
  ['sign for the kitchen: please wash your own cup', '**Please wash your own cup.**'],
  ['what does "accrual" mean in bookkeeping', 'period to which it belongs'],
  ['what is a perennial plant', 'several years'],
  ['excel shows #REF!', 'cell that is gone'],
  ['tips for studying for a math exam next week', 'old exams'],
  ['I keep getting distracted while studying', 'phone into another room'],
  ["Why shouldn't I store passwords in plain text, what do people do instead", 'salted hash'],
])('%s', async (question, part) => {
  expect((await ask(question)).text).toContain(part);
});
