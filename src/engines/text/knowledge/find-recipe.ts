import { COUNTEREXAMPLES, examplesIn } from '../commands/regex-examples.ts';
import { STANDS_FOR } from '../reading/question-parts.ts';
import { unasked, unmetIn } from './conditions.ts';
import { isCovered } from './coverage.ts';
import { filled } from './fill-recipe.ts';
import { tablesIn, usesAll } from './given-tables.ts';
import type { Match } from './match-recipe.ts';
import { isPortable, WINDOWS } from './other-systems.ts';
import { destroys, isForeign, matcherFor, otherToolsIn, type Recipe } from './recipe-tools.ts';
import { fitOf, spanFor, type Values, valuesIn } from './recipe-values.ts';
import { conceptsOf, isLight, LOOK } from './recipe-words.ts';
import { isNegated, negates, turnsOf } from './turns.ts';

export interface FoundRecipe {
  readonly match: Match<Recipe>;
  readonly question: string;
  readonly asked: Values;
}

/** The recipe that does what is asked, with the values of the question; undefined when none surely does. */
export function findRecipe(
  whole: string,
  tool: string | undefined,
  context?: string,
): FoundRecipe | undefined {
  const contrast = conceptsOf(CONTRAST.exec(whole)?.[1] ?? '').filter((each) => !isLight(each));
  const shunned = AVOIDED.exec(whole);
  const avoided = shunned === null ? undefined : (shunned[1]?.toLowerCase() ?? 'sudo');
  const others = tool === 'regex' ? examplesIn(whole, COUNTEREXAMPLES) : [];
  const question = whole
    .replace(others.length > 0 ? COUNTEREXAMPLES : /$/, '')
    .replace(avoided === undefined ? /$/ : AVOIDED, '')
    .replace(EVERYWHERE, '')
    .replace(contrast.length > 0 ? CONTRAST : /$/, '');
  const asked = valuesIn(question, tool);
  const concepts = conceptsOf(asked.rest);
  // "list containers, stopped ones too" tells of what was done and does not ask for it.
  const deeds = conceptsOf(asked.rest.replace(/\b\w{3,}(?:ed|ing)\b/gi, ' '));
  const onlyLooks = concepts.includes(LOOK) && !deeds.some((each) => ACTIONS.has(each));
  const wantsAll = !concepts.includes(LOOK) && ALL_WORDS.test(question);
  const wantsOne = !ALL_WORDS.test(question) && ONE_THING.test(question);
  const [, many] = ALL_OF.exec(question) ?? [];
  const everyOne = many === undefined ? undefined : new RegExp(`\\b(?:an?|the) ${many}\\b`, 'i');
  const programs = otherToolsIn(question);
  const flags = flagsIn(question);
  const tables = tablesIn(whole);
  const turns = turnsOf(question);
  const ofCommand = OF_COMMAND.test(whole);
  const isOfGit = GIT_ONLY.test(question);
  const isCheck = /\b(?:check|test|find out|verify|tell) (?:if|whether)\b/i.test(question);
  const saysLess = LESS_ASKED.test(question);
  const isOfOneFile = ONE_FILE.test(question);
  const isOfNoFile = asked.file === undefined && !/\bfiles?\b/i.test(question);
  const leavesOut = isNegated(question);
  const isYear = YEAR.test(question);
  const called = NAMED.exec(question)?.[1];
  const name = asked.names.some((each) => each.name === called) ? undefined : called;
  const isOnly = ONLY.test(question);
  const examples = tool === 'regex' ? examplesIn(question) : [];
  const isMeasure = MEASURES.test(question) && EACH.test(question);
  // "how do I update it" is about what was told.
  const isBare = STANDS_FOR.test(question) && concepts.filter((each) => !isLight(each)).length < 2;
  const meant = context !== undefined && isBare ? conceptsOf(context) : [];
  const kept = conceptsOf(KEPT.exec(question)?.[1] ?? '').filter((each) => each !== 'change');
  const chosen = conceptsOf(/\bonly (?:the |my )?(\w+)/i.exec(question)?.[1] ?? '');
  // "Only remote branches" are not all branches; "all stopped containers" are only those that are stopped.
  const isOfAll = (task: string): boolean =>
    /\ball\b/i.test(task) &&
    !ALL_WORDS.test(question) &&
    !conceptsOf(task).some((each) => chosen.includes(each));
  const fit = (recipe: Recipe): number | undefined => {
    const { run, note = '' } = recipe;
    const told = [recipe.task, ...recipe.asks].join(' ');
    const all = `${told} ${run} ${note}`;
    const isElsewhere = meant.length > 0 && !meant.some((each) => isCovered(each, told.toLowerCase()));
    const isForOne = wantsAll && ONE.test(run) && !ALL_WORDS.test(told);
    const isForLast = wantsAll && LAST.test(recipe.task) && !ALL_WORDS.test(told);
    const isForThat = everyOne !== undefined && ONE.test(run) && everyOne.test(recipe.task);
    const isForMany = wantsOne && destroys(recipe) && MANY.test(run);
    const isInAll = isMeasure && !EACH.test(told);
    const isFlagged = flags.some((flag) => !all.includes(flag));
    return (tool === undefined && recipe.tool !== 'git' && isOfGit && !GIT_ONLY.test(all)) ||
      isForeign(recipe, context === undefined ? question : `${question} ${context}`, tool) ||
      isElsewhere ||
      isForOne ||
      isForLast ||
      (kept.length > 0 && destroys(recipe) && losesKept(recipe, kept)) ||
      isForThat ||
      isForMany ||
      (isOfOneFile && (NAMES_FILES.test(run) || MANY_FILES.test(run))) ||
      (isOfNoFile && / -- FILE\b/.test(run)) ||
      isNoList(recipe, question) ||
      (isCheck && !CHECKS.test(told)) ||
      (!ofCommand && /\ba command\b/.test(recipe.task)) ||
      isInAll ||
      countsDays(recipe, question) ||
      undoesCommit(recipe, question) ||
      (isYear && recipe.values?.number !== undefined) ||
      isFlagged ||
      !usesAll(run, tables) ||
      (avoided !== undefined && new RegExp(`\\b${avoided}\\b`).test(run)) ||
      (isOnly && (MORE.test(recipe.task) || isOfAll(recipe.task))) ||
      (name !== undefined && !TAKES_NAME.test(run) && !run.includes(name)) ||
      (contrast.length > 0 && conceptsOf(recipe.task).some((each) => contrast.includes(each))) ||
      (examples.length > 0 && !examples.every((each) => new RegExp(run).test(each))) ||
      others.some((each) => new RegExp(run).test(each)) ||
      !turns(recipe.task, all) ||
      unasked(recipe.task, question).length > 0 ||
      (!saysLess && LESS.test(recipe.task)) ||
      (!isOnly && [recipe.task, ...recipe.asks].every((each) => ONLY.test(each))) ||
      (leavesOut && !negates(`${told} ${run}`, note)) ||
      isOfOther(recipe, programs) ||
      (onlyLooks && destroys(recipe))
      ? undefined
      : fitWithNames(recipe, asked, unmetIn(question, all));
  };
  const match = matcherFor(tool).find(asked.rest, fit, context);
  // Words that any question may have tell only the very question.
  if (match === undefined || (match.telling === 0 && !match.isWhole)) return undefined;
  return isSample(match.item, asked, examples) ? undefined : { match, question: whole, asked };
}

