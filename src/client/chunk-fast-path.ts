import { readChunk } from '../contract/stream.ts';
import { closingQuote } from './json.ts';

/**
 * The chunks of one stream differ in nothing but their text. Once one was parsed in full, the letters around
 * its text are known, and an event that has exactly those letters around another JSON string needs no parser.
 * An event that differs in one letter is parsed as usual.
 */
export class ChunkFastPath {
  private before = '';
  private after = '';
  private between = '';
  private misses = 0;

  get open(): boolean {
    return this.before !== '';
  }

  /** Learns from an event that was parsed in full. */
  learn(eventData: string, text: string): void {
    // A text like the probe would pass for it wherever the probe is put.
    if (text === '' || text === PROBE || this.misses > MOST_MISSES) return;
    this.misses += 1;
    const key = eventData.indexOf('"content":');
    const from = key === -1 ? -1 : eventData.indexOf('"', key + '"content":'.length) + 1;
    const to = from <= 0 ? -1 : closingQuote(eventData, from);
    if (to === -1) return;
    const head = eventData.slice(0, from);
    const tail = eventData.slice(to);
    if (!holdsOnlyText(head, tail)) return;
    this.before = `data: ${head}`;
    this.after = `${tail}\n\n`;
    this.between = this.after + this.before;
  }

  /** Takes events from `position` on while they fit, hands out their texts, and says where it stopped. */
  run(input: string, position: number, onTexts: (texts: readonly string[]) => void): number {
    const { before, after } = this;
    if (!this.open || !input.startsWith(before, position)) return position;
    const from = position + before.length;
    const to = input.lastIndexOf(after);
    if (to < from) return position;
    const parts = partsOf(input, from, to, this.between);
    const texts = UNQUOTABLE.test(parts.join('')) ? readable(parts) : parts;
    if (texts.length === 0) return position;
    this.misses = 0;
    onTexts(texts);
    if (texts.length === parts.length) return to + after.length;
    const around = texts.length * (before.length + after.length);
    return parts.slice(0, texts.length).reduce((end, part) => end + part.length, position + around);
  }
}

/** Like `split`. Without escapes a text ends at the next quote, which is found sooner than all that follows it. */
function partsOf(input: string, from: number, to: number, between: string): string[] {
  const inside = input.slice(from, to);
  if (inside.includes('\\')) return inside.split(between);
  const parts: string[] = [];
  let at = from;
  while (at < to) {
    const quote = Math.min(input.indexOf('"', at), to);
    parts.push(input.slice(at, quote));
    at = quote + between.length;
  }
  return parts.join(between) === inside ? parts : inside.split(between);
}

/** The texts of those parts, up to one that is not the inside of one JSON string. */
function readable(parts: readonly string[]): string[] {
  const texts: string[] = [];
  for (const part of parts) {
    const text = unquoted(part);
    if (text === undefined) break;
    texts.push(text);
  }
  return texts;
}

/** A stream whose chunks differ elsewhere too (a counter, a padding) is not worth learning for ever. */
const MOST_MISSES = 16;

/** Characters that a JSON string must escape. */
const UNQUOTABLE = /[\u0000-\u001f"\\]/;

function unquoted(inside: string): string | undefined {
  if (!UNQUOTABLE.test(inside)) return inside;
  try {
    const text: unknown = JSON.parse(`"${inside}"`);
    return typeof text === 'string' ? text : undefined;
  } catch {
    // Not plain after all: the full parser reads the line, and reports it.
    return undefined;
  }
}

const PROBE = 'octet';

/** With another string in that place, the event must be the same event with that text and nothing more. */
function holdsOnlyText(head: string, tail: string): boolean {
  if (/[\r\n]/.test(head + tail)) return false;
  try {
    const chunk = readChunk(JSON.parse(head + PROBE + tail));
    return chunk.text === PROBE && chunk.finish === undefined && chunk.problem === undefined;
  } catch {
    // Not the usual shape: the full parser is used.
    return false;
  }
}
