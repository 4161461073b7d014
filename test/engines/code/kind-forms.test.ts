import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const made = (prompt: string) => generateCode({ prompt }, engineTools());

test.each([
  [
    'html registration form with username 4-16 characters, email, password at least 10 characters with a digit, repeat password, newsletter checkbox optional, errors below each field',
    [
      /username: \{ required: '[^']+', minLength: 4, maxLength: 16 \}/,
      /password: \{[^}]*minLength: 10, patterns: \[\[\/\[0-9\]\//,
      /repeatPassword: \{[^}]*sameAs: 'password'/,
      /newsletter: \{ {2}\}/,
      /id="email-error"/,
    ],
  ],
  [
    'contact form in HTML, name, e-mail, phone (optional), topic dropdown (Repair, Rental), message up to 300 characters with a counter, honeypot for bots',
    [
      /<option>Repair<\/option>\n\s*<option>Rental<\/option>/,
      /maxlength="300"/,
      /id="message-count"/,
      /website2/,
      /phone: \{ patterns/,
    ],
  ],
  [
    'booking form for a tennis club: court dropdown, date not in the past, number of people, name, email; html and js',
    [/Booking – Tennis club/, /fromToday: true/, /type="number" id="numberOfPeople"/],
  ],
])('a form keeps its fields and their rules: %s', async (wish, parts) => {
  const { code, notes, language } = await made(wish);
  expect([language, notes]).toEqual(['html', []]);
  for (const part of parts) expect(code).toMatch(part);
});

test('a rule that a form does not have is told', async () => {
  const { notes } = await made('html contact form with name, email, message and a captcha from Google');
  expect(notes.join(' ')).toMatch(/captcha/);
});

test('a reactive form of Angular has a validator for each rule', async () => {
  const { code, notes, language } = await made(
    'Angular standalone component with a reactive form for a delivery address: street, house number, zip (4 digits), city, phone optional, country dropdown (Austria, Italy); errors only after blur',
  );
  expect([language, notes]).toEqual(['typescript', []]);
  expect(code).toMatch(/zip: \['', \[Validators\.required, Validators\.pattern\(\/\^\[0-9\]\{4\}\$\/\)\]\]/);
  expect(code).toMatch(/phone: \['', \[Validators\.pattern/);
  expect(code).toMatch(/country: \['Austria', 'Italy'\]/);
  expect(code).toMatch(/control\.invalid && control\.touched/);
});
