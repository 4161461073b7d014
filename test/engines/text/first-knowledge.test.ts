import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, ...told: string[]]>([
  ['SELECT with LEFT JOIN gives me more rows than the left table has, why?', 'each pair that matches'],
  ['why does my inner join return duplicate rows', 'each pair that matches'],
  ['gradle build fails with "Unsupported class file major version 65"', 'Java 21', 'Gradle itself'],
  ['UnsupportedClassVersionError: class file version 61.0', 'Java 17'],
  ['explain volatile in C for interrupt routines', 'interrupt routine'],
  ['explain static in C', 'its own source file'],
  ['MIT vs Apache 2.0 license for a small library', 'patent licence', 'MIT for a small library'],
  ['difference between GPL and LGPL', 'copyleft', 'link the library'],
  ['Who invented COBOL and in what year?', '1959'],
  ['who created Rust', 'Graydon Hoare'],
  ['when was kotlin released', '2016'],
  ['who made C# and when', 'Hejlsberg'],
  ["what's the opposite of idempotent", 'non-idempotent'],
  ['what does the keyword static mean', 'belong to the class'],
  ['in bioinformatics, what is the format of a BED file, 0 based or 1 based?', '0-based and half-open'],
  ['what is straight-line depreciation, with an example', '1,200'],
  ['Give me the pros and cons of a monorepo for a team of six', 'Pros:', 'Cons:'],
])('%s', async (question, ...told) => {
  const { text } = await ask(question);
  for (const each of told) expect(text).toContain(each);
  expect(text).not.toContain('Not answered');
});

test('a question whether something is a bug is answered where the reason says so', async () => {
  const { text } = await ask('useEffect runs twice in development, is that a bug?');
  expect(text).toContain('no bug');
  expect(text).not.toContain('Not answered');
});

test('a question for a reason gets no command that is merely near', async () => {
  const { text } = await ask('DELETE with a RIGHT JOIN touches the wrong table, why?');
  expect(text).not.toContain('```');
  expect(text).not.toMatch(/\bFROM (?:left|right)\b/i);
});
