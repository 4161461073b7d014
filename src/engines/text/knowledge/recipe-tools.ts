import { SPREADSHEET } from '../commands/spreadsheet.ts';
import stored from '../data/recipes.json';
import { withoutManner } from '../reading/manner.ts';
import { type Matcher, matcher } from './match-recipe.ts';
import { withNamesBehind } from './recipe-names.ts';
import type { Samples } from './recipe-values.ts';

export interface Recipe {
  readonly tool: string;
  readonly task: string;
  readonly asks: readonly string[];
  readonly run: string;
  readonly note?: string | undefined;
  /** The same on systems where it is written otherwise. */
  readonly on?: {
    readonly powershell?: string;
    readonly cmd?: string;
    readonly macos?: string;
    readonly fish?: string;
  };
  readonly values?: Samples;
}

const RECIPES: readonly Recipe[] = stored;

/** The task of a command line that is the very command of a recipe. */
export function taskOf(line: string): string | undefined {
  // A pattern or a formula is no command, and is explained by its signs.
  const found = RECIPES.find(({ run, tool }) => run === line && tool !== 'regex' && tool !== 'spreadsheet');
  return (
    found && `\`${line}\` is the command to ${found.task}.${found.note === undefined ? '' : ` ${found.note}`}`
  );
}

/** The tool that a question names; a question without one may be about any but regular expressions. */
const TOOLS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:regex(?:p)?|regular expressions?)\b/i, 'regex'],
  [SPREADSHEET, 'spreadsheet'],
  [/^python\b|\b(?:pip3?|pytest)\b|\brequirements(?:\.txt| file)\b|\beditable\b/i, 'python'],
  [
    /\b(?:kubernetes|k8s|kubectl|pods?|replicas|namespaces?)\b|\b(?:scale|restart|roll ?back|delete|expose) (?:(?:an?|the|my|all) )?deployments?\b/i,
    'kubernetes',
  ],
  [/\b(?:docker|containers?|compose)\b/i, 'docker'],
  [/\bssh[- ]key\w*/i, 'shell'],
  [/\bgit(?:hub|lab)?\b/i, 'git'],
  [/\b(?:ssh|scp|rsync|ssh-\w+)\b/i, 'shell'],
  [/\b(?:sql|sqlite|mysql|mariadb|postgres(?:ql)?|psql)\b/i, 'sql'],
  [/\b(?:npm|npx|nvm|node(?:\.?js)?|package(?:-lock)?\.json|package-lock)\b/i, 'npm'],
  [/\b(?:python3?|pip3?|venv|virtualenv)\b/i, 'python'],
  [
    /\b(?:bash|shell|linux|unix|terminal|command line|zsh|vim?|nano|ubuntu|macos|sed|awk|grep|jq|curl|tmux|systemd|systemctl|ffmpeg)\b/i,
    'shell',
  ],
  [
    /^select (?!(?:a|an|the|all text|one|files?)\b)|\b(?:rows?|records?|columns?)\b.*\btables?\b|\btables?\b.*\b(?:rows?|records?|columns?)\b|\b(?:in|from|of|to|into|on|does) (?:(?:an?|the|my|our|this) )?(?:(?!html|hash|routing|pivot|excel|word|markdown|this|the|my|our|periodic)\w+) table\b|\b(?:left|inner|outer) join\b|\b(?:foreign|primary) key\b|\b(?:select|sql|slow|running|hanging|stuck) (?:quer(?:y|ies)|statement)\b|\bindex without lock|\b(?:second|third|nth|2nd|3rd) highest salary\b/i,
    'sql',
  ],
];

/** The owner of containers makes no difference to the command. */
const SERVERS =
  /\b(?:redis|postgres(?:ql)?|mysql|mariadb|mongo(?:db)?|nginx|apache|node|python|web|api|app|backend|frontend|db|database) (?=(?:containers|pods|images|services)\b)/gi;

/** "processes named node" are of the shell. */
export const toolOf = (text: string): string | undefined => {
  const plain = text.replace(/\b(?:named|called) \S+|\b[\w-]+\.sql\b/gi, ' ');
  return TOOLS.find(([pattern]) => pattern.test(plain))?.[1];
};

