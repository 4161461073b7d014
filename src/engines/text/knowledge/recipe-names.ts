import stored from '../data/recipe-words.json';
import recipes from '../data/recipes.json';
import { isStopWord, wordsOf } from '../language/words.ts';

/** A thing of the asker that has a name, by the word that says what it is. */
export interface Named {
  readonly kind: string;
  readonly name: string;
  /** The new name in "rename a to b", the base in "merge a into b". */
  readonly isOther: boolean;
}

const KINDS: Readonly<Record<string, string>> = {
  branch: 'branch',
  container: 'container',
  image: 'image',
  volume: 'volume',
  network: 'network',
  service: 'service',
  pod: 'pod',
  deployment: 'deployment',
  namespace: 'namespace',
  package: 'package',
  dependency: 'package',
  library: 'package',
  user: 'user',
  group: 'group',
  process: 'program',
  program: 'program',
  remote: 'remote',
  tag: 'tag',
  secret: 'secret',
  session: 'session',
  folder: 'folder',
  directory: 'folder',
  variable: 'variable',
};
const NOUN = `(${Object.keys(KINDS).join('|')})`;
const NAME = '([A-Za-z_][\\w+]*(?:[-./:@][\\w+]+)*)';
const QUOTE = '["\'`“]';
const UNQUOTE = '["\'`”]';
/** A name ends a question, or a word goes on that no name is followed by. */
const AFTER =
  '(?=[?.!,;]*$|[,;] | (?:in|on|to|into|onto|from|with|and|as|at|for|by|of|using|via|without|but|so|that|which|if|when|or|locally|remotely|only|again|both|version|port|over|through|since|not|exists?|is|logs?|has|inside)\\b)';

const CALLED = new RegExp(
  `\\b${NOUN} (?:(?:that|which) is )?(?:called|named|with (?:the )?name) ${QUOTE}?${NAME}${UNQUOTE}?`,
  'gi',
);
const QUOTED = new RegExp(`\\b${NOUN} ${QUOTE}${NAME}${UNQUOTE}`, 'gi');
const BARE = new RegExp(`\\b${NOUN} ${NAME}${AFTER}`, 'gi');
const BEFORE = new RegExp(
  `(?<![\\w-])(?:(an?|new|run|create|build|pull) |(the|my|our|this|that) )?${QUOTE}?${NAME}${UNQUOTE}? ${NOUN}\\b`,
  'gi',
);
/** "the containers web and db": a plural, and what each of them is called. */
const SEVERAL = new RegExp(
  `\\b(?:(${Object.keys(KINDS).join('|')})(?:e?s)|(dependenc|librar)ies) (?:called |named )?(${NAME.slice(1, -1)}(?:, ${NAME.slice(1, -1)})*,? and ${NAME.slice(1, -1)})${AFTER}`,
  'i',
);
/** Holds several names together where one is read; no name has it. */
const AND = '++';

/** "branch a to b": the second name has no word of its own. */
const SECOND = new RegExp(
  `\\b${NOUN} named ${NAME} (to|into|onto|with|and|from|against|vs) (?:the |my )?(?:${NOUN} )?${QUOTE}?${NAME}${UNQUOTE}?(?: branch)?${AFTER}`,
  'i',
);
/** A command that was typed by half says what is named by its place. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [
    /\bdocker (?:stop|start|restart|logs(?: (?:of|for|from))?|rm|inspect|kill|pause|unpause|top|attach|exec(?: -it)?(?: into)?) (?=\w)/i,
    'container',
  ],
  [/\bdocker (?:pull|rmi) (?=\w)/i, 'image'],
  [
    /\b(?:npm|pip3?|apt|apt-get|brew|yarn) (?:install|uninstall|update|upgrade|remove|add|i) (?=\w)/i,
    'package',
  ],
  [
    /\b(?:install|uninstall|remove|update|upgrade) (?=\S+ (?:with|using|via|from|through|in|on) (?:npm|pip3?|apt|brew|yarn|ubuntu|debian|linux|fedora|mac)\b)/i,
    'package',
  ],
  [
    /\bgit (?:checkout|switch(?: to)?|merge|branch -[dD]) (?=\w)|\bmerge (?=[\w./-]+ (?:back )?into\b)/i,
    'branch',
  ],
  [/\brename (?:the |my |this )?(?:current |local )?branch to (?=\w)/i, 'branch'],
  [/\bsystemctl (?:start|stop|restart|status|enable|disable) (?=\w)/i, 'service'],
  [
    /^(?:how (?:do|can|to)(?: i| we| you)? )?(?:restart|stop|start|reload) (?=(?:nginx|apache2?|postgresql|mysql|mariadb|redis|sshd|cron|docker)\b)/i,
    'service',
  ],
];

/** These are updated as such, and not as packages. */
const TOOLS = /^(?:node|npm|pip3?|python3?|git|docker)$/i;
const KNOWN: ReadonlySet<string> = new Set(stored.names);
const UNIX_GROUPS: ReadonlySet<string> = new Set(stored.groups);
const COMPOUNDS: ReadonlySet<string> = new Set(stored.compounds);
let told: ReadonlySet<string> | undefined;

