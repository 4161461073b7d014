import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const made = (prompt: string) => generateCode({ prompt, language: 'kotlin' }, tools);

test.each([
  [
    'Room entity Payment(amount, payee, date) and a DAO with insert, delete all and total per payee for a given month as Flow',
    [/val amount: Long,/, /fun sumPerPayee\(month: YearMonth\): Flow/, /suspend fun deleteAll/],
    /@Update|suspend fun find/,
  ],
  [
    'data class Recipe(name, servings, ingredients) where scaleFor(people) scales the amounts and rounds to 2 decimals, servings below 1 throw an error',
    [/fun scaleFor\(people: Int\)/, /setScale\(2,/, /require\(people >= 1\)/],
    /newServings/,
  ],
  [
    'function toE164 validating a German phone number, accepts +49, 0049 or leading 0, returns null otherwise',
    [/fun toE164\(number: String\): String\?/, /startsWith\("0049"\)/],
    /throw/,
  ],
])('%s', async (prompt, parts, absent) => {
  const { code, notes } = await made(prompt);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toMatch(part);
  expect(code).not.toMatch(absent);
});
