import type { Assets } from '../../engine.ts';
import ideas from '../data/ideas.json';
import recipes from '../data/recipes.json';
import { NAMES } from '../knowledge/country-names.ts';
import { dictionaryOf } from '../knowledge/dictionary.ts';
import { nearestWord } from '../language/nearest-word.ts';
import { isStopWord } from '../language/words.ts';

/** Words of questions that no stored title has. */
const QUESTION_WORDS =
  'what which where when there difference differences between explain meaning mean means does should would could convert percent synonym synonyms antonym antonyms opposite capital currency country language definition define summarize summarise extract sentiment translate rewrite sentence celsius fahrenheit kilometers kilometres miles pounds kilograms hours minutes seconds calculate average discount total price every everything without including before after please command commands accidentally committed deleted pushed error message permission denied connection refused undefined module package install installed dependency dependencies environment variable repository container kubernetes postgres database directory recursive recursively javascript typescript python';
/** Written without their apostrophe, and understood so. */
const CONTRACTIONS =
  /^(?:dont|doesnt|didnt|isnt|arent|wasnt|werent|havent|hasnt|hadnt|wont|wouldnt|cant|couldnt|shouldnt|whats|wheres|whos|hows|thats|theres|heres|lets|youre|theyre|ive|youve|weve|gonna|wanna|kinda|localhost|async|await)$/;
const WORD = /(?<![\w./@:$%#<>*=\\'’-])[a-z]{5,20}(?![\w/@:$%#<>*=\\'’-]|\.\w)/g;
const QUOTED = /"[^"]*"|`[^`]*`|“[^”]*”|(?<!\w)'[^']*'(?!\w)/g;
/** Short words of questions with their letters in another order, and none that is a word itself. */
const SLIPS: Readonly<Record<string, string>> = {
  teh: 'the',
  hte: 'the',
  hwo: 'how',
  ohw: 'how',
  wat: 'what',
  waht: 'what',
  whta: 'what',
  adn: 'and',
  taht: 'that',
  thsi: 'this',
  mena: 'mean',
  lsit: 'list',
  fiel: 'file',
  gti: 'git',
  giv: 'give',
  wich: 'which',
  whcih: 'which',
  wirte: 'write',
  tiem: 'time',
};
const SLIP = new RegExp(
  `(?<![\\w./@:$%#<>*=\\\\'’-])(?:${Object.keys(SLIPS).join('|')})(?![\\w/@:$%#<>*=\\\\'’-]|\\.\\w)`,
  'gi',
);
const MOST_WORDS = 60;
const MOST_CORRECTED = 4;

export interface Respelled {
  readonly text: string;
  readonly changes: readonly (readonly [from: string, to: string])[];
}

/** The message with misspelt words as the stored questions write them; names, code and quotations stay. */
export async function respelled(said: string, assets: Assets): Promise<Respelled | undefined> {
  const slips: [string, string][] = [];
  const message = said
    .split(new RegExp(`(${QUOTED.source})`))
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(SLIP, (word) => {
            const right = SLIPS[word.toLowerCase()] ?? word;
            slips.push([word, right]);
            return right;
          }),
    )
    .join('');
  const found = await withWords(message, assets);
  return slips.length === 0
    ? found
    : { text: found?.text ?? message, changes: [...slips, ...(found?.changes ?? [])].slice(0, 6) };
}

async function withWords(message: string, assets: Assets): Promise<Respelled | undefined> {
  const bare = message.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
  const words = [...new Set(bare.match(WORD) ?? [])].slice(0, MOST_WORDS);
  const vocabulary = wordsInUse();
  const strange = words.filter(
    (word) => !vocabulary.has(word) && !isStopWord(word) && !CONTRACTIONS.test(word),
  );
  const likely = strange.flatMap((word) => {
    const right = nearestWord(word, vocabulary);
    return right === undefined ? [] : [[word, right] as const];
  });
  // The dictionary takes longest to read, and most messages have no such word.
  if (likely.length === 0) return undefined;
  const dictionary = await dictionaryOf(assets);
  const changes = likely.filter(([word]) => dictionary.find(word) === undefined).slice(0, MOST_CORRECTED);
  if (changes.length === 0) return undefined;
  const right = new Map<string, string>(changes);
  const text = message
    .split(new RegExp(`(${QUOTED.source})`))
    .map((part, at) => (at % 2 === 1 ? part : part.replace(WORD, (word) => right.get(word) ?? word)))
    .join('');
  return { text, changes };
}

let used: ReadonlyMap<string, number> | undefined;

/** How often each word stands in a stored question. */
function wordsInUse(): ReadonlyMap<string, number> {
  if (used !== undefined) return used;
  const counts = new Map<string, number>();
  const texts = [
    QUESTION_WORDS,
    ...recipes.flatMap(({ task, asks }) => [task, ...asks]),
    ...ideas.ideas.flatMap(({ names }) => names),
    ...NAMES.map(([name]) => name),
  ];
  for (const word of texts
    .join(' ')
    .toLowerCase()
    .match(/[a-z]{3,}/g) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  used = counts;
  return counts;
}
