import { expect, test } from 'vitest';
import { answerText } from '../../../src/engines/text/answer.ts';
import errorMessages from '../../../src/engines/text/data/error-messages.json';
import haiku from '../../../src/engines/text/data/haiku.json';
import ideas from '../../../src/engines/text/data/ideas.json';
import places from '../../../src/engines/text/data/places.json';
import recipes from '../../../src/engines/text/data/recipes.json';
import { syllablesOf } from '../../../src/engines/text/language/syllables.ts';
import { engineTools } from '../../support/engine.ts';
import { ask, TODAY } from './ask.ts';
import { REGEX_SAMPLES } from './regex-samples.ts';

const NOW = Date.UTC(2026, 10, 15, 19, 0);
const tools = engineTools();
const timed = async (content: string, now = NOW) =>
  (await answerText({ messages: [{ role: 'user', content }], seed: 1, today: TODAY, now }, tools)).text;

test.each<[skill: string, question: string, expected: string]>([
  ['recipe', 'how do I undo my last commit in git and keep the changes', 'git reset --soft HEAD~1'],
  ['recipe', 'git: see who changed a line', 'git blame'],
  ['recipe', 'How can I find files bigger than 250MB on linux?', 'find . -type f -size +250M'],
  ['recipe', 'how do I open a shell in a docker container', 'docker exec -it NAME sh'],
  ['recipe', 'write a regex for a hex color', '^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$'],
  ['countries', 'what is the capital of Peru?', '**Lima**'],
  ['countries', 'capital and currency of Norway', 'NOK'],
  ['countries', 'currency and languages of Brazil', 'Portuguese'],
  ['countries', 'which currency does Norway use', 'Norwegian Krone'],
  ['countries', 'what languages are spoken in Canada?', '**English**, **French**'],
  ['countries', 'what are the official languages of Switzerland', '**Italian**, **Romansh**'],
  ['countries', 'which country has the dialling code +48', '**Poland**'],
  ['countries', 'on which continent is Kenya', '**Africa**'],
  ['dictionary', 'define ubiquitous', 'being present everywhere'],
  ['dictionary', 'a synonym for rapid please', '**fast**'],
  ['dictionary', 'what is the opposite of noisy?', '**quiet**'],
  ['idea', 'what is a semaphore?', 'limits how many threads'],
  ['idea', 'what is the difference between TCP and UDP?', 'UDP sends single packets'],
  ['idea', 'explain closures in javascript', 'A closure is a function'],
  ['error-message', 'what does EADDRINUSE mean', 'already listens on that port'],
  ['error-message', 'Why do I get "Permission denied (publickey)" from git?', 'does not accept any key'],
  ['error-message', 'my python says IndexError: list index out of range', 'beyond the end of the list'],
  ['identifiers', 'sha1 of "abc"', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  [
    'sentiment',
    'is this positive or negative: the staff was not friendly and the soup was cold and awful',
    '**Negative**',
  ],
  ['sentiment', 'sentiment: "We loved the place, the rooms were spotless"', '**Positive**'],
  ['verse', 'what rhymes with night', '**light**'],
  [
    'topic',
    'what is this about: "Bees collect nectar. The bees turn nectar into honey in the hive."',
    '**bees and honey**',
  ],
])('[%s] %s', async (skill, question, expected) => {
  const answer = await ask(question);
  expect([answer.skill, answer.text]).toEqual([skill, expect.stringContaining(expected)]);
});

test.each<[problem: string, answer: string | undefined]>([
  ['Anna has 5 apples and gives away 2. How many does she have left?', '5 − 2 = **3**'],
  ['Tom has nine marbles. He finds 4 and loses 6. How many marbles does he have?', '9 + 4 − 6 = **7**'],
  ['Kim has 20 stickers. She gives half of them to Ben. How many does Kim have left?', '20 − 10 = **10**'],
  ['Mary has 8 books. John has 3 more than Mary. How many do they have together?', '8 + 11 = **19**'],
  ['A bus travels 150 km in 2 hours and 30 minutes. What is its average speed?', '**60 km/h**'],
  ['How long does it take to drive 90 km at 60 km/h?', '**1.5 hours** (1 h 30 min)'],
  ['A runner does 12 km/h for half an hour. How far does he get?', '**6 km**'],
  ['4 pens cost $6. How much do 10 pens cost?', '**$15**'],
  ['if 3 pens cost 4.50, how much do 7 cost', '**10.5'],
  ['A bag costs €50 and is reduced by 20%. What is the new price?', '**€40**'],
  ['A meal costs $40 plus 10% tip. What is the total?', '**$44**'],
  ['There are 40 students and 25% are absent. How many are not absent?', '40 − 10 = **30**'],
  ['There are 6 boxes with 12 pencils each. How many pencils are there?', '**72 pencils**'],
  ['14 sweets are shared equally among 4 children. How many does each get?', '**3** each, and 2 left over'],
  ['What is the average of the scores 70, 80 and 96?', '**82**'],
  ['Peter has 10 dollars. Each apple costs 2 dollars. How many apples can he buy?', '**5 apples**'],
  ['Tom has 3 cats and 2 dogs. How many cats does he have?', undefined],
  ['If 3 men dig a hole in 4 days, how many days do 6 men need?', '**2 days**'],
  ['Ann is twice as old as Bo, who is 7. How old is Ann?', 'Ann **14**'],
])('%s', async (problem, expected) => {
  const { skill, text } = await ask(problem);
  if (expected === undefined) expect(skill).toBe('fallback');
  else expect([skill, text]).toEqual(['word-problem', expect.stringContaining(expected)]);
});

test.each([
  'what was the population of France in 1800?',
  'who is the king of Spain?',
  'what money did the Romans use?',
  'which language is the best to learn',
  'how do I file a complaint?',
  'how do I find a job in Berlin',
  'how many lines does the London underground have?',
  'what is the meaning of my dream',
  'does the shop open at 9?',
])('%s is not answered', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});

