import { expect, test } from 'vitest';
import { ask, converse } from './ask.ts';

const PEOPLE = 'Tom is 34 years old, his sister Mary is 29 and their dad, Bill, is 61.';

test.each([`extract names and ages as JSON: ${PEOPLE}`, `names and ages as JSON: ${PEOPLE}`])(
  'people with their ages are objects: %s',
  async (question) => {
    const { text } = await ask(question);
    expect(JSON.parse(text.replace(/^```json\n|\n```$/g, ''))).toEqual([
      { name: 'Tom', age: 34 },
      { name: 'Mary', age: 29 },
      { name: 'Bill', age: 61 },
    ]);
  },
);

test('two people of one age are both there, and an age that is not told is null', async () => {
  const { text } = await ask(
    'extract names and ages as json: Anna, 34, lives in Rome. Mary bought a car. Peter, 34, lives in Oslo.',
  );
  expect(JSON.parse(text.replace(/^```json\n|\n```$/g, ''))).toEqual([
    { name: 'Anna', age: 34 },
    { name: 'Mary', age: null },
    { name: 'Peter', age: 34 },
  ]);
});

test('prose is not called invalid JSON', async () => {
  expect((await ask('give me json of this: John lives in Boston and is 42')).text).not.toContain('not valid');
  expect((await ask('convert to JSON: name is Alice, age 30, city Paris')).text).toContain('"age": 30');
});

test.each<[question: string, lines: readonly string[]]>([
  ['dockerfile for a node app', ['FROM node:22-slim', 'RUN npm ci --omit=dev', 'CMD ["node", "index.js"]']],
  ['write a Dockerfile for a Python Flask app on port 5000', ['EXPOSE 5000', '"0.0.0.0:5000", "app:app"']],
  ['create a dockerfile for a go api', ['CGO_ENABLED=0 go build', 'FROM gcr.io/distroless/static:nonroot']],
  ['Dockerfile for a TypeScript server with pnpm and node 20', ['FROM node:20-slim', 'pnpm install']],
  ['dockerfile for static html on port 8080', ['FROM nginx:alpine', '-p 8080:80 app']],
])('%s is written', async (question, lines) => {
  const { text } = await ask(question);
  for (const line of lines) expect(text).toContain(line);
  expect(text).not.toContain('Not answered');
});

test('what a Dockerfile leaves out is named', async () => {
  const { text } = await ask('dockerfile for a python script with cron and postgres');
  expect(text).toContain('_Not answered: cron; postgres._');
});

test('ounces of a liquid are fluid ounces', async () => {
  expect((await ask('how many ounces in 2.5 liters')).text).toContain('84.5351 US fl oz');
  expect((await ask('8 ounces in grams')).text).toContain('226.796185 g');
});

test('as many synonyms as are asked for, and the farther ones named so', async () => {
  const { text } = await ask('give me 5 synonyms for happy');
  expect(text.match(/\*\*/g)).toHaveLength(10);
  expect(text).toMatch(/\*\*cheerful\*\* \(near: a synonym of \w+\)/);
});

test.each(['python', 'javascript', 'go'])('the note of an idiom speaks of %s alone', async (language) => {
  const { text } = await ask(`how do I generate a random number in ${language}`);
  expect(text).not.toMatch(/\((?:Python|Node|Go|Rust)\)/);
});

test.each<[question: string, result: string]>([
  ['I bought a shirt for $45 with 30% off, what did it cost originally?', '**$64.29**'],
  ['After a 20% raise my salary is $60000. What was it before?', '**$50000**'],
  ['I saved $45 with 30% off. What was the original price?', '**$150**'],
  ['The original price is $80 with 25% off, what do I pay?', '**$60**'],
  ['write a thank you email after a job interview', 'Thank you very much for the job interview.'],
  ['hello what can i ask you', 'Here is what I do well'],
  ['what does git fetch --prune do', 'forget deleted remote branches'],
  ['what does "ubiquitous" mean in simple words', 'being present everywhere at once'],
  ['wie spät ist es?', 'I read English only.'],
])('%s', async (question, result) => {
  expect((await ask(question)).text).toContain(result);
});

test.each<[questions: readonly string[], result: string]>([
  [['capital of Peru', 'and its currency?'], 'Peruvian Sol'],
  [['capital of Peru', 'and its currency?', 'what about Chile'], 'The capital of Chile is **Santiago**'],
  [['what is a mutex', 'give me an example', 'how is it different from a semaphore'], 'lets one thread in'],
  [['define happy', 'opposite?'], '**unhappy**'],
  [['list files larger than 1GB', 'only in /var'], 'find /var -type f -size +1G'],
])('%j goes on from what was asked', async (questions, result) => {
  expect((await converse(...questions)).text).toContain(result);
});

test('a condition without a question is no reason', async () => {
  expect((await ask('only in /var')).skill).toBe('fallback');
});

test.each<[problem: string, result: string]>([
  ['If a pizza has 8 slices and 3 people eat 2 slices each, how many are left?', '8 − 6 = **2**'],
  ['If I have 3 apples and buy 2 more packs of 6, how many apples do I have?', '3 + 12 = **15**'],
])('%s', async (problem, result) => {
  expect((await ask(problem)).text).toContain(result);
});

test('a negation ends with its sentence', async () => {
  const review = 'The battery died after two days and support never answered. Very disappointed.';
  expect((await ask(`is this review positive or negative: ${review}`)).text).toMatch(/^\*\*Negative\*\*/);
});

test('a complaint is no fact to remember', async () => {
  expect((await ask('my computer is slow')).text).not.toContain('remember');
  expect((await ask('my favourite colour is green')).text).toContain('remember');
});

test('the history of a file is no list of the files of a commit', async () => {
  expect((await ask('how to see which commits touched a single file')).text).toContain('git log --follow');
  expect((await ask('which files are in a commit')).text).toContain('--name-only');
});
