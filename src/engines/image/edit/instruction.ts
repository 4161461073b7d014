import { leftOver } from '../../prompt-account.ts';
import { singularForm } from '../prompt/lexicon.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import { placeIn } from './add-place.ts';
import { areaIn } from './areas.ts';
import { captionIn } from './caption-words.ts';
import type { Change, EditOperation, Effect } from './operation.ts';
import { RULES, type Rule } from './rules.ts';
import { skyHints } from './thing-words.ts';

export interface Instruction {
  /** In the order in which the instruction names them; a caption comes last. */
  readonly operations: readonly EditOperation[];
  /** Words of the instruction that were not understood. */
  readonly notDone: readonly string[];
}

export function readInstruction(instruction: string): Instruction {
  const { caption, rest = instruction } = captionIn(instruction) ?? {};
  const operations: EditOperation[] = [];
  const notDone: string[] = [];
  for (const clause of clausesOf(rest)) {
    const before = operations.at(-1);
    const step = stepIn(withNamed(clause, before)) ?? furtherStep(clause, before);
    const again = step !== undefined && isRepeated(step.operation, operations);
    const joined = step && !again && !OF_THE_AIR.test(clause) ? undefined : joinedTo(before, clause, again);
    if (joined) operations.splice(-1, 1, joined);
    else if (step) {
      if (!again) {
        const first = before && withPlaceOf(before, step.operation, clause);
        if (first) operations.splice(-1, 1, first);
        operations.push(step.operation);
      }
      notDone.push(...(step.unread === '' ? [] : [step.unread]));
    } else if (wordsOf(clause).some((word) => !PLACED.test(word))) notDone.push(clause);
  }
  if (caption) operations.push(caption);
  return { operations, notDone };
}

/** "Turn the boat yellow and add a swan next to it": next to the boat. */
function withNamed(clause: string, before: EditOperation | undefined): string {
  const named =
    before && 'named' in before
      ? before.named
      : before && 'on' in before && 'named' in before.on
        ? before.on.named
        : undefined;
  return named !== undefined && ADDS.test(clause)
    ? clause.replace(
        /(?<=\b(?:on|to|beside|near|by|of|above|over|behind|under|below) )(?:it|them)$/,
        `the ${named}`,
      )
    : clause;
}

/** "Night, with a full moon and stars": wishes without a verb that belong to the time or the weather before them. */
function joinedTo(
  before: EditOperation | undefined,
  clause: string,
  isAgain: boolean,
): EditOperation | undefined {
  if (before?.do !== 'time' && before?.do !== 'weather' && before?.do !== 'sky') return undefined;
  if (VERB.test(clause)) return undefined;
  // "With snow on the roof and the trees".
  if (before.more?.at(-1)?.startsWith('snow on ') && /^(?:the|its|all) /.test(clause))
    return { ...before, more: [...before.more, `snow on ${clause}`] };
  if (!isAgain && skyHints(clause).length === 0) return undefined;
  const isBare = isAgain && !clause.includes(' ');
  return isBare ? before : { ...before, more: [...(before.more ?? []), clause] };
}

/** "Candles and strawberries on top": both are on top. */
function withPlaceOf(
  before: EditOperation,
  further: EditOperation,
  clause: string,
): EditOperation | undefined {
  if (before.do !== 'add' || further.do !== 'add' || ADDS.test(clause)) return undefined;
  const { relation, anchor } = placeIn(further.words);
  return relation === undefined || placeIn(before.words).anchor !== undefined
    ? undefined
    : { ...before, words: `${before.words} ${relation} the ${anchor}` };
}

/** "Dark clouds" after a wish for the sky belong to it. */
const OF_THE_AIR =
  /^(?:an? |some |many )?(?:[a-z]+ ){0,2}(?:clouds?|lightning|lightning bolts?|thunder\w*|stars|moon|sun|rainbow|sunbeams?|rays?)\b/;

const VERB = /^(?:please )?(?:add|make|turn|put|remove|change|give|paint|draw|set|let|place)\b/;

/** "Winter with snow" is snow once; two flips are two. */
const isRepeated = (operation: EditOperation, before: readonly EditOperation[]): boolean =>
  operation.do === 'weather' && before.some((one) => one.do === 'weather' && one.kind === operation.kind);

/** Words for the place of a caption; the operation for captions reads them. */
const PLACED = /^(?:|top|bottom|above|below|upper|lower|caption|add|put|write)$/;

/** "Red and white" is one look. */
const AND = new RegExp(
  `\\band\\b(?! (?:${[...COLOUR_WORDS.keys()].join('|')})(?:$|[,;.]| (?:strip|spot|dot|check|polka|pattern)))(?! white\\b)`,
);
const WITH = /\bwith\b(?! (?:a |an |the )?[\w ]*background)(?<!background with)/;
/** A basket with flowers is added as one. */
const ADDS = /^(?:please )?(?:add|put|place|draw|insert|include|give)\b/;
const REPLACES = /^(?:please )?(?:replace|swap|exchange|substitute)\b/;