/** A command that destroys must do so to the very thing that is named, and under every condition. */
function fitWithNames(recipe: Recipe, asked: Values, unmet: readonly string[]): number | undefined {
  const fit = fitOf(recipe, asked);
  if (fit === undefined) return undefined;
  const isNamed = asked.names.length > 0 || asked.file !== undefined;
  const unused = isNamed ? filled(recipe, asked).unused : [];
  const missing = unused.length + unmet.length;
  if ((missing > 0 && destroys(recipe)) || unused.some(({ kind }) => kind === 'file')) return undefined;
  return fit + asked.names.length - 2 * missing;
}

/** The question names a program that the recipe has nothing to do with. */
export function isOfOther(recipe: Recipe, others: readonly string[]): boolean {
  const { task, asks, run, note, on } = recipe;
  const isThere = (on?.powershell ?? on?.cmd) !== undefined || isPortable(recipe);
  return others.some(
    (name) =>
      !(isThere && WINDOWS.test(name)) && ![task, ...asks, run, note].join(' ').toLowerCase().includes(name),
  );
}

/** A question to see something does not match a command that changes something. */
export const isNoList = ({ task, asks }: Recipe, question: string): boolean =>
  LISTS.test(question) && !LOOKS.test([task, ...asks].join(' '));

/** A number or file type of the question that is not in the command would leave a sample in its place. */
function isSample(item: Recipe, asked: Values, examples: readonly string[]): boolean {
  const { run, note } = filled(item, asked);
  const text = [run, note, item.task, ...item.asks].join(' ');
  const span = spanFor(item, asked.span);
  const own = asked.numbers.map((each) => (Number(each) === asked.span?.count ? `${span ?? each}` : each));
  // A number of an example is matched by the pattern, and has no place of its own.
  return [...own, asked.extension ?? ''].some(
    (value) => !text.includes(value) && !examples.some((example) => example.includes(value)),
  );
}

