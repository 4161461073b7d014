// What the picture engine ships with: the vector subjects (a subset of Noto Emoji, Apache-2.0) with the words that
// name them, the rasteriser and the decoders for pictures that people bring.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const CATEGORIES = [
  'Activities',
  'Animals & Nature',
  'Food & Drink',
  'Objects',
  'People & Body',
  'Travel & Places',
  'Smileys & Emotion',
];

/** Skin tones and hair variants, signs, gestures, body parts and pictures of whole scenes are no subjects. */
const LEFT_OUT = [
  /light|dark|medium|tone\d/,
  /oclock|thirty|button|symbol|sign$|arrow|calendar|chart|banknote|folder|mailbox|card-|-card|envelope|tray/,
  /hand|finger|fist|thumb|foot|biceps|gesture|palms|lips?$|mouth|tongue|tooth$|nose|^ear|^leg$|lungs|anatomical|brain/,
  /family|couple|kiss|breast|pregnant|deaf|feeding|facepalm|shrug|gesturing|tipping|pouting|frowning|bowing|getting|raising/,
  /bust|speaking|selfie|silhouette|bunny-ears|wrestling|steamy|shower|bath$|veil|turban|skullcap|cane|hairs?$|-hair|beard|bald/,
  /cityscape|night-with-stars|bridge-at-night|^foggy|^fog$|milky-way|national-park|sunrise|sunset|^desert$|shooting-star/,
  /moon|^sun-behind|sun-with|^sun$|^star$|^cloud|glowing-star|snow-capped|mount-fuji|^mountain$|railway-track|motorway/,
  /map|japanese-(?!castle|dolls)|love-hotel|no-|poo$|package|middle|nauseated|vomiting|syringe|pill$|coffin|urn|cigarette|bomb|pistol/,
  /blood|x-ray|drop-|^foot|footprints|mx-claus|person-(?!walking|standing|running|biking|surfing|swimming|rowing|climbing|golfing|juggling|kneeling|cartwheeling|bouncing|lifting|in-lotus|fencing|mountain)/,
  /-facing-right|mens-room|wheelchair|man-with|woman-with|levitating|cartwheeling|water-polo|handball|massage/,
  /^(man|woman)-(artist|astronaut|construction|cook|curly|detective|elf|factory|farmer|firefighter|genie|guard|health|judge|mage|mechanic|office|pilot|police|scientist|singer|student|superhero|supervillain|teacher|technologist|vampire|zombie|fairy|in-tuxedo)/,
];

/** Faces that people ask for by name. */
const FACES = [
  'ghost',
  'robot',
  'alien',
  'alien-monster',
  'clown-face',
  'jack-o-lantern',
  'skull',
  'ogre',
  'goblin',
  'red-heart',
  'snowman',
];

/** What the engine needs although a rule above leaves it out. */
const KEPT = [
  'tulip',
  'chair',
  'spouting-whale',
  'bow-and-arrow',
  'mermaid',
  'man-dancing',
  'woman-dancing',
  'man-standing',
  'woman-standing',
  'bouquet',
  'crescent-moon',
  'handbag',
  'footprints',
  'globe-showing-europe-africa',
];

function chosen(icons, metadata) {
  const names = new Set(KEPT);
  for (const category of CATEGORIES) {
    for (const name of metadata.categories[category] ?? []) {
      if (!icons[name]) continue;
      if (category === 'Smileys & Emotion' ? FACES.includes(name) : !LEFT_OUT.some((rule) => rule.test(name)))
        names.add(name);
    }
  }
  for (const name of FACES) names.add(name);
  return [...names].filter((name) => icons[name]).sort();
}

const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The commands of a path with their numbers. The two flags of an arc may be written without spaces. */
function parsed(path) {
  const commands = [];
  let at = 0;
  let letter = '';
  const skip = () => {
    while (/[\s,]/.test(path[at] ?? '')) at++;
  };
  while (at < path.length) {
    skip();
    if (at >= path.length) break;
    if (/[a-z]/i.test(path[at])) letter = path[at++];
    const kind = letter.toLowerCase();
    const numbers = [];
    for (let n = 0; n < ARGUMENTS[kind]; n++) {
      skip();
      const flag = kind === 'a' && (n === 3 || n === 4);
      const [text] = (flag ? /^[01]/ : /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i).exec(path.slice(at)) ?? [
        '',
      ];
      if (text === '') throw new Error(`unreadable path at ${at}: ${path.slice(at, at + 20)}`);
      at += text.length;
      numbers.push(Number(text));
    }
    commands.push([letter, numbers]);
    if (letter === 'm') letter = 'l';
    if (letter === 'M') letter = 'L';
  }
  return commands;
}

