import { EXCEPTION_NAME } from '../tasks/sayings.ts';

/** Kinds of exceptions: two names of one kind mean the same. */
const KINDS: readonly RegExp[] = [
  /insufficient|notenough|overdra|outofstock|toolow/i,
  /notfound|missing|unknown|nosuch|notexist/i,
  /unavailable|notavailable|already|borrowed|taken/i,
  /limit|max|toomany|exceeded|full/i,
];

const ASKED = new RegExp(EXCEPTION_NAME, 'g');
const DECLARED = /\bclass ([A-Z]\w*(?:Exception|Error))\b/g;

/** Patterns take more than linear time; a wish names few exceptions. */
const MOST_CHARACTERS = 2_000;

/** The exceptions in the examples of programs that retry. */
const FAILED = /\b(?:IllegalState|InvalidOperation)Exception\b/g;
/** Exceptions of the standard library that take a message. */
const STANDARD: Readonly<Record<string, string>> = {
  IOException: 'java.io.IOException',
  TimeoutException: 'java.util.concurrent.TimeoutException',
  RuntimeException: 'RuntimeException',
};

/** An example that tries again on the errors that the wish names. */
export function withAskedRetries(text: string, prompt: string, language: string): string {
  const asked = Object.keys(STANDARD).find((name) =>
    new RegExp(`\\b${name}\\b`).test(prompt.slice(0, MOST_CHARACTERS)),
  );
  const isRuntime = asked === 'RuntimeException' && language === 'csharp';
  if (!asked || isRuntime || !/^(?:java|csharp|kotlin)$/.test(language)) return text;
  return text.replace(FAILED, language === 'kotlin' ? (STANDARD[asked] ?? asked) : asked);
}

/** Gives the exceptions that a program declares the names that the wish has for them. */
export function withAskedExceptions(text: string, prompt: string): string {
  const declared = new Set([...text.matchAll(DECLARED)].map(([, name = '']) => name));
  if (declared.size === 0) return text;
  let result = text;
  for (const [asked] of prompt.slice(0, MOST_CHARACTERS).matchAll(ASKED)) {
    if (text.includes(asked)) continue;
    const kind = KINDS.find((pattern) => pattern.test(asked));
    const [own, other] = [...declared].filter((name) => kind?.test(name));
    if (!own || other) continue;
    declared.delete(own);
    result = result.replace(new RegExp(`\\b${own}\\b`, 'g'), asked);
  }
  return result;
}
