import type { Random } from '../../random.ts';
import { textFromPattern } from './from-pattern.ts';
import type { Hints } from './hints.ts';
import { type Keywords, numberIn, Unfillable } from './schema.ts';

export interface TextPlace {
  readonly name: string;
  readonly path: string;
  readonly random: Random;
  readonly hints: Hints;
}

const MOST_CHARACTERS = 100_000;

/** A text that the schema allows: from the question where that fits, else made up from the seed. */
export function fillText(schema: Keywords, place: TextPlace): string {
  const low = numberIn(schema.minLength) ?? 0;
  const high = numberIn(schema.maxLength) ?? Number.POSITIVE_INFINITY;
  if (low > high || low > MOST_CHARACTERS) throw new Unfillable(place.path, 'no text can be that long');
  const fits = (text: string | undefined): text is string => {
    const length = text === undefined ? -1 : [...text].length;
    return length >= low && length <= high;
  };
  if (typeof schema.pattern === 'string') return fromPattern(schema.pattern, place, { low, fits });
  const format = FORMATS[String(schema.format)];
  if (format) {
    const asked = place.hints.formatted(String(schema.format));
    if (fits(asked)) return asked;
    const made = format(place.random);
    if (fits(made)) return made;
    throw new Unfillable(place.path, `no ${schema.format} is that long`);
  }
  const asked = place.hints.text(place.name);
  if (fits(asked)) return asked;
  if (asked !== undefined && [...asked].length > high) return [...asked].slice(0, high).join('');
  return stretched(made(place), low, high);
}

function fromPattern(
  pattern: string,
  { random, path }: TextPlace,
  bounds: { low: number; fits: (text: string) => boolean },
): string {
  const write = (extra: number, turn: number): string =>
    textFromPattern(pattern, { random: random.fork(`${extra}/${turn}`), path, extra });
  const missing = Math.max(0, bounds.low - write(0, 0).length);
  const shares = [1, 2, 3, 4].map((parts) => Math.ceil(missing / parts));
  for (const extra of [0, 1, 2, 3, 5, 8, ...shares]) {
    for (let turn = 0; turn < 4; turn += 1) {
      const text = write(extra, turn);
      if (bounds.fits(text)) return text;
    }
  }
  throw new Unfillable(path, 'no text of that length fits the pattern');
}

const WORDS = [
  'amber',
  'birch',
  'cedar',
  'delta',
  'ember',
  'fern',
  'grove',
  'harbour',
  'iris',
  'juniper',
  'kelp',
  'linen',
  'maple',
  'north',
  'olive',
  'pine',
];

function made({ random }: TextPlace): string {
  return `${random.pick(WORDS)} ${random.pick(WORDS)}`;
}

function stretched(text: string, low: number, high: number): string {
  if (text.length > high) return text.slice(0, high).trimEnd().padEnd(Math.min(low, high), 'x');
  return text.length >= low ? text : text.repeat(Math.ceil(low / text.length)).slice(0, low);
}

const two = (value: number): string => String(value).padStart(2, '0');
const whole = (random: Random, low: number, high: number): number =>
  Math.floor(random.between(low, high + 1));
const hex = (random: Random, length: number): string =>
  Array.from({ length }, () => whole(random, 0, 15).toString(16)).join('');
const date = (random: Random): string => `2026-${two(whole(random, 1, 12))}-${two(whole(random, 1, 28))}`;
const time = (random: Random): string => `${two(whole(random, 0, 23))}:${two(whole(random, 0, 59))}:00Z`;

const FORMATS: Readonly<Record<string, (random: Random) => string>> = {
  date,
  time,
  'date-time': (random) => `${date(random)}T${time(random)}`,
  duration: (random) => `P${whole(random, 1, 9)}D`,
  email: (random) => `${random.pick(WORDS)}@example.com`,
  'idn-email': (random) => `${random.pick(WORDS)}@example.com`,
  hostname: (random) => `${random.pick(WORDS)}.example.com`,
  'idn-hostname': (random) => `${random.pick(WORDS)}.example.com`,
  ipv4: (random) => `192.0.2.${whole(random, 1, 254)}`,
  ipv6: (random) => `2001:db8::${whole(random, 1, 9999)}`,
  uri: (random) => `https://example.com/${random.pick(WORDS)}`,
  url: (random) => `https://example.com/${random.pick(WORDS)}`,
  'uri-reference': (random) => `/${random.pick(WORDS)}`,
  'uri-template': (random) => `/${random.pick(WORDS)}/{id}`,
  iri: (random) => `https://example.com/${random.pick(WORDS)}`,
  'iri-reference': (random) => `/${random.pick(WORDS)}`,
  uuid: (random) =>
    `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(random, 3)}-${hex(random, 12)}`,
  'json-pointer': (random) => `/${random.pick(WORDS)}`,
  'relative-json-pointer': () => '0',
  regex: () => '^[a-z]+$',
  byte: (random) => Buffer.from(random.pick(WORDS)).toString('base64'),
};
