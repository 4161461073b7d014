import lettering from '../data/lettering.json';
import { type Lexicon, tokenise } from './lexicon.ts';

const CHARACTERS = Object.entries(lettering.characters).map(
  ([said, characters]) =>
    [
      new RegExp(
        `\\b(?:(?:an?|the|single|one|(?:a )?(?:pair|set) of|big|large|bold) )*(${said})(?! (?:shaped|fence|key))\\b`,
        'gi',
      ),
      characters,
    ] as const,
);

/** "The value 1.20", "the number 7". */
const VALUE =
  /\b(?:the |an? )?(?:(?:face )?value|denomination|number)(?: of|:)? ([$€£]?\d{1,4}(?:[.,]\d+)?(?: ?(?:[€£%]|cents?|euros?|dollars?|pounds?|ct)(?!\p{L}))?)(?![\d -]*\d)/giu;

/** "A pair of curly braces" is lettered as they are, unless there is a drawing, and so are numbers. */
export const withCharacters = (prompt: string, nouns: Pick<Lexicon<string>, 'find'>): string =>
  CHARACTERS.reduce(
    (text, [pattern, characters]) =>
      text.replace(pattern, (whole, said: string) => {
        const words = tokenise(said);
        return nouns.find(words, 0)?.length === words.length ? whole : `"${characters}"`;
      }),
    prompt.replace(VALUE, '"$1"'),
  );
