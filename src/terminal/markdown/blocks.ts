/** Recognises the kind of a line from its first characters. */
export type Block = {
  readonly quotes: number;
  readonly indent: number;
  /** Offset of its text. */
  readonly at: number;
} & (
  | { readonly kind: 'blank' | 'rule' | 'underline' | 'row' | 'text' }
  | { readonly kind: 'heading'; readonly level: number }
  | { readonly kind: 'item'; readonly marker: string; readonly task: 'open' | 'done' | undefined }
  | { readonly kind: 'fence'; readonly fence: string; readonly info: string }
);

/** A beginning that is still in doubt after so much is taken as text. */
const LONGEST_DOUBT = 1_000;
const LONGEST_ROW = 8_000;
const DEEPEST_QUOTE = 8;

/** Undefined if more of the line is needed. The result does not depend on how the text is split into pieces. */
export function classify(line: string, complete: boolean): Block | undefined {
  const isLong = line.length > LONGEST_DOUBT;
  const start = isLong ? line.slice(0, LONGEST_DOUBT) : line;
  const place = placeOf(start, complete);
  if (!place) return isLong ? { kind: 'text', quotes: 0, indent: 0, at: 0 } : undefined;
  if (start[place.at] === '|') {
    if (line.length > LONGEST_ROW) return { kind: 'text', ...place };
    return complete ? { kind: 'row', ...place } : undefined;
  }
  const block = kindOf(start.slice(place.at), complete && !isLong, place);
  return block ?? (isLong ? { kind: 'text', ...place } : undefined);
}

function placeOf(line: string, complete: boolean): Place | undefined {
  let at = 0;
  let quotes = 0;
  while (quotes < DEEPEST_QUOTE) {
    const quote = /^ {0,3}>( ?)/.exec(line.slice(at, at + 6));
    if (!quote) break;
    at += quote[0].length;
    quotes += 1;
    if (!complete && at === line.length && quote[1] === '') return undefined;
  }
  const blank = /^[ \t]*/.exec(line.slice(at))?.[0] ?? '';
  return { quotes, indent: blank.replaceAll('\t', '    ').length, at: at + blank.length };
}

function kindOf(rest: string, complete: boolean, place: Place): Block | undefined {
  const first = rest[0];
  if (first === undefined) return complete ? { kind: 'blank', ...place } : undefined;
  if (first === '#') return heading(rest, complete, place);
  if ('-*_+'.includes(first)) return ruleOrItem(rest, complete, place);
  if (first === '`' || first === '~') return fence(rest, complete, place);
  if (first >= '0' && first <= '9') return item(rest, complete, place);
  if (/^=+[ \t]*$/.test(rest)) return complete ? { kind: 'underline', ...place } : undefined;
  return { kind: 'text', ...place };
}

type Place = { readonly quotes: number; readonly indent: number; readonly at: number };

function heading(rest: string, complete: boolean, place: Place): Block | undefined {
  const found = /^(#{1,6})[ \t]+(?=[^ \t])/.exec(rest);
  const hashes = found?.[1];
  if (found && hashes)
    return { kind: 'heading', level: hashes.length, ...place, at: place.at + found[0].length };
  if (!complete && /^#{1,6}[ \t]*$/.test(rest)) return undefined;
  return { kind: 'text', ...place };
}

function ruleOrItem(rest: string, complete: boolean, place: Place): Block | undefined {
  const bare = rest.replace(/[ \t]/g, '');
  const uniform = /^(-+|\*+|_+|\+)$/.test(bare);
  if (uniform && !complete) return undefined;
  if (uniform && bare.length >= 3) return { kind: 'rule', ...place };
  return item(rest, complete, place);
}

function item(rest: string, complete: boolean, place: Place): Block | undefined {
  const found = /^([-*+]|\d{1,9}[.)])[ \t]+(?=[^ \t])/.exec(rest);
  const marker = found?.[1];
  if (!found || !marker) {
    if (!complete && /^(?:[-*+]|\d{1,9}(?:[.)])?)[ \t]*$/.test(rest)) return undefined;
    if (/^[-*+][ \t]*$/.test(rest))
      return { kind: 'item', marker: rest[0] ?? '-', task: undefined, ...place, at: place.at + rest.length };
    return { kind: 'text', ...place };
  }
  const text = rest.slice(found[0].length);
  const at = place.at + found[0].length;
  const box = /^\[([ xX])\][ \t]+/.exec(text);
  if (box) {
    return { kind: 'item', marker, task: box[1] === ' ' ? 'open' : 'done', ...place, at: at + box[0].length };
  }
  if (!complete && /^\[(?:[ xX](?:\][ \t]*)?)?$/.test(text)) return undefined;
  return { kind: 'item', marker, task: undefined, ...place, at };
}

function fence(rest: string, complete: boolean, place: Place): Block | undefined {
  const run = /^(`+|~+)/.exec(rest)?.[0] ?? '';
  if (run.length < 3) return run.length === rest.length && !complete ? undefined : { kind: 'text', ...place };
  const info = rest.slice(run.length);
  // Backticks after backticks make it code inside a line.
  if (run.startsWith('`') && info.includes('`')) return { kind: 'text', ...place };
  return complete ? { kind: 'fence', fence: run, info: info.trim(), ...place } : undefined;
}

/** No two neighbouring parts match the same blanks: else a long run of them would take quadratic time. */
const DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;

/** The row of dashes under a table's header. */
export function isDelimiterRow(row: string): boolean {
  return row.includes('-') && DELIMITERS.test(row);
}

const MOST_CELLS = 50;

/** Cells of a row; a bar inside code or after a backslash is text. */
export function cellsOf(row: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let code = false;
  const body = row
    .trim()
    .replace(/^\|/, '')
    .replace(/([^\\])\|$/, '$1');
  for (let i = 0; i < body.length; i++) {
    const character = body[i];
    if (character === '\\' && body[i + 1] === '|') {
      cell += '|';
      i++;
    } else if (character === '|' && !code) {
      // The last column that is shown keeps the rest, so that nothing is lost.
      if (cells.length < MOST_CELLS - 1) {
        cells.push(cell.trim());
        cell = '';
      } else cell += ' | ';
    } else {
      if (character === '`') code = !code && body.includes('`', i + 1);
      cell += character;
    }
  }
  cells.push(cell.trim());
  return cells;
}
