import { entity } from './entities.ts';
import type { Marks } from './flow.ts';

export interface Span {
  readonly text: string;
  readonly marks: Marks;
  /** A line break inside the paragraph, after the text. */
  readonly breaks?: true;
}

export interface InlineOptions {
  /** Without colour nothing would tell emphasis from text, so its markers stay. */
  readonly coloured: boolean;
}

type Found = { readonly spans: readonly Span[]; readonly to: number };
/** `wait`: only text that has not come yet can tell. */
type Verdict = Found | 'wait' | 'literal';

const SPECIAL = /[\\`*_~[!<&]/g;
const PUNCTUATION = /[!-/:-@[-`{-~\p{P}\p{S}]/u;
const WORD = /[\p{L}\p{N}]/u;

/** How far a closing marker is looked for. Past it, the opening one is text: an unclosed star must not hold an answer. */
const EMPHASIS_REACH = 500;
const LINK_REACH = 1_500;
/** Text that is done with is let go early: joining onto a long string copies it each time. */
const COMPACT_PAST = 512;

function isBlank(character: string | undefined): boolean {
  return character === undefined || /\s/.test(character);
}

export interface SpanReader {
  push(text: string): Span[];
  end(): Span[];
}

/** A line in which nothing has a meaning. */
export class VerbatimReader implements SpanReader {
  push(text: string): Span[] {
    return [{ text, marks: NO_MARKS }];
  }

  end(): Span[] {
    return [];
  }
}

const NO_MARKS: Marks = [];

/** Emphasis, code, links and escapes of one line that arrives in pieces; what is certain is given at once. */
export class InlineReader implements SpanReader {
  #text = '';
  #at = 0;
  #ended = false;
  #out: Span[] = [];
  readonly #searched = new Map<string, { from: number; found: number; upTo: number }>();

  constructor(
    private readonly options: InlineOptions,
    private readonly marks: Marks = NO_MARKS,
  ) {}

  push(text: string): Span[] {
    this.#text += text;
    this.#scan();
    return this.#take();
  }

  end(): Span[] {
    this.#ended = true;
    this.#scan();
    return this.#take();
  }

  #take(): Span[] {
    const spans = this.#out;
    this.#out = [];
    if (this.#at > COMPACT_PAST) {
      // One character stays: whether a marker opens depends on what stands before it.
      this.#text = this.#text.slice(this.#at - 1);
      this.#at = 1;
      this.#searched.clear();
    }
    return spans;
  }

  #scan(): void {
    while (this.#at < this.#text.length) {
      SPECIAL.lastIndex = this.#at;
      const special = SPECIAL.exec(this.#text)?.index ?? this.#text.length;
      this.#plain(this.#text.slice(this.#at, special));
      this.#at = special;
      if (special === this.#text.length) return;
      const verdict = this.#judge(special);
      if (verdict === 'wait') return;
      if (verdict === 'literal') {
        const run = this.#run(special);
        this.#plain(run);
        this.#at = special + run.length;
      } else {
        this.#out.push(...verdict.spans);
        this.#at = verdict.to;
      }
    }
  }

  #plain(text: string): void {
    if (text !== '') this.#out.push({ text, marks: this.marks });
  }

  /** The special character with its repetitions, where those belong together. */
  #run(at: number): string {
    const character = this.#text[at] ?? '';
    if (!'`*_~'.includes(character)) return character;
    let end = at + 1;
    while (this.#text[end] === character) end++;
    return this.#text.slice(at, end);
  }

  #judge(at: number): Verdict {
    const character = this.#text[at] ?? '';
    if (character === '\\') return this.#escape(at);
    if (character === '[') return this.#link(at, at);
    if (character === '!') return this.#image(at);
    if (character === '<') return this.#angle(at);
    if (character === '&') return this.#entity(at);
    const run = this.#run(at);
    if (at + run.length === this.#text.length && !this.#ended && run.length < EMPHASIS_REACH) return 'wait';
    return character === '`' ? this.#code(at, run) : this.#emphasis(at, run);
  }

  #escape(at: number): Verdict {
    const next = this.#text[at + 1];
    if (next === undefined) return this.#ended ? 'literal' : 'wait';
    if (!/[!-/:-@[-`{-~]/.test(next)) return 'literal';
    return { spans: [{ text: next, marks: this.marks }], to: at + 2 };
  }

  #image(at: number): Verdict {
    const next = this.#text[at + 1];
    if (next === undefined && !this.#ended) return 'wait';
    return next === '[' ? this.#link(at, at + 1) : 'literal';
  }

  #code(at: number, run: string): Verdict {
    const start = at + run.length;
    for (let close = this.#next('`', start); close >= 0; ) {
      if (close - at > EMPHASIS_REACH) return 'literal';
      const closing = this.#run(close);
      const after = close + closing.length;
      if (closing.length === run.length) {
        if (after === this.#text.length && !this.#ended) return 'wait';
        return { spans: [this.#codeSpan(this.#text.slice(start, close), run)], to: after };
      }
      close = this.#next('`', after);
    }
    return this.#unclosed(at, EMPHASIS_REACH);
  }

  #codeSpan(content: string, run: string): Span {
    const trimmed = /^ .*[^ ].* $/.test(content) ? content.slice(1, -1) : content;
    if (!this.options.coloured) return { text: run + content + run, marks: this.marks };
    return { text: trimmed, marks: [...this.marks, 'cyan'] };
  }

  #emphasis(at: number, run: string): Verdict {
    const character = run[0] ?? '';
    const size = run.length;
    const start = at + size;
    if (size > 3 || (character === '~' && size !== 2)) return 'literal';
    const before = this.#text[at - 1];
    const after = this.#text[start];
    if (isBlank(after)) return 'literal';
    if (PUNCTUATION.test(after ?? '') && !isBlank(before) && !PUNCTUATION.test(before ?? ''))
      return 'literal';
    if (character === '_' && before !== undefined && WORD.test(before)) return 'literal';
    // 5*6*7 and 2**3**4 are arithmetic far more often than emphasis.
    if (character === '*' && (size === 1 ? /[a-z0-9]/i : /\d/).test(before ?? '')) return 'literal';

    for (let close = this.#next(character, start); close >= 0; ) {
      if (close - at > EMPHASIS_REACH) return 'literal';
      const closing = this.#run(close);
      const end = close + closing.length;
      if (end === this.#text.length && !this.#ended) return 'wait';
      if (this.#closes(character, size, closing.length, close, end)) {
        const content = this.#text.slice(start, end - size);
        return { spans: this.#emphasised(content, character, size), to: end };
      }
      close = this.#next(character, end);
    }
    return this.#unclosed(at, EMPHASIS_REACH);
  }

  #closes(character: string, size: number, length: number, close: number, end: number): boolean {
    if (isBlank(this.#text[close - 1]) || this.#text[close - 1] === '\\') return false;
    if (character === '_' && WORD.test(this.#text[end] ?? '')) return false;
    // One star closes one star; two of them are bold text inside.
    return size === 1 ? length === 1 || length === 3 : length >= size;
  }

  #emphasised(content: string, character: string, size: number): Span[] {
    const marker = character.repeat(size);
    if (!this.options.coloured) {
      return [
        { text: marker, marks: this.marks },
        ...this.#inner(content, this.marks),
        { text: marker, marks: this.marks },
      ];
    }
    const added = character === '~' ? (['strike'] as const) : EMPHASIS[size - 1];
    return this.#inner(content, [...this.marks, ...(added ?? [])]);
  }

  #inner(content: string, marks: Marks): Span[] {
    const reader = new InlineReader(this.options, marks);
    return [...reader.push(content), ...reader.end()];
  }

  #link(at: number, bracket: number): Verdict {
    const close = this.#matching(bracket, '[', ']', at + LINK_REACH);
    if (close === undefined) return this.#unclosed(at, LINK_REACH);
    const next = this.#text[close + 1];
    if (next === undefined && !this.#ended) return 'wait';
    if (next !== '(') return 'literal';
    const end = this.#matching(close + 1, '(', ')', at + LINK_REACH);
    if (end === undefined) return this.#unclosed(at, LINK_REACH);
    const label = this.#text.slice(bracket + 1, close);
    const target = /^\s*<?([^\s<>]*)>?(?:\s+["'(].*["')])?\s*$/.exec(this.#text.slice(close + 2, end));
    if (!target) return 'literal';
    const address = target[1] ?? '';
    const marks: Marks = this.options.coloured ? [...this.marks, 'underline'] : this.marks;
    const shown = label === address ? [{ text: label, marks }] : this.#inner(label, marks);
    if (label === address || address === '' || address.startsWith('#')) return { spans: shown, to: end + 1 };
    const faint: Marks = this.options.coloured ? [...this.marks, 'dim'] : this.marks;
    const gap = shown.length > 0 ? ' ' : '';
    return {
      spans: [...shown, { text: gap, marks: this.marks }, { text: `(${address})`, marks: faint }],
      to: end + 1,
    };
  }

  #angle(at: number): Verdict {
    const end = this.#next('>', at);
    const reach = end < 0 ? this.#text.length : end;
    const body = this.#text.slice(at + 1, Math.min(reach, at + LINK_REACH));
    if (/\s/.test(body.replace(/^br\s*\/?$/i, ''))) return 'literal';
    if (end < 0) return /^(?:[a-z/]|$)/i.test(body) ? this.#unclosed(at, LINK_REACH) : 'literal';
    if (/^br\s*\/?$/i.test(body))
      return { spans: [{ text: '', marks: this.marks, breaks: true }], to: end + 1 };
    if (!/^(https?:\/\/|mailto:)/i.test(body)) return 'literal';
    const marks: Marks = this.options.coloured ? [...this.marks, 'underline'] : this.marks;
    return { spans: [{ text: body, marks }], to: end + 1 };
  }

  #entity(at: number): Verdict {
    const body = /^&(#x[0-9a-f]{0,6}|#\d{0,7}|[a-z][a-z0-9]{0,15}|)(;?)/i.exec(this.#text.slice(at, at + 20));
    if (!body) return 'literal';
    const atEnd = at + body[0].length === this.#text.length;
    if (!body[2]) return atEnd && !this.#ended ? 'wait' : 'literal';
    const character = entity(body[1] ?? '');
    if (character === undefined) return 'literal';
    return { spans: [{ text: character, marks: this.marks }], to: at + body[0].length };
  }

  #unclosed(at: number, reach: number): Verdict {
    return this.#ended || this.#text.length - at > reach ? 'literal' : 'wait';
  }

  /** The bracket that closes the one at `open`, if it comes before `limit`. */
  #matching(open: number, opening: string, closing: string, limit: number): number | undefined {
    const nearest = this.#next(closing, open);
    if (nearest < 0 || nearest > limit) return undefined;
    let depth = 0;
    const last = Math.min(this.#text.length, limit + 1);
    for (let i = open; i < last; i++) {
      const character = this.#text[i];
      if (character === '\\') i++;
      else if (character === opening) depth++;
      else if (character === closing && --depth === 0) return i;
    }
    return undefined;
  }

  /** indexOf that, going forward, never looks twice at the same text. */
  #next(character: string, from: number): number {
    const memory = this.#searched.get(character);
    const applies = memory !== undefined && from >= memory.from;
    if (applies && memory.found >= from) return memory.found;
    const found = this.#text.indexOf(character, applies ? Math.max(from, memory.upTo) : from);
    this.#searched.set(character, { from, found, upTo: found < 0 ? this.#text.length : found });
    return found;
  }
}

const EMPHASIS: readonly Marks[] = [['italic'], ['bold'], ['bold', 'italic']];
