import { literal } from '../languages/literal.ts';
import { declarationOf, keeps, type Signature, signaturesIn } from '../tasks/asked-signature.ts';
import type { Task } from '../tasks/task.ts';

const word = (name: string): RegExp => new RegExp(`(?<!\\w|(?<!\\.\\.)\\.)${literal(name)}(?!\\w)`, 'g');

/** A line of prose may have the letters of a name, such as "a". */
const COMMENT = /^\s*(?:\/\/|\/?\*|#(?!include|define)).*$/gm;
const renamed = (text: string, from: string, to: string): string =>
  text
    .split('\n')
    .map((line) => (line.search(COMMENT) === 0 ? line : line.replace(word(from), to)))
    .join('\n');

/** Callers of these languages give values by their place. */
const POSITIONAL = /^(?:javascript|typescript|go|rust|java|c|cpp)$/;

/** The definition with its parameters called as the wish calls them, where that takes no name that it has already. */
export function withAskedParameters(definition: string, prompt: string, language: string): string {
  let text = definition;
  for (const asked of signaturesIn(prompt, language)) {
    const own = declarationOf(asked.name, text, language);
    if (!own || !keeps(own, asked)) continue;
    for (const [at, { name }] of asked.parameters.entries()) {
      const mine = own.parameters[at]?.name;
      if (!mine || mine === name) continue;
      const [start, end] = ownLines(text, own.start);
      const body = text.slice(start, end);
      if (!word(name).test(text.replace(COMMENT, ''))) text = renamed(text, mine, name);
      else if (language === 'php' && !word(name).test(body.replace(COMMENT, '')))
        text = `${text.slice(0, start)}${renamed(body, mine, name)}${text.slice(end)}`;
    }
  }
  return text;
}

/** From a declaration to the bracket that closes it, at the beginning of a line. */
function ownLines(text: string, at: number): [start: number, end: number] {
  const close = text.indexOf('\n}', at);
  return [at, close < 0 ? text.length : close];
}

/** The name of the task's function, as a wish that writes its declaration spells it. */
export function declaredName(prompt: string, task: Task, language: string): string | undefined {
  const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
  return signaturesIn(prompt, language).find(({ name }) => plain(name) === plain(task.name))?.name;
}

/** True if the code declares the function with the parameters and types that the wish writes. */
export function keepsAsked(asked: Signature, definition: string, language: string): boolean {
  const own = declarationOf(asked.name, definition, language);
  return (
    own !== undefined &&
    keeps(own, asked) &&
    (POSITIONAL.test(language) || asked.parameters.every(({ name }, at) => own.parameters[at]?.name === name))
  );
}

const LIMIT = /\bmax([A-Z][a-z]+)\b/g;

/** "Up to maxAttempts times": a limit that the code calls `attempts` gets the name that the wish writes. */
export function withAskedLimits(text: string, prompt: string): string {
  let result = text;
  for (const [name, own = ''] of prompt.slice(0, MOST_CHARACTERS).matchAll(LIMIT)) {
    const known = own.toLowerCase();
    const isParameter = new RegExp(`(?<![\\w.])\\$?${known}(?: = [^,()]+)?[,):]`).test(text);
    if (isParameter && !new RegExp(`\\b${name}\\b`).test(text)) result = renamed(result, known, name);
  }
  return result;
}

const MOST_CHARACTERS = 2_000;