/** Only a commit that is meant is undone. */
export const undoesCommit = ({ task }: Recipe, question: string): boolean =>
  /^(?:undo|revert) .*\bcommit/.test(task) && !/commit|\bpush|\bmerge|\bHEAD\b/i.test(question);

/** An empty commit is no empty file. */
export const GIT_ONLY =
  /\b(?:commits?|branch(?:es)?|clon(?:e|ing)|stash\w*|rebas\w*|cherry-?pick\w*|submodules?|reflog|gitignore)\b/i;
/** A recipe for any command is for those who have one. */
const OF_COMMAND =
  /\b(?:commands?|exec\w*|shell|script\w*|program|something|repeat\w*|tim(?:e|es|ing)|alias\w*|took|watch|job)\b|`/i;
/** A question whether something is so asks for no change. */
const CHECKS = /\b(?:check|test|if|whether|see|verify|find|show|is|are|which|what|list|status|debug)\b/i;
/** A recipe that leaves something out is for those who say so. */
const LESS = /\b(?:without|except|not|all but)\b/i;
const LESS_ASKED =
  /\b(?:without|with no|no|not|never|none|cannot|except|but|exclud\w*|skip\w*|ignor\w*|only|un\w{4,}|missing|lacks?|keep\w*|stay\w*|avoid\w*|passwordless|bypass\w*|dis\w+|other|empty|instead|remaining|stop\w*|exited|fail\w*|old\w*|why|no-\w+)\b|n't\b|-(?:less|free)\b/i;
/** A program that is not to be used. */
const AVOIDED =
  /,? without (?:(?:using |having to use )(?:the )?(sed|awk|grep|find|xargs|curl|wget|perl|python3?|jq|sort|uniq|cut|tar|zip|rsync|scp|ssh|git|docker|compose|npm|npx|yarn|pip|make|vim?|nano|cat|lsof|fuser|kill|pkill|sudo|systemctl|cron|tmux|screen|nohup|top|htop|ps|netstat|ss|stash|rebase|merge|reset|checkout|switch|restore|rm)(?: command)?|(?:being )?(?:root|sudo)(?: (?:rights|access|permissions?))?)\b/i;
/** "what changed in a file" asks for its lines, not for names of files. */
const ONE_FILE = /\b(?:in|of|to) (?:an?|one|this|that|the|my|single) (?:[a-z]+ )?file\b/i;
const NAMES_FILES = /--name-(?:only|status)\b|git status --short/;
const MANY_FILES = /^find \. -(?:type f|name)(?!.*\bFILE\b)/;
/** "words, not lines" asks for words alone. */
const CONTRAST =
  /(?:, (?:and )?| and )not (?:(?:the|by|in|with|an?|just|only) )*([a-z]+(?: [a-z]+)?)(?=,|[?.! ]*$)/i;
const NAMED = /\b(?:named|called) ["'`]?([\w./-]+)/i;
/** A command that leaves the others out is for those who say so. */
const ONLY = /\b(?:only|just)\b/i;
/** A placeholder or a sample that stands for a name. */
const TAKES_NAME = /\b[A-Z]{2,}\b|-name\b|\b(?:file|folder|archive|script)\b/;
/** A command for these and others does more than for these only. */
const MORE = /\b(?:too|also|as well|including)\b/i;

