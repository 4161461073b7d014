import { expect, test } from 'vitest';
import { readForm } from '../../../src/engines/code/plans/web/read-form.ts';

test.each([
  'a login page with email and password and an error message for an empty field',
  'a login form with email and password, and a message when a field is left empty',
  'a login form with email and password that shows an error if one of the inputs is missing',
  'a login form with email and password, with warnings for invalid values',
  'a login form with email and password, error texts for missing or wrong entries',
])('messages are told at the fields and are none: %s', (prompt) => {
  const form = readForm(prompt);
  expect(form?.fields.map(({ name }) => name)).toEqual(['email', 'password']);
  expect(form?.hasMessages).toBe(true);
});

test('a field called message stays one', () => {
  const form = readForm('a contact form with name, email and message');
  expect(form?.fields.map(({ name }) => name)).toEqual(['name', 'email', 'message']);
});
