import { plain } from './style.ts';
import { width } from './width.ts';

/** Continued lines stand further in, so that one note is seen to be one. */
const HANG = 2;

/** Breaks what is wider than the screen between words. A command that somebody may copy is never broken by us. */
export function wrapped(text: string, columns: number, hangBy = HANG): string {
  return text
    .split('\n')
    .map((line) => (!line.includes(' ') || width(line) <= columns ? line : broken(line, columns, hangBy)))
    .join('\n');
}

/** A list explains a term after two spaces or more, and the explanation goes on under itself. */
function broken(line: string, columns: number, hangBy: number): string {
  const margin = ' '.repeat(/^ */.exec(line)?.[0].length ?? 0);
  const term = /^ *\S+(?: \S+)* {2,}(?=\S)/.exec(line)?.[0] ?? '';
  const isBeside = term !== '' && width(term) * 2 <= columns;
  const hang = isBeside ? ' '.repeat(width(term)) : `${margin}${' '.repeat(hangBy)}`;
  // A term that takes half of the screen has its line for itself.
  const lines = term !== '' && !isBeside ? [term.trimEnd()] : [];
  const hangWidth = width(hang);
  const start = isBeside ? term : term === '' ? margin : hang;
  let words: string[] = [];
  let begin = start;
  let column = width(start);
  for (const unit of unitsOf(line.slice((term || margin).length))) {
    const unitWidth = width(unit);
    // A unit that fits no line of its own is left to the terminal where it stands.
    const fitsBelow = hangWidth + unitWidth <= columns;
    if (words.length > 0 && column + 1 + unitWidth > columns && fitsBelow) {
      lines.push(begin + words.join(' '));
      begin = hang;
      column = hangWidth;
      words = [];
    }
    column += unitWidth + (words.length > 0 ? 1 : 0);
    words.push(unit);
  }
  lines.push(begin + words.join(' '));
  return lines.join('\n');
}

/** The words, those of one command kept together. */
function unitsOf(text: string): string[] {
  const words = text.split(/ +/).filter((word) => word !== '');
  const units: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengthOfCommand(words, at) || 1;
    units.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return units;
}

/** Number of words that form one command: after a colon the rest of the clause, elsewhere only words that look like one. */
function lengthOfCommand(words: readonly string[], at: number): number {
  const first = plain(words[at] ?? '');
  if (first !== 'octet' && first !== '(octet' && first !== '$') return 0;
  const before = plain(words[at - 1] ?? ':');
  // A usage line is a pattern, not a command to copy, so it may be broken.
  const isWholeClause = first === '$' || (before.endsWith(':') && before !== 'Usage:');
  let quoted = false;
  for (let length = 1; at + length <= words.length; length += 1) {
    const word = plain(words[at + length - 1] ?? '');
    if ((word.match(/"/g)?.length ?? 0) % 2 === 1) quoted = !quoted;
    if (quoted) continue;
    const next = plain(words[at + length] ?? '');
    const clauseEnds = next === '' || next.startsWith('(') || (first !== '$' && /[,;:)]$/.test(word));
    if (clauseEnds) return length;
    const goesOn = length < 3 ? /^[a-z"-]/.test(next) : /^["-]|[A-Z_\d/=]/.test(next);
    if (!isWholeClause && !goesOn) return length;
  }
  return words.length - at;
}