/** All but what an edit is about stays as it is anyway. */
const ELSE =
  /[,;.]?\s*\b(?:(?:and|but|while)\s+)?(?:keep(?:ing)?|leav(?:e|ing))\s+(?:everything|all|the rest)(?:\s+else)?(?:\s+(?:exactly\s+)?(?:as\s+(?:it\s+)?is|the\s+same|unchanged|untouched|intact|alone))?\s*(?=$|[,;.])/g;

const clausesOf = (text: string): string[] =>
  withKept(text.toLowerCase().replace(ELSE, ''))
    .split(new RegExp(`[,;]|\\.(?!\\d)|\\band then\\b|\\bthen\\b|${AND.source}`))
    .map((clause) => clause.trim())
    .flatMap((clause) => (ADDS.test(clause) || REPLACES.test(clause) ? [clause] : clause.split(WITH)))
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

const KEPT = new RegExp(
  `,?\\s*\\b(?:(?:but|while|and|yet)\\s+)?keep(?:ing)?\\s+((?:the|my|his|her|its)\\s+[\\w' ]+?)\\s+(?:sharp|in focus|focused|clear|crisp|unblurred|as (?:it|he|she|they) (?:is|are)|unchanged|untouched|the same|in colou?r|colou?red|visible|${[...COLOUR_WORDS.keys()].join('|')})(?=$|[,;.]|\\s+and\\s+(?:add|make|turn|put))|\\b(?:but|while)\\s+keep(?:ing)?\\s+((?:the|my|his|her|its)\\s+[\\w' ]+?)(?=$|[,;.])`,
  'g',
);

/** "But keep the man and the dog sharp" as "except man & dog". */
const withKept = (text: string): string =>
  text.replace(KEPT, (_, first?: string, second?: string) => {
    const things = (first ?? second ?? '').split(/\s+and\s+/).map((one) => one.replace(ARTICLE, '').trim());
    return ` except ${things.join(' & ')}`;
  });

const ARTICLE = /^(?:the|my|his|her|its)\s+/;

interface Step {
  readonly operation: EditOperation;
  /** Words of the clause that the operation does not use. */
  readonly unread: string;
}

function stepIn(clause: string): Step | undefined {
  for (const rule of RULES) {
    const match = rule.words.exec(clause);
    const found = match && rule.read(match, clause);
    if (!match || !found) continue;
    const rest = clause.replace(match[0], ' ');
    if (!isEffect(found)) return { operation: found, unread: unreadOf(rest, rule) };
    // The sky is named among the words that the rule has used.
    const sky = /\bsky\b/.test(match[0]);
    const { area, rest: unused } = areaIn(sky ? 'the sky' : rest.replace(rule.also ?? /(?!)/, ' '));
    return {
      operation: { ...found, on: isBokeh(match[0]) ? { of: 'background' } : area },
      unread: unreadOf(unused, rule),
    };
  }
  return undefined;
}

const isBokeh = (words: string): boolean => /\bbokeh|depth of field/.test(words);

/** The verb of the step before holds on: "add a cat and two dogs", "make the car red and the house green". */
function furtherStep(clause: string, before: EditOperation | undefined): Step | undefined {
  const isThing = /^(?:an?|some|one|two|three|four|five|another|\d)\b/.test(clause);
  const { what, anchor } = placeIn(clause);
  const isAtThing = anchor !== undefined && (isThing || singularForm(what.trim()) !== what.trim());
  if ((before?.do === 'add' && isThing) || (before && OF_LIGHT.test(before.do) && isAtThing))
    return { operation: { do: 'add', words: clause }, unread: '' };
  return before && isEffect(before) && /^(?:the|my|his|her|its)\b/.test(clause)
    ? stepIn(`make ${clause}`)
    : undefined;
}

/** "At night, with lanterns on the bridge": the lanterns are added. */
const OF_LIGHT = /^(?:time|weather|season|sky)$/;

const EFFECTS: ReadonlySet<string> = new Set<Effect['do']>([
  'warmth',
  'exposure',
  'contrast',
  'saturation',
  'grey',
  'sepia',
  'invert',
  'sharpen',
  'pixelate',
  'vignette',
  'tint',
  'recolour',
  'blur',
  'style',
]);

const isEffect = (found: Change | Effect): found is Effect => EFFECTS.has(found.do);

/** Verbs and names of the image, which every instruction may have. */
const PLAIN =
  /^(?:add|make|turn|set|change|convert|transform|give|apply|put|get|use|go|let|adjust|increase|raise|boost|edit|images?|pictures?|photos?|photograph|pic|shot|scene|whole|entire|look|looks|looking|like|into|effects?|filters?|style|version|mode|look|level|please|now|colou?rs?|tones?|more|be|do|done|should|want|need|as|if|taken|shot|would|feel|bit|little|only|just|everything)$/;

const wordsOf = (text: string): string[] =>
  leftOver(text.split(/[^\p{L}\p{N}'-]+/u), new Set()).filter((word) => word !== '');

const unreadOf = (rest: string, { also }: Rule): string =>
  wordsOf(also ? rest.replace(also, ' ') : rest)
    .filter((word) => !PLAIN.test(word))
    .join(' ');
