import { asksForColumnKind } from '../plans/reading/column-kinds.ts';
import { declaredBy } from './does.ts';
import { openNames } from './open-names.ts';
import { DECIMALS, MANNERS, withoutSamples } from './sayings.ts';
import { stemToken } from './stems.ts';
import type { Task } from './task.ts';
import { isAction, isContent, isFillerStem, namesTask, readWish, type Wish } from './wish.ts';

/** Share of its weight that a word outside the head of a wish has. */
const OUTSIDE_HEAD = 0.5;

/** Share of its weight that a word has which goes with a task but is not in its phrase. */
const BESIDE_PHRASE = 0.5;

/** Below this share of its head a wish counts as one for something else. */
const LEAST_OF_HEAD = 0.5;

/** Patterns may take quadratic time. */
const MOST_CHARACTERS = 2_000;

/** Weight of a matched word: longer words weigh more, filler words little. */
const weight = (token: string): number => (isFillerStem(token) ? 3 : 10 + token.length);

interface Phrase {
  readonly task: Task;
  readonly tokens: readonly (readonly string[])[];
  readonly unless: readonly string[];
}

export interface TaskMatch {
  readonly task: Task;
  /** Share of the prompt's content words that the task covers, 0 to 1. */
  readonly coverage: number;
  /** False when the task only has words in common with the wish: what is asked for is another thing. */
  readonly isAnswer: boolean;
  /** How well it fits, to compare tasks for the same prompt. */
  readonly score: number;
}

const known = new WeakMap<Task, readonly Phrase[]>();

function phrasesOf(task: Task): readonly Phrase[] {
  const before = known.get(task);
  if (before) return before;
  const unless = (task.unless ?? '').split(' ').filter(Boolean).map(stemToken);
  const phrases = task.phrases.map((phrase) => ({
    task,
    tokens: phrase.split(' ').map((token) => withSequences(token.split('|')).map(stemToken)),
    unless,
  }));
  known.set(task, phrases);
  return phrases;
}

const SEQUENCES = 'slice vector vec sequence arraylist'.split(' ');

/** A list in one language is a slice or a vector in another. */
const withSequences = (words: readonly string[]): readonly string[] =>
  (words.includes('list') || words.includes('array')) && !words.includes('number')
    ? [...words, ...SEQUENCES]
    : words;

const vocabularies = new WeakMap<Task, ReadonlySet<string>>();

/** The stems of all words that go with a task. */
export function vocabulary(task: Task): ReadonlySet<string> {
  const stems = vocabularies.get(task) ?? stemsOf(task);
  vocabularies.set(task, stems);
  return stems;
}

function stemsOf(task: Task): ReadonlySet<string> {
  const words = [...task.phrases, task.also ?? '', task.id.replaceAll('-', ' ')].join(' ').split(/[ |]/);
  return new Set(withSequences(words).map(stemToken));
}

/** With the names that the prompt gives to what the task keeps open. */
function knownIn(prompt: string, task: Task): ReadonlySet<string> {
  const stems = new Set(vocabulary(task));
  for (const name of openNames(prompt, task).values())
    for (const word of name.split('_')) stems.add(stemToken(word));
  for (const phrase of declaredBy(task, '').phrases) for (const stem of phrase.flat()) stems.add(stem);
  return stems;
}

/** True for a word that is in the vocabulary, alone or joined with a neighbour: "bubble sort", `bubblesort`. */
export function isKnown(words: readonly string[], at: number, stems: ReadonlySet<string>): boolean {
  const word = words[at] ?? '';
  return [word, `${word}${words[at + 1] ?? ''}`, `${words[at - 1] ?? ''}${word}`].some((form) =>
    stems.has(stemToken(form)),
  );
}

/** The weight of a word of a wish: highest in its head. */
const weightIn = (wish: Wish, token: string): number =>
  weight(token) * (wish.head.stems.has(token) ? 1 : OUTSIDE_HEAD);

