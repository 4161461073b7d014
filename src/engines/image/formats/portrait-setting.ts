import type { Appearance } from '../../video/avatar/appearance.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import { mixed } from './colours.ts';
import { colourAt, isColour } from './design-words.ts';

/** The background of a sitter, and the effects of age and mood on the face, each as SVG. */
interface Setting {
  /** `#rrggbb` of the wall, where the prompt says which. */
  readonly wall: string | undefined;
  /** Before the wall, in a square of 100 by 100 that fills it. */
  readonly behind: string;
  readonly isSmiling: boolean;
  /** In years, where the prompt tells. */
  readonly age: number | undefined;
  /** Words of the prompt that it shows. */
  readonly shown: readonly string[];
  readonly told: readonly string[];
}

const FRIENDLY =
  /\b(?:friendly|kind|warm|gentle|welcoming|approachable|likeable|charming|good-natured|jolly|smil\w+|laugh\w+|grin\w*|happy|cheerful|joyful)\b/g;
const NEUTRAL =
  /\b(neutral|plain|simple|light|white|pale|bright|gr[ae]y|beige)\b[^,;.]*?\b(?:background|backdrop|wall)\b/i;
const WALLS: ReadonlyMap<string, string> = new Map([
  ['white', '#f4f4f2'],
  ['pale', '#e6e6e3'],
  ['bright', '#eceef0'],
  ['light', '#e2e4e6'],
  ['beige', '#dccfb8'],
  ['grey', '#a9adb2'],
  ['gray', '#a9adb2'],
]);
const NEUTRAL_WALL = '#b9bbbc';
const BOOKS =
  /\b(?:book ?(?:shel(?:f|ves)|cases?)|shel(?:f|ves) (?:of|with|full of) books|library|books behind)\b/;

