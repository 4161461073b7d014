import { bullets } from '../language/bullets.ts';
import { CASES } from '../language/letter-case.ts';
import { itemsOf, OF_SIZE, sorted } from '../language/list-items.ts';
import { digitsForWords } from '../math/number-words.ts';
import { notAnswered, type Skill } from '../skill.ts';

type Change = (sourceText: string, instruction: string) => string;

const list =
  (change: (items: string[], instruction: string) => string[]): Change =>
  (sourceText, instruction) => {
    const { items, glue } = itemsOf(sourceText);
    return change(items, instruction).join(glue);
  };

const ORDER =
  /\b(?:sort(?:ed)?|alphabeti[sz]ed?|alphabetical(?:ly)?|(?<!\breverse (?:the |their )?)(?<!\b(?:this|an|my|the|your|each|every|last|first) )order(?! list)|ordered(?! list))\b/i;

const inOrder = (items: readonly string[], instruction: string): string[] =>
  /\b(?:desc|descending|reversed?|decreasing|z-a|z to a|(?:high|large|big|great|new|late)(?:r|er|est|gest)? to (?:low|small|little|old|earl)|(?:largest|biggest|highest|newest|latest|greatest) (?:one |number |value )?first)/i.test(
    instruction,
  )
    ? sorted(items).toReversed()
    : sorted(items);

const DUPLICATES =
  /\b(?:remove|delete|drop|without) (?:all |the |any )?(?:duplicates?|repeated)|\bde-?dup(?:e|licated?)\b|\bunique\b/i;
const NUMBERED = /\bnumber (?:the |these |this |all )|\bnumber(?:ed)? (?:them|it|list)\b|\bordered list\b/i;
const BULLETED = /\bbullet(?:s|ed| list| points?)?\b/i;

/** How the items of a list are written. */
const FORMS: readonly (readonly [RegExp, (items: readonly string[]) => string])[] = [
  [NUMBERED, (items) => items.map((item, index) => `${index + 1}. ${item}`).join('\n')],
  [BULLETED, (items) => items.map((item) => `- ${item}`).join('\n')],
  [/\bcomma[- ]separated\b|\bcommas\b/i, (items) => items.join(', ')],
  [/\b(?:one per line|as lines|each on (?:its|a) (?:own|new) line)\b/i, (items) => items.join('\n')],
];

/** "a bulleted list, sorted": the items are changed first, then written; undefined where only one thing is asked. */
function listed(text: string, instruction: string): string | undefined {
  const form = FORMS.find(([asks]) => asks.test(instruction))?.[1];
  const [isUnique, isOrdered] = [DUPLICATES.test(instruction), ORDER.test(instruction)];
  if ([form !== undefined, isUnique, isOrdered].filter(Boolean).length < 2) return undefined;
  const { items, glue } = itemsOf(text.replace(/\.\s*$/, ''));
  const kept = isUnique ? dedupe(items) : items;
  const made = isOrdered ? inOrder(kept, instruction) : kept;
  return form === undefined ? made.join(glue) : form(made);
}

const COUNT = /\b(\d{1,2}) (?:\w+ ){0,2}?(?:bullets?|bullet ?points?|points)\b/i;

/** A list has as many points as it has; another number that was asked for is named. */
function pointed(points: string, instruction: string): string {
  const wanted = COUNT.exec(digitsForWords(instruction))?.[1];
  const count = points.match(/^- /gm)?.length ?? 0;
  return wanted === undefined || Number(wanted) === count
    ? points
    : `${points}\n\n_The text has ${count} points; ${wanted} were asked for._`;
}

/** Changes that follow from the words of the request alone; the first that is asked for is made. */
const CHANGES: readonly (readonly [RegExp, Change])[] = [
  [DUPLICATES, list(dedupe)],
  [ORDER, list(inOrder)],
  [
    /\b(?:remove|delete|drop|strip) (?:all |the |any )?(?:empty|blank) lines\b/i,
    (text) =>
      text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .join('\n'),
  ],
  [
    /\btrim\b|\b(?:remove|strip) (?:the )?(?:extra |trailing |leading )?(?:white ?)?spaces?\b/i,
    (text) =>
      text
        .split('\n')
        .map((line) => line.trim().replace(/[ \t]+/g, ' '))
        .join('\n'),
  ],
  [/\breverse\b.*\b(?:words|order of the words)\b/i, (text) => text.split(/\s+/).toReversed().join(' ')],
  [/\breverse\b.*\b(?:lines|list|items|order)\b/i, list((items) => items.toReversed())],
  [/\breverse\b/i, (text) => graphemes(text).toReversed().join('')],
  [
    NUMBERED,
    (text) =>
      itemsOf(text)
        .items.map((item, index) => `${index + 1}. ${item}`)
        .join('\n'),
  ],
  [BULLETED, (text, instruction) => pointed(bullets(text), instruction)],
  [/\bcomma[- ]separated\b|\bjoin\b/i, (text) => itemsOf(text).items.join(', ')],
  [/\b(?:one per line|as lines|split)\b/i, (text) => itemsOf(text).items.join('\n')],
  [
    /\b(?:base64 decode|decode (?:this |the |from )*(?:base64)|from base64)\b/i,
    (text) => Buffer.from(text.trim(), 'base64').toString('utf8'),
  ],
  [/\bbase64\b/i, (text) => Buffer.from(text, 'utf8').toString('base64')],
  [/\burl[- ]?decode\b/i, decodeUrl],
  [/\burl[- ]?encod(?:e|ing|ed form)\b/i, (text) => encodeURIComponent(text)],
  [
    /\brot-?13\b/i,
    (text) =>
      text.replace(/[a-z]/gi, (char) =>
        String.fromCharCode(char.charCodeAt(0) + (char.toLowerCase() < 'n' ? 13 : -13)),
      ),
  ],
];

