import fillerWords from '../data/filler-words.json';
import { LANGUAGES } from '../languages/languages.ts';
import type { Task } from './task.ts';

/** Words about the asking, not about the task. */
const FILLER: ReadonlySet<string> = new Set(fillerWords);

const FILLER_STEMS = new Set([...FILLER].map((word) => stemToken(word)));

const LANGUAGE_WORDS = new Set(
  LANGUAGES.flatMap((language) => [language.id, language.name, ...language.aliases])
    .flatMap((name) => name.toLowerCase().split(/[^a-z0-9]+/))
    .filter(Boolean),
);

/** The words after it say what a thing answers, not what it is: "a server that returns hello world". */
const ANSWERS = /\b(?:that|which|returning|and)\s+(?:returns?|answers?|says?|responds?|replies|sends?)\b/i;
/** Share of its weight that a word of the answer has. */
const ANSWERED = 0.6;

/** Stems a word: sorting, sorted and sorts become `sort`. */
function stemToken(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(?<=\w{3})(ing|ed)$/, '')
    .replace(/(?<=\w{3})e$/, '')
    .replace(/([bdglmnprt])\1$/, '$1');
}

function promptWords(prompt: string): string[] {
  return prompt
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/(["'`])(?:(?!\1).){1,200}\1(?=\W|$)/g, ' quotedtext ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** The stems of words and of pairs: "bubble sort" and "bubblesort" are one thing. */
function stemsIn(words: readonly string[]): Set<string> {
  const pairs = words.slice(1).map((word, i) => stemToken(`${words[i]}${word}`));
  return new Set([...words.map(stemToken), ...pairs]);
}

/** Weight of a matched word: longer words weigh more, filler words little. */
const weight = (token: string): number => (FILLER_STEMS.has(token) ? 3 : 10 + token.length);

interface Phrase {
  readonly task: Task;
  readonly tokens: readonly (readonly string[])[];
  readonly unless: readonly string[];
}

interface TaskMatch {
  readonly task: Task;
  /** Share of the prompt's content words that the task covers, 0 to 1. */
  readonly coverage: number;
  /** Words of the prompt that the task knows nothing about. */
  readonly leftOver: readonly string[];
}

const known = new WeakMap<readonly Task[], Phrase[]>();

function phrasesOf(tasks: readonly Task[]): Phrase[] {
  const phrases =
    known.get(tasks) ??
    tasks.flatMap((task) =>
      task.phrases.map((phrase) => ({
        task,
        tokens: phrase.split(' ').map((token) => token.split('|').map(stemToken)),
        unless: (task.unless ?? '').split(' ').filter(Boolean).map(stemToken),
      })),
    );
  known.set(tasks, phrases);
  return phrases;
}

function vocabulary(task: Task): Set<string> {
  const words = [...task.phrases, task.also ?? '', task.id.replaceAll('-', ' ')].join(' ').split(/[ |]/);
  return new Set(words.map(stemToken));
}

/** The task whose most specific phrase is in the prompt; undefined when there is none. */
export function matchTask(prompt: string, tasks: readonly Task[]): TaskMatch | undefined {
  const words = promptWords(prompt);
  const present = stemsIn(words);
  const [subject = ''] = prompt.split(ANSWERS, 1);
  const named = stemsIn(promptWords(subject));
  const weigh = (token: string): number => weight(token) * (named.has(token) ? 1 : ANSWERED);
  let best: { phrase: Phrase; score: number } | undefined;
  for (const phrase of phrasesOf(tasks)) {
    if (phrase.unless.some((word) => present.has(word))) continue;
    let score = 0;
    for (const alternatives of phrase.tokens) {
      const found = alternatives.filter((token) => present.has(token));
      if (found.length === 0) {
        score = -1;
        break;
      }
      score += Math.max(...found.map(weigh));
    }
    if (score > 0 && score > (best?.score ?? 0)) best = { phrase, score };
  }
  if (!best) return undefined;
  const vocabularyStems = vocabulary(best.phrase.task);
  const joined = new Set(best.phrase.tokens.flat());
  const leftOver = [
    ...new Set(
      words.filter((word, i) => {
        const isPartOfJoined =
          joined.has(stemToken(`${word}${words[i + 1] ?? ''}`)) ||
          joined.has(stemToken(`${words[i - 1] ?? ''}${word}`));
        return (
          !isPartOfJoined &&
          !vocabularyStems.has(stemToken(word)) &&
          !FILLER.has(word) &&
          !LANGUAGE_WORDS.has(word) &&
          !/^\d/.test(word) &&
          word.length > 1
        );
      }),
    ),
  ];
  const matched = best.phrase.tokens.length;
  return { task: best.phrase.task, coverage: matched / (matched + leftOver.length), leftOver };
}