/** A word with which some recipe is asked for names nothing of the asker's. */
function isRecipeWord(word: string): boolean {
  told ??= new Set(
    recipes
      .filter(({ tool }) => !['regex', 'spreadsheet'].includes(tool))
      .flatMap(({ task, asks }) => [task, ...asks].flatMap((text) => wordsOf(text.toLowerCase()))),
  );
  return told.has(word);
}

const HAS_SHAPE = /[_/:@\d]|\w-\w/;
const ADJECTIVE =
  /^(?:non|un|read|long|re|pre|multi|up|self|left|half|well|high|low|single|two|three|all|in|out|off|on|over|no|fast|third|end|per|\d+)-|-(?:only|like|based|running|free|in|less|up|to|specific|wide|side|line)\b/i;

function isName(said: string, noun: string): boolean {
  const word = said.toLowerCase();
  if (isStopWord(word) || COMPOUNDS.has(word) || /^(?:called|named)$/.test(word)) return false;
  if (KNOWN.has(word) || (HAS_SHAPE.test(said) && !ADJECTIVE.test(said))) return true;
  // A namespace is named in every question that has the word.
  if (/^namespace$/i.test(noun)) return true;
  return noun !== 'process' && noun !== 'program' && !/(?:ly|ed)$/.test(word) && !isRecipeWord(word);
}

/** "The container quits at once": what a subject does, or what runs does. */
const isVerb = (word: string, noun: string, before: string): boolean =>
  !KNOWN.has(word.toLowerCase()) &&
  !HAS_SHAPE.test(word) &&
  (/^(?:an? |the |my |our )?$/i.test(before) || (word.endsWith('s') && RUNS.test(noun)));
const RUNS = /^(?:container|service|pod|image|process|program|deployment|network)$/i;

/** A question in which each name stands behind its noun: "the web container" becomes "the container named web". */
export function withNamesBehind(question: string): string {
  let text = question
    .replace(SEVERAL, (all, noun: string | undefined, stemmed: string | undefined, names: string) => {
      const kind = noun ?? `${stemmed}y`;
      const each = names.split(/,? and |, /);
      return each.every((name) => isName(name, kind)) ? `${kind} named ${each.join(AND)}` : all;
    })
    .replace(CALLED, (_, noun: string, name: string) => `${noun} named ${name}`)
    .replace(QUOTED, (_, noun: string, name: string) => `${noun} named ${name}`);
  for (const [typed, kind] of TYPED) {
    const found = typed.exec(text);
    const at = found === null ? -1 : found.index + found[0].length;
    const name = at < 0 ? undefined : new RegExp(`^${NAME}`).exec(text.slice(at))?.[0];
    if (name !== undefined && isName(name, kind) && !(name.toLowerCase() in KINDS) && !TOOLS.test(name))
      text = `${text.slice(0, at)}${kind} named ${name}${text.slice(at + name.length)}`;
  }
  return text
    .replace(BARE, (all, noun: string, name: string, at: number, text: string) =>
      isName(name, noun) && !isVerb(name, noun, text.slice(0, at)) ? `${noun} named ${name}` : all,
    )
    .replace(BEFORE, (all, any: string | undefined, the: string | undefined, name: string, noun: string) => {
      if (/^group$/i.test(noun) && UNIX_GROUPS.has(name.toLowerCase())) return `the ${noun} named ${name}`;
      const isKnown = KNOWN.has(name.toLowerCase()) && name.toLowerCase() !== 'docker';
      if (!SERVED.test(noun) && isKnown) return all;
      if (/^(?:folder|directory)$/i.test(noun) && (the === undefined || SKIPS.test(question))) return all;
      if (any !== undefined) return isKnown ? `${any} ${noun}` : all;
      const isShaped = HAS_SHAPE.test(name) && !ADJECTIVE.test(name);
      return isKnown || isShaped ? `${the === undefined ? '' : `${the} `}${noun} named ${name}` : all;
    })
    .replace(
      SECOND,
      (all, noun: string, name: string, word: string, own: string | undefined, other: string) =>
        isName(other, noun) || BASES.test(other)
          ? `${noun} named ${name} ${word} ${own ?? noun} named ${other}`
          : all,
    );
}

const SERVED = /^(?:container|image|service|pod|deployment|branch|volume|network|folder|directory|process)$/i;
const SKIPS = /\b(?:except|excluding|exclude|without|skip\w*|ignor\w+|but not|all|every)\b/i;

const BASES = /^(?:main|master|develop|dev|trunk)$/i;
const BASE =
  /\b(?:onto|into|on|from|with|against|in|of|to|except|behind) (?:the )?(master|develop|dev|trunk)\b/i;
