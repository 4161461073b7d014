import { inAskersWords, speaksOf } from '../knowledge/coverage.ts';
import type { Match } from '../knowledge/match-recipe.ts';
import {
  destroys,
  isForeign,
  matcherFor,
  otherToolsIn,
  questionFor,
  type Recipe,
  toolOf,
} from '../knowledge/recipe-tools.ts';
import { filled, fitOf, type Values, valuesIn } from '../knowledge/recipe-values.ts';
import { conceptsOf, isDeed, LOOK } from '../knowledge/recipe-words.ts';
import { partsOf } from '../reading/question-parts.ts';
import { notAnswered, type Skill } from '../skill.ts';

const ASKS =
  /\b(?:how|what|which|where|who|command|undo|show|list|find|write|give|need|want|regex|create|delete|remove|rename|abort|discard|revert|stop|kill|drop|exit|quit|make|see|count|search|regular expressions?|match(?:es|ing)?|validate|display|print|view|unpack|extract|squash|throw|replace|copy|get|clean|prune|compress|start|restart|free|switch|merge|open|check|move|download|compare|sort|change|add|set|follow|watch|recover|restore|unzip|untar|tar|zip|gzip|convert|restart|run|build|rebuild|push|pull|clone|mount|loop|schedule|ignore|install|uninstall|update|upgrade|activate|connect|forward|tunnel|scp|rsync|limit|expose|publish|split|append|insert|select|join|query|use|encrypt|decode|attach|scale|log|serve|enable|disable|allow|reset|upsert|deploy|stash|chmod|exclude|dump|export|import|back ?up|tail|grep)\b|^(?:git|docker)\b/i;
/** Words that a sentence has, and "second highest salary from the employees table" has not. */
const TELLS =
  /\b(?:i|we|he|she|they|it|you|is|are|was|were|has|have|had|am|be|been|my|our|your|this|that|love|like|hate|think|said|says)\b|[.!]\s+\S|^\W*(?:\w+\W+){0,2}\w*$/i;
/** These ask what something is, not how it is done. */
const EXPLAINS =
  /^(?:please )?(?:what(?:'s| is| are) (?:an? )?[\w -]{1,30}?(?: in (?:git|docker|bash|linux))?[?.! ]*$|what does .* (?:mean|do|match)\b|explain\b|why\b|(?:what(?:'s| is) the )?difference between git\b)/i;
const COMMAND = /\b(?:command|way|listening|running|using|my|size|current|branch am)\b/i;

/** Commands for Git, the shell and Docker, and regular expressions, from a list that is checked by running it. */
export const recipes: Pick<Skill, 'answer'> = {
  answer({ message: said, sourceText, context }) {
    const message = said.replace(
      LANGUAGE_FILES,
      (_, name: string) => `.${ENDINGS[name.toLowerCase()]} files`,
    );
    if (message.length > 220 || sourceText?.includes('\n')) return undefined;
    // A sentence that only tells something asks for nothing.
    if (!ASKS.test(message) && TELLS.test(message) && !isDeed(conceptsOf(message)[0] ?? '')) return undefined;
    if (EXPLAINS.test(message) && !COMMAND.test(message)) return undefined;
    const tool = toolOf(message) ?? (context === undefined ? undefined : toolOf(context));
    const found = find(message, tool, context);
    const bare = BARE.exec(message)?.[1];
    if (found?.match.leftOut.length === 0)
      return bare === undefined ? shown(found) : `${shown(found)}\n\n${notAnswered([bare])}`;
    return byParts(message, tool) ?? (found === undefined ? undefined : shown(found));
  },
};

/** "… and where": a second question of one word. */
const BARE = /\band (where|when|why|who|how(?: (?:long|much|many|often|big))?)[?.! ]*$/i;

const ENDINGS: Readonly<Record<string, string>> = {
  python: 'py',
  javascript: 'js',
  typescript: 'ts',
  markdown: 'md',
  java: 'java',
  rust: 'rs',
  ruby: 'rb',
};
const LANGUAGE_FILES = new RegExp(`\\b(${Object.keys(ENDINGS).join('|')}) files?\\b`, 'gi');

