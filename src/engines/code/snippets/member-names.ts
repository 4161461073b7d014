import sameWords from '../data/same-words.json';
import { vocabulary } from '../tasks/match-task.ts';
import { stemToken, wordsOf } from '../tasks/stems.ts';
import type { Task } from '../tasks/task.ts';

/** A name of several words, as it is written in code. */
const NAMES = /(?<![\w.])(?:[a-z]+(?:[A-Z][a-z0-9]+)+|[a-z]+(?:_[a-z0-9]+)+)(?!\w)/g;
/** Methods as each of these languages declares them. */
const METHODS =
  /^ {2}(?:(?:async|static|private|protected|get|set) |\*)*(?:def )?([a-z]\w*)(?:<[^()]*>)?\(/gm;
const NO_METHOD = /^(?:constructor|if|for|while|switch|return|catch|function|super)$/;
const MOST_NAMES = 20;

const groups = sameWords.map((group) => new Set(group.map(stemToken)));
const isSame = (a: string, b: string): boolean =>
  a === b || groups.some((group) => group.has(a) && group.has(b));

/**
 * How near a method of the code is to one that is asked for, 0 for another one: it has words of the same meaning
 * (`addVertex`, `addNode`), or the thing that it works on comes after it (`insertNode`, `insert`).
 */
function nearness(asked: readonly string[], own: readonly string[], known: ReadonlySet<string>): number {
  // "Get" before a thing says nothing: `getHeight` is the height, and no lookup.
  if (asked[0] === 'get') return own.join(' ') === asked.slice(1).join(' ') ? 2 : 0;
  const rest = asked.slice(own.length);
  const isIt =
    asked.length >= own.length &&
    own.every((word, at) => isSame(word, asked[at] ?? '')) &&
    rest.length <= 1 &&
    rest.every((word) => known.has(word));
  return isIt ? (own[0] === asked[0] ? 2 : 1) : 0;
}

/** A class whose methods have the names that the wish writes, where it has such methods under other names. */
export function withAskedMembers(text: string, prompt: string, task: Task): string {
  if (!/^[A-Z]/.test(task.name)) return text;
  const asked = [...new Set([...prompt.slice(0, 2_000).matchAll(NAMES)].map(([name]) => name))].slice(
    0,
    MOST_NAMES,
  );
  const has = (name: string): boolean => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(text);
  const missing = asked.filter((name) => !has(name));
  if (missing.length === 0) return text;
  const known = vocabulary(task);
  const stems = (name: string): string[] => wordsOf(name).map(stemToken);
  const methods = [...new Set([...text.matchAll(METHODS)].map(([, name = '']) => name))].filter(
    (name) => !NO_METHOD.test(name) && !asked.includes(name),
  );
  let result = text;
  for (const name of missing) {
    const near = methods.map((one) => ({ one, rank: nearness(stems(name), stems(one), known) }));
    const own = near.find(({ rank }) => rank === 2)?.one ?? near.find(({ rank }) => rank === 1)?.one;
    if (!own) continue;
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