const HASH = /\b(?:the )?(?:commit )?(?=[a-f]*\d)(?=\d*[a-f])([0-9a-f]{7,40})\b/i;
const READ = new RegExp(`\\b${NOUN} named ${NAME}`, 'gi');
const URL = /\b(?:https?|ssh|ftp):\/\/[^\s"'`<>]+[\w/]|\bgit@[\w.-]+:[\w./-]+\w/i;
const HOST =
  /\b(?:(?:host|server|machine|domain)(?: named)? )?(?:([a-z_][\w.-]*)@)?((?:\d{1,3}\.){3}\d{1,3}|(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|local|example|lan|internal|eu|co\.uk))\b(?![/@])/i;
const AS_USER =
  /\bas (?:the )?(?:user )?(?:named )?(?!(?:an?|the|my|root user)\b)([a-z_][\w-]*)(?=[?.! ]*$| on | at | with )/i;

/** The names of a question, and the question without them. */
export function namesIn(question: string): { readonly names: readonly Named[]; readonly rest: string } {
  const names: Named[] = [];
  const add = (kind: string, name: string | undefined, isOther = false): void => {
    if (name !== undefined) names.push({ kind, name, isOther });
  };
  let rest = question.replace(URL, (url) => {
    add('url', url);
    return /\bclone\b/i.test(question) ? 'repository' : 'url';
  });
  const host = HOST.exec(rest);
  if (host !== null && OF_HOSTS.test(rest)) {
    add('host', host[2]);
    add('user', host[1]);
    rest = rest.replace(host[0], ' server ');
    const user = host[1] === undefined ? AS_USER.exec(rest) : null;
    if (user !== null) {
      add('user', user[1]);
      rest = rest.replace(user[0], ' ');
    }
  }
  rest = rest.replace(HASH, (_, hash: string) => {
    add('commit', hash);
    return 'commit';
  });
  rest = rest.replace(VERSION, (_, version: string) => {
    add('version', version);
    return ' certain version ';
  });
  const source = host === null ? null : SOURCE.exec(rest);
  add(source === null ? 'path' : 'source', source?.[1] ?? PATH.exec(rest)?.[0]);
  const isRename = /\b(?:rename|change the name)\b/i.test(rest);
  rest = rest.replace(READ, (_, noun: string, name: string, at: number, all: string) => {
    const kind = KINDS[noun.toLowerCase()] ?? noun;
    const isSecond =
      names.some((each) => each.kind === kind) || (isRename && /\bto (?:the )?$/i.test(all.slice(0, at)));
    add(kind, name.replaceAll(AND, ' '), isSecond);
    // The place of the deed; a namespace itself is created, listed or deleted.
    if (kind === 'namespace' && names.length > 1) return ' ';
    if (kind === 'program') return `${noun} by its name`;
    return isSecond && kind === 'branch' && !isRename ? 'main' : noun;
  });
  const files = TWO_FILES.exec(rest);
  if (files !== null) {
    const [all, first = '', word = '', second] = files;
    add('file', second, true);
    const isPair = /\b(?:compare|diff|differ|difference)\b/i.test(rest);
    rest = rest.replace(all, isPair ? ` two files ${first} ` : `${first} ${word} another`);
  }
  const base =
    names.some(({ isOther }) => isOther) || !/\b(?:git|branch|commits?|rebas|merg|pull|push)/i.test(rest)
      ? null
      : BASE.exec(rest);
  if (base !== null) {
    add('branch', base[1], true);
    rest = rest.replace(base[0], base[0].replace(base[1] ?? '', 'main'));
  }
  return { names, rest };
}

const FILE = '(?:\\.{0,2}\\/)?[\\w-]+(?:[./][\\w-]+)*\\.[a-z][a-z0-9]{0,4}';
const TWO_FILES = new RegExp(
  `(?<![\\w@./:-])(${FILE}) (to|as|into|and|with|from|vs) (${FILE})(?![\\w@/])`,
  'i',
);
const VERSION = /(?:,? (?:at |in )?version |@|==)v?(\d+(?:\.\d+)+)\b/i;
const PATH = /(?<![\w.])(?:~|\.{1,2})?\/[\w.-]*\w(?:\/[\w.-]*\w)*/;
/** "copy ~/photos to the server": a path before the server is one of this machine. */
const SOURCE =
  /\b(?:copy|upload|send|transfer|sync|move|scp|rsync)(?: (?:the|my|a|local|whole|folder|directory|file))* ((?:~|\.{1,2})?\/[\w.-]*\w(?:\/[\w.-]*\w)*)(?=.* (?:to|onto)\b)/i;

const OF_HOSTS =
  /\b(?:ssh|scp|rsync|server|host|log ?in|connect|ping|port|certificate|dns|domain|remote machine|reach|traceroute|lookup|look up|resolve|copy|upload)\b/i;
