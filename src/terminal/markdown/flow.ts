import { closeMark, openMark, type StyleName } from '../style.ts';
import { width } from '../width.ts';

export type Marks = readonly StyleName[];

interface Piece {
  text: string;
  readonly marks: Marks;
}

/** Blanks, one ideograph (a line may break on either side of it), or a run of anything else. */
const UNITS =
  /[ \t]+|[\u2e80-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uff60\u{20000}-\u{3fffd}]|[^ \t\u2e80-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uff60\u{20000}-\u{3fffd}]+/gu;
const IDEOGRAPH = /^[\u2e80-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uff60\u{20000}-\u{3fffd}]/u;
const NEVER_FIRST = /^[、。，．：；！？）」』】〉》〕｝ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ\u3099\u309a]/;
const NEVER_LAST = '（「『【〈《〔｛';

/** A word longer than this is shown before its end is known, so that nothing without blanks is held for ever. */
const LONGEST_HELD = 2_048;

function sharedLength(a: Marks, b: Marks): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

/** Sets words into lines of a width, without ever going back: a word is shown as soon as it is known to be whole. */
export class Flow {
  #out = '';
  #column = 0;
  #rest = '';
  #fresh = true;
  #gap = '';
  #unit: Piece[] = [];
  #length = 0;
  #wide = false;
  #glued = false;
  #open: Marks = [];

  /** Asked for each word: a window may change its width in the middle of an answer. */
  constructor(private readonly columns: () => number) {}

  /** Starts a line with `first` before it, and `rest` before what it wraps into. */
  begin(first: string, rest: string): void {
    this.#out += first;
    this.#column = width(first);
    this.#rest = rest;
    this.#fresh = true;
    this.#gap = '';
  }

  feed(text: string, marks: Marks): void {
    for (const [unit] of text.matchAll(UNITS)) {
      const first = unit[0];
      if (first === ' ' || first === '\t') {
        this.#place();
        this.#glued = false;
        this.#gap += unit.replaceAll('\t', '    ');
      } else if (!IDEOGRAPH.test(unit)) {
        const joins = !this.#wide || /^(?:\p{M}|\u200d)/u.test(unit) || this.#endsOpening();
        if (!joins) this.#place();
        this.#append(unit, marks);
        this.#wide = false;
      } else {
        if (!NEVER_FIRST.test(unit) && !this.#endsOpening()) this.#place();
        this.#append(unit, marks);
        this.#wide = true;
      }
    }
  }

  /** Ends the line; blanks at its end are dropped. */
  end(): void {
    this.#place();
    this.#glued = false;
    this.#gap = '';
    this.#setMarks([]);
    this.#out += '\n';
    this.#column = 0;
  }

  /** Goes on in a new line of the same paragraph. */
  breakLine(): void {
    this.end();
    this.begin(this.#rest, this.#rest);
  }

  take(): string {
    const shown = this.#out;
    this.#out = '';
    return shown;
  }

  #endsOpening(): boolean {
    const last = this.#unit.at(-1);
    return last !== undefined && NEVER_LAST.includes(last.text.slice(-1));
  }

  #append(text: string, marks: Marks): void {
    let rest = text;
    while (this.#length + rest.length > LONGEST_HELD) {
      let cut = LONGEST_HELD - this.#length;
      if (/[\ud800-\udbff]/.test(rest[cut - 1] ?? '')) cut -= 1;
      this.#add(rest.slice(0, cut), marks);
      rest = rest.slice(cut);
      this.#place();
      this.#glued = true;
    }
    this.#add(rest, marks);
  }

  #add(text: string, marks: Marks): void {
    if (text === '') return;
    this.#length += text.length;
    const last = this.#unit.at(-1);
    if (last && last.marks === marks) last.text += text;
    else this.#unit.push({ text, marks });
  }

  #place(): void {
    const first = this.#unit[0];
    if (!first) return;
    const columns = this.#unit.reduce((sum, piece) => sum + width(piece.text), 0);
    const fits = this.#column + this.#gap.length + columns <= this.columns();
    // At the start of a line, or glued to what is before it, there is no gap and no break.
    const mayBreak = !this.#fresh && !this.#glued;
    if (mayBreak && fits) {
      this.#setMarks(this.#open.slice(0, sharedLength(this.#open, first.marks)));
      this.#out += this.#gap;
      this.#column += this.#gap.length;
    } else if (mayBreak) {
      this.#setMarks([]);
      this.#out += `\n${this.#rest}`;
      this.#column = width(this.#rest);
    }
    for (const piece of this.#unit) {
      this.#setMarks(piece.marks);
      this.#out += piece.text;
    }
    this.#column += columns;
    this.#fresh = false;
    this.#glued = false;
    this.#gap = '';
    this.#unit = [];
    this.#length = 0;
    this.#wide = false;
  }

  #setMarks(next: Marks): void {
    if (next === this.#open) return;
    const kept = sharedLength(this.#open, next);
    for (const name of this.#open.slice(kept).reverse()) this.#out += closeMark(name);
    for (const name of next.slice(kept)) this.#out += openMark(name);
    this.#open = next;
  }
}

/** Lines of a width from spans, for cells of a table. */
export function wrap(
  spans: readonly { readonly text: string; readonly marks: Marks }[],
  columns: number,
): string[] {
  const flow = new Flow(() => columns);
  flow.begin('', '');
  for (const span of spans) flow.feed(span.text, span.marks);
  flow.end();
  return flow.take().slice(0, -1).split('\n');
}
