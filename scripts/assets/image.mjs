// Assets of the image engine: a subset of Noto Emoji (Apache-2.0) with the words that name the icons, the SVG
// rasteriser and the image decoders.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cutFunctions } from '../cut-functions.mjs';
import { shortenMarkup, takeColours } from '../icon-markup.mjs';
import { packPaths } from '../icon-paths.mjs';
import { shortenPath } from '../svg-path.mjs';

const require = createRequire(import.meta.url);

/** Drawing to other words for it and to nouns of that kind; scripts/nouns/kinds.mjs makes it from WordNet. */
const KINDS = require('./noun-kinds.json');

/** Drawings have no text, no embedded pictures and no fonts, and pictures are encoded elsewhere. */
const CUT = require('./cut-functions.json');

const CATEGORIES = [
  'Activities',
  'Animals & Nature',
  'Food & Drink',
  'Objects',
  'People & Body',
  'Travel & Places',
  'Smileys & Emotion',
];

/** Skin tones and hair variants, signs, gestures, body parts and whole scenes are no subjects. */
const EXCLUDED = [
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

/** Of the faces only these are subjects. */
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

/** Subjects that a rule above would exclude. */
const INCLUDED = [
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
  'american-football',
  'anatomical-heart',
  'backhand-index-pointing-up',
  'bomb',
  'brain',
  'calendar',
  'card-index',
  'cigarette',
  'coffin',
  'credit-card',
  'dollar-banknote',
  'drop-of-blood',
  'ear',
  'ear-of-corn',
  'envelope',
  'eye',
  'file-folder',
  'fingerprint',
  'flexed-biceps',
  'folding-hand-fan',
  'foot',
  'funeral-urn',
  'grinning-face',
  'hole',
  'identification-card',
  'flashlight',
  'leg',
  'light-bulb',
  'police-car-light',
  'vertical-traffic-light',
  'lungs',
  'man-beard',
  'manual-wheelchair',
  'maple-leaf',
  'mouth',
  'nose',
  'open-mailbox-with-raised-flag',
  'paperclip',
  'person-in-tuxedo',
  'person-with-veil',
  'pill',
  'raised-fist',
  'raised-hand',
  'shower',
  'speech-balloon',
  'stop-sign',
  'sweat-droplets',
  'syringe',
  'teacup-without-handle',
  'tongue',
  'tooth',
  'white-cane',
  'world-map',
];

/** Drawings that hardly anybody asks for, or of which another one serves; they would take a thirteenth of the room. */
const RARE = new Set(
  `merperson person-lifting-weights person-bouncing-ball person-mountain-biking person-juggling person-kneeling
  nazar-amulet hamsa mahjong-red-dragon tanabata-tree pine-decoration oden dango fish-cake-with-swirl
  carp-streamer sign-of-the-horns vulcan-salute index-pointing-at-the-viewer index-pointing-up
  speaker-low-volume muted-speaker bell-with-slash locked-with-pen locked-with-key control-knobs level-slider
  trackball computer-disk fax-machine 3rd-place-medal 2nd-place-medal optical-disk suspension-railway
  aerial-tramway mountain-railway oncoming-police-car oncoming-taxi oncoming-automobile oncoming-bus guide-dog
  service-dog stuffed-flatbread tamale rice-cracker roasted-sweet-potato bookmark-tabs rolled-up-newspaper
  notebook-with-decorative-cover mechanical-arm mechanical-leg globe-showing-asia-australia
  globe-showing-americas supervillain landslide money-with-wings`.split(/\s+/),
);

/** A person at a sport is drawn as a woman or a man: a third drawing would take as much room as another noun. */
const SAME_AS = {
  'person-biking': 'woman-biking',
  'person-climbing': 'woman-climbing',
  'person-golfing': 'man-golfing',
  'person-in-lotus-position': 'woman-in-lotus-position',
  'person-rowing-boat': 'man-rowing-boat',
  'person-running': 'woman-running',
  'person-surfing': 'man-surfing',
  'person-swimming': 'man-swimming',
};

function selectIcons(icons, metadata) {
  const names = new Set(INCLUDED);
  for (const category of CATEGORIES) {
    for (const name of metadata.categories[category] ?? []) {
      if (!icons[name]) continue;
      const wanted =
        category === 'Smileys & Emotion' ? FACES.includes(name) : !EXCLUDED.some((rule) => rule.test(name));
      if (wanted) names.add(name);
    }
  }
  for (const name of FACES) names.add(name);
  return [...names].filter((name) => icons[name] && !RARE.has(name)).sort();
}

const shortenPaths = (body) => body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${shortenPath(path)}"`);

/** A drawing may have a gradient as two hundred shapes, one upon the other: every fifth shows the same. */
const fewerSteps = (body) =>
  body.replace(/(?<=<g opacity="[^"]*">)(?:<path [^>]*\/>){40,}(?=<\/g>)/g, (all) =>
    all
      .match(/<path [^>]*\/>/g)
      .filter((_, at, { length }) => at % 5 === 0 || at === length - 1)
      .join(''),
  );

/**
 * Word to drawing: the name of the icon, that of the emoji, and other words for it. Further keywords are too vague to
 * draw from.
 */
function keywordsOf(names, characters, keywords) {
  const words = {};
  for (const name of names) {
    const [emojiName = ''] = keywords[characters.get(name)] ?? [];
    const word = emojiName.toLowerCase().replaceAll(/[_-]/g, ' ');
    if (/^[a-z ]{3,}$/.test(word)) words[word] ??= name;
  }
  for (const name of names) words[name.replaceAll('-', ' ')] = name;
  for (const [name, { same = [] }] of Object.entries(KINDS)) for (const word of same) words[word] ??= name;
  return words;
}

/** Word to the drawing of the kind of thing that it is. */
function kindsBeside(words) {
  const kinds = {};
  for (const [name, { like = [] }] of Object.entries(KINDS))
    for (const word of like) if (!Object.hasOwn(words, word)) kinds[word] ??= name;
  return kinds;
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
  const names = selectIcons(noto.icons, metadata);
  const { markup, colours } = takeColours(
    shortenMarkup(names.map((name) => fewerSteps(shortenPaths(noto.icons[SAME_AS[name] ?? name].body)))),
  );
  const { bytes, ...packed } = packPaths(markup);
  const words = keywordsOf(names, characters, keywords);
  const file = (name) => readFile(require.resolve(name));
  const resvg = dirname(require.resolve('@resvg/resvg-wasm'));
  return {
    'picture-icons.json': Buffer.from(
      JSON.stringify({ ...packed, colours, names, words, kinds: kindsBeside(words) }),
    ),
    'picture-paths.bin': bytes,
    'resvg.wasm': cutFunctions(await readFile(join(resvg, 'index_bg.wasm')), CUT['resvg.wasm']),
    'png-decode.wasm': cutFunctions(
      await file('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'),
      CUT['png-decode.wasm'],
    ),
    'jpeg-decode.wasm': await file('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'),
    'jpeg-encode.wasm': await file('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'),
    'webp-encode.wasm': await file('@jsquash/webp/codec/enc/webp_enc_simd.wasm'),
    'webp-decode.wasm': await file('@jsquash/webp/codec/dec/webp_dec.wasm'),
  };
}
