import { expect, test } from 'vitest';
import { ask, converse } from './ask.ts';

test.each<[question: string, told: string]>([
  ['give me 5 synonyms for "begin"', '4 of 5: WordNet lists no more'],
  ['give me three words that rhyme with "light"', 'light: **night**, **bright**, **sight**.'],
  ['another word for "safe" and its opposite', 'The opposite of safe is **dangerous**.'],
  ['give me 3 words that rhyme with "cache"', '**know no sure rhyme** for cache'],
  ['turn this into a bulleted list sorted alphabetically: milk, apples', '- apples\n- milk'],
  ['make a numbered list without duplicates: a, b, a', '1. a\n2. b'],
  [
    'extract name, email and hobby as json: this is Priya Nair from Lumen Labs, p@l.io',
    '"name": "Priya Nair",',
  ],
  [
    'extract name, email and hobby as json: this is Priya Nair from Lumen Labs, p@l.io',
    '_Not answered: hobby._',
  ],
  ["extract name and company as json: I'm Bob Lee at Initech, bob@initech.com", '"company": "Initech"'],
  [
    'positive or negative: "Gorgeous screen but it died and nobody answered. I want my money back."',
    '**Negative**',
  ],
  [
    'is this positive or negative: "A bit slow at first but I love it, best purchase this year"',
    '**Positive**',
  ],
  ['how does ENTRYPOINT differ from CMD in docker', '`ENTRYPOINT` is the program'],
  ['TCP vs UDP, which one for a bank transfer', '_Not answered: which one for a bank transfer._'],
  ['sql: second highest price from a products table', 'SELECT MAX(price) FROM products'],
  ['rename every .htm file to .html', 'for f in *.htm; do mv -n "$f" "${f%.htm}.html"; done'],
  ['find files larger than 50MB under /opt, sorted by size', 'find /opt -type f -size +50M'],
  [
    'delete every *.tmp file older than 30 days in /tmp',
    'find /tmp -type f -name "*.tmp" -mtime +30 -delete',
  ],
  ['search for "timeout" in all .conf files under /etc', 'Run it in that folder: `cd /etc`.'],
])('%s', async (question, told) => {
  expect((await ask(question)).text).toContain(told);
});

test.each<[question: string, result: string]>([
  ['A bus leaves at 7:50 and travels 180 km at 72 km/h. When does it arrive?', '**10:20**'],
  [
    'I leave at 8:15 am and drive 90 miles at 60 mph with a 20 minute stop. What time do I get there?',
    '**10:05**',
  ],
  [
    'I have to be there by 18:00 and the drive takes 2 hours and 15 minutes. When should I leave?',
    '**15:45**',
  ],
  [
    'Lena has four times as many stamps as Paul. Together they have 60. She gives him 9. How many does each have now?',
    'Lena **39**, Paul **21**',
  ],
  ['Anna is twice as old as Ben. The sum of their ages is 36. How old is Ben?', 'Ben **12**'],
  ['Tom is 5 years older than Mia. Mia is 12. How old is Tom in 3 years?', 'Tom **20**'],
  [
    'My sister and I run a stall. On Saturday we sold 34 loaves at $4.50 and 27 muffins at $2.25. The stall costs $40 rent per day and ingredients came to $58. We split what is left equally. How much does each of us get?',
    '**$57.88** each',
  ],
  ['A shirt costs $80. It goes up 25% and then drops 20%. What does it cost now?', '**$80**'],
  ['If I mix 2 liters of 10% salt solution with 3 liters of 20%, what is the concentration?', '**16%**'],
  ['I scored 80, 90 and 70. What do I need on the 4th test for an average of 85?', '**100**'],
  [
    'Two trains 300 km apart drive towards each other at 80 km/h and 70 km/h. When do they meet?',
    '**2 hours**',
  ],
  ['Tom paints a room in 4 hours, Anna in 6. How long together?', '**2.4 hours**'],
])('%s', async (question, result) => {
  const { skill, text } = await ask(question);
  expect([skill, text]).toEqual(['word-problem', expect.stringContaining(result)]);
});

test('a number that has no place in a story is not passed over', async () => {
  expect(
    (await ask('Anna is twice as old as Ben, who has 3 cats. The sum of their ages is 36. How old is Ben?'))
      .skill,
  ).toBe('fallback');
});

test.each([
  ['find files that do not contain the word secret', 'grep -L "secret"'],
  ['find files not changed in the last 9 days', '-mtime +9'],
  ['find folders named cache', 'find . -type d -name "cache"'],
  ['find files that are not owned by alice', '-not -user alice'],
  ['list files that are not .md', '-not -name "*.md"'],
  ['how do I list containers that are not running', 'status=exited'],
  ['show only merge commits', '--merges'],
  ['show the git log without merges', '--no-merges'],
  ['see what changed in one file between two branches', '-- FILE'],
  ['how can I stash only the untracked files', 'ls-files --others'],
  ['count the words, not the lines, of a file', 'wc -w'],
  ['how do I list processes by memory without using top', 'ps '],
  ['make a script executable for the owner only', 'chmod u+x'],
  ['show the 5 biggest files in a folder', 'find . -type f'],
])('%s: the condition is kept', async (question, told) => {
  expect((await ask(question)).text).toContain(told);
});

test.each([
  ['regex for words that do not begin with a capital letter', '[A-Z][a-z]*'],
  ['find all users that are not in the group docker', 'docker ps'],
  ['what is a resolver', 'settle'],
  ['how do I see the history of a removed page', 'octet history'],
  ['a tank is 40% full and holds 90 GB. how much space is free?', 'df -h'],
])('%s is not answered with the opposite or another thing', async (question, wrong) => {
  expect((await ask(question)).text).not.toContain(wrong);
});

test.each([
  [['what is a semaphore', 'and when should I use one?'], 'limit how many'],
  [['what is TCP?', 'how is it different from UDP?'], 'UDP sends single packets'],
  [['convert 8 miles to km', 'and 3?'], '4.828032 km'],
  [['what is 10% of 70', 'and 20%?'], '**14**'],
  [['capital of Peru', 'what about Chile?'], 'Santiago'],
  [['how do I delete a branch', 'and on the remote?'], 'git push origin --delete'],
] as const)('%s goes on from the question before', async (questions, told) => {
  expect((await converse(...questions)).text).toContain(told);
});

test('another one is another one', async () => {
  const question = 'give me a name for a coffee shop';
  const other = await converse(question, 'another one please');
  expect(other.skill).toBe('suggestions');
  expect(other.text).not.toBe((await ask(question)).text);
});

test.each([
  [
    'extract the invoice number and total as JSON: "Invoice #771 of May. Total: 12 EUR."',
    '"invoice_number": "771",\n  "total": "12 EUR"',
  ],
  [
    'get the version and author as json: "lamp 0.3.1 by Ida Brook"',
    '"version": "0.3.1",\n  "author": "Ida Brook"',
  ],
  ['round 2.71828 to two decimals', '**2.72**'],
  [
    'write an email to my boss saying I moved to Bern because of the rent',
    'I moved to Bern because of the rent.',
  ],
  ['write a thank-you note to a friend who fixed my code', 'for fixing my code'],
  ['a cup and a plate cost $9. the plate costs $5 more than the cup. how much is the cup?', '**2**'],
])('%s is read as it is meant', async (question, told) => {
  expect((await ask(question)).text).toContain(told);
});
