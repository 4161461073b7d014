import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  ['java', 'parse a duration string such as "3h 20m" into seconds and throw an IllegalArgumentException'],
  ['kotlin', 'parse a text like "1d 4h" into seconds, throws IllegalArgumentException for bad input'],
])('the name of an exception chooses no program: %s %s', async (language, prompt) => {
  const { task, notes } = await generate(prompt, language);
  expect(task).toBe('parse-duration');
  expect(notes).toEqual([]);
});