const OTHER_TOOLS =
  /\b(?:python|javascript|typescript|java|rust|golang|ruby|php|c\+\+|c#|sql|excel|(?:microsoft|ms|in) word|photoshop|node|postgres(?:ql)?|mysql|mongodb|windows|powershell|cmd|command prompt|kubernetes|kubectl|npm|pip|redis|nginx|aws|azure|jenkins|terraform|svn|slack|git|github|docker)\b/i;

/** Programs that the question is about in place of, or beside, the one whose recipes are searched. */
export function otherToolsIn(message: string): readonly string[] {
  const own = TOOLS.find(([pattern]) => pattern.test(message))?.[0];
  const nameless = message.replace(/\b(?:named|called) \S+/gi, ' ');
  const rest = own === undefined ? nameless : nameless.replaceAll(new RegExp(own, 'gi'), ' ');
  return rest.toLowerCase().match(new RegExp(OTHER_TOOLS, 'gi')) ?? [];
}

/** A question that names no tool is about Git or Docker when it has a word of theirs. */
const OWN_WORDS: Readonly<Record<string, RegExp>> = {
  git: /\b(?:(?:un)?commit\w*|branch\w*|stash\w*|rebas\w*|merg\w*|repo|repository|push\w*|pull\w*|tags?|remotes?|origin|(?:un|re)?staged?|staging|(?:un)?track\w*|clone|checkout|cherry\S*|squash\w*|blame|bisect|reflog|gitignore|worktree|submodules?|upstream|patch|version control|(?:local|uncommitted) changes)\b|\bwho (?:last )?(?:changed|wrote|edited|touched|modified)\b|\b(?:i(?:'ve| have)? (?:changed|edited|modified)|(?:did|have) i (?:chang|edit|modif)\w+)\b|\b(?:on|to|from|onto|into|in) (?:main|master)\b|\bv\d+\.\d/i,
  docker: /\b(?:containers?|images?|volumes?|compose|dockerfile|layers?|without (?:the )?cache)\b/i,
};

/** The question names no tool, and nothing that this one has to do with. */
export const isForeign = (recipe: Recipe, question: string, tool: string | undefined): boolean =>
  tool === undefined && OWN_WORDS[recipe.tool]?.test(question) === false;

/** Recipes that are found only by a question that names their tool. */
const ONLY_NAMED: ReadonlySet<string> = new Set([
  'regex',
  'kubernetes',
  'npm',
  'python',
  'sql',
  'spreadsheet',
]);

const DESTROYS =
  /^(?:DELETE|DROP|UPDATE|ALTER|INSERT)\b|^:%d$|\bgit (?:rebase|merge|push|commit|reset|filter-repo|branch -f)\b|\b(?:userdel|pkill|sed -i|perl -pi|kubectl (?:delete|scale|rollout)|systemctl (?:stop|restart)|uninstall|shutdown|reboot)\b|(?<!--)\b(?:rm|rmi|kill|fuser -k|prune|clean -fd|branch -[dD]|tag -d|restore|stash (?:drop|clear))\b|(?<=\s)(?:--hard|--?delete)\b/;

export const destroys = ({ run }: Recipe): boolean => DESTROYS.test(run);

/** True if a command in an answer is destructive. */
export const destroysIn = (answer: string): boolean => answer.split('\n').some((line) => DESTROYS.test(line));

const matchers = new Map<string | undefined, Matcher<Recipe>>();

export function matcherFor(tool: string | undefined): Matcher<Recipe> {
  const known = matchers.get(tool);
  if (known) return known;
  const made = matcher(
    RECIPES.filter((recipe) => (tool === undefined ? !ONLY_NAMED.has(recipe.tool) : recipe.tool === tool)),
    (recipe) => recipe.tool === 'regex' || destroys(recipe),
  );
  matchers.set(tool, made);
  return made;
}

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

/** After a situation it asks for what is done about it, and tells nothing of its own. */
const WHAT_NOW =
  /[,.;: -]+(?:so )?what (?:should|do|can|must) (?:i|we) do(?: now| about (?:it|this|that))?[?.! ]*$/i;
const LONGEST_ENDING = 80;

function withoutWhatNow(said: string): string {
  const ending = WHAT_NOW.exec(said.slice(-LONGEST_ENDING))?.[0] ?? '';
  const before = said.slice(0, said.length - ending.length);
  return /\w\W+\w/.test(before) ? before : said;
}

/** The form of an answer: "a bash one-liner to …". */
const ONE_LINER =
  /^(?:please |can you |could you )*(?:(?:write|give|show) (?:me )?)?(?:an? |the )?(?:(?:shell|bash|zsh|linux|unix|terminal|command[- ]line) )?(?:one[- ]?liner|command)(?::| (?:to|that|which|for|so that)) (?:how to |how (?:do|can) i )?/i;
/** "a bash loop to rename all png files": the command is a loop where it has to be one. */
const LOOP =
  /^(?:please |can you |could you )*(?:(?:write|give|show) (?:me )?)?(?:an? )?(?:simple |small )?(?:(?:shell|bash|zsh) )?(?:for[- ]|while[- ])?(?:loop|script) (?:in bash )?(?:to|that|which) (?=(?:rename|convert|resize|change)s?\b)/i;
/** "loop over all csv files and print the number of lines of each" */
const OVER_EACH =
  /^(?:how (?:do|can) i |how to )?(?:(?:bash|shell|linux)[:,]? )?(?:loop|iterate|go) (?:over|through) (?:all |every |each )?(?:the )?(.{3,40}?)(?: in bash)?(?:,| and) (.{5,60}? (?:in|of|for) (?:each|every))(?: (?:one|file|of them))?[?.! ]*$/i;
/** Branches and containers have commands of their own, wherever these are typed. */
const IN_TERMINAL =
  /^(.{0,160}?\b(?:branch(?:es)?|commits?|stash(?:es)?|tags?|containers?|images?|volumes?)\b.{0,60}?) (?:from|in|on|using|via|with) (?:the |my |a )?(?:command[- ]line|terminal|cli|console)\b/i;
/** A lost file comes back the same way however long it is gone. */
const LOST_WHEN =
  /\b(deleted|removed|lost|dropped) (?:\d+|an?|one|two|three|four|five|six|a few|several) (commits?|days?|weeks?|months?)(?= ago\b)/i;

/** "I ran git add on notes.md. How do I undo that?" */
const STAGED =
  /^.{0,40}?\b(?:git add(?:ed)?|staged) (?:(?:on|for|of) )?(.{1,40}?)(?: (?:by (?:mistake|accident)|accidentally))?[,.;]+ (?:so |and )?how (?:do|can|would|could) i (?:undo|revert|reverse) (?:that|it|this)[?.! ]*$/i;

const SIGNS: Readonly<Record<string, string>> = {
  semicolon: ';',
  comma: ',',
  colon: ':',
  underscore: '_',
  dash: '-',
  hyphen: '-',
  dot: '.',
  period: '.',
};
const SIGN = `(${Object.keys(SIGNS).join('|')})s?`;
/** "replace all semicolons with commas": the signs by their names. */
const NAMED_SIGNS = new RegExp(
  `\\b((?:replace|change|convert|turn)) (?:all |every |each |the )*${SIGN} (with|to|into|by) (?:an? )?${SIGN}\\b`,
  'i',
);
const signOf = (name: string): string => SIGNS[name.toLowerCase()] ?? name;

/** Little words only: nothing in them tells of folders. */
const SHELL =
  '(?:in|on|inside) (?:the |my |a )?(?:terminal|shell|command[- ]?line|bash|linux|unix|console|powershell)';
const SEE =
  "(?:(?:how|where) (?:do|can|could|would) i |how to |i want to |i (?:don't|do not) )?(?:see|know|find out|tell|check|show)";
const NOW = '(?: (?:right )?now| at| currently)*';
const WHERE_AM_I = new RegExp(
  `^(?:${SHELL},? )?(?:(?:${SEE} )?where (?:am i|i am|i'm)${NOW} ${SHELL}|(?:${SEE} )?(?:in )?(?:which|what) (?:folder|directory) (?:i am|i'm|am i)(?: in)?${NOW}(?: ${SHELL})?)[?.! ]*$`,
  'i',
);

/** "kill a process mac": the system stands alone behind the question. */
const BARE_SYSTEM =
  /(?<!\b(?:on|for|in|under|with|using|from|a|my|the|of|to|and|or|vs)) (mac(?: ?os)?|linux|ubuntu|windows)[?.! ]*$/i;

/** "For one file only" is for only one file. */
const ONE_ONLY = /\b(?:one|an?|a single) (?!line\b)([a-z]+) (?:only|alone)(?=[?.!, ]*$|,| and\b)/gi;

export function inPlainWords(said: string): string {
  const plain = withoutManner(withoutWhatNow(said))
    .replace(ONE_LINER, '')
    .replace(
      /,? (?:(?:that|which) (?:is|are) )?(?:already|now|listed) (?:listed )?in (?:the |my )?\.gitignore\b/i,
      '',
    )
    .replace(BARE_SYSTEM, ' on $1')
    .replace(/\bmak(?:e|ing) (?:an?|another) (?:exact )?copy of\b/gi, 'copy')
    .replace(LOOP, '')
    .replace(OVER_EACH, '$2 $1')
    .replace(ONE_ONLY, 'only one $1')
    .replace(IN_TERMINAL, '$1')
    .replace(WHERE_AM_I, 'show the current directory')
    .replace(STAGED, 'how to unstage $1 in git')
    .replace(
      NAMED_SIGNS,
      (_, lead: string, one: string, link: string, other: string) =>
        `${lead} "${signOf(one)}" ${link} "${signOf(other)}"`,
    )
    .replace(/(?<=\d) (?:through|thru|until|till) (?=\d)/g, ' to ')
    .replace(LOST_WHEN, '$1 some $2')
    .replace(SERVERS, '');
  const isOfRows = ['sql', 'spreadsheet', 'regex'].includes(toolOf(plain) ?? '');
  return (isOfRows ? plain : withNamesBehind(plain)).replace(
    LANGUAGE_FILES,
    (_, name: string) => `.${ENDINGS[name.toLowerCase()]} files`,
  );
}
