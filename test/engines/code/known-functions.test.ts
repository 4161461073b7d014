import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

async function printedBy(prompt: string): Promise<string> {
  const { code, notes, task } = await generateCode({ prompt, language: 'javascript' }, tools);
  expect([task, notes]).toEqual(['plan', []]);
  const printed: unknown[] = [];
  new Function('console', code)({ log: (...values: unknown[]) => printed.push(values.join(' ')) });
  return printed.join('|');
}

test.each([
  ['verify an IBAN and its country-specific length', 'true|false'],
  [
    'check whether a book code is a valid ISBN, ISBN-10 or ISBN-13, spaces and hyphens ignored',
    'true|true|false',
  ],
  ['isIsbn13(code) that validates an ISBN-13', 'true|false'],
  ['a function that verifies the check digit of an EAN-13 barcode', 'true|false'],
  [
    'detect the brand of a credit card number: Visa, Mastercard, Amex or unknown',
    'true|Visa|American Express|false',
  ],
  [
    'does an IP address belong to a subnet such as 10.2.0.0/16',
    'true|false|error: not an IPv4 address: 10.1.2.300',
  ],
  [
    'compute network and broadcast address and the host count of a CIDR block',
    '192.168.1.64 192.168.1.127 62',
  ],
  ['check Dutch and Polish postal codes', 'true|false|true|false'],
  ['encode and decode with the Vigenère cipher, preserving case', 'Lxfopv ef Rnhr!|Attack at Dawn!'],
  ['tell the strength of a password: weak, fair or strong', 'weak|fair|strong'],
])('a function that is known by its name does what it says: %s', async (prompt, expected) => {
  expect(await printedBy(prompt)).toBe(expected);
});

test('the countries of an IBAN check are those of the wish', async () => {
  const prompt = 'a Java method that checks an IBAN and its length for AT and BE';
  const { code, notes } = await generateCode({ prompt, language: 'java' }, tools);
  expect(notes).toEqual([]);
  expect(code).toContain('lengths.put("at", 20)');
  expect(code).not.toContain('"de"');
});

test('what a known function does not do is told', async () => {
  const prompt =
    'a Go function that validates an IBAN by its mod 97 check, ignoring spaces, and prints the name of the bank';
  const { code, notes } = await generateCode({ prompt, language: 'go' }, tools);
  expect(code).toContain('% 97');
  expect(notes.join()).toContain('name of the bank');
});
