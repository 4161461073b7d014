import { expect, test } from 'vitest';
import { readForm } from '../../../src/engines/code/plans/forms/read-form.ts';
import { writeForm } from '../../../src/engines/code/plans/forms/write-form.ts';

const read = (prompt: string) => {
  const wish = readForm(prompt, 'python');
  return (
    wish && {
      result: wish.result,
      unmet: wish.unmet,
      fields: wish.fields.map(
        ({ name, checks }) => `${name}: ${checks.map((one) => Object.values(one).join(' ')).join(', ')}`,
      ),
    }
  );
};

test('each field gets its own rules and numbers', () => {
  expect(
    read(
      'a function that validates a login form: nickname 2 to 12 letters or digits, valid email, password at least 9 characters with a digit and an uppercase letter, passwords match; return the errors per field',
    ),
  ).toEqual({
    result: 'map',
    unmet: [],
    fields: [
      'nickname: least 2, most 12, matches alnum',
      'email: matches email',
      'password: least 9, matches digit, matches upper',
      'passwordConfirmation: same password',
    ],
  });
});

test('numbers have ranges, and texts have lengths', () => {
  expect(
    read(
      'validate a ticket: seats between 1 and 6, price must be positive, city is required; return a list of errors',
    ),
  ).toEqual({
    result: 'list',
    unmet: [],
    fields: ['seats: least 1, most 6', 'price: positive', 'city: required'],
  });
});

test('a rule that no check keeps is told', () => {
  expect(
    read(
      'validate a card form: owner required, city required, number passing the Luhn test; return errors per field',
    )?.unmet,
  ).toContain('luhn');
});

test('one field is no form', () => {
  expect(read('a function that validates a password: at least 8 characters')).toBeUndefined();
});

test.each('python ruby php javascript typescript java kotlin csharp swift go rust cpp'.split(' '))(
  'writes the checks in %s',
  (language) => {
    const wish = readForm(
      'validate a signup: name required, email valid, age at least 18; return errors per field',
      language,
    );
    const code = wish && writeForm(wish, language)?.definition;
    expect(code).toContain('name is required');
    expect(code).toContain('age must be at least 18');
    expect(code).not.toMatch(/undefined|\{[0-3tp]\}/);
  },
);
