import { examplesIn } from '../commands/regex-examples.ts';
import { withoutManner } from '../reading/manner.ts';
import { explains, LONGEST_QUESTION, onlyTells } from './asks-command.ts';
import { inAskersWords, isCovered } from './coverage.ts';
import { filled } from './fill-recipe.ts';
import { countsDays, GIT_ONLY, isNoList, isOfOther, undoesCommit } from './find-recipe.ts';
import { tablesIn, usesAll } from './given-tables.ts';
import {
  destroys,
  inPlainWords,
  isForeign,
  matcherFor,
  otherToolsIn,
  type Recipe,
  toolOf,
} from './recipe-tools.ts';
import { fitOf, spanFor, type Values, valuesIn } from './recipe-values.ts';
import { ALL, conceptsOf, isLight } from './recipe-words.ts';
import { showRecipe } from './show-recipe.ts';
import { isNegated, negates } from './turns.ts';

interface Near {
  readonly shown: readonly string[];
  /** Words of the question that none of them knows anything of. */
  readonly missing: readonly string[];
  /** There is one that knows every word of the question, and the question every word of one of its samples. */
  readonly isWhole: boolean;
}
const NONE: Near = { shown: [], missing: [], isWhole: false };

/** The recipes that come nearest to a question that none surely answers, with their commands; nothing that destroys unasked. */
export function nearRecipes(whole: string): Near {
  const message = whole.length > LONGEST_QUESTION ? whole : inPlainWords(withoutManner(whole));
  if (message.length > LONGEST_QUESTION || onlyTells(message) || explains(message) || ASKS_WHY.test(message))
    return NONE;
  const tool = toolOf(message);
  if ((tool === undefined && SUM.test(message)) || QUOTED.test(message) || COMPARES.test(message))
    return NONE;
  const asked = valuesIn(message, tool);
  const concepts = conceptsOf(asked.rest);
  const others = otherToolsIn(message);
  const thing = thingIn(message);
  const leavesOut = isNegated(message);
  const tables = tablesIn(message);
  const isOfGit = GIT_ONLY.test(message);
  const examples = tool === 'regex' ? [...examplesIn(message), ...(message.match(DATES) ?? [])] : [];
  const near = matcherFor(tool)
    .nearest(
      asked.rest,
      (recipe) =>
        !isForeign(recipe, message, tool) &&
        !isOfOther(recipe, others) &&
        isOfThing(recipe, thing) &&
        !isNoList(recipe, message) &&
        !countsDays(recipe, message) &&
        !undoesCommit(recipe, message) &&
        usesAll(recipe.run, tables) &&
        examples.every((each) => new RegExp(recipe.run).test(each)) &&
        (tool !== undefined || !isOfGit || recipe.tool === 'git') &&
        (!leavesOut || negates([recipe.task, ...recipe.asks, recipe.run].join(' '), recipe.note ?? '')) &&
        (!destroys(recipe) ||
          (!KEEPS.test(message) &&
            tool !== undefined &&
            isSameLoss(conceptsOf(recipe.task), concepts) &&
            isOfOne(recipe, concepts))),
      tool !== undefined,
    )
    // A file of the asker's that has no place in a command tells that it does something else.
    .filter((item) => !filled(item, asked).unused.some(({ kind }) => kind === 'file'))
    .map((item) => ({ item, beside: besideOf(item, concepts, asked) }));
  const fewest = Math.min(...near.map(({ beside }) => beside.length));
  const telling = concepts.filter((each) => !isLight(each)).length;
  // A recipe that knows less than half of a question is about something else.
  if (near.length === 0 || 2 * fewest > telling) return NONE;
  const best = near.filter(({ beside }) => beside.length === fewest);
  const around = tool === 'regex' ? (message.match(AROUND) ?? []) : [];
  const met = around.filter((phrase) => best.some(({ item }) => isInPattern(phrase, item.run)));
  const phrases = around.filter((phrase) => !met.includes(phrase));
  const words = inAskersWords(message, best[0]?.beside ?? []).filter((each) => message.includes(each));
  const missing = [
    ...words.filter((word) => !around.some((phrase) => phrase.includes(word))),
    ...phrases,
    // A pattern without ends finds, and says nothing of the rest of the text.
    ...(/\bvalidat/i.test(message) &&
    best.some(({ item }) => item.tool === 'regex' && !item.run.startsWith('^'))
      ? ['validates']
      : []),
    ...(best.some(({ item }) => fitOf(item, asked) !== undefined)
      ? []
      : [...asked.numbers, ...(asked.size === undefined ? [] : [asked.size])]),
  ];
  const plain = whole.toLowerCase();
  const said = conceptsOf(plain);
  const isSaid = ({ task, asks }: Recipe): boolean =>
    [task, ...asks].map(conceptsOf).some((own) => own.every((each) => isLight(each) || said.includes(each)));
  const named = best.filter(({ item }) => [item.task, ...item.asks].some((each) => plain.includes(each)));
  const full = named.length > 0 ? named : best.filter(({ item }) => isSaid(item));
  // What the question says in full comes first.
  const ranked = best.toSorted((a, b) => Number(full.includes(b)) - Number(full.includes(a)));
  const sole = missing.length === 0 && full.length === 1 ? full : undefined;
  const shown = (sole ?? ranked).map(({ item }) =>
    showRecipe({
      match: { item, leftOut: [], score: 0, telling: 0, isWhole: false },
      question: message,
      asked: fitOf(item, asked) === undefined ? valuesIn('') : asked,
    }),
  );
  return { shown, missing, isWhole: sole !== undefined };
}

