import { OWN_NUMBER } from '../language/labelled.ts';
import { itemsOf, OF_SIZE } from '../language/list-items.ts';
import { type Step, stepsIn } from '../language/list-steps.ts';
import { foundBy, KINDS } from '../language/text-kinds.ts';
import { digitsForWords } from '../math/number-words.ts';
import { notAnswered, type Skill } from '../skill.ts';

const BETWEEN = /\s*[,;.]?\s+(?:and then|and also|and|then|also|after that|finally|plus)\s+|[,;]\s+/i;
/** Words that begin a step; anything else goes on with the step before it. */
const DEED =
  /^(?:(?:please|also|then|to|only|just) )*(?:extract|find|list|get|pull|show|give|return|sort|order|alphabeti[sz]e|arrange|rank|remove|delete|drop|de-?dup\w*|keep|take|count|number|make|turn|convert|put|join|separate|upper ?case|lower ?case|title ?case|capitali[sz]e|reverse|translate|format|print|write|output|tell|trim|strip|filter|group|replace|shuffle|wrap|quote|prefix|add|sum|total|calculate|compute|summari[sz]e|explain|rewrite|how many|what|which|say|mark|highlight|check|validate|send|save)\b/i;
const TAKES_OUT = /\b(?:extract|find|list|get|pull(?: out)?|show|give|return|collect|grab|filter|keep)\b/i;
const IDLE =
  /\b(?:and|then|also|the|an?|all|every|each|any|of|them|it|these|those|this|that|they|their|there|are|is|me|please|from|in|out|into|by|to|for|with|result|results|list|lists|items?|words?|lines?|names?|values?|elements?|entries|e-?mails?|addresses|numbers?|urls?|links?|dates?|following|text|string|message|paragraph|below|here|only|just|finally|one|ones|you|can|could|i|want|need|would|like|order|make|put|give|show|print|return|output|my|sentence|note|tweet|post|comment|mail|log|snippet|content|input|article|review|data|array|get|list|keep|turn|convert|write|as|so|up|remaining|rest|found|unchanged|do|how|should|does|look|looks|when|what|is|be|help|correctly|properly|sorted|given)\b|[\s,.;:!?'"-]+/gi;
const NAMES = /\b(?:names?|people|persons?|compan(?:y|ies))\b/i;
const LETTERS = /\breverse\b(?!.*\b(?:words|lines|items|list|order)\b)/i;
/** Steps that apply only to items of a list. */
const LISTED: ReadonlySet<Step['kind']> = new Set(['order', 'unique', 'take']);
const JOINS = /\b(?:join\w*|separated?|delimited)\b/i;
const LONGEST = 240;
const MOST_STEPS = 8;

interface Part {
  readonly said: string;
  readonly kinds: readonly (readonly [RegExp, RegExp])[];
  readonly steps: readonly Step[];
  readonly isRead: boolean;
}

/** Several things that are to be done to one list, each with what the one before it gave. */
export const textSteps: Pick<Skill, 'answer'> = {
  answer({ instruction, sourceText }) {
    if (sourceText === undefined || instruction.length > LONGEST || OWN_NUMBER.test(instruction))
      return undefined;
    if (OF_SIZE.test(instruction) && !/\d/.test(sourceText)) return undefined;
    // "json with name and order": the order is a field, and no wish to sort.
    if (/\bjson with (?:the )?(?:keys?|fields?|[a-z]+,)/i.test(instruction)) return undefined;
    // The letters of a text are turned round, and not its words.
    if (LETTERS.test(instruction) && !/[,;\n]/.test(sourceText)) return undefined;
    const parts = partsOf(digitsForWords(instruction)).map(readPart);
    const steps = parts.flatMap((part) => (part.isRead ? part.steps : []));
    const kinds = parts[0]?.kinds ?? [];
    const count = steps.length + (kinds.length > 0 ? 1 : 0);
    const missing = parts.flatMap((part) => (part.isRead ? [] : [part.said]));
    // The first part says what is worked on; without it the others mean nothing.
    const isList =
      steps.length === 1 &&
      kinds.length === 0 &&
      (LISTED.has(steps[0]?.kind ?? 'count') || JOINS.test(instruction));
    if (
      count < 1 ||
      (count + missing.length < 2 && !isList) ||
      count > MOST_STEPS ||
      parts[0]?.isRead !== true
    )
      return undefined;
    if (parts.slice(1).some((part) => part.kinds.length > 0)) return undefined;
    // Fields of an object are read by another skill.
    if (
      kinds.length > 0 &&
      (NAMES.test(instruction) || (steps.length === 1 && /\bjson\b/i.test(instruction)))
    )
      return undefined;
    const lists =
      kinds.length === 0
        ? [itemsOf(sourceText.replace(/\.\s*$/, ''))]
        : kinds.map(([, pattern]) => ({ items: foundBy(pattern, sourceText), glue: undefined }));
    const given = lists.map(({ items, glue }) => done(items, steps, glue));
    if (given.some((each) => each === undefined)) return undefined;
    const text =
      kinds.length < 2
        ? given.join('')
        : given.map((each, at) => `${kinds[at]?.[0].exec(instruction)?.[0]}:\n\n${each}`).join('\n\n');
    return [text, notAnswered(missing)].filter((each) => each !== '').join('\n\n');
  },
};

/** Words of a wish that no step has read: a plainer change would leave them out. */
export const unreadIn = (instruction: string): readonly string[] =>
  partsOf(digitsForWords(instruction))
    .map(readPart)
    .filter(({ isRead }) => !isRead)
    .map(({ said }) => said);

/** The steps of a wish, each as it was said. */
export function partsOf(instruction: string): readonly string[] {
  const parts: string[] = [];
  for (const part of instruction.split(BETWEEN)) {
    const before = parts.at(-1);
    if (before === undefined || DEED.test(part)) parts.push(part);
    else parts[parts.length - 1] = `${before} , ${part}`;
  }
  return parts;
}

function readPart(said: string): Part {
  const takesOut = TAKES_OUT.exec(said);
  const kinds = takesOut === null ? [] : KINDS.filter(([asks]) => asks.test(said));
  const plain = kinds.reduce((left, [asks]) => left.replace(asks, ' '), said);
  const { steps, rest } = stepsIn(plain);
  const left = (takesOut === null ? rest : rest.replace(TAKES_OUT, ' ')).replace(IDLE, '');
  // The words to take out must be known.
  const isKnown = kinds.length > 0 || !/\b(?:extract|pull|collect|grab)\b/i.test(said);
  return { said, kinds, steps, isRead: left === '' && isKnown };
}

function done(
  items: readonly string[],
  steps: readonly Step[],
  glue: string | undefined,
): string | undefined {
  let now: readonly string[] | undefined = items;
  let results: readonly (string | undefined)[] = [];
  for (const step of steps) {
    now = step.apply(now);
    if (now === undefined) return undefined;
    if (step.result !== undefined) results = [...results, step.result(now)];
  }
  if (results.some((each) => each === undefined)) return undefined;
  const form = steps.findLast((step) => step.glue !== undefined)?.glue;
  const bulleted = (all: readonly string[]) => all.map((item) => `- ${item}`).join('\n');
  const list =
    now.length === 0
      ? 'There are none in the text.'
      : (form ?? (glue === undefined ? bulleted : (all: readonly string[]) => all.join(glue)))(now);
  return [list, ...results].join('\n\n');
}
