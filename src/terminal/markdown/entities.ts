import { sanitise } from '../sanitise.ts';

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  copy: '©',
  times: '×',
  rarr: '→',
  larr: '←',
};

/** Decodes the name between `&` and `;`; undefined for unknown names. */
export function entity(body: string): string | undefined {
  if (!body.startsWith('#')) return ENTITIES[body];
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  if (!(code > 0 && code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd';
  // Written as an entity, an escape character has passed the sanitiser that stands before this renderer.
  return sanitise(String.fromCodePoint(code)).replace(/\s/g, ' ');
}
