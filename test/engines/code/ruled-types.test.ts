import { expect, test } from 'vitest';
import { readBuilder, readValidated } from '../../../src/engines/code/plans/builders/read-builder.ts';
import { writeBuilder } from '../../../src/engines/code/plans/builders/write-builder.ts';
import { writeValidated } from '../../../src/engines/code/plans/builders/write-validated.ts';
import { withAskedExceptions, withAskedRetries } from '../../../src/engines/code/snippets/exceptions.ts';

test.each([
  ['java', 'Record Guest with name and age, the age must not be negative', ['if (age < 0)']],
  [
    'kotlin',
    'data class Track with title, email and length; length must be between 2 and 9',
    ['length in 2..9'],
  ],
  ['java', 'record Fare with amount validation', ['if (amount < 0)']],
  ['csharp', 'class Ticket with name and price that rejects a blank name', ['IsNullOrWhiteSpace(name)']],
])('a type in %s keeps the rules of "%s"', (language, prompt, parts) => {
  const wish = readValidated(prompt);
  expect(wish?.unmet).toEqual([]);
  const definition = wish && writeValidated(wish, language)?.definition;
  for (const part of parts) expect(definition).toContain(part);
});

test('what a valid value is, where nobody says it, is left open', () => {
  expect(
    readValidated('Record Site with name and url; the name must not be blank, the url must be valid')?.unmet,
  ).toEqual(['valid url']);
});

test.each([
  ['java', ['title == null || title.isBlank()', 'Builder addTag(String tag)']],
  ['csharp', ['string.IsNullOrWhiteSpace(title)', 'public Builder AddTag(string tag)']],
  ['kotlin', ['checkNotNull(title', 'fun addTag(tag: String)']],
])('a builder in %s asks for what is required', (language, parts) => {
  const wish = readBuilder(
    'A builder for an immutable Article with required title, optional tags and author',
  );
  expect(wish?.unmet).toEqual([]);
  const definition = wish && writeBuilder(wish, language)?.definition;
  for (const part of parts) expect(definition).toContain(part);
});

test('a declared exception takes the name that the wish has for it, if it is of the same kind', () => {
  const code = 'class InsufficientFundsException extends RuntimeException {}';
  expect(withAskedExceptions(code, 'throws NotEnoughMoneyException')).toContain(
    'class NotEnoughMoneyException',
  );
  expect(withAskedExceptions(code, 'throws InvalidAmountException')).toBe(code);
});

test('an example tries again on the error that the wish names', () => {
  const code = 'error is IllegalStateException';
  expect(withAskedRetries(code, 'only on TimeoutException', 'kotlin')).toContain(
    'concurrent.TimeoutException',
  );
  expect(withAskedRetries(code, 'only on SomeOtherException', 'kotlin')).toBe(code);
});
