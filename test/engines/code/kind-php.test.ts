import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const made = (prompt: string) => generateCode({ prompt }, engineTools());

function hasPhp(): boolean {
  try {
    execFileSync('php', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test.each([
  [
    'php page with pdo that lists customers(id, last_name, city) from mysql, 15 per page with next and previous links, search box for last_name',
    [
      /PAGE_SIZE = 15/,
      /WHERE last_name LIKE :wanted0/,
      /SELECT id, last_name, city FROM customers/,
      /PDO::PARAM_INT/,
    ],
  ],
  [
    'contact form handler in PHP with name, email, phone optional and message, CSRF token, honeypot, mail() to info@bakery.example, at most 5 messages per day per session',
    [
      /'info@bakery\.example'/,
      /MOST_PER_DAY = 5/,
      /hash_equals/,
      /website2/,
      /'phone' => match \(true\) \{\n\s*\$values\['phone'\] === '' => null/,
    ],
  ],
  [
    'woocommerce php snippet: 20% off for 2 or more products of the category soap',
    [/has_term\('soap'/, /\$count < 2/, /\* 0\.2;/],
  ],
  [
    'php upload for pdf and png, max 3 MB, real mime type, saved in documents/ with a random name and friendly errors',
    [
      /'application\/pdf' => 'pdf', 'image\/png' => 'png'/,
      /3 \* 1024 \* 1024/,
      /'\/documents'/,
      /role="alert"/,
    ],
  ],
])('a PHP page keeps the particulars: %s', async (wish, parts) => {
  const { code, notes, language } = await made(wish);
  expect([language, notes]).toEqual(['php', []]);
  for (const part of parts) expect(code).toMatch(part);
  if (hasPhp()) execFileSync('php', ['-l'], { input: code, stdio: ['pipe', 'ignore', 'pipe'] });
});