/** The recipe that comes nearest to a question, in words in which it is found. */
export function nearestRecipe(message: string): string | undefined {
  const tool = toolOf(message);
  const nearest = matcherFor(tool).nearest(valuesIn(message.slice(0, 300), tool).rest);
  return nearest && questionFor(nearest);
}

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
  const others = otherToolsIn(question);
  const isMeasure = MEASURES.test(question) && EACH.test(question);
  const fit = (recipe: Recipe): number | undefined => {
    const told = [recipe.task, ...recipe.asks].join(' ');
    const isForOne = wantsAll && ONE.test(recipe.run) && !ALL_WORDS.test(told);
    const isNoList = LISTS.test(question) && !LOOKS.test(told);
    const isInAll = isMeasure && !EACH.test(told);
    const isOther =
      others.length > 0 &&
      !others.every((name) => `${told} ${recipe.run} ${recipe.note}`.toLowerCase().includes(name));
    return isForeign(recipe, context === undefined ? question : `${question} ${context}`, tool) ||
      isForOne ||
      isNoList ||
      isInAll ||
      isOther ||
      (onlyLooks && destroys(recipe))
      ? undefined
      : fitOf(recipe, asked);
  };
  const match = matcherFor(tool).find(asked.rest, fit, context);
  return match === undefined || isSample(match.item, asked) ? undefined : { match, question, asked };
}

/** A number or file type of the question that is not in the command would leave a sample in its place. */
function isSample(item: Recipe, asked: Values): boolean {
  const { run, note } = filled(item, asked);
  const text = [run, note, item.task, ...item.asks].join(' ');
  return [...asked.numbers, asked.extension ?? ''].some((value) => !text.includes(value));
}

const ALL_WORDS = /\b(?:all|every|each|many|multiple|several)\b/i;
/** A number of each is not a number of all. */
const MEASURES = /\b(?:count|how (?:many|much|big|often|large)|number of|sizes?|total|sum|average)\b/i;
const EACH =
  /\b(?:each|every|per|by group|group by|sub-?(?:folders?|director(?:y|ies)|dirs?)|folders|directories)\b/i;
/** A placeholder for one thing: not the command for all of them. */
const ONE = /\b(?:NAME|FILE|POD|BRANCH|PID|IMAGE|COMMIT|KEY)\b|\barchive\.(?:zip|tar)/;
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
  const found = parts
    .map((part) => find(part.question, tool))
    .map((each) => (isSure(each) ? each : undefined));
  const known = found.flatMap((each) => each ?? []);
  if (tool === 'regex' || parts.length < 2 || known.length === 0) return undefined;
  const items = new Set(known.map(({ match }) => match.item));
  const isWhole = known.length === parts.length;
  if (items.size < known.length) return undefined;
  // The first part is what the others go on from.
  if (found[0] === undefined) return undefined;
  if (!isWhole && known.some(({ match }) => destroys(match.item))) return undefined;
  const text = known.map(shown).join('\n\n');
  const missing = parts.flatMap(({ said }, at) =>
    found[at] !== undefined || speaksOf(text, said) ? [] : [said],
  );
  return [text, notAnswered(missing)].filter((text) => text !== '').join('\n\n');
}

/** A part of a question has few words: more than one must tell, or it is the very question. What destroys needs both. */
function isSure(found: Found | undefined): found is Found {
  if (found === undefined || found.match.leftOut.length > 0) return false;
  const { item, telling, isWhole } = found.match;
  return telling > 1 || (isWhole && !destroys(item));
}

function shown({ match: { item, leftOut }, question, asked }: Found): string {
  const { run, note } = filled(item, asked);
  const fence = FENCES[item.tool] ?? (KEYS.test(run) ? 'text' : 'sh');
  const [first = '', ...rest] = item.task;
  const place =
    asked.path === undefined || item.tool !== 'shell' || run.includes(asked.path) ? undefined : asked.path;
  return [
    `${first.toUpperCase()}${rest.join('')}:\n\n\`\`\`${fence}\n${run}\n\`\`\``,
    note,
    place === undefined ? '' : `Run it in that folder: \`cd ${place}\`.`,
    notAnswered(inAskersWords(question, leftOut)),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

const FENCES: Readonly<Record<string, string>> = { regex: 'regex', sql: 'sql' };
/** The start of a recipe that is typed inside a program such as vim, not in the shell. */
const KEYS = /^(?:Ctrl|[:/]\w|:%|[a-z]{1,2}$)/;
