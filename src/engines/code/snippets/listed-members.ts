import sameWords from '../data/same-words.json';
import { isReserved } from '../plans/outlines/renames.ts';
import { stemToken, wordsOf } from '../tasks/stems.ts';
import type { Task } from '../tasks/task.ts';
import { MOST_CHARACTERS } from './clauses.ts';

/** Methods as each language declares them. */
const DECLARED: Readonly<Record<string, RegExp>> = {
  python: /^\s+(?:async )?def ([a-z]\w*)\(self/gm,
  ruby: /^\s+def ([a-z]\w*[?!]?)/gm,
  php: /^\s+(?:(?:public|final) )+function ([a-z]\w*)\(/gm,
  javascript: /^ {2}(?:async |\*)*([a-z]\w*)\([^()]*\) \{$/gm,
  typescript: /^ {2}(?:async |public |\*)*([a-z]\w*)(?:<[^()]*>)?\([^()]*\)[^;{}]*\{$/gm,
  go: /^func \(\w+ \*?\w+(?:\[[^\]]*\])?\) ([A-Z]\w*)\(/gm,
  rust: /^\s+(?:pub )?fn ([a-z]\w*)\((?:&(?:mut )?)?(?:mut )?self/gm,
  swift: /^\s+(?:mutating )?func ([a-z]\w*)\(/gm,
  kotlin: /^\s+(?:@Synchronized )?fun ([a-z]\w*)\(/gm,
  java: /^\s+(?:(?:public|synchronized|final) )*(?!return|new|else)[\w<>[\], ?]+ ([a-z]\w*)\([^;]*\{$/gm,
  csharp: /^\s+public (?!static|class|override)[\w<>[\], ?]+ ([A-Z]\w*)\([^;]*$/gm,
  c: /^(?!return|static|else)[a-z][\w ]*[ *][a-z]+_(\w+)\(/gm,
  cpp: /^\s+(?!return|throw|else)[\w:<>&*, ]+[ &*]([a-z]\w*)\([^;{}]*\)(?: const)?(?: noexcept)? \{/gm,
};

/** Names for the same thing that are not the same word elsewhere. */
const ALIASES: readonly (readonly string[])[] = [
  ['put', 'set', 'store', 'save'],
  ['put', 'add', 'insert', 'store'],
  ['pop', 'dequeue', 'poll', 'remove', 'take', 'shift', 'extract', 'read'],
  ['push', 'enqueue', 'add', 'offer', 'append', 'insert', 'write'],
  ['peek', 'top', 'front', 'first'],
  ['contains', 'has', 'includes', 'exists', 'search'],
  ['isempty', 'empty'],
  ['isfull', 'full'],
  ['size', 'count', 'length', 'len'],
  ['clear', 'reset'],
  ['remove', 'delete', 'erase', 'discard'],
  ['on', 'subscribe', 'addlistener', 'register'],
  ['off', 'unsubscribe', 'removelistener', 'unregister'],
  ['emit', 'publish', 'fire', 'notify', 'dispatch'],
  ['lookup', 'find', 'get'],
  [
    'pushfront',
    'insertfront',
    'addfront',
    'addfirst',
    'prepend',
    'insertfirst',
    'insertatfront',
    'insertatbeginning',
  ],
  ['pushback', 'insertback', 'addback', 'addlast', 'append', 'insertlast', 'insertend', 'insertatend'],
  ['popfront', 'removefront', 'removefirst', 'deletefirst', 'deletefront'],
  ['popback', 'removeback', 'removelast', 'deletelast', 'deleteback'],
  ['allow', 'tryacquire', 'acquire', 'tryconsume', 'consume'],
  ['init', 'create', 'new'],
  ['free', 'destroy', 'dispose'],
  ['add', 'create'],
  ['push', 'set'],
];
const GROUPS = [...ALIASES, ...sameWords.slice(2, 5)].map((group) => new Set(group));

const LISTING =
  /(?:\b(?:with|methods?|operations?|functions?|supporting|supports|having|has|provid(?:es|ing))|:)\s+(?:the |an? )?((?:[a-z]\w*(?:\([^()]*\))?\s*(?:,\s*(?:and\s+)?|\s+and\s+|\/)\s*)+[a-z]\w*)(?=$|[\s(.,;:])/gi;

const plain = (name: string): string => name.toLowerCase().replace(/[_?!]/g, '');

/** A class, or a struct of C with the functions for it. */
const hasMembers = ({ name }: Task, language: string, code: string): boolean =>
  /^[A-Z]/.test(name) || (language === 'c' && /^typedef struct/m.test(code));

/** Words that are names of methods wherever they stand. */
const TELLING = /\b(?:(?:un)?subscribe|publish|enqueue|dequeue|peek)\b/g;

/** "A Count property". */
const SINGLE = /\b(?:an?|the) ([a-z]\w*) (?:method|property)\b/gi;

/** The members that a wish names one after the other, or alone, as it writes them; in C without the prefix that all of them have. */
function listed(prompt: string, language: string): string[] {
  const prefix = language === 'c' ? prefixIn(prompt) : '';
  const text = prompt.slice(0, MOST_CHARACTERS);
  const single = [...text.matchAll(SINGLE)].map(([, name = '']) => name);
  const telling = [...text.matchAll(TELLING)].map(([name]) => name);
  const names = [...listings(prompt).flat(), ...single, ...telling].map((one) =>
    prefix && one.startsWith(prefix) ? one.slice(prefix.length) : one,
  );
  return [...new Set(names)];
}

const listings = (prompt: string): string[][] =>
  [...prompt.slice(0, MOST_CHARACTERS).matchAll(LISTING)].map(([, list = '']) =>
    list
      .replace(/\([^()]*\)/g, '')
      .split(/\s*(?:,|\/|\band\b)\s*/)
      .filter((one) => /^[a-z]\w*$/i.test(one)),
  );

/** The "rb_" of `rb_push, rb_pop`: functions of C have the name of their type before their own. */
function prefixIn(prompt: string): string {
  const row = listings(prompt).find((names) => names.filter((one) => one.includes('_')).length > 1) ?? [];
  const [first = ''] = row.filter((one) => one.includes('_'));
  const prefix = /^[a-z0-9]+_/.exec(first)?.[0] ?? '';
  const isShared = row.filter((one) => prefix && one.startsWith(prefix)).length * 2 > row.length;
  return isShared && !KNOWN.has(plain(prefix)) && !/^(?:is|has|get|set)_$/.test(prefix) ? prefix : '';
}

/** The prefix of most functions that the code declares. */
function ownPrefix(code: string): string {
  const counts = new Map<string, number>();
  for (const [, prefix = ''] of code.matchAll(/^(?!return|static|else)[a-z][\w ]*[ *]([a-z]+_)\w+\(/gm))
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Methods of these languages that have a sign of their own. */
const MAGIC: Readonly<Record<string, RegExp>> = {
  contains: /__contains__|operator fun contains/,
  has: /__contains__/,
  len: /__len__/,
  size: /__len__/,
  length: /__len__/,
  count: /__len__/,
  get: /__getitem__|operator\[\]|this\[/,
  set: /__setitem__|operator\[\]|this\[/,
  add: /operator ?\+|\bAdd for\b|__add__|def \+/,
};
const KNOWN = new Set([...ALIASES.flat(), 'reverse', 'get', 'sort', 'update', 'merge']);

/** "Add, Sub, Format": names as Go and C# export them, which the code must have as they are written. */
const EXPORTED = /\b[A-Z][a-z]\w*(?:\([^()]*\))?(?:(?:, (?:and )?| and |\/)[A-Z][a-z]\w*(?:\([^()]*\))?)+/g;

/** In a sentence a name of a day or a product is written like that too: then the code has it nowhere else. */
const unexported = (prompt: string, language: string, code: string): string[] =>
  /^(?:go|csharp)$/.test(language)
    ? (prompt.slice(0, MOST_CHARACTERS).match(EXPORTED) ?? [])
        .flatMap((list) => list.replace(/\([^()]*\)/g, '').split(/, (?:and )?| and |\//))
        .filter((name, _, all) => all.some((one) => hasName(code, one)) && !hasName(code, name))
    : [];

const hasName = (code: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);

/** Members that a wish lists and the class does not declare; it may only use those of others. */
export function unlisted(prompt: string, task: Task, language: string, definition: string): string[] {
  if (!DECLARED[language] || !hasMembers(task, language, definition)) return [];
  const code = definition.replace(/^\s*(?:\/\/|\/?\*|#(?!\[)).*$/gm, '');
  const missing = listed(prompt, language).filter((name) => {
    const word = plain(name);
    if (!KNOWN.has(word) || MAGIC[word]?.test(code)) return false;
    // No method can be called `delete` in C++: it has another name for that.
    if (isReserved(language, name) && isDeclaredAs(word, methodsOf(code, language))) return false;
    const prefix = language === 'c' ? '(?:[a-z]+_)?' : '';
    const form = prefix + name.replace(/_/g, '_?').replace(/[A-Z]/g, (one) => `_?${one}`);
    return !new RegExp(
      `(?<!\\.|\\breturn |\\bnew )(?:\\b(?:def|func|fn|fun|function|get|val|var|let|alias|attr_reader|void|bool|boolean|int|usize) ?[:*&]?|[\\w>\\])&*?] [:*&]?|[&*])(?:is_?|try_?)?${form}(?:_?\\w{0,8})?[?!]?(?=\\s*[(<:={;,\\n]|$)|^\\s*(?:async |\\*)?${form}(?:<[^()]*>)?\\(`,
      'im',
    ).test(code);
  });
  return [...new Set([...missing, ...unexported(prompt, language, code)])];
}

const isDeclaredAs = (word: string, methods: readonly string[]): boolean =>
  GROUPS.some((group) => group.has(word) && methods.some((one) => group.has(plain(one))));

const METHOD = /\b(?:an?|the) ((?!static|public|private|class|helper)[a-z]+ ([a-z]{3,})) method\b/gi;

/** "A hit rate method": a class that has the word nowhere has no such method. */
export function unmetMethods(prompt: string, task: Task, definition: string): string[] {
  if (!/^[A-Z]/.test(task.name)) return [];
  const own = new Set(wordsOf(definition.replace(/^\s*(?:\/\/|\/?\*|#(?!\[)).*$/gm, '')).map(stemToken));
  return [...prompt.slice(0, MOST_CHARACTERS).matchAll(METHOD)].flatMap(([, name = '', last = '']) => {
    const forms = GROUPS.filter((group) => group.has(last.toLowerCase())).flatMap((group) => [...group]);
    return [last.toLowerCase(), ...forms].some((one) => own.has(stemToken(one))) ? [] : [`${name} method`];
  });
}

/** A stored class whose methods have the names that the wish lists, where it has them under others. */
export function withListedMembers(text: string, prompt: string, task: Task, language: string): string {
  if (!hasMembers(task, language, text)) return text;
  const methods = methodsOf(text, language);
  const asked = listed(prompt, language);
  const wanted = new Set(asked.map(plain));
  let result = text;
  for (const name of new Set(asked)) {
    if (methods.some((one) => plain(one) === plain(name)) || isReserved(language, name)) continue;
    const groups = GROUPS.filter((group) => group.has(plain(name)));
    const near = methods.filter(
      (one) => !wanted.has(plain(one)) && groups.some((group) => group.has(plain(one))),
    );
    // The member with the most similar name: a queue that can remove an item dequeues for "pop".
    const own =
      near.length === 1 ? near[0] : near.find((one) => groups.some((group) => [...group][1] === plain(one)));
    if (!own) continue;
    result = withMember(result, own, name, language);
    methods.splice(methods.indexOf(own), 1, name);
  }
  const prefix = language === 'c' ? prefixIn(prompt) : '';
  return prefix ? result.replace(new RegExp(`\\b${ownPrefix(text)}(?=\\w+\\()`, 'g'), prefix) : result;
}

/** The methods that a program declares. */
export const methodsOf = (text: string, language: string): string[] => {
  const pattern = DECLARED[language];
  return pattern ? [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))] : [];
};

/** The program with another name for one of its methods, in the form that the language has for names. */
export const withMember = (text: string, own: string, name: string, language: string): string =>
  renamed(text, own, fitted(name, own, language), language);

export function fitted(name: string, own: string, language: string): string {
  if (/^[A-Z]/.test(own)) return name.charAt(0).toUpperCase() + name.slice(1);
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return /^(?:python|ruby|rust)$/.test(language)
    ? small.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)
    : small;
}

/** A method where it is declared, called on its own object, and called in the example. */
function renamed(text: string, own: string, name: string, language: string): string {
  const [definition = '', example = ''] = text.split('\u0000');
  const word = own.replace(/[?!]$/, '\\$&');
  // A function of C has the name of its type before its own.
  if (language === 'c') return text.replace(new RegExp(`(?<=\\b[a-z]+_)${word}(?=\\()`, 'g'), name);
  const within = definition
    .split('\n')
    .map((line) =>
      /^\s*(?:\/\/|\/?\*|#)/.test(line)
        ? line
        : line.replace(
            new RegExp(
              `(?<![\\w.>:$"'])${word}(?=[(<])|(?<=\\b(?:this|self|other|target|[a-z])\\.|\\$(?:this|other|target)->|\\bdef )${word}(?![\\w])`,
              'g',
            ),
            name,
          ),
    )
    .join('\n');
  return `${within}\u0000${example.replace(new RegExp(`(?<=\\w(?:\\.|->))${word}(?!\\w)`, 'g'), name)}`;
}
