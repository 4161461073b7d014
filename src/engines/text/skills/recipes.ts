import stored from '../data/recipes.json';
import { type Match, type Matcher, matcher } from '../knowledge/match-recipe.ts';
import { conceptsOf, LOOK } from '../knowledge/recipe-words.ts';
import type { Skill } from '../skill.ts';
import { filled, fitOf, type Samples, type Values, valuesIn } from './recipe-values.ts';

interface Recipe {
  readonly tool: string;
  readonly task: string;
  readonly asks: readonly string[];
  readonly run: string;
  readonly note?: string;
  readonly values?: Samples;
}

const RECIPES: readonly Recipe[] = stored;

/** The tool that a question names; a question without one may be about any but regular expressions. */
const TOOLS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:regex(?:p)?|regular expressions?)\b/i, 'regex'],
  [/\b(?:docker|containers?|compose)\b/i, 'docker'],
  [/\bgit(?:hub|lab)?\b/i, 'git'],
  [/\b(?:kubernetes|k8s|kubectl|pods?)\b/i, 'kubernetes'],
  [/\b(?:sql|sqlite|mysql|mariadb|postgres(?:ql)?|psql)\b/i, 'sql'],
  [/\b(?:npm|npx|nvm|node(?:\.?js)?)\b/i, 'npm'],
  [/\b(?:python3?|pip3?|venv|virtualenv)\b/i, 'python'],
  [
    /\b(?:bash|shell|linux|unix|terminal|command line|zsh|vim?|nano|ubuntu|macos|sed|awk|grep|jq|curl|tmux|rsync|systemd|systemctl|ffmpeg)\b/i,
    'shell',
  ],
];
const ASKS =
  /\b(?:how|what|which|where|who|command|undo|show|list|find|write|give|need|want|regex|create|delete|remove|rename|abort|discard|revert|stop|kill|drop|exit|quit|make|see|count|search|regular expressions?|match(?:es|ing)?|validate|display|print|view|unpack|extract|squash|throw|replace|copy|get|clean|prune|compress|start|restart|free|switch|merge|open|check|move|download|compare|sort|change|add|set|follow|recover|restore|unzip|untar|zip|convert|restart|run|build|push|pull|clone|mount|loop|schedule|ignore|install|uninstall|update|upgrade|activate|connect|forward|scp|rsync|limit|expose|publish|split|append|insert|select|join|query|use|encrypt|decode|attach|scale|log|serve|enable|disable|allow|reset|upsert|deploy)\b|^(?:git|docker)\b/i;
const OTHER_TOOLS =
  /\b(?:python|javascript|typescript|java|rust|golang|ruby|php|c\+\+|c#|sql|excel|(?:microsoft|ms|in) word|photoshop|node|postgres(?:ql)?|mysql|mongodb|windows|powershell|kubernetes|kubectl|npm|pip|redis|nginx|aws|azure|jenkins|terraform|svn|slack)\b/i;
/** These ask what something is, not how it is done. */
const EXPLAINS =
  /^(?:please )?(?:what(?:'s| is| are) (?:an? )?[\w -]{1,30}?(?: in (?:git|docker|bash|linux))?[?.! ]*$|what does .* (?:mean|do|match)\b|explain\b|why\b|(?:what(?:'s| is) the )?difference between git\b)/i;
const COMMAND = /\b(?:command|way|listening|running|using|my|size|current|branch am)\b/i;

/** Commands for Git, the shell and Docker, and regular expressions, from a list that is checked by running it. */
export const recipes: Pick<Skill, 'answer'> = {
  answer({ message: said, sourceText }) {
    const message = said.replace(
      LANGUAGE_FILES,
      (_, name: string) => `.${ENDINGS[name.toLowerCase()]} files`,
    );
    if (message.length > 220 || !ASKS.test(message) || sourceText?.includes('\n')) return undefined;
    if (namesOther(message) || (EXPLAINS.test(message) && !COMMAND.test(message))) return undefined;
    const found = find(message);
    const parts = found === undefined || found[0]?.match.leftOut.length ? byParts(message) : undefined;
    return (parts ?? found)?.map(shown).join('\n\n');
  },
};

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

