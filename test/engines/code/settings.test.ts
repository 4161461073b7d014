import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const WISH =
  'a readSettings function that takes SMTP_HOST (required), SMTP_PORT (integer, default 587) and USE_TLS (bool, default true) from environment variables and reports all that are missing or invalid in one error';

test.each([
  [
    'javascript',
    ["readText('SMTP_HOST')", "readNumber('SMTP_PORT', true, '587')", "readBool('USE_TLS', 'true')"],
  ],
  ['typescript', ['smtpPort: number;', 'useTls: boolean;']],
  ['python', ['smtp_port: int', 'read_bool("USE_TLS", "true")']],
  ['go', ['SmtpPort int', 'readInt("SMTP_PORT", "587")']],
  ['java', ['int smtpPort', '"SMTP_HOST", null']],
  ['rust', ['smtp_port: i64', 'Some("587")']],
])('settings have the names, types and defaults of the wish: %s', async (language, parts) => {
  const { code, notes } = await generateCode({ prompt: WISH, language }, tools);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test('one error names every setting that is missing or invalid', async () => {
  const { code } = await generateCode({ prompt: WISH, language: 'javascript' }, tools);
  const load = new Function('process', 'console', `${code}; return readSettings;`)({ env: {} }, console);
  expect(() => load({ SMTP_PORT: 'x', USE_TLS: 'maybe' })).toThrow(
    'invalid configuration: SMTP_HOST is missing; SMTP_PORT must be a number: x; USE_TLS must be true or false: maybe',
  );
  expect(load({ SMTP_HOST: 'mail' })).toEqual({ smtpHost: 'mail', smtpPort: 587, useTls: true });
});

test.each([
  ['kotlin', 'token bucket that allows 20 calls per second with bursts of up to 50', 'RateLimiter(50, 20.0)'],
  ['ruby', 'rate limiter based on a token bucket, 3 requests per second, capacity 9', 'RateLimiter.new(9'],
])('the burst of a rate limiter is apart from its rate: %s', async (language, prompt, part) => {
  expect((await generateCode({ prompt, language }, tools)).code).toContain(part);
});

test('a contact form in PHP shows each error next to its field', async () => {
  const prompt =
    'contact form script with name, email and message; errors appear beside the fields and the input is kept';
  const { code, notes } = await generateCode({ prompt, language: 'php' }, tools);
  expect(notes).toEqual([]);
  expect(code).toContain('class="error"');
});

test('calls in a wish for a validator are no names of fields', async () => {
  const prompt = 'validator for a form: text().max(5), integer() and date()';
  await expect(generateCode({ prompt, language: 'typescript' }, tools)).resolves.toBeDefined();
});
