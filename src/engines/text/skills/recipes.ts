import { examplesIn } from '../commands/compose-regex.ts';
import { inAskersWords, isCovered, speaksOf } from '../knowledge/coverage.ts';
import type { Match } from '../knowledge/match-recipe.ts';
import { asksForMac, onMacos } from '../knowledge/on-macos.ts';
import {
  destroys,
  inPlainWords,
  isForeign,
  matcherFor,
  otherToolsIn,
  type Recipe,
  toolOf,
} from '../knowledge/recipe-tools.ts';
import { filled, fitOf, type Values, valuesIn } from '../knowledge/recipe-values.ts';
import { conceptsOf, isDeed, isLight, LOOK } from '../knowledge/recipe-words.ts';
import { turnsIn } from '../knowledge/turns.ts';
import {
  askedAfterTold,
  asksAlone,
  isTold,
  partsOf,
  type QuestionPart,
  STANDS_FOR,
} from '../reading/question-parts.ts';
import { isPartial, notAnswered, type Skill } from '../skill.ts';

const ASKS =
  /\b(?:how|what|which|where|who|why|command|undo|show|list|find|write|give|need|want|regex|create|delete|remove|rename|abort|discard|revert|stop|kill|drop|exit|quit|make|see|count|search|regular expressions?|match(?:es|ing)?|validate|display|print|view|unpack|extract|squash|throw|replace|copy|get|clean|prune|compress|start|restart|free|switch|merge|open|check|move|download|compare|sort|change|add|set|follow|watch|recover|restore|unzip|untar|tar|zip|gzip|convert|restart|run|build|rebuild|push|pull|clone|mount|loop|schedule|ignore|install|uninstall|update|upgrade|activate|connect|forward|tunnel|scp|rsync|limit|expose|publish|split|append|insert|select|join|query|use|encrypt|decode|attach|scale|log|serve|enable|disable|allow|reset|upsert|deploy|stash|chmod|exclude|dump|export|import|back ?up|tail|grep|(?:script|command|one-?liner) (?:that|to|which))\b|^(?:git|docker)\b/i;
/** Words that a sentence has, and "second highest salary from the employees table" has not. */
const TELLS =
  /\b(?:i|we|he|she|they|it|you|is|are|was|were|has|have|had|am|be|been|my|our|your|this|that|love|like|hate|think|said|says)\b|[.!]\s+\S|^\W*(?:\w+\W+){0,2}\w*$/i;
/** These ask what something is, not how it is done. */
const EXPLAINS =
  /^(?:please )?(?:what(?:'s| is| are) (?:an? )?[\w -]{1,30}?(?: in (?:git|docker|bash|linux))?[?.! ]*$|what does .* (?:mean|do|match)\b|explain\b|why\b|when (?:should|do|does|would|is|to)\b|(?:what(?:'?s| is) the )?difference between git\b)/i;
const COMMAND = /\b(?:command|way|listening|running|using|my|size|current|branch am)\b/i;

/** Commands for Git, the shell and Docker, and regular expressions, from a list that is checked by running it. */
export const recipes: Pick<Skill, 'answer'> = {
  answer({ message: said, sourceText, context }) {
    const message = inPlainWords(said);
    if (message.length > LONGEST || sourceText?.includes('\n')) return undefined;
    // A sentence that only tells something asks for nothing.
    const named = toolOf(message);
    if (
      named !== 'spreadsheet' &&
      !ASKS.test(message) &&
      TELLS.test(message) &&
      !isDeed(conceptsOf(message)[0] ?? '')
    )
      return undefined;
    const isWhy = /^why\b/i.test(message);
    if (EXPLAINS.test(message) && !COMMAND.test(message) && !isWhy) return undefined;
    const tool = named ?? (context === undefined ? undefined : toolOf(context));
    // The words of a story would weigh as if they were asked for.
    const asked = askedAfterTold(message);
    const alone = asked === undefined ? undefined : find(asked, tool);
    if (alone?.match.isWhole && isSure(alone) && !destroys(alone.match.item)) return shown(alone);
    const found = find(message, tool, context);
    if (isWhy && !found?.match.item.task.includes('why')) return undefined;
    const bare = BARE.exec(message)?.[1];
    if (found?.match.leftOut.length === 0) {
      const missing = partsBeside(found.match.item, message);
      const all = missing.length === 0 ? undefined : byParts(message, tool);
      if (all !== undefined && !isPartial(all)) return all;
      if (missing.length > 0 && destroys(found.match.item)) return undefined;
      const note = notAnswered([...missing, ...(bare === undefined ? [] : [bare])]);
      return note === '' ? shown(found) : `${shown(found)}\n\n${note}`;
    }
    return byParts(message, tool) ?? (found === undefined ? undefined : shown(found));
  },
};

