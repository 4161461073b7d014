import { apartFromTables } from '../plans/sql/schema.ts';
import { signaturesIn } from '../tasks/asked-signature.ts';
import { vocabulary } from '../tasks/match-task.ts';
import { stemToken } from '../tasks/stems.ts';
import { lacksInput } from './asked-input.ts';
import { asksFixedWait } from './asked-lines.ts';
import { MOST_CHARACTERS } from './clauses.ts';
import type { Delivered } from './met-wishes.ts';
import { wantedName } from './parameters.ts';
import { keepsAsked } from './signature.ts';

/** `rest` is the wish without what was settled elsewhere. */
export function isOtherProgram(delivered: Delivered, rest: string, lacksWords: boolean): boolean {
  return (
    lacksClass(delivered) ||
    lacksSignature({ ...delivered, prompt: rest }) ||
    lacksInput(delivered) ||
    behavesOtherwise(delivered) ||
    sortsByOther(delivered) ||
    isOtherStatement(delivered, lacksWords) ||
    isOtherKind(delivered)
  );
}

/** A query is no table, and a change of other rows is another change. */
function isOtherStatement({ prompt, snippet, language }: Delivered, lacksWords: boolean): boolean {
  if (language !== 'sql') return false;
  const { definition } = snippet;
  return (
    (CREATES.test(prompt) && !/CREATE/.test(definition)) ||
    (/CREATE TABLE/.test(definition) && isOnTables(prompt)) ||
    (CHANGES_ROWS.test(definition) && lacksWords)
  );
}

const ASKS = /^(?:is|has|can|are|contains)(?=[A-Z_])/;

/** A function named isPrime tells yes or no; one that lists primes is another, whatever it is called. */
/** Everybody knows what functions of these names do. */
const WELL_KNOWN =
  /^(?:pick|omit|zip|chunk|partition|clamp|range|compose|pipe|curry|once|memoize|debounce|throttle|group_?by|key_?by|count_?by|uniq(?:ue)?(?:_?by)?|flatten|shuffle|sample|merge|difference|intersection|union|retry|sleep|invert|slugify|truncate|capitalize)$/i;

function isOtherKind({ prompt, task }: Delivered): boolean {
  const name = wantedName(prompt, task);
  if (name !== undefined && WELL_KNOWN.test(name)) {
    const known = vocabulary(task);
    const words = name
      .replace(/(?=[A-Z])/g, '_')
      .toLowerCase()
      .split('_');
    const first = words[0] ?? '';
    return (
      !known.has(stemToken(first)) &&
      !known.has(stemToken(words.join(''))) &&
      !task.name.toLowerCase().startsWith(first)
    );
  }
  return (
    name !== undefined &&
    ASKS.test(name) &&
    !ASKS.test(task.name) &&
    !/^(?:is|are|has|valid|check)/i.test(task.name)
  );
}

export const TYPE_WORDS = 'class|struct|interface|record|enum|trait|type|object|protocol|module';

/** A class that the wish names must be a type in the code, not only a word. */
function lacksClass({ prompt, snippet }: Delivered): boolean {
  const name = /\b(?:class|struct|interface|enum|trait)\s+(?:called |named )?([A-Z]\w+)/.exec(prompt)?.[1];
  if (!name) return false;
  const declared = new RegExp(
    `\\b(?:${TYPE_WORDS})\\s+(?:class\\s+)?${name}\\b|\\b${name}\\s*=\\s*(?:Struct|namedtuple|class)|\\}\\s*${name}\\s*;|\\btype ${name}\\b`,
  );
  return !declared.test(snippet.definition);
}

/** A fixed wait is asked for, and the code waits longer each time. */
const GROWS = /jitter|back_?off|\*\* ?\(?attempt|<< ?\(?attempt|Math\.pow|\*= ?2\b|delay \* 2\b/i;

/** Tasks that give more than one thing, or fewer than all, with the words by which a wish asks for that. */
const ASKED_AS: readonly (readonly [task: string, words: readonly RegExp[]])[] = [
  [
    'min-max',
    [/\b(?:max\w*|largest|highest|biggest|greatest|range)\b/i, /\b(?:min\w*|smallest|lowest|least|range)\b/i],
  ],
  ['top-n-words', [/\b(?:top|most|common\w*|frequent\w*|n)\b/i]],
];

/** The values alone do not tell their counts. */
const COUNTED_TOO = /\bhow (?:often|many times)\b|\bwith (?:their|its|the) counts?\b/i;

const behavesOtherwise = ({ prompt, snippet, task }: Delivered): boolean =>
  (task.id === 'find-duplicates' && COUNTED_TOO.test(prompt)) ||
  (asksFixedWait(prompt) && GROWS.test(snippet.definition)) ||
  ASKED_AS.some(([id, words]) => id === task.id && !words.every((one) => one.test(prompt)));

/** The asker has tables, and wants none created. */
const isOnTables = (prompt: string): boolean => apartFromTables(prompt).tables.some(({ isOpen }) => !isOpen);

const CREATES =
  /^\W*(?:(?:please|write|sql|to|statement|query|that)\W+)*creates? (?:an? |the |two |three )?(?:[a-z_]+ )?tables?\b/i;

/** "By length": a program that sorts plain values looks at nothing of them. */
const SORT_KEY =
  /\bsort(?:s|ed|ing)?\b[^,.;]{0,60}?\bby (?:(?:their|its|the|an?|each|own) )*(?!using\b)([a-z]+)\b/i;
const ANY_KEY = ['key', 'field', 'property'];

function sortsByOther({ prompt, task }: Delivered): boolean {
  const key = /sort/.test(task.id) ? SORT_KEY.exec(prompt.slice(0, MOST_CHARACTERS))?.[1] : undefined;
  if (key === undefined) return false;
  const known = vocabulary(task);
  return ![key.toLowerCase(), ...ANY_KEY].some((word) => known.has(stemToken(word)));
}

/** With other values than those of the wish it would change other rows. */
const CHANGES_ROWS = /^(?:UPDATE|DELETE)\b/m;

/** An asked signature is a contract: names, labels, types and the result. */
function lacksSignature({ prompt, snippet, language }: Delivered): boolean {
  const isBroken = signaturesIn(prompt, language).some(
    (asked) => !keepsAsked(asked, snippet.definition, language),
  );
  // A key that is no function is the name of a field.
  const takesKey = /\(\s*\$?\w+\s*,\s*\$?(?:key|field|prop|property|column|attr)\s*\)/.test(prompt);
  return isBroken || (takesKey && CALLS_KEY.test(snippet.definition));
}

export const CALLS_KEY = /\bkey(?:Of|_of|Fn|_fn)?\(/;
