import { stemToken } from './stems.ts';
import type { Task } from './task.ts';

/** The behaviour of the programs of a task, as far as wishes may spell it out. */
export interface Declared {
  /** For a question such as `empty` or `order` the answers that hold. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
  /** Stems of words that say one thing together; each may be any of several. */
  readonly phrases: readonly (readonly (readonly string[])[])[];
}

const known = new WeakMap<Task, Map<string, Declared>>();

/**
 * `question>answer,answer` or a phrase like those of `phrases`, in a list with `;`. `@go,c` after one makes it true of
 * these languages only, `@-go,c` of all others.
 */
export function declaredBy(task: Task, language: string): Declared {
  const byLanguage = known.get(task) ?? new Map<string, Declared>();
  known.set(task, byLanguage);
  const declared = byLanguage.get(language) ?? read(task.does ?? '', language);
  byLanguage.set(language, declared);
  return declared;
}

function read(does: string, language: string): Declared {
  const answers = new Map<string, string[]>();
  const phrases: string[][][] = [];
  for (const entry of does.split(';')) {
    const [said = '', languages = ''] = entry.trim().split('@');
    if (!said || !isOf(languages, language)) continue;
    const [question = '', answer] = said.split('>');
    if (answer === undefined) phrases.push(said.split(' ').map((token) => token.split('|').map(stemToken)));
    else answers.set(question, [...(answers.get(question) ?? []), ...answer.split(',')]);
  }
  return { answers, phrases };
}

/** Single words for what its programs in other languages do and those in this one do not, such as `jitter@-rust`. */
export function lackedBy(task: Task, language: string): ReadonlySet<string> {
  const lacked = new Set<string>();
  const held = new Set(declaredBy(task, language).phrases.flat(2));
  for (const entry of (task.does ?? '').split(';')) {
    const [said = '', languages = ''] = entry.trim().split('@');
    if (!languages || said.includes('>') || said.includes(' ') || isOf(languages, language)) continue;
    for (const stem of said.split('|').map(stemToken)) if (!held.has(stem)) lacked.add(stem);
  }
  return lacked;
}

function isOf(languages: string, language: string): boolean {
  if (!languages) return true;
  const isExcept = languages.startsWith('-');
  return languages.replace('-', '').split(',').includes(language) !== isExcept;
}
