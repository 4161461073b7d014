import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const page = (prompt: string) => generateCode({ prompt, language: 'HTML/CSS' }, tools);

test.each([
  [
    'pricing page with three cards Free, Pro and Team, the Pro card highlighted, cards stack below 600px',
    ['<h2>Free</h2>', '<h2>Team</h2>', 'max-width: 599.98px', /chosen">\s+<h2>Pro/],
  ],
  [
    'a pricing section with plans (basic, plus, pro), the middle one highlighted',
    [/chosen">\s+<h2>Plus/, '<h2>Basic</h2>'],
  ],
  [
    "three plans Solo, Crew and Fleet for a pricing page, Crew has a badge 'Best value'",
    [/class="badge">Best value<\/p>\s+<h2>Crew/],
  ],
  [
    'price cards with 4 tiers: hobby $0, starter $12, pro €29 and agency $99 for a pricing page, stacked on mobile',
    ['>$12<', '>€29<', 'max-width: 639.98px'],
  ],
  [
    'contact form with name, email and message, nice focus styles, works on phones, dark mode via prefers-color-scheme',
    [
      ':focus-visible',
      '@media (max-width: 30rem)',
      /prefers-color-scheme: dark\) \{\s+body \{ background: #111827/,
    ],
  ],
  [
    'contact form with email and message, a centered submit button that turns green on hover',
    ['justify-self: center', /:hover \{ background: #15803d/],
  ],
  ['login form with rounded corners, a soft shadow and a red focus ring', ['box-shadow', 'solid #b91c1c']],
  ['sign up form with email, the button is full width on phones', [/max-width: 40rem.*width: 100%/]],
])('a page looks as asked: %s', async (wish, parts) => {
  const { code, notes } = await page(wish);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toMatch(part);
});
