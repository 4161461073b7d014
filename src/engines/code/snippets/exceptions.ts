import { EXCEPTION_NAME } from '../tasks/sayings.ts';
import { clausesOf } from './clauses.ts';

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

/** The words of a wish for the case in which an exception of such a kind is thrown, as in `KINDS`. */
const CASES: readonly RegExp[] = [
  /\bmore than\b|\binsufficient|\b(?:not|n't) (?:enough|sufficient)|\boverdra|\bexceed|\bbelow zero|\btoo (?:few|little)/i,
  /\bnot found\b|\bmissing\b|\bunknown\b|\bno such\b|\b(?:not|n't) (?:exist|there|found)/i,
  /\balready\b|\bunavailable\b|\bborrowed\b|\btaken\b/i,
  /\bfull\b|\blimit\b|\btoo many\b|\bmaximum\b|\bcapacity\b/i,
];

const OF_JAVA = /^(?:IllegalArgument|IllegalState|Runtime|Arithmetic|UnsupportedOperation)Exception$/;
/** Exceptions of a language itself that are made of a message: one can stand in another's place. */
const OWN: Readonly<Record<string, RegExp>> = {
  java: OF_JAVA,
  kotlin: OF_JAVA,
  csharp: /^(?:Argument|InvalidOperation|Format|DivideByZero|KeyNotFound|Arithmetic)Exception$/,
  ruby: /^(?:Argument|Runtime|Key|Index|Type|Standard|ZeroDivision)Error$/,
  php: /^(?:InvalidArgument|Runtime|Logic|Domain|OutOfBounds|UnexpectedValue|Length|Range)Exception$/,
};
const THROWN = /\b(?:throw(?: new)?|raise) ([A-Z]\w*(?:Exception|Error))\b/g;
const BASE = /(?:(?<=extends )|(?<=[:<] ))(?:Runtime|Domain|Logic|Standard)?(?:Exception|Error)\b/;

/**
 * Throws what the wish names where the program throws one other exception of the language, or derives its own from it,
 * so that whoever catches the one that was asked for catches this.
 */
export function withStandardExceptions(text: string, prompt: string, language: string): string {
  const own = OWN[language];
  const said = prompt.slice(0, MOST_CHARACTERS);
  const [asked, other] = new Set(
    [...said.matchAll(ASKED)].map(([name]) => name).filter((name) => own?.test(name)),
  );
  if (asked === undefined || other !== undefined || new RegExp(`\\b${asked}\\b`).test(text)) return text;
  const declared = [...text.matchAll(DECLARED)].map(([, name = '']) => name);
  const clause = clausesOf(said).find((one) => one.includes(asked)) ?? '';
  const kind = KINDS[CASES.findIndex((one) => one.test(clause))];
  const derived = declared.filter((name) => kind?.test(name));
  if (derived.length === 1) {
    const line = new RegExp(`^.*\\bclass ${derived[0]}\\b.*$`, 'm');
    return text.replace(line, (all) => all.replace(BASE, asked));
  }
  const [thrown, second] = new Set(
    [...text.matchAll(THROWN)].map(([, name = '']) => name).filter((name) => own?.test(name)),
  );
  if (thrown === undefined || second !== undefined || declared.length > 0) return text;
  return text.replace(new RegExp(`\\b${thrown}\\b`, 'g'), asked);
}