function scoreOf({ tokens, unless }: Phrase, wish: Wish): number {
  if (unless.some((word) => wish.stems.has(word))) return 0;
  let score = 0;
  for (const alternatives of tokens) {
    let best = 0;
    for (const token of alternatives) if (wish.stems.has(token)) best = Math.max(best, weightIn(wish, token));
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

/** Weight of the words of a wish that go with a task. */
function reach(task: Task, wish: Wish): number {
  const stems = vocabulary(task);
  return [...new Set(wish.words.filter(isContent).map(stemToken))]
    .filter((stem) => stems.has(stem))
    .reduce((sum, stem) => sum + weightIn(wish, stem), 0);
}

/** The word after these is a name of the asker's own. */
const GIVES_NAME = /^(?:called|named)$/;

/** True if the task is what the head of the wish names, and does what its verb says. */
function answersHead({ head: { words } }: Wish, stems: ReadonlySet<string>): boolean {
  const naming = words
    .flatMap((word, at) =>
      namesTask(word)
        ? [{ word, met: isKnown(words, at, stems), isGiven: GIVES_NAME.test(words[at - 1] ?? '') }]
        : [],
    )
    .filter(({ met, isGiven }) => met || !isGiven);
  if (naming.some(({ word, met }, at) => !met && at === 0 && isAction(stemToken(word)))) return false;
  // The last word is the thing itself: an HTTP handler is no HTTP client.
  if (naming.at(-1)?.met === false) return false;
  // The first word counts twice: it is the verb, or what sets the thing apart.
  const share = naming.map(({ word, met }, at) => ({ met, size: weight(word) * (at === 0 ? 2 : 1) }));
  const total = share.reduce((sum, { size }) => sum + size, 0);
  const reached = share.reduce((sum, { met, size }) => sum + (met ? size : 0), 0);
  return total === 0 || reached / total >= LEAST_OF_HEAD;
}

/** A check changes nothing: it must not download, delete or move. */
const CHECKS = /^(?:checks?|tests?|verif(?:y|ies)|inspects?|probes?)$/;
const CHANGES =
  /^(?:download|delete|remove|move|rename|upload|send|kill|install|replace|clean|clear|truncate)s\b/i;

/** True if the wish is for a check, and the task does something else to what it is given. */
function doesMore({ summary }: Task, { head, stems }: Wish): boolean {
  const deed = CHANGES.exec(summary)?.[0];
  return (
    deed !== undefined &&
    head.words.some((word) => CHECKS.test(word)) &&
    !stems.has(stemToken(deed.toLowerCase()))
  );
}

/** "Once per second" says how often. */
const RATE =
  /\b(?:(?:to|at most|only|no more than) )*(?:once|one time|\d+ times) (?:per|an?|in|every|each) (?:\d+ ?)?(?:ms|milliseconds?|s|seconds?)\b/gi;

/** "In place" and "inclusive" say how, wherever they stand. */
const withoutManners = (prompt: string): string =>
  prompt.length > MOST_CHARACTERS
    ? prompt
    : Object.values(MANNERS)
        .flatMap((answers) => Object.values(answers))
        .reduce(
          (text, pattern) => text.replace(pattern, ' '),
          prompt.replace(DECIMALS, ' ').replace(RATE, ' '),
        );

/** Tasks whose column gets the name that the wish says. */
const isOfOneColumn = ({ renames }: Task): boolean =>
  renames?.some((pattern) => pattern.includes('column')) === true;

/**
 * The tasks that a prompt asks for, the likeliest first, else the nearest one; empty when none has words in common with
 * it. `plain` is the prompt without the types of declared functions, which are no part of what is asked for.
 */
export function matchTasks(prompt: string, tasks: readonly Task[], plain = prompt): readonly TaskMatch[] {
  const wish = readWish(prompt);
  const isOfKinds = asksForColumnKind(prompt);
  const ranked = tasks
    .filter((task) => !isOfKinds || !isOfOneColumn(task))
    .flatMap(phrasesOf)
    .map((phrase) => ({ phrase, score: scoreOf(phrase, wish) }))
    .filter(({ score }) => score > 0)
    .map(({ phrase, score }) => ({ phrase, score: score + BESIDE_PHRASE * reach(phrase.task, wish) }))
    .sort((a, b) => b.score - a.score)
    .filter(({ phrase }, at, all) => all.findIndex((other) => other.phrase.task === phrase.task) === at);
  const bare = readWish(withoutManners(withoutSamples(plain)));
  const answers = ranked.filter(({ phrase }) => {
    if (doesMore(phrase.task, wish)) return false;
    const stems = knownIn(prompt, phrase.task);
    return answersHead(wish, stems) || answersHead(bare, stems);
  });
  const isAnswer = answers.length > 0;
  return (isAnswer ? answers : ranked.slice(0, 1)).map(({ phrase: { task, tokens }, score }) => {
    const stems = knownIn(prompt, task);
    const leftOver = new Set(
      wish.words.filter((word, at) => isContent(word) && !isKnown(wish.words, at, stems)),
    );
    return { task, coverage: tokens.length / (tokens.length + leftOver.size), isAnswer, score };
  });
}

export const matchTask = (prompt: string, tasks: readonly Task[], plain = prompt): TaskMatch | undefined =>
  matchTasks(prompt, tasks, plain)[0];
