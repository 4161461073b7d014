import { languageOr } from '../languages/languages.ts';

export interface OpenBracket {
  readonly open: string;
  /** The indentation of the line that it stands on. */
  readonly indent: string;
  readonly line: number;
}

interface ScanResult {
  /** Brackets that nothing closes, the outermost first. */
  readonly opened: readonly OpenBracket[];
  /** Brackets that nothing opens, in the order of the text. */
  readonly unopened: readonly string[];
  readonly inside: 'code' | 'string' | 'comment';
  /** Terminator of the open string or comment. */
  readonly quote: string;
  /** The code with strings and comments replaced by spaces; positions stay the same. */
  readonly bare: string;
}

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

export const closerOf = (open: string): string => PAIRS[open] ?? '';

const BLOCK_COMMENTS =
  /^(javascript|typescript|tsx|go|rust|java|c|cpp|csharp|php|kotlin|swift|scala|dart|css|scss)$/;
const TRIPLE = /^(python|kotlin|swift|scala|java)$/;

function quotesOf(language: string): string[] {
  const quotes = ['"'];
  if (TRIPLE.test(language)) quotes.unshift('"""', ...(language === 'python' ? ["'''"] : []));
  if (language !== 'rust' && language !== 'haskell') quotes.push("'");
  if (/^(javascript|typescript|tsx|go|bash)$/.test(language)) quotes.push('`');
  return quotes;
}

const isRegexStart = (before: string): boolean => /(^|[=(,:;[!&|?{}]|\breturn)\s*$/.test(before);

/** Scans the code once, skipping strings and comments, to find open brackets. */
export function scanCode(code: string, language: string): ScanResult {
  const { open: lineComment, close: blockEnd } = languageOr(language).comment;
  const quotes = quotesOf(language);
  const opened: OpenBracket[] = [];
  const unopened: string[] = [];
  const bare =
    [...code].length === code.length
      ? code.split('')
      : Array.from({ length: code.length }, (_, i) => code.charAt(i));
  let line = 0;
  let lineStart = 0;
  let at = 0;

  const blank = (from: number, to: number): void => {
    for (let i = from; i < to && i < bare.length; i++) if (bare[i] !== '\n') bare[i] = ' ';
  };
  /** Moves past `end`, counting lines; false if there is none. */
  const skipTo = (from: number, end: string, mayBreak: boolean): boolean => {
    let i = from;
    while (i < code.length) {
      if (code.startsWith(end, i) && !isEscaped(code, i, end)) {
        blank(at, i + end.length);
        countLines(at, i + end.length);
        at = i + end.length;
        return true;
      }
      if (code[i] === '\n' && !mayBreak) break;
      i++;
    }
    blank(at, i);
    countLines(at, i);
    at = i;
    return false;
  };
  const countLines = (from: number, to: number): void => {
    for (let i = from; i < to; i++) {
      if (code[i] !== '\n') continue;
      line++;
      lineStart = i + 1;
    }
  };
  const result = (inside: ScanResult['inside'], quote = ''): ScanResult => ({
    opened,
    unopened,
    inside,
    quote,
    bare: bare.join(''),
  });

  while (at < code.length) {
    const char = code.charAt(at);
    const isWordStart = at === 0 || /\s|[;({]/.test(code.charAt(at - 1));
    if (!blockEnd && code.startsWith(lineComment, at) && (lineComment !== '#' || isWordStart)) {
      if (!skipTo(at, '\n', true)) return result('comment', '\n');
      continue;
    }
    if (BLOCK_COMMENTS.test(language) && code.startsWith('/*', at)) {
      if (!skipTo(at + 2, '*/', true)) return result('comment', '*/');
      continue;
    }
    const quote = quotes.find((one) => code.startsWith(one, at));
    if (quote) {
      const mayBreak = quote.length === 3 || quote === '`' || /^(bash|php|ruby)$/.test(language);
      if (!skipTo(at + quote.length, quote, mayBreak)) {
        if (at >= code.length) return result('string', quote);
      }
      continue;
    }
    if (
      /^(javascript|typescript|tsx)$/.test(language) &&
      char === '/' &&
      isRegexStart(code.slice(lineStart, at))
    ) {
      skipTo(at + 1, '/', false);
      continue;
    }
    if (char in PAIRS)
      opened.push({ open: char, indent: /^[ \t]*/.exec(code.slice(lineStart))?.[0] ?? '', line });
    else if (/[)\]}]/.test(char)) {
      const last = opened.findLastIndex((one) => PAIRS[one.open] === char);
      if (last >= 0) opened.length = last;
      else unopened.push(char);
    }
    countLines(at, at + 1);
    at++;
  }
  return result('code');
}

function isEscaped(code: string, at: number, end: string): boolean {
  if (!/^["'`/]/.test(end)) return false;
  let slashes = 0;
  while (code.charAt(at - 1 - slashes) === '\\') slashes++;
  return slashes % 2 === 1;
}
