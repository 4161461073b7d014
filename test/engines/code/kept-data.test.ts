import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  ['php', 'a class that stores app settings in sqlite with PDO', /INSERT OR REPLACE/],
  ['bash', 'read links from a file and print only the ones that do not answer with 200', /!= 200/],
  ['rust', 'turn strings like 2h5m into seconds with an error for bad input and unit tests', /is there twice[\s\S]*#\[test\]/],
  ['java', 'group articles by author and sort each group by date written, newest first', /reversed\(\)/],
  [
    'java',
    'class for a device with a warranty of 18 months and a method that tells if it is valid',
    /plusMonths/,
  ],
  ['python', 'who owes whom after a holiday, with as few payments as possible', /while is_open/],
])('in %s, %s is met in full', async (language, prompt, line) => {
  const { code, notes } = await generateCode({ prompt, language }, engineTools());
  expect(code).toMatch(line);
  expect(notes.join()).not.toContain('Not taken into account');
});