/** A program that the question is about in place of, or beside, the one whose recipes are searched. */
function namesOther(message: string): boolean {
  const own = TOOLS.find(([pattern]) => pattern.test(message))?.[0];
  return OTHER_TOOLS.test(own === undefined ? message : message.replaceAll(new RegExp(own, 'gi'), ' '));
}

/** The recipe that comes nearest to a question, in words in which it is found. */
export function nearestRecipe(message: string): string | undefined {
  const tool = toolOf(message);
  const asked = valuesIn(message.slice(0, 300), tool).rest;
  const nearest =
    tool === undefined
      ? matcherFor(tool).nearest(asked)
      : (matcherFor(tool).nearest(asked, 0) ?? RECIPES.find((recipe) => recipe.tool === tool));
  if (nearest === undefined) return undefined;
  return nearest.tool === 'regex'
    ? `regex for a ${nearest.task}`
    : `how do I ${nearest.task} with ${nameOf(nearest.tool)}`;
}

const nameOf = (tool: string): string => (tool === 'shell' ? 'bash' : tool);

interface Found {
  readonly match: Match<Recipe>;
  readonly asked: Values;
}

function find(question: string, tool = toolOf(question)): [Found] | undefined {
  const asked = valuesIn(question, tool);
  const concepts = conceptsOf(asked.rest);
  // "list containers, stopped ones too" tells of what was done and does not ask for it.
  const deeds = conceptsOf(asked.rest.replace(/\b\w{3,}(?:ed|ing)\b/gi, ' '));
  const onlyLooks = concepts.includes(LOOK) && !deeds.some((each) => ACTIONS.has(each));
  const wantsAll = !concepts.includes(LOOK) && ALL_WORDS.test(question);
  const match = matcherFor(tool).find(asked.rest, (recipe) => {
    const isForeign = tool === undefined && OWN_WORDS[recipe.tool]?.test(question) === false;
    const told = [recipe.task, ...recipe.asks].join(' ');
    const isForOne = wantsAll && ONE.test(recipe.run) && !ALL_WORDS.test(told);
    const isNoList = LISTS.test(question) && !LOOKS.test(told);
    return isForeign || isForOne || isNoList || (onlyLooks && DESTROYS.test(recipe.run))
      ? undefined
      : fitOf(recipe, asked);
  });
  if (match === undefined || (tool === 'regex' && match.leftOut.length > 0)) return undefined;
  return [{ match, asked }];
}

const ALL_WORDS = /\b(?:all|every|each|many|multiple|several)\b/i;
/** A placeholder for one thing: not the command for all of them. */
const ONE = /\b(?:NAME|FILE|POD|BRANCH|PID|IMAGE|COMMIT|KEY)\b/;
const LISTS =
  /^(?:please |can you |could you |(?:git|docker|linux|bash)[:,]? )*(?:how (?:do|can|would|to)(?: (?:i|you|we))? )?(?:list|show(?! me how)|see|display|view)\b/i;
const LOOKS =
  /\b(?:see|show|view|display|print|list|find|search|look|check|inspect|which|what|who|where|read|compare|diff|get|count|describe|log|logs|status|history)\b/i;