/** Which coordinate each number of a command moves: x, y or neither. */
const axisOf = (kind, n) =>
  kind === 'h' ? 0 : kind === 'v' ? 1 : kind === 'a' ? (n === 5 ? 0 : n === 6 ? 1 : -1) : n % 2;

/**
 * One decimal is a twentieth of a pixel at the size subjects are drawn: enough, and a third smaller. What rounding
 * takes from one relative step is given to the next, so that errors do not add up along a path.
 */
function shortened(path) {
  const round = (value) => Math.round(value * 10) / 10;
  let text = '';
  let last = '';
  const exact = [0, 0];
  const written = [0, 0];
  const start = { exact: [0, 0], written: [0, 0] };
  for (const [letter, numbers] of parsed(path)) {
    const kind = letter.toLowerCase();
    const relative = letter === kind;
    const out = numbers.map((value, n) => {
      const axis = axisOf(kind, n);
      if (axis < 0) return kind === 'a' && n < 2 ? Math.round(value * 100) / 100 : value;
      return relative ? round(exact[axis] + value - written[axis]) : round(value);
    });
    for (const axis of [0, 1]) {
      const n = numbers.findLastIndex((_, index) => axisOf(kind, index) === axis);
      if (n < 0) continue;
      exact[axis] = relative ? exact[axis] + numbers[n] : numbers[n];
      written[axis] = relative ? written[axis] + out[n] : out[n];
    }
    if (kind === 'm') Object.assign(start, { exact: [...exact], written: [...written] });
    if (kind === 'z') {
      exact.splice(0, 2, ...start.exact);
      written.splice(0, 2, ...start.written);
    }
    let part = '';
    for (const [index, value] of out.entries()) {
      const number = String(value).replace(/^(-?)0\./, '$1.');
      part += (index > 0 || letter === last) && !number.startsWith('-') ? ` ${number}` : number;
    }
    text += letter === last && kind !== 'z' && kind !== 'm' ? part : letter + part.trimStart();
    last = letter;
  }
  return text;
}

const trimmed = (body) => body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${shortened(path)}"`);

/** The icon's own name and the name that the emoji goes by; further keywords are too loose to draw from. */
function wordsOf(names, characters, keywords) {
  const words = {};
  for (const name of names) {
    const [spoken = ''] = keywords[characters.get(name)] ?? [];
    const word = spoken.toLowerCase().replaceAll(/[_-]/g, ' ');
    if (/^[a-z ]{3,}$/.test(word)) words[word] ??= name;
  }
  for (const name of names) words[name.replaceAll('-', ' ')] = name;
  return words;
}

export async function collect() {
  const noto = require('@iconify-json/noto/icons.json');
  const metadata = require('@iconify-json/noto/metadata.json');
  const characters = new Map();
  for (const [code, name] of Object.entries(require('@iconify-json/noto/chars.json'))) {
    const text = String.fromCodePoint(...code.split('-').map((part) => Number.parseInt(part, 16)));
    if (!characters.has(name)) characters.set(name, text);
  }
  const keywords = require('emojilib');
  for (const text of Object.keys(keywords)) keywords[text.replaceAll('\ufe0f', '')] ??= keywords[text];
  const names = chosen(noto.icons, metadata);
  const icons = Object.fromEntries(names.map((name) => [name, trimmed(noto.icons[name].body)]));
  const words = wordsOf(names, characters, keywords);
  const file = (name) => readFile(require.resolve(name));
  const resvg = dirname(require.resolve('@resvg/resvg-wasm'));
  return {
    'picture-icons.json': Buffer.from(JSON.stringify({ icons, words })),
    'resvg.wasm': await readFile(join(resvg, 'index_bg.wasm')),
    'png-decode.wasm': await file('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'),
    'jpeg-decode.wasm': await file('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'),
    'webp-decode.wasm': await file('@jsquash/webp/codec/dec/webp_dec.wasm'),
  };
}