test.each([
  ['what time is it in Tokyo right now?', 'In Tokyo it is **04:00** on Monday, 16 November 2026'],
  ['what time is it in san francisco', '**11:00**'],
  ['3:30 pm in Berlin to New York', '15:30 in Berlin is **9:30** in New York'],
  ['time difference between London and Mumbai', 'Mumbai is **5 h 30 min** ahead of London'],
])('%s', async (question, expected) => {
  expect(await timed(question)).toContain(expected);
});

test('a name that a dictionary has is found by what is said of it, and a place is no name', async () => {
  const { text } = await ask('extract name and age as json: Maria is 34 years old and lives in Rome');
  expect(JSON.parse(text.replace(/^```json|```$/g, ''))).toEqual({ name: 'Maria', age: 34 });
});

test.each([
  ['how do I find which process uses port 3000', 'lsof -i :3000'],
  ['how can I list all files larger than 100 MB', 'find . -type f -size +100M'],
  ['how many syllables has elephant', '3'],
  ['reverse the string octopus', 'supotco'],
])('%s is answered', async (question, expected) => {
  expect((await ask(question)).text).toContain(expected);
});

test('several kinds are extracted as JSON, names among them', async () => {
  const { text } = await ask(
    'extract the names, dates and e-mail addresses: "Yesterday Alice Smith met Bob on 3 May 2024. The report went to a@b.org."',
  );
  expect(JSON.parse(text.replace(/^```json|```$/g, ''))).toEqual({
    names: ['Alice Smith', 'Bob'],
    emails: ['a@b.org'],
    dates: ['3 May 2024'],
  });
});

test('identifiers have the form of version 4 and differ from one moment to the next', async () => {
  const found = await Promise.all([NOW, NOW, NOW + 1].map((now) => timed('give me a new uuid', now)));
  for (const text of found) {
    expect(text).toMatch(/^\*\*[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\*\*$/);
  }
  expect(found[0]).toBe(found[1]);
  expect(found[2]).not.toBe(found[0]);
});

const syllablesIn = (line: string): number =>
  line.split(/[\s-]+/).reduce((sum, word) => sum + syllablesOf(word), 0);

test.each(['rain', 'the old garden', 'coffee', 'artificial intelligence', ''])(
  'a haiku about %j',
  async (topic) => {
    const { text } = await ask(`write a haiku${topic === '' ? '' : ` about ${topic}`}`);
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('_'));
    expect(lines.map((line) => syllablesIn(line))).toEqual([5, 7, 5]);
  },
);

test('every haiku has three lines of five, seven and five syllables', () => {
  // Spoken with another number than the spelling has.
  const spoken: Readonly<Record<string, number>> = { whole: 1, evening: 2, hundred: 2, faces: 2, miles: 1 };
  const count = (line: string) =>
    line
      .split(/[\s-]+/)
      .map((word) => word.toLowerCase().replace(/[^a-z]/g, ''))
      .reduce((sum, word) => sum + (spoken[word] ?? syllablesIn(word)), 0);
  for (const { lines } of haiku) expect([lines, lines.map(count)]).toEqual([lines, [5, 7, 5]]);
});

test('regular expressions match what they say, and nothing that they should not', () => {
  const patterns = recipes.filter(({ tool }) => tool === 'regex');
  expect(Object.keys(REGEX_SAMPLES)).toEqual(patterns.map(({ task }) => task));
  const wrong = patterns.flatMap(({ task, run }) => {
    const pattern = new RegExp(run);
    const { matches = [], rejects = [] } = REGEX_SAMPLES[task] ?? {};
    const missed = matches.filter((text) => !pattern.test(text));
    return [...missed, ...rejects.filter((text) => pattern.test(text))].map((text) => [run, text]);
  });
  expect(wrong).toEqual([]);
  expect(recipes.length).toBeGreaterThanOrEqual(150);
});

test('a recipe is found by its own name', async () => {
  const missed: string[] = [];
  for (const { tool, task, run, values } of recipes) {
    // A text that nobody has named is shown as a place for one.
    const shown = Object.entries({ TEXT: values?.text, OTHER: values?.to }).reduce(
      (command, [place, sample]) =>
        sample === undefined
          ? command
          : command.replaceAll(new RegExp(`(?<=["/])${sample}(?=["/])`, 'g'), place),
      run,
    );
    const { text } = await ask(
      `how do I ${tool === 'regex' ? `write a regex for a ${task}` : `${task} with ${tool === 'shell' ? 'bash' : tool}`}?`,
    );
    if (!text.includes(shown)) missed.push(`${tool}: ${task}`);
  }
  expect(missed).toEqual([]);
});

test('names are unique, and every place has a zone', () => {
  const names = ideas.ideas.flatMap((idea) => idea.names);
  expect(names.length).toBe(new Set(names).size);
  expect(ideas.ideas.length).toBeGreaterThanOrEqual(80);
  const says = errorMessages.flatMap(({ when = '', says: texts }) =>
    texts.map((text) => `${when} ${text.toLowerCase()}`),
  );
  expect(says.length).toBe(new Set(says).size);
  for (const zone of Object.values(places)) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  }
});