/** Parts of a question that begin with a deed for which the recipe is not asked. */
function partsBeside({ task, asks, note = '', run }: Recipe, message: string): readonly string[] {
  const samples = [task, ...asks];
  return partsOf(message).flatMap(({ said }) => {
    const verb = FIRST_VERB.exec(said)?.[1];
    const [deed = LOOK] = verb === undefined ? [] : [...conceptsOf(verb), verb];
    const isDone = samples.some((sample) => {
      const [first, ...others] = conceptsOf(sample);
      return first === deed || (others.includes(deed) && /\band\b/.test(sample));
    });
    return deed === LOOK ||
      isDone ||
      isCovered(deed, `${note} ${run}`.toLowerCase().replace(/\S+\.\w+/g, ' '))
      ? []
      : [said];
  });
}

/** The deed of a part, after the words that lead to it. */
const FIRST_VERB =
  /^(?:(?:how|do|can|could|should|would|to|i|you|we|git|docker|npm|python|sql|please|then|also)\b[:,]? )*(add|build|change|check ?out|clean|clone|commit|compress|copy|create|delete|drop|dump|export|fetch|go|import|install|kill|make|merge|move|pull|push|rebase|remove|rename|reset|restart|restore|run|squash|start|stash|stop|switch|tag|uninstall|undo|unzip|update|upload|zip)\b/i;

/** "… and where": a second question of one word. */
const BARE = /\band (where|when|why|who|how(?: (?:long|much|many|often|big))?)[?.! ]*$/i;

/** The recipes that come nearest to a question that none surely answers, with their commands; nothing that destroys unasked. */
export function nearRecipes(said: string): readonly string[] {
  const message = said.length > LONGEST ? said : inPlainWords(said);
  if (message.length > LONGEST || (!ASKS.test(message) && TELLS.test(message))) return [];
  const tool = toolOf(message);
  if (tool === undefined && SUM.test(message)) return [];
  const asked = valuesIn(message, tool);
  const concepts = conceptsOf(asked.rest);
  const others = otherToolsIn(message);
  return matcherFor(tool)
    .nearest(
      asked.rest,
      (recipe) =>
        !isForeign(recipe, message, tool) &&
        !isOfOther(recipe, others) &&
        (!destroys(recipe) ||
          (!KEEPS.test(message) &&
            tool !== undefined &&
            concepts.includes(conceptsOf(recipe.task)[0] ?? ''))),
      tool !== undefined,
    )
    .map((item) =>
      shown({
        match: { item, leftOut: [], score: 0, telling: 0, isWhole: false },
        question: message,
        asked: fitOf(item, asked) === undefined ? valuesIn('') : asked,
      }),
    );
}