/** A question that names no tool is about Git or Docker when it has a word of theirs. */
const OWN_WORDS: Readonly<Record<string, RegExp>> = {
  git: /\b(?:(?:un)?commit\w*|branch\w*|stash\w*|rebas\w*|merg\w*|repo|repository|push\w*|pull\w*|tags?|remotes?|origin|(?:un|re)?staged?|staging|(?:un)?track\w*|clone|checkout|cherry\S*|squash\w*|blame|bisect|reflog|gitignore|worktree|upstream|patch|version control)\b/i,
  docker: /\b(?:containers?|images?|volumes?|compose|dockerfile)\b/i,
};
const DESTROYS =
  /^(?:DELETE|DROP|UPDATE|ALTER|INSERT)\b|^git (?:rebase|merge|push|commit|reset|filter-repo|branch -f)\b|\b(?:userdel|pkill|kubectl (?:delete|scale|rollout)|systemctl (?:stop|restart)|uninstall)\b|(?<!--)\b(?:rm|rmi|kill|fuser -k|prune|--hard|clean -fd|-delete|--delete|branch -d|tag -d|restore)\b/;
const ACTIONS: ReadonlySet<string> = new Set(
  conceptsOf(
    'insert restart scale update drop uninstall move delete discard kill undo stop overwrite reset free unstage synchronise recover untrack match mirror rebase merge push squash amend revert overwrite',
  ),
);

/** "remove stopped containers and dangling images": both, where the verb and the tool of the first hold for the second. */
function byParts(message: string): Found[] | undefined {
  const parts = message.split(/\s+and (?:then |also )?|,\s+(?:and )?(?:then )?|;\s+/i);
  const [first = '', ...others] = parts;
  if (parts.length < 2 || parts.length > 3) return undefined;
  const verb =
    /\b(?:delete|remove|list|show|see|stop|count|rename|copy|prune|clean up|find|create|restart)\b/i.exec(
      first,
    )?.[0];
  const tool = toolOf(message);
  const found = [
    first,
    ...others.map((part) => (ACTION.test(part) || verb === undefined ? part : `${verb} ${part}`)),
  ].map((part) => find(part, tool)?.[0]);
  const all = found.flatMap((each) => each ?? []);
  const isWhole =
    all.length === parts.length &&
    all.every(({ match }) => match.leftOut.length === 0 && match.score > SURE_PART);
  return isWhole && new Set(all.map(({ match }) => match.item)).size === parts.length ? all : undefined;
}

/** A part of a question has few words, and each must tell. */
const SURE_PART = 4;
const ACTION =
  /^(?:the |all |my )*(?:delete|remove|list|show|see|stop|count|rename|copy|prune|clean|find|create|restart|push|pull|switch|merge|start|kill|add|undo)\b/i;

function shown({ match: { item, leftOut }, asked }: Found): string {
  const { run, note } = filled(item, asked);
  const fence = FENCES[item.tool] ?? (KEYS.test(run) ? 'text' : 'sh');
  const [first = '', ...rest] = item.task;
  return [
    `${first.toUpperCase()}${rest.join('')}:\n\n\`\`\`${fence}\n${run}\n\`\`\``,
    ...(note === '' ? [] : [note]),
    ...(leftOut.length === 0 ? [] : [`_Not taken into account: ${leftOut.join(', ')}._`]),
  ].join('\n\n');
}

const FENCES: Readonly<Record<string, string>> = { regex: 'regex', sql: 'sql' };
/** The start of a recipe that is typed inside a program such as vim, not in the shell. */
const KEYS = /^(?:Ctrl|[:/]\w|:%|[a-z]{1,2}$)/;

const toolOf = (text: string): string | undefined => TOOLS.find(([pattern]) => pattern.test(text))?.[1];

/** Recipes that are found only by a question that names their tool. */
const ONLY_NAMED: ReadonlySet<string> = new Set(['regex', 'kubernetes', 'npm', 'python', 'sql']);

const matchers = new Map<string | undefined, Matcher<Recipe>>();

function matcherFor(tool: string | undefined): Matcher<Recipe> {
  const known = matchers.get(tool);
  if (known) return known;
  const made = matcher(
    RECIPES.filter((recipe) => (tool === undefined ? !ONLY_NAMED.has(recipe.tool) : recipe.tool === tool)),
  );
  matchers.set(tool, made);
  return made;
}
