import words from '../data/modifiers.json';

/** Names of colours of more than one word, each of which is one word of a prompt: "dark blue" is dark-blue. */

type Bytes = readonly number[];

const bytesOf = (code: string): Bytes =>
  [1, 3, 5].map((from) => Number.parseInt(code.slice(from, from + 2), 16));

const codeOf = (bytes: Bytes): string =>
  `#${bytes
    .map((byte) =>
      Math.round(Math.min(255, Math.max(0, byte)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const towards = (bytes: Bytes, target: Bytes, share: number): Bytes =>
  bytes.map((byte, c) => byte + ((target[c] ?? 0) - byte) * share);

const WHITE = [255, 255, 255];
const BLACK = [10, 11, 14];
const GREY = [140, 140, 140];

const paler = (bytes: Bytes): Bytes => towards(bytes, WHITE, 0.5);
const palest = (bytes: Bytes): Bytes => towards(bytes, WHITE, 0.68);
const darker = (bytes: Bytes): Bytes => towards(bytes, BLACK, 0.48);
const greyer = (bytes: Bytes): Bytes => towards(bytes, GREY, 0.4);
/** Further from grey, and lighter. */
const brighter = (bytes: Bytes): Bytes => {
  const grey = (Math.max(...bytes) + Math.min(...bytes)) / 2;
  return bytes.map((byte) => (grey + (byte - grey) * 1.3) * 1.06);
};

/** Words before a colour that change it. */
const DEGREES = {
  light: paler,
  pale: palest,
  pastel: palest,
  dark: darker,
  deep: darker,
  bright: brighter,
  vivid: brighter,
  neon: brighter,
  faded: greyer,
  muted: greyer,
  dusty: greyer,
};

/** In "emerald green" the first word says more. */
const BROAD = 'blue|green|red|pink|purple|yellow|orange|brown|grey|gray|black|white';
const EXACT = Object.keys(words.colours).filter((word) => !new RegExp(`^(?:${BROAD})$`).test(word));

/** Each with hyphens, as one word. */
export const SHADES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(words.colours).flatMap(([word, code]) =>
    Object.entries(DEGREES).map(([degree, change]): [string, string] => [
      `${degree}-${word}`,
      codeOf(change(bytesOf(code))),
    ]),
  ),
  ...Object.entries(words.colours)
    .filter(([word]) => EXACT.includes(word))
    .flatMap(([word, code]) => BROAD.split('|').map((broad): [string, string] => [`${word}-${broad}`, code])),
  ...Object.entries(words.shades).map(([phrase, code]): [string, string] => [phrase.replace(' ', '-'), code]),
  ...Object.entries({ ...words.colours, ...words.colourNouns }).flatMap(([word, code]) =>
    ['coloured', 'colored'].map((end): [string, string] => [`${word}-${end}`, code]),
  ),
]);

const ANY = Object.keys(words.colours).join('|');
const NOUNS = Object.keys(words.colourNouns).join('|');
const GAP = '[\\s-]';

/** A neon sign shines. */
const SHINES = `(?<!neon${GAP}\\p{L}+(?=${GAP}(?:signs?|lights?|letters|lettering|glow)\\b))`;

/** "A bright orange on a plate". */
const NO_FRUIT = '(?<!orange(?=\\s(?:on|in|at|under|beside|next|and)\\b))';

const SHADE = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[
    Object.keys(words.shades).join('|').replaceAll(' ', GAP),
    `(?:${ANY}|${NOUNS})${GAP}colou?red`,
    `(?:${Object.keys(DEGREES).join('|')})${GAP}(?:${ANY})${SHINES}${NO_FRUIT}`,
    `(?:${EXACT.join('|')})${GAP}(?:${BROAD})`,
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
/** "Blue" of "dark navy blue". */
const BROADER = new RegExp(
  `(?<=(?:${Object.keys(DEGREES).join('|')})${GAP}(?:${EXACT.join('|')}))${GAP}(?:${BROAD})\\b`,
  'giu',
);

/** The text with `join` between the words of each shade. */
export const joinShades = (text: string, join: string): string =>
  text.replace(BROADER, '').replace(SHADE, (shade) => shade.replace(/[\s-]/, join));

/** The broad colour of a shade: "blue" of "dark-blue". */
export const broadColour = (word: string): string => word.slice(word.lastIndexOf('-') + 1);