/** An option that is named must be in the answer. */
const flagsIn = (question: string): readonly string[] => question.match(/(?<=\s)--[a-z][a-z-]+/g) ?? [];

const LAST_DAYS = /\blast (?:minutes|hours|days|weeks|months)\b/i;
const SPAN = /(?:\b|\d)(?:m|h|d|min|minutes?|hours?|days?|weeks?|months?|years?)\b/i;
/** Five commits are no five days. */
export const countsDays = ({ task }: Recipe, question: string): boolean =>
  LAST_DAYS.test(task) && /\d/.test(question) && !SPAN.test(question);

/** A year is no number of rows or days. */
const YEAR = /\b(?:in|of|from|since|during|for|year) (?:19|20)\d{2}\b/i;
/** "all running services": a command for a service shows one of them. */
const ALL_OF = /\ball (?:of )?(?:the |my )?(?:[a-z]+ )?([a-z]{3,}?)s\b/i;
/** "All occurrences in a file" are of one file. */
const EVERYWHERE =
  /\b(?:all|every|each)(?: of)?(?: the)? (?:occurrences?|instances?|appearances?|matches)(?: of)?(?: |$)|\ball(?: of)?(?: the| my)?(?= (?:local |uncommitted )?changes (?:in|to|of) (?:the )?(?:file )?[\w./-]+\.\w)/i;
/** A thing that is to stay must not be the one that the command removes, unless a sample says that it stays. */
const KEPT = /\b(?:keep|keeping|leave|leaving) (?:all |the |my |its |our )*(\w+)/i;
const losesKept = ({ task, asks }: Recipe, kept: readonly string[]): boolean =>
  conceptsOf(task).some((each) => kept.includes(each)) &&
  ![task, ...asks].some((each) => conceptsOf(KEPT.exec(each)?.[1] ?? '').some((one) => kept.includes(one)));

/** One of several, which is not all of them. */
const LAST = /\b(?:last|latest|newest|first)\b/i;
const ALL_WORDS = /\b(?:all|every|each|(?<!\bhow )many|multiple|several)\b/i;
/** A number of each is not a number of all. */
const MEASURES = /\b(?:count|how (?:many|much|big|often|large)|number of|sizes?|total|sum|average)\b/i;
const EACH =
  /\b(?:each|every|per|by group|group by|sub-?(?:folders?|director(?:y|ies)|dirs?)|folders|directories)\b/i;
/** A placeholder for one thing: not the command for all of them. */
const ONE = /\b(?:NAME|NEW|FILE|POD|BRANCH|PID|IMAGE|COMMIT|KEY)\b|\barchive\.(?:zip|tar)/;
/** One thing is asked for: a command that removes many does too much. */
const ONE_THING =
  /\b(?:delete|remove|drop|prune|kill|get rid of) (?:an?|one|this|that|my) (?:[a-z]+ )?(?:branch|container|image|volume|tag|stash|file|folder|directory|pod)\b|\bin (?:an?|one|this|that|the|my) (?:[a-z]+ )?file\b|\bin [\w./-]+\.[a-z]{1,5}\b/i;
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

/** A part of a question has few words: more than one must tell, or it is the very question. What destroys needs both. */
export function isSure(found: FoundRecipe | undefined): found is FoundRecipe {
  if (found === undefined || found.match.leftOut.length > 0) return false;
  const { item, telling, isWhole } = found.match;
  return telling > 1 || (isWhole && telling > 0 && !destroys(item));
}
