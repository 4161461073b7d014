import { entity } from './entities.ts';
import type { Marks } from './flow.ts';
import { Lookahead } from './lookahead.ts';

export interface InlineSpan {
  readonly text: string;
  readonly marks: Marks;
  /** A line break inside the paragraph, after the text. */
  readonly breaks?: true;
}

export interface InlineOptions {
  /** Without colour the markers of emphasis stay, because nothing else shows it. */
  readonly coloured: boolean;
}

type Found = { readonly spans: readonly InlineSpan[]; readonly to: number };
/** `wait`: the decision needs more text. */
type Verdict = Found | 'wait' | 'literal';

const SPECIAL = /[\\`*_~[!<&]/g;
const PUNCTUATION = /[!-/:-@[-`{-~\p{P}\p{S}]/u;
const WORD = /[\p{L}\p{N}]/u;

/** Longest distance to a closing marker. Beyond it the opening one is text, so an unclosed star never blocks an answer. */
const EMPHASIS_REACH = 500;
const LINK_REACH = 1_500;
/** An address in angle brackets or bare, and perhaps a title in quotes. */
const LINK_TARGET = /^<?([^\s<>]*)>?(?:\s+["'(].*["')])?$/;
/** Emphasis and links inside each other are read again on every level, so there are few of them. */
const DEEPEST_NESTING = 8;

function isBlank(character: string | undefined): boolean {
  return character === undefined || /\s/.test(character);
}

export interface SpanReader {
  push(text: string): InlineSpan[];
  end(): InlineSpan[];
}

/** A line in which nothing has a meaning. */
export class VerbatimReader implements SpanReader {
  push(text: string): InlineSpan[] {
    return [{ text, marks: NO_MARKS }];
  }

  end(): InlineSpan[] {
    return [];
  }
}

const NO_MARKS: Marks = [];

/** Emphasis, code, links and escapes of one line that arrives in pieces; what is certain is given at once. */
export class InlineReader implements SpanReader {
  #at = 0;
  #out: InlineSpan[] = [];
  readonly #ahead = new Lookahead();

  constructor(
    private readonly options: InlineOptions,
    private readonly marks: Marks = NO_MARKS,
    private readonly depth = 0,
  ) {}

  push(text: string): InlineSpan[] {
    this.#ahead.push(text);
    this.#scan();
    return this.#take();
  }

  end(): InlineSpan[] {
    this.#ahead.ended = true;
    this.#scan();
    return this.#take();
  }

  #take(): InlineSpan[] {
    const spans = this.#out;
    this.#out = [];
    this.#at = this.#ahead.letGo(this.#at);
    return spans;
  }

  #scan(): void {
    while (this.#at < this.#ahead.text.length) {
      SPECIAL.lastIndex = this.#at;
      const special = SPECIAL.exec(this.#ahead.text)?.index ?? this.#ahead.text.length;
      this.#plain(this.#ahead.text.slice(this.#at, special));
      this.#at = special;
      if (special === this.#ahead.text.length) return;
      const verdict = this.#judge(special);
      if (verdict === 'wait') return;
      if (verdict === 'literal') {
        const run = this.#ahead.run(special);
        this.#plain(run);
        this.#at = special + run.length;
      } else {
        for (const span of verdict.spans) this.#out.push(span);
        this.#at = verdict.to;
      }
    }
  }

  #plain(text: string): void {
    if (text === '') return;
    const last = this.#out.at(-1);
    if (last && last.marks === this.marks && !last.breaks)
      this.#out.splice(-1, 1, { text: last.text + text, marks: this.marks });
    else this.#out.push({ text, marks: this.marks });
  }

  #judge(at: number): Verdict {
    const character = this.#ahead.text[at] ?? '';
    if (character === '\\') return this.#escape(at);
    if (character === '[') return this.#link(at, at);
    if (character === '!') return this.#image(at);
    if (character === '<') return this.#angle(at);
    if (character === '&') return this.#entity(at);
    const run = this.#ahead.run(at);
    if (at + run.length === this.#ahead.text.length && !this.#ahead.ended && run.length < EMPHASIS_REACH)
      return 'wait';
    return character === '`' ? this.#code(at, run) : this.#emphasis(at, run);
  }

  #escape(at: number): Verdict {
    const next = this.#ahead.text[at + 1];
    if (next === undefined) return this.#ahead.ended ? 'literal' : 'wait';
    if (!/[!-/:-@[-`{-~]/.test(next)) return 'literal';
    return { spans: [{ text: next, marks: this.marks }], to: at + 2 };
  }

  #image(at: number): Verdict {
    const next = this.#ahead.text[at + 1];
    if (next === undefined && !this.#ahead.ended) return 'wait';
    return next === '[' ? this.#link(at, at + 1) : 'literal';
  }

  #code(at: number, run: string): Verdict {
    const start = at + run.length;
    for (let close = this.#ahead.next('`', this.#ahead.from(run, start)); close >= 0; ) {
      if (close - at > EMPHASIS_REACH) return 'literal';
      const closing = this.#ahead.run(close);
      const after = close + closing.length;
      if (after === this.#ahead.text.length && !this.#ahead.ended) return 'wait';
      if (closing.length === run.length) {
        return { spans: [this.#codeSpan(this.#ahead.text.slice(start, close), run)], to: after };
      }
      this.#ahead.passed(run, after);
      close = this.#ahead.next('`', after);
    }
    return this.#ahead.within(at, EMPHASIS_REACH) ? 'wait' : 'literal';
  }

  #codeSpan(content: string, run: string): InlineSpan {
    const isPadded = content.startsWith(' ') && content.endsWith(' ') && content.trim() !== '';
    const trimmed = isPadded ? content.slice(1, -1) : content;
    if (!this.options.coloured) return { text: run + content + run, marks: this.marks };
    return { text: trimmed, marks: [...this.marks, 'cyan'] };
  }

  #emphasis(at: number, run: string): Verdict {
    const character = run[0] ?? '';
    const size = run.length;
    const start = at + size;
    if (size > 3 || (character === '~' && size !== 2)) return 'literal';
    const before = this.#ahead.text[at - 1];
    const after = this.#ahead.text[start];
    if (isBlank(after)) return 'literal';
    if (PUNCTUATION.test(after ?? '') && !isBlank(before) && !PUNCTUATION.test(before ?? ''))
      return 'literal';
    if (character === '_' && before !== undefined && WORD.test(before)) return 'literal';
    // 5*6*7 and 2**3**4 are arithmetic far more often than emphasis.
    if (character === '*' && (size === 1 ? /[a-z0-9]/i : /\d/).test(before ?? '')) return 'literal';

    for (let close = this.#ahead.next(character, this.#ahead.from(run, start)); close >= 0; ) {
      if (close - at > EMPHASIS_REACH) return 'literal';
      const closing = this.#ahead.run(close);
      const end = close + closing.length;
      if (end === this.#ahead.text.length && !this.#ahead.ended) return 'wait';
      if (this.#closes(character, size, closing.length, close, end)) {
        const content = this.#ahead.text.slice(start, end - size);
        return { spans: this.#emphasised(content, character, size), to: end };
      }
      this.#ahead.passed(run, end);
      close = this.#ahead.next(character, end);
    }
    return this.#ahead.within(at, EMPHASIS_REACH) ? 'wait' : 'literal';
  }

  #closes(character: string, size: number, length: number, close: number, end: number): boolean {
    if (isBlank(this.#ahead.text[close - 1]) || this.#ahead.text[close - 1] === '\\') return false;
    if (character === '_' && WORD.test(this.#ahead.text[end] ?? '')) return false;
    // One star closes one star; two of them are bold text inside.
    return size === 1 ? length === 1 || length === 3 : length >= size;
  }

  #emphasised(content: string, character: string, size: number): InlineSpan[] {
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

  #inner(content: string, marks: Marks): InlineSpan[] {
    if (this.depth === DEEPEST_NESTING) return [{ text: content, marks }];
    const reader = new InlineReader(this.options, marks, this.depth + 1);
    return [...reader.push(content), ...reader.end()];
  }

  #link(at: number, bracket: number): Verdict {
    const close = this.#ahead.matching(bracket, '[', at + LINK_REACH);
    if (close === undefined) return this.#ahead.within(at, LINK_REACH) ? 'wait' : 'literal';
    const next = this.#ahead.text[close + 1];
    if (next === undefined && !this.#ahead.ended) return 'wait';
    if (next !== '(') return 'literal';
    const end = this.#ahead.matching(close + 1, '(', at + LINK_REACH);
    if (end === undefined) return this.#ahead.within(at, LINK_REACH) ? 'wait' : 'literal';
    const label = this.#ahead.text.slice(bracket + 1, close);
    const target = LINK_TARGET.exec(this.#ahead.text.slice(close + 2, end).trim());
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
    const found = this.#ahead.next('>', at);
    const end = found - at > LINK_REACH ? -1 : found;
    const another = this.#ahead.next('<', at + 1);
    if (another >= 0 && (end < 0 || another < end)) return 'literal';
    const body = this.#ahead.text.slice(at + 1, end < 0 ? at + LINK_REACH : end);
    if (/\s/.test(body.replace(/^br\s*\/?$/i, ''))) return 'literal';
    if (end < 0)
      return /^(?:[a-z/]|$)/i.test(body) && this.#ahead.within(at, LINK_REACH) ? 'wait' : 'literal';
    if (/^br\s*\/?$/i.test(body))
      return { spans: [{ text: '', marks: this.marks, breaks: true }], to: end + 1 };
    if (!/^(https?:\/\/|mailto:)/i.test(body)) return 'literal';
    const marks: Marks = this.options.coloured ? [...this.marks, 'underline'] : this.marks;
    return { spans: [{ text: body, marks }], to: end + 1 };
  }

  #entity(at: number): Verdict {
    const next = this.#ahead.text[at + 1];
    if (next === undefined ? this.#ahead.ended : !/[#a-z]/i.test(next)) return 'literal';
    const body = /^&(#x[0-9a-f]{0,6}|#\d{0,7}|[a-z][a-z0-9]{0,15}|)(;?)/i.exec(
      this.#ahead.text.slice(at, at + 20),
    );
    if (!body) return 'literal';
    const atEnd = at + body[0].length === this.#ahead.text.length;
    if (!body[2]) return atEnd && !this.#ahead.ended ? 'wait' : 'literal';
    const character = entity(body[1] ?? '');
    if (character === undefined) return 'literal';
    return { spans: [{ text: character, marks: this.marks }], to: at + body[0].length };
  }
}

const EMPHASIS: readonly Marks[] = [['italic'], ['bold'], ['bold', 'italic']];
