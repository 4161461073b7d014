import { expect, test } from 'vitest';
import { sentencesOf } from '../../../src/engines/text/language/sentences.ts';
import { splitInstruction } from '../../../src/engines/text/language/split-instruction.ts';
import { ask } from './ask.ts';

const TEXT = `Bees are insects that collect nectar and pollen from flowers. A colony of bees has one queen, many workers and some drones.
The weather was fine yesterday. Bees pollinate flowers, and many crops depend on bees for pollination. Dr. Meier keeps forty colonies of bees near Bern.
He bought a new hat. Without bees, flowers and crops would suffer.`;

test('a summary keeps the telling sentences, unchanged and in order', async () => {
  const { text, skill } = await ask(`Summarize in two sentences:\n\n${TEXT}`);
  expect(skill).toBe('summary');
  const [body = ''] = text.split('\n\n');
  const kept = sentencesOf(body);
  expect(kept).toHaveLength(2);
  for (const sentence of kept) expect(sentencesOf(TEXT)).toContain(sentence);
  expect(body).not.toMatch(/\bhat\b|weather/);
  expect(text).toContain('2 of 7 sentences');
});

test('a summary leaves greetings and headings out, and does not say one thing twice', async () => {
  const notes = `Weekly meeting

Good morning everyone, and thanks for joining the meeting on such short notice. The export job failed on Monday and again on Wednesday.
Anna found that the export job reads all invoices into memory at once. The export job, Anna found, reads every invoice into memory.
Anna will stream the invoices from the database instead. Ben bought coffee.`;
  const { text } = await ask(`summarise in 3 sentences:\n\n${notes}`);
  expect(text).not.toMatch(/Good morning|Weekly meeting|coffee/);
  expect(text.match(/into memory/g)).toHaveLength(1);
  expect(text).toMatch(/failed on Monday[\s\S]*into memory[\s\S]*stream the invoices/);
});

test('a summary may be asked for after the text, as a list', async () => {
  const { text } = await ask(`${TEXT}\n\nsummarize this as 3 bullet points`);
  expect(text.match(/^- /gm)).toHaveLength(3);
});

test('a summary without a text asks for one', async () => {
  expect((await ask('summarize')).text).toContain('octet chat "summarize');
});

test('questions about a text are answered by quoting it', async () => {
  expect((await ask(`Who keeps colonies near Bern?\n\n${TEXT}`)).text).toContain(
    '> Dr. Meier keeps forty colonies of bees near Bern.',
  );
  expect((await ask(`What does the volcano cost?\n\n${TEXT}`)).text).toContain('I find no sentence');
});

test.each([
  ['sort: pear, apple, fig', 'apple, fig, pear'],
  ['sort descending: 10, 9, 100', '100, 10, 9'],
  ['sort these lines\nfile10\nfile9\nFile1', 'File1\nfile9\nfile10'],
  ['remove duplicates: a, b, a, c', 'a, b, c'],
  ['uppercase this: straße', 'STRASSE'],
  ['title case: the lord of the rings', 'The Lord of the Rings'],
  ['snake case: dueDate of Invoice', 'due_date_of_invoice'],
  ['camel case "due date of invoice"', 'dueDateOfInvoice'],
  ['slugify: Crème brûlée & more', 'creme-brulee-more'],
  ['reverse "octet 👩‍🚀"', '👩‍🚀 tetco'],
  ['reverse the words: one two three', 'three two one'],
  ['uppercase hello world', 'HELLO WORLD'],
  ['sort 3, 1, 20', '1, 3, 20'],
  ['spell octet backwards', 'tetco'],
  ['is racecar a palindrome?', 'Yes, “racecar” is a **palindrome**.'],
  ['how many letters are in the word octet?', '“octet” has **5** letters.'],
  ['number these lines\nred\ngreen', '1. red\n2. green'],
  ['base64 encode: hello', 'aGVsbG8='],
  ['decode base64: aGVsbG8=', 'hello'],
  ['extract the emails: write to a@b.ch or c@d.org, not e@', '- a@b.ch\n- c@d.org'],
  ['count the words: one two-three don’t', '**3 words**'],
  ['count the words in: the quick brown fox', '**4 words**'],
  ['how many words are in: the quick brown fox', '**4 words**'],
  ['how often does the word fox occur in: fox and fox', 'The word “fox” occurs **2 times**.'],
  [
    'how many r’s are in strawberry?',
    'The letter “r” occurs **3 times** in “strawberry” (position 3, 8, 9).',
  ],
  ['how often does the word bees occur?\nBees and bees and beets.', 'The word “bees” occurs **2 times**.'],
  ['minify this json: { "a": [1, 2] }', '```json\n{"a":[1,2]}\n```'],
  ['format and sort this JSON: {"b":1,"a":2}', '```json\n{\n  "a": 2,\n  "b": 1\n}\n```'],
  [
    'as a markdown table\n```csv\nname,age\n"Ann, B.",3\n```',
    '| name | age |\n| --- | --- |\n| Ann, B. | 3 |',
  ],
  [
    'convert this csv to json\nname,age\nAnn,3',
    '```json\n[\n  {\n    "name": "Ann",\n    "age": 3\n  }\n]\n```',
  ],
])('%j gives %j', async (question, expected) => {
  expect((await ask(question)).text).toBe(expected);
});

test('broken JSON is called broken', async () => {
  expect((await ask('is this valid JSON: {"a":}')).text).toMatch(/^That is not valid JSON: /);
});

test('an order to answer in JSON is not taken for broken JSON', async () => {
  expect((await ask('answer as JSON: {"name": ..., "age": ...} for Ada, 36')).skill).toBe('fallback');
});

test('an outline takes its shape from the kind of text and its words from the topic', async () => {
  const talk = await ask('write an outline for a talk about solar power');
  expect(talk.text).toMatch(/^# Talk: Solar power\n/);
  expect(talk.text.match(/^\d\. /gm)).toHaveLength(5);
  expect((await ask('outline for a report on bees')).text).toMatch(/^# Report: Bees\n/);
});

test('a letter names reader, matter and day and invents nothing', async () => {
  const { text, skill } = await ask('Write a letter to my landlord about the broken heating');
  expect(skill).toBe('letter');
  expect(text).toContain('15 November 2026');
  expect(text).toContain('Dear [Name of the landlord],');
  expect(text).toContain('**The heating is broken**');
  expect((await ask('write an email to Anna thanking her for the book')).text).toContain(
    'Thank you very much for the book.',
  );
});

test.each([
  ['Summarize:\n```\na\nb\n```', 'Summarize:', 'a\nb'],
  ['<file name="x">\nabc\n</file>\ncount the words', 'count the words', 'abc'],
  ['sort: b, a', 'sort', 'b, a'],
  [
    'summarize\n\na.txt:\n```txt\none\n```\n\nb.txt:\n````\ntwo\n```\nthree\n````',
    'summarize',
    'one\n\ntwo\n```\nthree',
  ],
  ['Note: this is no request', 'Note: this is no request', undefined],
])('%j is split into %j and %j', (message, instruction, sourceText) => {
  expect(splitInstruction(message)).toEqual({ instruction, sourceText });
});
