import { stringifyExact } from '../exact-json.ts';
import { inPieces } from './text-pieces.ts';

/** Characters that JSON.stringify does not escape but a terminal must not get: DEL, C1, invisible and reordering ones. */
const UNSAFE_IN_JSON =
  /[\x7f-\x9f\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]|\udb40[\udc00-\udc7f]/g;

function escaped(text: string): string {
  let result = '';
  for (let i = 0; i < text.length; i++) result += `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`;
  return result;
}

export interface JsonTextOptions {
  /** Escape what a terminal must not be sent; the document stays the same. */
  readonly forTerminal: boolean;
  readonly indent?: number;
}

/** One JSON document; all that can be unsafe stands inside strings, so escaping never changes its meaning. */
export function jsonText(document: unknown, options: JsonTextOptions): string {
  const text = stringifyExact(document, options.indent) ?? 'null';
  return options.forTerminal ? safe(text) : text;
}

function safe(text: string): string {
  return text.replace(UNSAFE_IN_JSON, escaped);
}

const PIECE = 500;

/** The same text as a line, in pieces: a long list is never held as one, and a long text is escaped bit by bit. */
export function* jsonPieces(document: unknown, options: JsonTextOptions): Generator<string> {
  if (!Array.isArray(document) || options.indent !== undefined || document.length <= PIECE) {
    const text = jsonText(document, { ...options, forTerminal: false });
    for (const piece of inPieces(text)) yield options.forTerminal ? safe(piece) : piece;
    yield '\n';
    return;
  }
  for (let from = 0; from < document.length; from += PIECE) {
    const inner = jsonText(document.slice(from, from + PIECE), options).slice(1, -1);
    yield `${from === 0 ? '[' : ','}${inner}`;
  }
  yield ']\n';
}

/** One line for a stream of documents. */
export function ndjsonLine(document: unknown, forTerminal: boolean): string {
  return `${jsonText(document, { forTerminal })}\n`;
}

/** The fields of the result beside its type; what has a type of its own, or no fields, goes under `result`. */
export function resultEvent(document: unknown): object {
  const plainObject = typeof document === 'object' && document !== null && !Array.isArray(document);
  if (!plainObject || 'type' in document) return { type: 'result', result: document };
  return { type: 'result', ...document };
}