/** Case, order, duplicates, lists, encodings and extraction for a given text. */
export const textTransform: Skill = {
  name: 'transform',
  answer({ instruction, sourceText }) {
    if (sourceText === undefined || /\bjson\b/i.test(instruction)) return undefined;
    if (EXTRACTS.test(instruction))
      return extract(instruction, sourceText).then((found) => found ?? changed(instruction, sourceText));
    return OF_ITEMS.some((asks) => asks.test(instruction))
      ? changedList(instruction, sourceText)
      : changed(instruction, sourceText);
  },
};

/** A list is changed by words that say exactly how: what they say beside that must not be passed over. */
const OF_ITEMS = [DUPLICATES, /\b(?:sort|alphabeti[sz]e|join)\b/i];

async function changedList(instruction: string, sourceText: string): Promise<string | undefined> {
  const { unreadIn } = await import('./text-steps.ts');
  return unreadIn(instruction).length > 0 ? undefined : changed(instruction, sourceText);
}

/** Kinds that are recognised by their form; a sum or a cost may also be computed. */
const EXTRACTS =
  /(?:\b(?:extract|pull(?: out)?|find|list|get|show|give)\b.*|^(?:what|which) )\b(?:e-?mails?|urls?|links?|web ?sites?|web addresses|dates?|phones?|telephones?|mobiles?|amounts?|prices?|hash ?tags?|numbers?|(?:all|the|every) times)\b/is;

async function extract(instruction: string, sourceText: string): Promise<string | undefined> {
  const { foundBy, KINDS } = await import('../language/text-kinds.ts');
  const wanted = KINDS.find(([words]) => words.test(instruction));
  if (!wanted) return undefined;
  const formed = foundBy(wanted[1], sourceText);
  const { valuesOf } = await import('../language/field-values.ts');
  const found =
    formed.length > 0 ? formed : (valuesOf(wanted[0].exec(instruction)?.[0] ?? '', sourceText) ?? []);
  const [{ partsOf }, { stepsIn }] = await Promise.all([
    import('./text-steps.ts'),
    import('../language/list-steps.ts'),
  ]);
  const others = partsOf(instruction)
    .slice(1)
    .filter((part) => stepsIn(part).steps.length > 0);
  const { withForms } = await import('../language/value-forms.ts');
  const list =
    found.length === 0
      ? 'There are none in the text.'
      : withForms(found.map((item) => `- ${item}`).join('\n'), instruction, found);
  return others.length === 0 ? list : `${list}\n\n${notAnswered(others)}`;
}

/** A part of the text is meant, which the changes do not pick out. */
const NARROWED =
  /\b(?:every (?:other|second|third|fourth|nth|2nd|3rd)|(?:only|except|but not|all but) (?:for )?(?:the )?(?:first|last|names?|nouns|verbs|vowels?|consonants?|words?|letters?|lines?|numbers?)|vowels?|consonants?|the (?:first|last|second|third) (?:word|letter|character|line)(?! of each))\b/i;

function changed(instruction: string, sourceText: string): string | undefined {
  if (NARROWED.test(instruction) || (OF_SIZE.test(instruction) && !/\d/.test(sourceText))) return undefined;
  const cases = CASES.filter(([pattern]) => pattern.test(instruction));
  if (cases.length > 1)
    return cases
      .map(([pattern, change]) => `${pattern.exec(instruction)?.[0]}: ${change(sourceText)}`)
      .join('\n');
  // "reverse hello and uppercase it": the letters' case comes last.
  const turns =
    cases.length === 0 || !/\breverse\b/i.test(instruction)
      ? undefined
      : CHANGES.find(([pattern]) => pattern.test(instruction))?.[1];
  if (turns !== undefined) return cases[0]?.[1](turns(sourceText, instruction));
  const change = cases[0]?.[1] ?? CHANGES.find(([pattern]) => pattern.test(instruction))?.[1];
  if (change === undefined) return undefined;
  // One word has no order: "where status = 'open' order by …".
  if (cases.length === 0 && ORDER.test(instruction) && itemsOf(sourceText).items.length < 2) return undefined;
  return listed(sourceText, instruction) ?? change(sourceText, instruction);
}

function dedupe(items: readonly string[]): string[] {
  return [...new Set(items)];
}

/** In pieces, since each step of a segmenter takes longer in a longer text. A printable ASCII character begins anew. */
function graphemes(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const pieces = text.match(/[\s\S]{1,500}(?![^ -~])|[\s\S]{1,500}/gu) ?? [];
  return pieces.flatMap((piece) => [...segmenter.segment(piece)].map(({ segment }) => segment));
}

function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text.trim().replaceAll('+', ' '));
  } catch {
    return 'That is not a valid URL encoding: a `%` must be followed by two hexadecimal digits of UTF-8.';
  }
}
