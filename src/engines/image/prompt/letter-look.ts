import { tokenise } from './lexicon.ts';
import { COLOUR_WORDS } from './modifiers.ts';

/** How the letters of a text are to look: "in big gold letters", "with red text". */
export interface LetterLook {
  /** `#rrggbb`. */
  readonly ink: string | undefined;
  /** The words for the ink: "gold letters". */
  readonly said: string;
  /** Words for looks that no font of the painter has: "handwritten letters". */
  readonly unknown: readonly string[];
  /** The prompt without them. */
  readonly rest: string;
}

const LETTERS = 'letters|lettering|letter|typeface|typography|type|fonts?|handwriting|writing|capitals|print';
/** Alone they are the text itself. */
const TEXTS = 'text|words|title|headline|caption|letters|lettering';

const COLOURS = [...COLOUR_WORDS.keys()].filter((word) => !word.includes('-')).join('|');
const SHADES = '(?:light|pale|pastel|dark|bright|deep|neon|hot)';

const OF_LETTERS = new RegExp(
  `(?:\\b(?:written|printed|painted|spelled|set)\\s+(?:out\\s+)?)?\\b(?:in|with|using)\\s+((?:[\\p{L}-]+,?\\s+){1,3}?)(${LETTERS})\\b`,
  'iu',
);
const OF_COLOURED_TEXT = new RegExp(
  `\\b((?:(?:big|large|bold|huge|small)\\s+)?(?:${SHADES}\\s+)?(?:${COLOURS}))\\s+(${TEXTS})\\b`,
  'iu',
);
const AFTER_QUOTE = new RegExp(
  `(["”»'’])\\s+in\\s+((?:${SHADES}\\s+)?(?:${COLOURS}))(?=\\s*[,.;!]|\\s*$|\\s+(?:on|with|above|below|under|over|across|at)\\b)`,
  'iu',
);

/** "Handwritten style text", without a preposition. */
const OF_STYLED = new RegExp(
  `\\b((?:hand[\\s-]?(?:written|lettered|painted)|cursive|script|calligraphic|calligraphy|gothic|typewriter|stencil(?:led)?|graffiti)(?:[\\s-](?:style|styled|look))?)\\s+(${TEXTS}|font|type)\\b`,
  'iu',
);

/** Every font of the painter has these looks. */
const HAS =
  /^(?:an?|the|its|and|big|large|huge|giant|bold|thick|clear|simple|plain|clean|modern|sans|serif)$/;

/** Words inside quotation marks belong to the text, and are not looked at. */
export function readLetterLook(prompt: string): LetterLook {
  const ofLetters = OF_LETTERS.exec(prompt);
  // "With a goat, red letters" has a goat.
  const [, listed = ''] = /(\S+),/u.exec(ofLetters?.[1] ?? '') ?? [];
  const isAfterThing = listed !== '' && !isLook(listed.toLowerCase());
  const found = (isAfterThing ? null : ofLetters) ?? OF_COLOURED_TEXT.exec(prompt);
  if (found && !isQuoted(prompt, found.index)) {
    const words = tokenise(found[1] ?? '');
    const kind = (found[2] ?? '').toLowerCase();
    const at = words.findIndex((word) => COLOUR_WORDS.has(word));
    const unknown = words.filter((word, n) => n !== at && !HAS.test(word) && !isShade(word));
    // A text is still to be found after the word for it; letters would be envelopes.
    const isText = new RegExp(`^(?:${TEXTS})$`).test(kind) && !/^letter/.test(kind);
    return {
      ink: COLOUR_WORDS.get(words[at] ?? ''),
      said: at < 0 ? '' : `${words[at]} ${kind}`,
      unknown: unknown.length === 0 ? [] : [`${unknown.join(' ')} ${kind}`],
      rest: prompt.replace(found[0], isText ? kind : ''),
    };
  }
  const styled = OF_STYLED.exec(prompt);
  if (styled && !isQuoted(prompt, styled.index)) {
    const [all, style = '', kind = ''] = styled;
    return {
      ink: undefined,
      said: '',
      unknown: [`${tokenise(style).join(' ')} ${kind.toLowerCase()}`],
      rest: prompt.replace(all, 'text'),
    };
  }
  const after = AFTER_QUOTE.exec(prompt);
  const words = tokenise(after?.[2] ?? '');
  return {
    ink: COLOUR_WORDS.get(words.at(-1) ?? ''),
    said: after ? `${words.join(' ')} letters` : '',
    unknown: [],
    rest: after ? prompt.replace(after[0], after[1] ?? '') : prompt,
  };
}

const isShade = (word: string): boolean => new RegExp(`^${SHADES}$`).test(word);

const isLook = (word: string): boolean => HAS.test(word) || isShade(word) || COLOUR_WORDS.has(word);

const isQuoted = (prompt: string, at: number): boolean =>
  (prompt.slice(0, at).match(/["“”«»]/g)?.length ?? 0) % 2 === 1;
