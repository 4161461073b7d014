import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[wish: string, parts: readonly string[], never: RegExp]>([
  [
    'short note to my neighbour asking her to keep her dog quiet after 9, friendly please',
    ['Hi [Name of the neighbour]', 'Could you please keep your dog quiet after 9?'],
    /friendly|_Not in it/,
  ],
  ['text my boss that im sick and wont be in tomorrow', ["I'm sick and won't be in tomorrow"], /\bim\b/],
  ['resignation letter with three weeks notice', ['6 December 2026', "3 weeks' notice"], /\[date\]/],
  [
    'email to my landlord about the leaking tap in the kitchen. It has dripped since Monday.',
    ['The tap in the kitchen is leaking. It has dripped since Monday.'],
    /It began/,
  ],
  ['tell my friend sorry that I missed his graduation, text', ['missing your graduation'], /\bhis\b/],
  ['congratulate my cousin on her new job, two sentences', ['Congratulations on your new job!'], /Dear/],
  [
    'complaint to the airline, flight BA 27 was delayed by 6 hours, I want a refund',
    ['BA 27', 'delayed by 6 hours', 'refund'],
    /undefined/,
  ],
  ['email to HR asking how long my notice period is', ['how long my notice period is'], /time off/],
  [
    'message to a customer whose parcel is lost, apologise and offer a replacement',
    ['I am sorry that your parcel is lost', 'offer you a replacement'],
    /apologise and/,
  ],
])('%s', async (wish, parts, never) => {
  const { skill, text } = await ask(wish);
  expect(skill).toBe('letter');
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toMatch(never);
});

test.each<[wish: string, parts: readonly string[]]>([
  ['what should I bring for 4 days of camping with our kids?', ['Food for 4 days', 'With children']],
  ['checklist before publishing an npm package', ['npm pack --dry-run', 'npm publish']],
  ['things to check before we deploy to production', ['backup of the database']],
  ['to-do list for moving out of my flat, list please', ['Moving out of my flat']],
])('%s', async (wish, parts) => {
  const { skill, text } = await ask(wish);
  expect(skill).toBe('outline');
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toMatch(/Not considered|\? list/);
});
