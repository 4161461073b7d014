import sameWords from '../data/same-words.json';
import { vocabulary } from '../tasks/match-task.ts';
import { stemToken, wordsOf } from '../tasks/stems.ts';
import type { Task } from '../tasks/task.ts';
import { fitted, methodsOf, withMember } from './listed-members.ts';

/** A name of several words, as it is written in code. */
const NAMES = /(?<![\w.])(?:[a-z]+(?:[A-Z][a-z0-9]+)+|[a-z]+(?:_[a-z0-9]+)+)(?!\w)/g;
/** C# begins them with a capital. */
const CAPITAL_NAMES = /(?<![\w.])(?:[A-Z][a-z0-9]+){2,}(?!\w)/g;
/** They may stand behind what a method does: `transferTo`. */
const PREPOSITION = /^(?:to|from|for|by|with|at|in|into|of)$/;
/** Other words for what a method does, beside those that mean the same everywhere. */
const VERBS: readonly ReadonlySet<string>[] = [
  'allow acquire consume permit request take',
  'transfer send',
  'withdraw debit',
  'deposit credit',
].map((group) => new Set(group.split(' ').map(stemToken)));
/** A method that only tries returns whether it succeeded, as a limiter does. */
const TRIES = /^(?:try|can|is)$/;
/** Methods as each of these languages declares them. */
const METHODS =
  /^ {2}(?:(?:async|static|private|protected|get|set) |\*)*(?:def )?([a-z]\w*)(?:<[^()]*>)?\(/gm;
const NO_METHOD = /^(?:constructor|if|for|while|switch|return|catch|function|super)$/;
const MOST_NAMES = 20;

/** Their methods are told by the indentation. */
const SCRIPTING = /^(?:python|javascript|typescript)$/;

const groups = sameWords.map((group) => new Set(group.map(stemToken)));
const isSame = (a: string, b: string): boolean =>
  a === b || [...groups, ...VERBS].some((group) => group.has(a) && group.has(b));

/**
 * How near a method of the code is to one that is asked for, 0 for another one: it has words of the same meaning
 * (`addVertex`, `addNode`), or the thing that it works on comes after it (`insertNode`, `insert`).
 */
function nearness(said: readonly string[], own: readonly string[], known: ReadonlySet<string>): number {
  const asked = TRIES.test(said[0] ?? '') && own[0] === 'allow' ? said.slice(1) : said;
  // "Get" before a thing says nothing: `getHeight` is the height, and no lookup.
  if (asked[0] === 'get') return own.join(' ') === asked.slice(1).join(' ') ? 2 : 0;
  const rest = asked.slice(own.length);
  const isIt =
    asked.length >= own.length &&
    own.every((word, at) => isSame(word, asked[at] ?? '')) &&
    rest.length <= 1 &&
    rest.every((word) => known.has(word) || PREPOSITION.test(word));
  return isIt ? (own[0] === asked[0] ? 2 : 1) : 0;
}

/** A class whose methods have the names that the wish writes, where it has such methods under other names. */
export function withAskedMembers(text: string, prompt: string, task: Task, language: string): string {
  if (!/^[A-Z]/.test(task.name)) return text;
  const isScript = SCRIPTING.test(language);
  const pattern = language === 'csharp' ? CAPITAL_NAMES : NAMES;
  const asked = [...new Set([...prompt.slice(0, 2_000).matchAll(pattern)].map(([name]) => name))].slice(
    0,
    MOST_NAMES,
  );
  const form = (name: string): string => (language === 'ruby' ? fitted(name, '', language) : name);
  const has = (name: string): boolean => new RegExp(`(?<!\\w)${form(name)}(?!\\w)`).test(text);
  const missing = asked.filter((name) => !has(name));
  if (missing.length === 0) return text;
  const known = vocabulary(task);
  const stems = (name: string): string[] => wordsOf(name).map(stemToken);
  const declared = isScript
    ? [...text.matchAll(METHODS)].map(([, name = '']) => name)
    : methodsOf(text, language);
  const methods = [...new Set(declared)].filter((name) => !NO_METHOD.test(name) && !asked.includes(name));
  let result = text;
  for (const name of missing) {
    const near = methods.map((one) => ({ one, rank: nearness(stems(name), stems(one), known) }));
    const own = near.find(({ rank }) => rank === 2)?.one ?? near.find(({ rank }) => rank === 1)?.one;
    if (!own) continue;
    if (!isScript) {
      methods.splice(methods.indexOf(own), 1);
      result = withMember(result, own, name, language);
      continue;
    }
    // A word of the language's own types, such as delete of a Map, stays what it is.
    const isOwnName = wordsOf(own).length > 1;
    result = isOwnName
      ? result.replace(new RegExp(`(?<!\\w)${own}(?!\\w)`, 'g'), name)
      : result.replace(new RegExp(`(?<=^ {2}(?:\\*|async |def )*)${own}(?=[(<])`, 'm'), name);
    if (!isOwnName) result = renamedCalls(result, own, name);
  }
  return result;
}

/** Calls of a method on the object itself, and on the object of the example. */
function renamedCalls(text: string, own: string, name: string): string {
  const [definition = '', example = ''] = text.split('\u0000');
  const object = /(?:const|let) (\w+) = new [A-Z]|^(\w+) = [A-Z]\w+\(/m.exec(example);
  const made = object?.[1] ?? object?.[2];
  const within = definition.replace(new RegExp(`(?<=\\b(?:this|self)\\.)${own}(?=\\()`, 'g'), name);
  const shown = made
    ? example.replace(new RegExp(`(?<=(?<!\\w)${made}\\.)${own}(?=\\()`, 'g'), name)
    : example;
  return `${within}\u0000${shown}`;
}
