import { mulberry32, pickFrom } from '../../random.ts';
import table from '../data/appearance.json';

export interface Appearance {
  readonly skin: string;
  readonly shade: string;
  readonly lips: string;
  readonly hair: string;
  readonly hairDark: string;
  readonly iris: string;
  readonly shirt: string;
  readonly shirtDark: string;
  readonly style: 'long' | 'bob' | 'short' | 'crop' | 'bun' | 'curly' | 'bald';
  readonly brows: string;
  readonly beard: boolean;
  readonly moustache: boolean;
  readonly freckles: boolean;
  /** With the lines of an old face. */
  readonly aged: boolean;
  /** A jacket, open over a shirt. */
  readonly jacket: boolean;
  readonly glasses: boolean;
  readonly lashes: boolean;
  readonly feminine: boolean;
  /** A robot, drawn with seams and an antenna. */
  readonly machine: boolean;
}

/** Compiles the patterns of a table; its order is the order in which they are tried. */
const compile = <T extends { readonly pattern: string }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, pattern: new RegExp(row.pattern) }));

const EYES = new Map(Object.entries(table.namedEyes));
const SKIN = compile(table.skin);
const HAIR = compile(table.hair);
const CLOTHES = compile(table.clothes);

/** The appearance of the presenter: what the words say; the seed decides the rest. */
export function appearanceOf(words: string, seed: number): Appearance {
  const text = words.toLowerCase();
  const random = mulberry32(seed ^ 0xface);
  const any = <T>(choices: readonly T[]): T => pickFrom(random, choices);
  // The draw is made in any case: a word for the skin must not change the hair.
  const named = <T>(rows: readonly (T & { readonly pattern: RegExp })[], others: readonly T[]): T => {
    const drawn = any(others);
    return rows.find(({ pattern }) => pattern.test(text)) ?? drawn;
  };
  const { skin, shade, lips } = named(SKIN, table.anySkin);
  const { hair, dark: hairDark } = named(HAIR, table.anyHair);
  const { shirt, dark: shirtDark } = named(CLOTHES, table.anyClothes);
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
  const [, eyes] = /\b(blue|green|brown|gr[ae]y|hazel)[- ]eye[sd]\b/.exec(text) ?? [];
  const feminine = woman || (!man && coin);
  const beard =
    /\b(beard\w*|wizard|santa)\b/.test(text) ||
    (!feminine && !machine && !/\bboy\b/.test(text) && random() < 0.3 && !/\bclean[- ]shaven\b/.test(text));
  const drawnEyes = any(table.eyes);
  const moustache = /\b(moustache|mustache)d?\b/.test(text);
  return {
    skin,
    shade,
    lips,
    hair,
    hairDark,
    iris: EYES.get(eyes ?? '') ?? drawnEyes,
    shirt,
    shirtDark,
    style: hairStyle(text, feminine, any),
    brows: machine ? shade : hairDark,
    // A moustache that is asked for comes without a beard.
    beard: beard && !(moustache && !/\bbeard/.test(text)),
    moustache,
    freckles: /\bfreckle[sd]\b/.test(text),
    aged: /\b(old|elderly|aged|wrinkle[sd]|senior|grand(?:ma|pa|mother|father|parent|mum|dad))\b/.test(
      text.replace(/\byears?[- ]old\b/, ''),
    ),
    jacket: /\b(suit|jacket|blazer|coat|tuxedo|cardigan)\b/.test(text),
    glasses: /\b(glasses|spectacles|professor|scientist|librarian|nerd\w*)\b/.test(text),
    lashes: feminine,
    feminine,
    machine,
  };
}

function hairStyle(
  text: string,
  feminine: boolean,
  any: <T>(choices: readonly T[]) => T,
): Appearance['style'] {
  const drawn = any<Appearance['style']>(
    feminine ? ['long', 'bob', 'bun', 'curly', 'long'] : ['short', 'short', 'curly'],
  );
  if (/\b(bald|shaved head|robots?|alien)\b/.test(text)) return 'bald';
  if (/\b(curly|afro|curls)\b/.test(text)) return 'curly';
  if (/\blong([- ]\w+)?[- ]hair/.test(text)) return 'long';
  if (/\bshort([- ]\w+)?[- ]hair/.test(text)) return feminine ? 'crop' : 'short';
  if (/\b(bun|ponytail|updo)\b/.test(text)) return 'bun';
  return drawn;
}