const DECADES = ['twent', 'thirt', 'fort', 'fift', 'sixt', 'sevent', 'eight', 'ninet'];
const IN_DECADE = /\b(twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies\b/;
const IN_YEARS =
  /\b(?:(?:aged?|about|around|of|over|nearly|almost)(?: about| around)? (\d{2})|(\d{2})[ -]years?[ -]old|(\w+)[ -]years?[ -]old)\b/;

/** "In her forties", "of about 55": the age and the words for it. */
function ageIn(said: string): { readonly age: number | undefined; readonly words: readonly string[] } {
  const decade = IN_DECADE.exec(said);
  if (decade) return { age: 25 + 10 * DECADES.indexOf(decade[1] ?? ''), words: decade[0].split(' ') };
  const found = IN_YEARS.exec(said);
  const age = Number(found?.[1] ?? found?.[2] ?? NUMBER_WORDS.get(found?.[3] ?? ''));
  return age >= 18 && found ? { age, words: found[0].split(/[ -]/) } : { age: undefined, words: [] };
}

/** "Plain teal background": the last colour before it. */
function wallIn(prompt: string): { readonly colour: string; readonly words: readonly string[] } | undefined {
  const [all = ''] = /(?:[\p{L}-]+\s+){1,3}(?:background|backdrop|wall)\b/iu.exec(prompt) ?? [];
  const words = tokenise(all).slice(0, -1);
  const at = words.findLastIndex((word) => isColour(word));
  const isNeutral = WALLS.has(words[at] ?? '');
  return at < 0 || isNeutral || /\b(?:dark|light)\b/.test(all)
    ? undefined
    : { colour: colourAt(words, at), words: words.slice(Math.max(0, at - 1), at + 1) };
}

export function settingIn(said: string, prompt: string): Setting {
  const painted = wallIn(prompt);
  const [plain, wall = ''] = painted ? [] : (NEUTRAL.exec(prompt) ?? []);
  const { age, words } = ageIn(said);
  const [books] = BOOKS.exec(said) ?? [];
  const smiles = said.match(FRIENDLY) ?? [];
  return {
    wall: painted
      ? painted.colour
      : plain === undefined
        ? undefined
        : (WALLS.get(wall.toLowerCase()) ?? NEUTRAL_WALL),
    behind: books === undefined ? '' : shelves(),
    isSmiling: smiles.length > 0,
    age,
    shown: [
      ...smiles,
      ...words,
      ...(painted?.words ?? []),
      ...(plain === undefined ? [] : [wall.toLowerCase()]),
      ...(books === undefined
        ? []
        : [books, ...books.split(' '), `in front of the ${books}`, `before the ${books}`]),
    ],
    told: books === undefined ? [] : ['shelves of books'],
  };
}

const BINDINGS = ['#7a2e2a', '#2f4a5e', '#4a5a38', '#8a6a34', '#50395a', '#a2552f', '#35393f', '#b39a6b'];

/** Rows of books, of many widths and heights. */
function shelves(): string {
  const rows = [2, 22, 42, 62, 82].flatMap((top, row) => {
    const books: string[] = [];
    for (let n = 0, x = 0; x < 100; n++) {
      const wide = 2.2 + ((n * 7 + row * 5) % 5) * 0.55;
      const tall = 12.5 + ((n * 11 + row * 3) % 6) * 0.8;
      const colour = BINDINGS[(n * 5 + row * 3) % BINDINGS.length] ?? '';
      books.push(
        `<rect x="${x.toFixed(2)}" y="${(top + 17 - tall).toFixed(2)}" width="${(wide - 0.25).toFixed(2)}" height="${tall.toFixed(2)}" fill="${colour}"/><rect x="${x.toFixed(2)}" y="${(top + 19 - tall).toFixed(2)}" width="${(wide - 0.25).toFixed(2)}" height=".7" fill="#e0c98a" opacity=".6"/>`,
      );
      x += wide;
    }
    return [...books, `<rect y="${top + 17}" width="100" height="2.6" fill="#6b4526"/>`];
  });
  return `<rect width="100" height="100" fill="#2c1d12"/>${rows.join('')}<rect width="100" height="100" fill="#1a120b" opacity=".28"/>`;
}

/** Beside the eyes of whoever is over forty, and around the mouth of whoever is over fifty. */
export const linesOf = ({ shade }: Appearance, age = 0): string =>
  age < 40
    ? ''
    : `<path d="M278 404l-15 -7M276 414l-17 3M522 404l15 -7M524 414l17 3M308 420Q332 432 356 420M444 420Q468 432 492 420${age < 50 ? '' : 'M352 452Q334 474 334 498M448 452Q466 474 466 498M336 262Q400 250 464 262'}" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round" opacity=".8"/>`;

/** "A green hood": behind the head, and around the face and the neck. */
export const hoodOf = (named: string): { readonly behind: string; readonly before: string } => {
  const colour = mixed(named, '#10131a', 0.22);
  const dark = mixed(colour, '#10131a', 0.35);
  return {
    behind: `<path d="M400 92C230 92 184 260 196 420C200 520 210 600 180 690H620C590 600 600 520 604 420C616 260 570 92 400 92Z" fill="${dark}"/>`,
    before: `<path fill-rule="evenodd" d="M400 80C222 80 176 250 188 420C194 530 196 610 150 700C240 790 560 790 650 700C604 610 606 530 612 420C624 250 578 80 400 80ZM400 168C524 168 566 270 556 400C550 520 520 620 400 668C280 620 250 520 244 400C234 270 276 168 400 168Z" fill="${colour}"/><path d="M400 168C524 168 566 270 556 400C550 520 520 620 400 668C280 620 250 520 244 400C234 270 276 168 400 168Z" fill="none" stroke="${dark}" stroke-width="10"/><path d="M168 694C250 760 550 760 632 694" fill="none" stroke="${dark}" stroke-width="7"/>`,
  };
};

/** Pointed ears over the round ones. */
export const elfEars = ({ skin, shade }: Appearance): string =>
  `<g fill="${skin}" stroke="${shade}" stroke-width="6" stroke-linejoin="round"><path d="M262 420C226 410 196 340 176 276C224 300 252 330 264 356Z"/><path d="M538 420C574 410 604 340 624 276C576 300 548 330 536 356Z"/></g>`;

/** The ridges of cord on a jacket, beside the shirt under it. */
export const cordOf = ({ shirtDark, feminine }: Appearance): string => {
  const wide = feminine ? 262 : 292;
  const lines = Array.from({ length: 46 }, (_, n) => `M${112 + n * 12.8} 660V900`).join('');
  return `<clipPath id="cord"><path d="M${400 - wide} 900C${400 - wide} 740 ${460 - wide} 694 308 662L400 900L492 662C${340 + wide} 694 ${400 + wide} 740 ${400 + wide} 900Z"/></clipPath><path clip-path="url(#cord)" d="${lines}" stroke="${shirtDark}" stroke-width="3.4" opacity=".75"/>`;
};
