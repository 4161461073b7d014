import { leftOver } from '../../prompt-account.ts';
import { areaIn } from './areas.ts';
import type { Change, EditOperation, Effect } from './operation.ts';
import { RULES, type Rule } from './rules.ts';

const CAPTION =
  /\b(?:add |put |write |with )?(?:a |the )?(?:caption|text|title|words?|saying|reading|write)\b[^"“'‘]*?["“'‘]([^"”]+)["”'’]|\b(?:add|put|write|place|stamp|print)\b(?:(?!\b(?:and|then)\b)[^"“,;])*["“]([^"”]+)["”]|\b(?:caption|title|text|write|saying)\b:?\s+(.+)/i;

export interface Instruction {
  /** In the order in which the instruction names them; a caption comes last. */
  readonly operations: readonly EditOperation[];
  /** Words of the instruction that were not understood. */
  readonly notDone: readonly string[];
}

export function readInstruction(instruction: string): Instruction {
  const caption = CAPTION.exec(instruction);
  const text = (caption?.slice(1).find((group) => group !== undefined) ?? '').trim();
  const rest = caption ? instruction.replace(caption[0], ' ') : instruction;
  const operations: EditOperation[] = [];
  const notDone: string[] = [];
  for (const clause of clausesOf(rest)) {
    const step = stepIn(clause) ?? furtherStep(clause, operations.at(-1));
    if (step) {
      if (!isRepeated(step.operation, operations)) operations.push(step.operation);
      notDone.push(...(step.unread === '' ? [] : [step.unread]));
    } else if (wordsOf(clause).some((word) => !PLACED.test(word))) notDone.push(clause);
  }
  if (text) operations.push({ do: 'caption', text, top: /\b(top|above|upper)\b/i.test(rest) });
  return { operations, notDone };
}

/** "Winter with snow" is snow once; two flips are two. */
const isRepeated = (operation: EditOperation, before: readonly EditOperation[]): boolean =>
  operation.do === 'weather' && before.some((one) => one.do === 'weather' && one.kind === operation.kind);

/** Words for the place of a caption; the operation for captions reads them. */
const PLACED = /^(?:|top|bottom|above|below|upper|lower|caption|add|put|write)$/;

const clausesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(
      /[,;]|\.(?!\d)|\band then\b|\bthen\b|\bwith\b(?! (?:a |an |the )?[\w ]*background)(?<!background with)|\band\b(?! white\b)/,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

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
  if (before?.do === 'add' && /^(?:an?|some|one|two|three|four|five|another|\d)\b/.test(clause))
    return { operation: { do: 'add', words: clause }, unread: '' };
  return before && isEffect(before) && /^(?:the|my|his|her|its)\b/.test(clause)
    ? stepIn(`make ${clause}`)
    : undefined;
}

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
