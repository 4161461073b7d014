import { bigFolders } from './big-folders.ts';
import { COUNT, type Composed, type Demand, digitsOf, draftFrom, inOrder } from './demands.ts';

const HEAD =
  /^(?:(?:please|how (?:do|can|would|to)(?: (?:i|you|we))?|i (?:want|need) to|(?:what(?:'s| is) the |the |a )?(?:shell |bash |linux )?command (?:to|that|for)|can you|bash:|linux:|shell:|to) )*(find|list|show|search for|locate|get|which|delete|remove|count|how many|see|display|print)\b/i;
/** The deed stands last: "find … and delete them". */
const DEED = /,? (?:and |then )+(delete|remove|erase|count) (?:all (?:of )?)?(?:them|these|those)(?: all)?$/i;
const NAME = '["\'`]?([\\w.*@+-]{1,60})["\'`]?';
const TIME = `(?:the )?(?:last|past) (?:${COUNT} |(?!\\w+s\\b))(minute|hour|day|week|month|year)s?`;
const CHANGED = '(?:modified|changed|edited|updated|touched|written)';
const UNIT = '([kmg])i?b?(?:ytes?)?\\b';
const BYTES: Readonly<Record<string, number>> = { k: 1024, m: 1024 ** 2, g: 1024 ** 3 };
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60 };

function age(sign: '+' | '-', count: string, unit: string, told: string) {
  const number = Number(digitsOf(count));
  const [days, minutes] = [DAYS[unit], MINUTES[unit]];
  const test =
    days === undefined ? `-mmin ${sign}${number * (minutes ?? 1)}` : `-mtime ${sign}${number * days}`;
  return { parts: { age: test }, told };
}

const plural = (count: string, unit: string): string => {
  const number = digitsOf(count);
  return `${number} ${unit.toLowerCase()}${number === '1' ? '' : 's'}`;
};

const named = (pattern: string, told: string) => ({ parts: { name: `-name "${pattern}"` }, told });

const LANGUAGES: Readonly<Record<string, string>> = {
  python: 'py',
  javascript: 'js',
  typescript: 'ts',
  markdown: 'md',
  ruby: 'rb',
  rust: 'rs',
};

const SKIPPED =
  '["\'`]?((?!any\\b|sub-?(?:folders|dir))(?:\\/|\\*(?=\\.))?[\\w.-]{1,40}(?:\\/[\\w.-]{1,40})*)["\'`]?';
const FOLDERS =
  'dist|build|vendor|target|coverage|tmp|temp|tests?|docs?|src|lib|bin|cache|logs|backups?|examples?|archive';
/** After "and", only what looks like a folder: the next word may be another condition. */
const SIGNED = `["'\`]?(?:[\\w-]*[._/][\\w./-]*|${FOLDERS})["'\`]?`;
const HIDDEN_FOLDER =
  /^\.(?:git|svn|hg|cache|venv|idea|vscode|next|nuxt|terraform|tox|gradle|config|ssh|npm)$/;

/** A folder, an ending or a file that is left out; undefined for a word that is none, such as "confirmation". */
function skipOf(said: string, isFolder: boolean): string | undefined {
  const own = said.replace(/^["'`]|["'`]$|\/$/g, '');
  const isPath =
    isFolder || /[/_]/.test(said) || HIDDEN_FOLDER.test(own) || new RegExp(`^(?:${FOLDERS})$`, 'i').test(own);
  if (isPath) return `-not -path "${/^[~/]/.test(own) ? '' : '*/'}${own}/*"`;
  const [, ending] = /^\*?\.([a-z][a-z0-9]{0,5})$/i.exec(own) ?? [];
  if (ending !== undefined) return `-not -name "*.${ending}"`;
  return /\w\.[a-z0-9]{1,5}$/i.test(own) ? `-not -name "${own}"` : undefined;
}

const userOf = (said: string): string => (/^(?:me|myself)$/i.test(said) ? '"$USER"' : said);

const DEMANDS: readonly Demand[] = [
  {
    reads: new RegExp(
      `[, ]+(?:but )?(?:excluding|except(?: for)?|but not|not|ignoring|skipping|skip|outside(?: of)?|without)( (?:anything |those |everything )?(?:in|inside|under)|(?<=outside|outside of)) (?:the )?${SKIPPED}((?:,? (?:or|nor|and) (?:in )?(?:the )?${SIGNED})*)(?: folders?| director(?:y|ies))?(?![\\w/])|[, ]+(?:but )?(?:excluding|except(?: for)?|but not|ignoring|skipping|skip|without) (?!(?:in|inside|under|(?:the )?case)\\b)(?:the )?${SKIPPED}((?:,? (?:or|nor|and) (?:the )?${SIGNED})*)( folders?| director(?:y|ies))?( files?)?(?![\\w/])`,
      'i',
    ),
    gives: ([, within, inside, insides, said, others, noun, file]) => {
      const isFolder = (within ?? noun) !== undefined;
      const first = inside ?? said ?? '';
      const all = [first, ...((insides ?? others ?? '').match(new RegExp(SIGNED, 'gi')) ?? [])];
      const tests = all.map((each) => (file === undefined ? skipOf(each, isFolder) : skipOf(each, false)));
      if (tests.includes(undefined)) return undefined;
      const plain = all.map((each) => each.replace(/^["'`]|["'`]$|\/$/g, '')).join(' or ');
      const isPath = tests.every((each) => each?.includes('-path'));
      return { parts: { skip: tests.join(' ') }, told: `${isPath ? 'not in' : 'not'} ${plain}` };
    },
  },
  {
    reads: new RegExp(
      `\\b(?:not (?:been )?${CHANGED} (?:in|for|within|since) (?:the (?:last|past) )?|older than |(?:last )?${CHANGED} more than |untouched for )${COUNT} (minute|hour|day|week|month|year)s?(?: ago| old)?\\b`,
      'i',
    ),
    gives: ([, count = '', unit = '']) =>
      age('+', count, unit.toLowerCase(), `older than ${plural(count, unit)}`),
  },
  {
    reads: new RegExp(
      `\\b(?:(?:last |recently )?${CHANGED} (?:in |within |during |over )${TIME}|newer than ${COUNT} (minute|hour|day|week|month|year)s?)\\b`,
      'i',
    ),
    gives: ([, last, lastUnit, newer, newerUnit]) => {
      const [count, unit] = [last ?? newer ?? '1', (lastUnit ?? newerUnit ?? '').toLowerCase()];
      return age('-', count, unit, `changed in the last ${plural(count, unit)}`);
    },
  },
  {
    reads: new RegExp(`\\b${CHANGED} today\\b`, 'i'),
    gives: () => ({ parts: { age: '-newermt "$(date +%F)"' }, told: 'changed today' }),
  },
  {
    reads: new RegExp(`\\b${CHANGED} (?:less than) ${COUNT} (minute|hour|day|week|month|year)s? ago\\b`, 'i'),
    gives: ([, count = '', unit = '']) =>
      age('-', count, unit.toLowerCase(), `changed in the last ${plural(count, unit)}`),
  },
  {
    reads: new RegExp(
      `\\b(?:that are |which are |of )?(?:(?:larger|bigger|greater|more|heavier) than|over|above|exceeding) (\\d+) ?${UNIT}`,
      'i',
    ),
    gives: ([, number = '', unit = '']) => {
      const letter = unit.toLowerCase() === 'k' ? 'k' : unit.toUpperCase();
      return { parts: { size: `-size +${number}${letter}` }, told: `larger than ${number}${letter}` };
    },
  },
  {
    reads: new RegExp(
      `\\b(?:that are |which are |of )?(?:(?:smaller|less|lighter) than|under|below) (\\d+) ?${UNIT}`,
      'i',
    ),
    // find rounds sizes up to whole units: less than 1M is nothing at all.
    gives: ([, number = '', unit = '']) => ({
      parts: { size: `-size -${Number(number) * (BYTES[unit.toLowerCase()] ?? 1)}c` },
      told: `smaller than ${number}${unit.toUpperCase()}`,
    }),
  },
  {
    reads:
      /\b(?:whose|with) (?:the |a )?(?:file ?)?names? (?:that )?(?:starts?|begins?|starting|beginning) with ["'`]?([\w.-]{1,40})["'`]?|\b(?:starting|beginning) with ["'`]?([\w.-]{1,40})["'`]?/i,
    gives: ([, one, other]) => named(`${one ?? other}*`, `the name begins with ${one ?? other}`),
  },
  {
    reads:
      /\b(?:whose|with) (?:the |a )?(?:file ?)?names? (?:that )?contain(?:s|ing)? ["'`]?([\w.-]{1,40})["'`]?|\bwith ["'`]?([\w.-]{1,40})["'`]? in (?:the|their) names?\b/i,
    gives: ([, one, other]) => named(`*${one ?? other}*`, `${one ?? other} in the name`),
  },
  {
    reads:
      /\b(?:that |which )?(?:(?:do|does)(?: not|n't) (?:contain|mention|have|include)|(?:not containing|lacking|missing|without)) (?:the )?(?:(?:word|text|string|phrase) ["“`']?([\w.:@-]{1,60})["”`']?|["“`']([\w .,:@#%+=-]{1,60})["”`'])(?: in (?:them|it))?/i,
    gives: ([, one, other]) => ({
      parts: { shows: `-exec grep -L "${one ?? other}" {} +` },
      told: `without “${one ?? other}” in them`,
    }),
  },
  {
    reads:
      /\b(?:that |which )?(?:(?:are|is)(?: not|n't)|(?:do|does)(?: not|n't) end (?:in|with)|not (?:ending (?:in|with)|named)|other than) \*?\.([a-z][a-z0-9]{0,5})\b(?: files?)?/i,
    gives: ([, ending = '']) => ({ parts: { other: `-not -name "*.${ending}"` }, told: `not *.${ending}` }),
  },
  {
    reads: /\b(?:(?:are|is)(?: not|n't) |not )owned by (?:the user |user )?["'`]?([a-z_][\w-]{0,31})["'`]?/i,
    gives: ([, user = '']) => ({
      parts: { owner: `-not -user ${userOf(user)}` },
      told: `not owned by ${user}`,
    }),
  },
  {
    reads: /\b(?:broken|dangling|dead) (?=sym)/i,
    gives: () => ({ parts: { broken: '-xtype l' }, told: 'broken' }),
  },
  {
    reads: /\b(?:ignoring (?:the )?case|case[- ]insensitive(?:ly)?|regardless of (?:the )?case)\b/i,
    gives: () => ({ parts: { case: 'any' }, told: 'in any case' }),
  },
  {
    reads: /\bhidden\b/i,
    gives: () => named('.*', 'hidden'),
  },
  {
    reads:
      /\b(?:that |which )?(?:contain(?:s|ing)?|mention(?:s|ing)?|with) (?:the )?(?:(?:word|text|string|phrase) )?["“`']([\w .,:@#%+=-]{1,60})["”`'](?: in (?:them|it))?|\b(?:that |which )?contain(?:s|ing)? (?:the )?(?:word|text|string|phrase) ([\w.:@-]{1,60})/i,
    gives: ([, one, other]) => ({
      parts: { shows: `-exec grep -l "${one ?? other}" {} +` },
      told: `with “${one ?? other}” in them`,
    }),
  },
  {
    reads: new RegExp(`\\b(?:named|called) ${NAME}`, 'i'),
    gives: ([, name = '']) => named(name, `named ${name}`),
  },
  {
    reads: /\bowned by (?:the user |user )?["'`]?([a-z_][\w-]{0,31})["'`]?/i,
    gives: ([, user = '']) => ({ parts: { owner: `-user ${userOf(user)}` }, told: `owned by ${user}` }),
  },
  {
    reads:
      /\b(?:sorted|ordered) by (?:their )?size\b(?:,? (?:largest|biggest) first)?|\b(?:largest|biggest) first\b/i,
    gives: () => ({ parts: { shows: '-exec du -h {} + | sort -rh' }, told: 'largest first' }),
  },
  {
    reads: /\b(?:(?:and|with) )?(?:(?:show|print|list|display) )?(?:their|the|its) sizes?\b/i,
    gives: () => ({ parts: { shows: '-exec ls -lh {} +' }, told: 'with their sizes' }),
  },
  {
    reads:
      /\b(?:not in|without|ignoring|excluding) (?:any )?sub-?(?:folders|directories)\b|\bwithout recursion\b|\bnon-?recursively\b/i,
    gives: () => ({ parts: { depth: '-maxdepth 1' }, told: 'without subfolders' }),
  },
  {
    reads:
      /\b(?:under|in|inside|below|beneath|within|from) ((?:~|\.{1,2})?\/[\w./-]*|~)(?: (?:folder|directory))?/i,
    gives: ([, path = '']) => ({ parts: { path: path.replace(/(?<=.)[./]+$/, '') }, told: `in ${path}` }),
  },
  {
    reads: /\b(?:on|of) (?:this|my|the) (?:whole )?(?:machine|computer|system|server|laptop|disk)\b/i,
    gives: () => ({ parts: { path: '/' }, told: '' }),
  },
  {
    reads:
      /\b(?:on|in) (?:my|the|this|a)(?: whole| entire)?(?: (?:linux|unix|ubuntu|debian))? (?:machine|computer|system|disk|drive|server|laptop|pc|box)\b/i,
    gives: () => ({ parts: { path: '/' }, told: 'on the whole machine' }),
  },
  {
    reads:
      /\b(?:under|in|inside|below|within|from) (?:the |my |an? |one |some |any )(?:(?:current|working|this|certain|given|specific|particular|single) )?(home )?(?:folder|directory|dir|tree)\b|\b(?:under|in|below) the current one\b|\bhere\b|\b(?:in|under) this (?:folder|directory)\b/i,
    gives: ([, home]) => ({ parts: { path: home === undefined ? '.' : '~' }, told: '' }),
  },
  {
    reads:
      /\b(?:under|in|inside|below|within) (?:the |my )?["'`]?([\w.-]{1,40})["'`]? (?:folder|directory|dir)\b/i,
    gives: ([, folder = '']) => ({ parts: { path: folder }, told: `in ${folder}` }),
  },
  {
    reads:
      /(?<![\w/])\*?\.([a-z][a-z0-9]{0,5})\b|\b(log|txt|md|js|ts|py|json|csv|html|css|pdf|jpe?g|png|xml|ya?ml|bak|tmp|java|cpp|rs|python|javascript|typescript|markdown|ruby|rust)(?= files?\b)/i,
    gives: ([, ending, kind]) => {
      const said = (ending ?? kind ?? '').toLowerCase();
      const own = LANGUAGES[said] ?? said;
      return named(`*.${own}`, `*.${own}`);
    },
  },
  {
    reads: /(?<![\w*])(\.(?=\w*[A-Z_])[A-Za-z_][\w-]*|Thumbs\.db|desktop\.ini)(?=\s|$)/,
    gives: ([, name = '']) => named(name, name),
  },
  { reads: /\bempty\b/i, gives: () => ({ parts: { empty: '-empty' }, told: 'empty' }) },
  {
    reads:
      /\b(files?|folders?|director(?:y|ies)|dirs|sub-?(?:folders|directories)|sym(?:bolic )?links?|symlinks?)\b/i,
    gives: ([, noun = '']) => ({
      parts: { type: `-type ${/^file/i.test(noun) ? 'f' : /^sym/i.test(noun) ? 'l' : 'd'}` },
      told: '',
    }),
  },
];

const PLACES = 'path depth type name other skip owner broken empty size age shows'.split(' ');
const CONDITIONS = PLACES.filter((place) => place !== 'path' && place !== 'type');

const OUT =
  /\bexcept\b|\bexcluding\b|\bnot\b|n't\b|\bwithout\b|\blacking\b|\bhidden files only\b|\bonly hidden\b/i;

/** `find` with several conditions at once: name, type, size, age, owner and place. */
export function findFiles(wish: string): Composed | undefined {
  const head = HEAD.exec(wish);
  // A file of a repository may stay on the disk.
  if (head === null || /(?<!\.)\b(?:git|repo(?:sitory)?|staging|commits?)\b/i.test(wish)) return undefined;
  const deed = DEED.exec(wish);
  const draft = draftFrom(wish.slice(head[0].length, deed?.index), DEMANDS);
  if (draft === undefined || !draft.parts.has('type')) return undefined;
  const { parts, told } = draft;
  const asked = CONDITIONS.filter((place) => parts.has(place)).length;
  if (asked === 1 && (parts.has('shows') || parts.has('depth')) && !OUT.test(wish)) return undefined;
  // For files with one condition there are recipes, except for what is left out, and for ages in any unit.
  const isPlain =
    parts.get('type') === '-type f' &&
    !OUT.test(wish) &&
    !parts.has('case') &&
    !parts.has('age') &&
    deed === null;
  if (asked < (isPlain ? 2 : 1)) return undefined;
  const verb = (deed?.[1] ?? head[1] ?? '').toLowerCase();
  if (parts.get('type') === '-type d' && parts.has('size'))
    return /^(?:delete|remove|erase|count|how many)$/.test(verb) ? undefined : bigFolders(draft);
  if (parts.has('broken')) parts.delete('type');
  if (!parts.has('path')) parts.set('path', parts.get('skip')?.includes('"/') ? '/' : '.');
  if (parts.delete('case')) {
    const name = parts.get('name');
    if (name === undefined) return undefined;
    parts.set('name', name.replace('-name', '-iname'));
  }
  const noun = { f: 'files', d: 'folders', l: 'symbolic links' }[
    (parts.get('broken') ?? parts.get('type'))?.at(-1) ?? 'f'
  ];
  const task = `${noun}: ${told.join(', ')}`;
  if (/^(?:delete|remove|erase)$/.test(verb)) {
    const isTree = parts.get('type') === '-type d' && !parts.has('empty');
    if (isTree || parts.has('shows')) return undefined;
    return {
      task: `Delete ${task}`,
      run: `find ${inOrder(draft, PLACES)} -delete`,
      note: 'Run it without `-delete` first to see what it finds.',
    };
  }
  if (/^(?:count|how many)$/.test(verb))
    return parts.has('shows')
      ? undefined
      : { task: `Count ${task}`, run: `find ${inOrder(draft, PLACES)} | wc -l` };
  return { task: `Find ${task}`, run: `find ${inOrder(draft, PLACES)}` };
}
