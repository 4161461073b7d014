import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { readForm } from '../../../src/engines/code/plans/forms/read-form.ts';
import { writeForm } from '../../../src/engines/code/plans/forms/write-form.ts';
import { engineTools } from '../../support/engine.ts';

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

test.each([
  'isIban(code) that tells whether an IBAN is valid by its mod 97 check, case-insensitive',
  'verify an IBAN number, allowing blanks',
])('the check digits of an IBAN are calculated: %s', async (prompt) => {
  const { code, notes } = await generateCode({ prompt, language: 'javascript' }, engineTools());
  const [, name] = /function (\w+)/.exec(code) ?? [];
  const check = new Function('console', `${code}\nreturn ${name};`)({ log() {} });
  const given = [
    'DE89 3704 0044 0532 0130 00',
    'de89370400440532013000',
    'DE88 3704 0044 0532 0130 00',
    'DE',
    '1234',
  ];
  expect([notes, given.map((one) => check(one))]).toEqual([[], [true, true, false, false, false]]);
});

test('one field is no form', () => {
  expect(read('a function that validates a password: at least 8 characters')).toBeUndefined();
});

test.each('python ruby php javascript typescript java kotlin csharp swift go rust cpp'.split(' '))(
  'writes the checks in %s',
  (language) => {
    const wish = readForm(
      'validate a signup: name required, email valid, age at least 18, note at least 4 characters; return errors per field',
      language,
    );
    const code = wish && writeForm(wish, language)?.definition;
    expect(code).toContain('name is required');
    expect(code).toContain('age must be at least 18');
    // Rust reads a type and "<" as its parameters.
    expect(code).not.toMatch(/ as i64 <|undefined|\{[0-3tp]\}/);
  },
);

test('a field is named once, and one that confirms another repeats it', () => {
  expect(
    read(
      'validate a registration form with nickname, secret, email and email_confirm and return the errors by field; the secret needs 6 to 20 characters and a digit; the nickname is optional',
    ),
  ).toEqual({
    result: 'map',
    unmet: [],
    fields: [
      'nickname: ',
      'secret: required, least 6, most 20, matches digit',
      'email: matches email',
      'emailConfirm: same email',
    ],
  });
});

test.each([
  'validate a VAT number with the modulo 89 rule, skipping dots and blanks',
  'check function that validates a barcode with a weighted sum, ignoring dashes and upper case',
  'validates an order number using the Damm algorithm, without leading zeros and spaces',
])('the manner of a check is no field: %s', (prompt) => {
  expect(read(prompt)).toBeUndefined();
});

const WISH =
  'function that validates a contact form array with first_name, email and email_confirm and returns the errors by field';
const SENT = { first_name: '', email: 'a@b.cc', email_confirm: 'other@b.cc' };
const WANTED = { first_name: 'first name is required', email_confirm: 'emails do not match' };

test('an empty field and another confirmation are told under the keys of the wish', async () => {
  const { code, notes } = await generateCode({ prompt: WISH, language: 'javascript' }, engineTools());
  expect(notes).toEqual([]);
  const validate = new Function('console', `${code}\nreturn validateContact;`)({ log() {} });
  expect(validate(SENT)).toEqual(WANTED);
  expect(validate({ ...SENT, first_name: 'Ada', email_confirm: 'a@b.cc' })).toEqual({});
});

test.runIf(spawnSync('php', ['--version']).status === 0)('and so in PHP', async () => {
  const { code } = await generateCode({ prompt: WISH, language: 'php' }, engineTools());
  const asked = `${code}\necho '=', json_encode(validateContact(json_decode('${JSON.stringify(SENT)}', true)));`;
  const { stdout } = spawnSync('php', [], { input: asked, encoding: 'utf8' });
  expect(JSON.parse(stdout.slice(stdout.lastIndexOf('=') + 1))).toEqual(WANTED);
});
