import { mulberry32 } from '../../random.ts';

export interface Looks {
  readonly skin: string;
  readonly shade: string;
  readonly lips: string;
  readonly hair: string;
  readonly hairDark: string;
  readonly iris: string;
  readonly shirt: string;
  readonly shirtDark: string;
  readonly style: 'long' | 'bob' | 'short' | 'bun' | 'curly' | 'bald';
  readonly brows: string;
  readonly beard: boolean;
  readonly glasses: boolean;
  readonly lashes: boolean;
  readonly feminine: boolean;
  /** A robot: seams and an antenna. */
  readonly machine: boolean;
}

type Tone = readonly [skin: string, shade: string, lips: string];

const TONES: readonly (readonly [RegExp, Tone])[] = [
  [
    /\b(black (wo)?m[ae]n|black (girl|boy|lady|guy|person|teacher|host|presenter|doctor)|dark[- ]skinned|african)\b/,
    ['#7a4a30', '#5c3522', '#8d4a44'],
  ],
  [/\b(brown[- ]skinned|indian|latin[ao]?|tan(ned)?|arab\w*)\b/, ['#b87a4f', '#935b38', '#a95a50']],
  [/\b(asian|chinese|japanese|korean)\b/, ['#efc49a', '#d49f74', '#c8665f']],
  [
    /\b(white (wo)?m[ae]n|white (girl|boy|lady|guy|person)|pale|fair[- ]skinned|caucasian|european)\b/,
    ['#f6cfb2', '#dfa684', '#cf6f69'],
  ],
  [/\b(alien|green[- ]skinned|goblin|orc)\b/, ['#8fbf7a', '#6a9a58', '#5f8a52']],
  [/\b(robots?|android|cyborg)\b/, ['#c3ccd6', '#94a0ae', '#7b8794']],
];
const ANY_TONE: readonly Tone[] = [
  ['#f4c8a6', '#dc9f7a', '#cb6a64'],
  ['#e3ab80', '#c2865c', '#b85f58'],
  ['#b87a4f', '#935b38', '#a95a50'],
  ['#8a5638', '#683e27', '#93504a'],
];

type Dye = readonly [hair: string, dark: string];

const DYES: readonly (readonly [RegExp, Dye])[] = [
  [/\b(blond\w*|golden[- ]hair\w*)\b/, ['#e2b961', '#b98a39']],
  [/\b(red[- ]?hair\w*|redhead\w*|ginger)\b/, ['#b5532a', '#863818']],
  [/\b(black[- ]hair\w*)\b/, ['#26222a', '#141218']],
  [/\b(brown[- ]hair\w*|brunette)\b/, ['#5e3c28', '#412717']],
  [
    /\b(gr[ae]y[- ]hair\w*|silver[- ]hair\w*|white[- ]hair\w*|old|elderly|grand\w+|senior)\b/,
    ['#c9cacf', '#9b9da6'],
  ],
  [/\b(pink[- ]hair\w*)\b/, ['#e08bb4', '#b95f8c']],
  [/\b(blue[- ]hair\w*)\b/, ['#4d7fc4', '#335b94']],
];
const ANY_DYE: readonly Dye[] = [
  ['#5e3c28', '#412717'],
  ['#2b2530', '#17131b'],
  ['#9a6b3f', '#714a28'],
  ['#7d3f25', '#5a2916'],
];

type Cloth = readonly [shirt: string, dark: string];

const CLOTHS: readonly (readonly [RegExp, Cloth])[] = [
  [/\b(red) (shirt|dress|sweater|jacket|top|suit|hoodie|blouse)\b/, ['#b8403d', '#8c2d2c']],
  [/\b(blue) (shirt|dress|sweater|jacket|top|suit|hoodie|blouse)\b/, ['#3f68a8', '#2d4c80']],
  [/\b(green) (shirt|dress|sweater|jacket|top|suit|hoodie|blouse)\b/, ['#4a8a5c', '#346845']],
  [
    /\b(black) (shirt|dress|sweater|jacket|top|suit|hoodie|blouse)\b|\bin a suit\b|\bbusiness\w*\b/,
    ['#33363f', '#22242b'],
  ],
  [
    /\b(white) (shirt|dress|sweater|jacket|top|coat|blouse)\b|\b(doctor|nurse|scientist|chef)\b/,
    ['#eceef2', '#c6cad3'],
  ],
  [/\b(yellow) (shirt|dress|sweater|jacket|top|hoodie|blouse)\b/, ['#e0b048', '#b58a31']],
];
const ANY_CLOTH: readonly Cloth[] = [
  ['#3f6f8f', '#2c5370'],
  ['#7a5c8e', '#5a4269'],
  ['#4a8070', '#356054'],
  ['#b5654a', '#8b4a34'],
];

const EYES = ['#5b3a22', '#3f6f52', '#3d6a96', '#6d4c2c'];

/** How the presenter looks: as the words say, and for the rest as the seed has it. */
export function looksOf(words: string, seed: number): Looks {
  const text = words.toLowerCase();
  const random = mulberry32(seed ^ 0xface);
  const any = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
  const named = <T>(table: readonly (readonly [RegExp, T])[], others: readonly T[]): T => {
    const drawn = any(others);
    return table.find(([pattern]) => pattern.test(text))?.[1] ?? drawn;
  };
  const [skin, shade, lips] = named(TONES, ANY_TONE);
  const [hair, hairDark] = named(DYES, ANY_DYE);
  const [shirt, shirtDark] = named(CLOTHS, ANY_CLOTH);
  const machine = /\b(robots?|android|cyborg)\b/.test(text);
  const coin = random() < 0.5;
  const man =
    /\b(man|men|boy|male|guy|gentleman|father|dad|grandfather|grandpa|husband|king|prince|wizard|he|his|mr|businessman|robots?)\b/.test(
      text,
    );
  const woman =
    /\b(woman|women|girl|female|lady|mother|mom|mum|grandmother|grandma|wife|queen|princess|witch|she|her|mrs|ms|businesswoman|actress|hostess)\b/.test(
      text,
    );
  const feminine = woman || (!man && coin);
  const beard =
    /\b(beard\w*|wizard|santa)\b/.test(text) ||
    (!feminine && !machine && !/\bboy\b/.test(text) && random() < 0.3 && !/\bclean[- ]shaven\b/.test(text));
  return {
    skin,
    shade,
    lips,
    hair,
    hairDark,
    iris: any(EYES),
    shirt,
    shirtDark,
    style: hairStyle(text, feminine, any),
    brows: machine ? shade : hairDark,
    beard,
    glasses: /\b(glasses|spectacles|professor|scientist|librarian|nerd\w*)\b/.test(text),
    lashes: feminine,
    feminine,
    machine,
  };
}

function hairStyle(text: string, feminine: boolean, any: <T>(choices: readonly T[]) => T): Looks['style'] {
  const drawn = any<Looks['style']>(
    feminine ? ['long', 'bob', 'bun', 'curly', 'long'] : ['short', 'short', 'curly'],
  );
  if (/\b(bald|shaved head|robots?|alien)\b/.test(text)) return 'bald';
  if (/\b(curly|afro|curls)\b/.test(text)) return 'curly';
  if (/\blong([- ]\w+)?[- ]hair/.test(text)) return 'long';
  if (/\bshort([- ]\w+)?[- ]hair/.test(text)) return feminine ? 'bob' : 'short';
  if (/\b(bun|ponytail|updo)\b/.test(text)) return 'bun';
  return drawn;
}
