import type { Phrase } from '../reading/phrase.ts';
import type { Page } from './page-wish.ts';

const FOOTER: readonly (readonly [RegExp, string])[] = [
  [/address(?: and (?:the )?(?:phone|telephone) number)?|location/, '1 Example Street, 12345 Exampletown'],
  [/(?:tele)?phone(?: number)?/, '<a href="tel:+15550100">+1 555 0100</a>'],
  [/e-?mail(?: address)?/, '<a href="mailto:hello@example.com">hello@example.com</a>'],
  [/opening (?:hours|times)/, 'Open Monday to Saturday, 9:00 to 18:00'],
  [/copyright(?: notice| note| line)?|year/, ''],
];

/** "With the address and a phone number": what the footer tells. */
export function readFooter(r: Phrase, page: Page): void {
  if (!r.take(/with|containing|that (?:has|shows|contains)|showing|including/)) return;
  for (let turns = 0; turns < 8; turns += 1) {
    const start = r.at;
    r.takeMark();
    r.take(/(?:(?:and|an?|the|our|its|their|shop's) ?)+/);
    if (r.take(/contact (?:details|info(?:rmation)?|data)/)) {
      page.footer.push(...FOOTER.slice(0, 3).map(([, text]) => text));
      continue;
    }
    if (r.take(/social(?: media)?(?: (?:links?|icons?|profiles?))?/)) {
      page.hasSocial = true;
      continue;
    }
    const part = FOOTER.map(([pattern, text]) => [r.take(pattern), text] as const).find(([found]) => found);
    if (!part) {
      r.back(start);
      return;
    }
    page.footer.push(...[part[1]].filter(Boolean));
    if (/phone/.test(part[0]?.[0] ?? '') && /address/.test(part[0]?.[0] ?? ''))
      page.footer.push(FOOTER[1]?.[1] ?? '');
  }
}