/** Where something is to stay, a guess must not show a command that removes. */
const KEEPS = /\b(?:keep\w*|leav\w+|without|but|only|except|not|don't|losing)\b/i;

/** Two numbers are a sum in words, several sentences a story. */
const SUM = /\d\D+\d|[.!?]\s+\S|\b(?:sum|difference|product) of\b/;
const LONGEST = 220;

/** The question names a program that the recipe has nothing to do with. */
const isOfOther = ({ task, asks, run, note }: Recipe, others: readonly string[]): boolean =>
  others.some((name) => ![task, ...asks, run, note].join(' ').toLowerCase().includes(name));

interface Found {
  readonly match: Match<Recipe>;
  readonly question: string;
  readonly asked: Values;
}

function find(question: string, tool: string | undefined, context?: string): Found | undefined {
  const asked = valuesIn(question, tool);
  const concepts = conceptsOf(asked.rest);
  // "list containers, stopped ones too" tells of what was done and does not ask for it.
  const deeds = conceptsOf(asked.rest.replace(/\b\w{3,}(?:ed|ing)\b/gi, ' '));
  const onlyLooks = concepts.includes(LOOK) && !deeds.some((each) => ACTIONS.has(each));
  const wantsAll = !concepts.includes(LOOK) && ALL_WORDS.test(question);
  const wantsOne = !ALL_WORDS.test(question) && ONE_THING.test(question);
  const others = otherToolsIn(question);
  const flags = flagsIn(question);
  const turns = turnsIn(question);
  const isYear = YEAR.test(question);
  const examples = tool === 'regex' ? examplesIn(question) : [];
  const isMeasure = MEASURES.test(question) && EACH.test(question);
  // "how do I update it" is about what was told.
  const isBare = STANDS_FOR.test(question) && concepts.filter((each) => !isLight(each)).length < 2;
  const meant = context !== undefined && isBare ? conceptsOf(context) : [];
  const fit = (recipe: Recipe): number | undefined => {
    const told = [recipe.task, ...recipe.asks].join(' ');
    const isElsewhere = meant.length > 0 && !meant.some((each) => isCovered(each, told.toLowerCase()));
    const isForOne = wantsAll && ONE.test(recipe.run) && !ALL_WORDS.test(told);
    const isForMany = wantsOne && destroys(recipe) && MANY.test(recipe.run);
    const isNoList = LISTS.test(question) && !LOOKS.test(told);
    const isInAll = isMeasure && !EACH.test(told);
    const isFlagged = flags.some((flag) => !`${told} ${recipe.run} ${recipe.note}`.includes(flag));
    return isForeign(recipe, context === undefined ? question : `${question} ${context}`, tool) ||
      isElsewhere ||
      isForOne ||
      isForMany ||
      isNoList ||
      isInAll ||
      (isYear && recipe.values?.number !== undefined) ||
      isFlagged ||
      (examples.length > 0 && !examples.every((each) => new RegExp(recipe.run).test(each))) ||
      turns.some((pattern) => !pattern.test(`${told} ${recipe.run} ${recipe.note}`)) ||
      isOfOther(recipe, others) ||
      (onlyLooks && destroys(recipe))
      ? undefined
      : fitOf(recipe, asked);
  };
  const match = matcherFor(tool).find(asked.rest, fit, context);
  // Words that any question may have tell only the very question.
  if (match === undefined || (match.telling === 0 && !match.isWhole)) return undefined;
  return isSample(match.item, asked) ? undefined : { match, question, asked };
}

/** A number or file type of the question that is not in the command would leave a sample in its place. */
function isSample(item: Recipe, asked: Values): boolean {
  const { run, note } = filled(item, asked);
  const text = [run, note, item.task, ...item.asks].join(' ');
  return [...asked.numbers, asked.extension ?? ''].some((value) => !text.includes(value));
}

/** An option that is named must be in the answer. */
const flagsIn = (question: string): readonly string[] => question.match(/(?<=\s)--[a-z][a-z-]+/g) ?? [];

/** A year is no number of rows or days. */
const YEAR = /\b(?:in|of|from|since|during|for|year) (?:19|20)\d{2}\b/i;
const ALL_WORDS = /\b(?:all|every|each|many|multiple|several)\b/i;
/** A number of each is not a number of all. */
const MEASURES = /\b(?:count|how (?:many|much|big|often|large)|number of|sizes?|total|sum|average)\b/i;
const EACH =
  /\b(?:each|every|per|by group|group by|sub-?(?:folders?|director(?:y|ies)|dirs?)|folders|directories)\b/i;
/** A placeholder for one thing: not the command for all of them. */
const ONE = /\b(?:NAME|FILE|POD|BRANCH|PID|IMAGE|COMMIT|KEY)\b|\barchive\.(?:zip|tar)/;
/** One thing is asked for: a command that removes many does too much. */
const ONE_THING =
  /\b(?:delete|remove|drop|prune|kill|get rid of) (?:an?|one|this|that|my) (?:[a-z]+ )?(?:branch|container|image|volume|tag|stash|file|folder|directory|pod)\b/i;
const MANY = /\bxargs\b|\bprune\b|-exec\b/;
const LISTS =
  /^(?:please |can you |could you |[\w ]{2,15}[:,] ?|(?:git|docker|linux|bash) )*(?:how (?:do|can|would|to)(?: (?:i|you|we))? )?(?:list|show(?! me how)|see|display|view)\b/i;
const LOOKS =
  /\b(?:see|show|view|display|print|list|find|search|look|check|inspect|which|what|who|where|read|compare|diff|get|count|describe|log|logs|status|history)\b/i;

const ACTIONS: ReadonlySet<string> = new Set(
  conceptsOf(
    'insert restart scale update drop uninstall move delete discard kill undo stop overwrite reset free unstage synchronise recover untrack match mirror rebase merge push squash amend revert overwrite',
  ),
);

/** Each part of a question on its own; a part that is not known is named, and nothing is destroyed before all are known. */
function byParts(message: string, tool: string | undefined): string | undefined {
  const parts = partsOf(message);
  if (tool === 'regex' || parts.length < 2) return undefined;
  const asks = parts.findLastIndex(({ said }) => /^(?:how|what|why|where|which)\b/i.test(said));
  // A situation before a question is no wish: a recipe for it would answer something else.
  const found = parts.map((part, at) =>
    at < asks && isTold(part.said)
      ? undefined
      : findPart(withPlace(part, message), tool, at === 0 ? undefined : parts[0]?.said),
  );
  const known = found.flatMap((each) => each ?? []);
  const items = [...new Set(known.map(({ match }) => match.item))];
  const isWhole = known.length === parts.length;
  // Two parts that are read as one were not understood, unless the second says where else it is done.
  if (known.length === 0 || (items.length < known.length && !(isWhole && items.length === 1)))
    return undefined;
  // The first part is what the others go on from, unless they say themselves what they are about.
  const isAlone = parts.slice(1).every(({ questions, said }) => questions.includes(said) && asksAlone(said));
  if (found[0] === undefined && !isAlone) return undefined;
  if (!isWhole && items.some(destroys)) return undefined;
  const text = items
    .map((item) => known.find(({ match }) => match.item === item))
    .flatMap((each) => (each === undefined ? [] : shown(each)))
    .join('\n\n');
  const missing = parts.flatMap(({ said }, at) =>
    found[at] !== undefined || isTold(said) || speaksOf(text, said) ? [] : [said],
  );
  return [text, notAnswered(missing)].filter((text) => text !== '').join('\n\n');
}

/** "docker compose: restart … and follow its logs": the logs of compose, not of a container. */
const withPlace = (part: QuestionPart, message: string): QuestionPart =>
  /\bcompose\b/i.test(message) && !/\bcompose\b/i.test(part.said)
    ? {
        ...part,
        questions: part.questions.flatMap((each) => [
          `${each.replace(/\b(?:its|their)\b/i, 'the')} of compose`,
          each,
        ]),
      }
    : part;

/** A row that is added replaces nothing. */
const isLoss = (recipe: Recipe): boolean => destroys(recipe) && !recipe.run.startsWith('INSERT');

/** What destroys must be found with the whole of what the part stands for; else the first part may tell what it is about. */
function findPart(
  { questions, said }: QuestionPart,
  tool: string | undefined,
  first: string | undefined,
): Found | undefined {
  const isOfStory = first !== undefined && isTold(first) && STANDS_FOR.test(said);
  for (const [at, question] of questions.entries()) {
    if (isOfStory) break;
    const found = find(question, tool);
    // One word, such as "remote", tells how the first part is meant: nothing is deleted on its account.
    const mayLose = at === 0 && /\s/.test(said.trim());
    if (isSure(found) && (mayLose || !isLoss(found.match.item))) return found;
  }
  const [question = ''] = questions;
  const found = first === undefined ? undefined : find(question, tool, first);
  return isSure(found) && !isLoss(found.match.item) ? found : undefined;
}

/** A part of a question has few words: more than one must tell, or it is the very question. What destroys needs both. */
function isSure(found: Found | undefined): found is Found {
  if (found === undefined || found.match.leftOut.length > 0) return false;
  const { item, telling, isWhole } = found.match;
  return telling > 1 || (isWhole && telling > 0 && !destroys(item));
}

function shown({ match: { item, leftOut }, question, asked }: Found): string {
  const known = asksForMac(question) ? onMacos(item) : item;
  const { run, note } = filled(known ?? item, asked);
  const fence = FENCES[item.tool] ?? (KEYS.test(run) ? 'text' : 'sh');
  const [first = '', ...rest] = item.task;
  const place =
    asked.path === undefined || item.tool !== 'shell' || run.includes(asked.path) ? undefined : asked.path;
  return [
    `${first.toUpperCase()}${rest.join('')}:\n\n\`\`\`${fence}\n${run}\n\`\`\``,
    note,
    item.tool === 'spreadsheet' && OWN_CELLS.test(question)
      ? '_The cells are samples: put yours in their place._'
      : '',
    place === undefined ? '' : `Run it in that folder: \`cd ${place}\`.`,
    notAnswered([...inAskersWords(question, leftOut), ...(known === undefined ? ['on macOS'] : [])]),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

const OWN_CELLS = /\b[A-Z]{1,2}\d{1,5}\b|\b[Cc]olumns? [A-Z]\b/;
const FENCES: Readonly<Record<string, string>> = { regex: 'regex', sql: 'sql', spreadsheet: 'text' };
/** The start of a recipe that is typed inside a program such as vim, not in the shell. */
const KEYS = /^(?:Ctrl|[:/]\w|:%|[a-z]{1,2}$)/;