/** A reason is asked for, and no command. */
const ASKS_WHY = /[,;:.?!] ?(?:and |but |so )?why\b|\bwhy[?.! ]*$/i;

/** The thing that is to be seen, found or changed. */
const THING =
  /\b(?:which|what|see|list|show|find|count|delete|remove|rename|copy|move|create|open|kill|stop)(?: (?:all|the|my|which|what|every|any|an?))* (files?|folders?|director(?:y|ies)|processe?s?|programs?|users?|groups?|branch(?:es)?|commits?|tags?|containers?|images?|volumes?|ports?|packages?|services?|tables?|columns?|databases?|lines?|words?|links?|keys?|jobs?|pods?)\b/i;
const SAME: Readonly<Record<string, RegExp>> = {
  folder: /folder|director/i,
  directory: /folder|director/i,
  program: /program|process|app/i,
};

const thingIn = (text: string): string | undefined =>
  THING.exec(text)?.[1]
    ?.replace(/ies$/i, 'y')
    .replace(/(?<!s)s$/i, '')
    .toLowerCase();

/** "Find folders" is no answer to who looks for files. */
const isOfThing = ({ task, asks, run }: Recipe, thing: string | undefined): boolean =>
  thing === undefined ||
  (thingIn(task) === undefined ? [task, ...asks] : [task]).some((each) => {
    const own = thingIn(each);
    return (SAME[thing] ?? new RegExp(thing, 'i')).test(own ?? `${each} ${run}`);
  });

/** Telling words of a question that a recipe knows nothing of. */
function besideOf(recipe: Recipe, concepts: readonly string[], asked: Values): readonly string[] {
  const { task, asks, run, note } = recipe;
  const isTimed = recipe.values?.number !== undefined && Number.isInteger(spanFor(recipe, asked.span));
  const text = [
    task,
    ...asks,
    // A pattern says so in signs.
    // An option that tidies up afterwards deletes nothing that is asked for.
    recipe.tool === 'regex' ? run.replaceAll('\\d', ' digits ') : run.replaceAll(' --rm ', ' '),
    note,
    // A length of time has its place, in whatever unit the command counts.
    isTimed ? asked.span?.unit : '',
  ]
    .join('\n')
    .toLowerCase();
  const own = new Set([task, ...asks].flatMap(conceptsOf));
  return concepts.filter((each) => !isLight(each) && !own.has(each) && !isCovered(each, text));
}

/** The same deed to the same thing, and not to all of them unasked. */
const isSameLoss = ([deed = '', ...objects]: readonly string[], asked: readonly string[]): boolean =>
  asked.includes(deed) &&
  (!objects.includes(ALL) || asked.includes(ALL)) &&
  objects.some((each) => !isLight(each) && asked.includes(each));

/** Words spread over two samples match neither of them: "empty a file" and "delete all lines". */
function isOfOne({ task, asks }: Recipe, concepts: readonly string[]): boolean {
  const samples = [task, ...asks].map(conceptsOf);
  const known = concepts.filter((each) => !isLight(each) && samples.some((own) => own.includes(each)));
  return samples.some((own) => known.every((each) => own.includes(each)));
}

/** Text beside a known pattern, and groups, which the stored ones do not have. */
const AROUND = /\b(?:followed|preceded) by [^,;.?]+|(?<=[,;] (?:and )?)captur\w+ [^,;.?]+/gi;

/** "Preceded by D-": the pattern has the very signs. */
const isInPattern = (phrase: string, run: string): boolean => {
  const signs = /^(?:followed|preceded) by (\S+)$/i.exec(phrase.trim())?.[1];
  return signs !== undefined && /[^a-z]/.test(signs) && run.includes(signs);
};

/** If something must be kept, a guess must not show a command that deletes. */
const KEEPS = /\b(?:keep\w*|leav\w+|without|but|only|except|not|don't|losing)\b/i;

/** Words of a message that was read somewhere, not of a wish. */
const QUOTED = /["“][^"”]*\s[^"”]*\s[^"”]*["”]/;
const COMPARES = /\b(?:differences? between|vs\.?|versus)\b/i;

const DATES = /\b\d{4}([-/.])\d\d?\1\d\d?\b|\b\d\d?([-/.])\d\d?\2\d{4}\b/g;

/** Two numbers are a sum in words, several sentences a story. */
const SUM = /\d\D+\d|[.!?]\s+\S|\b(?:sum|difference|product) of\b/;
