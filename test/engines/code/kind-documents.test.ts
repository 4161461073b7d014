import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const made = (prompt: string) => generateCode({ prompt }, engineTools());

test.each([
  [
    'html resume template for Marta Nowak with photo, languages, experience and education, printable on A4, red accents',
    [
      /<h1>Marta Nowak<\/h1>/,
      /class="photo"/,
      /<h2>Languages/,
      /<h2>Education/,
      /#b91c1c/,
      /break-inside: avoid/,
    ],
  ],
  [
    'A4 invoice in html and css for a small pottery workshop, 4 positions, 10% and 20% tax, logo, bank details at the bottom, page numbers',
    [/10 % tax of/, /20 % tax of/, /Item 4</, /IBAN/, /class="logo"/, /counter\(page\)/],
  ],
  [
    'order confirmation email template in html, 640px wide, table with product, size, quantity and total, works in Outlook and Gmail',
    [
      /max-width: 640px/,
      /<!--\[if mso\]><table role="presentation" width="640"/,
      />Product<\/th>.*>Size<.*>Quantity<.*>Total</,
    ],
  ],
])('a document keeps the particulars: %s', async (wish, parts) => {
  const { code, notes, language } = await made(wish);
  expect([language, notes]).toEqual(['html', []]);
  for (const part of parts) expect(code).toMatch(part);
});

test('the sums of an invoice are those of its lines', async () => {
  const { code } = await made('html invoice with 2 line items and 19% VAT, printable');
  // 1 × 100 and 2 × 80.
  expect(code).toMatch(/Net<\/td><td>260\.00 €[\s\S]*19 % tax<\/td><td>49\.40 €[\s\S]*309\.40 €/);
});
