import { style } from '../style.ts';
import { type Block, classify, isDelimiterRow } from './blocks.ts';
import { Flow, type Marks } from './flow.ts';
import { Grid } from './grid.ts';
import { InlineReader, type SpanReader, VerbatimReader } from './inline.ts';
import { ListIndents } from './lists.ts';

export interface MarkdownOptions {
  readonly columns: () => number;
  readonly coloured: boolean;
  /** Words instead of glyphs. */
  readonly accessible?: boolean;
}

interface CodeLines {
  line(text: string): string;
}

interface Fence {
  readonly closing: RegExp;
  readonly indent: number;
  readonly quotes: number;
  readonly prefix: string;
  readonly raw: boolean;
  readonly code: CodeLines;
  /** Part of a line too long to be held has been shown. */
  inLine: boolean;
}

const NARROWEST = 20;
/** Lines count with their context: some thousand lines of ordinary code. */
const MOST_HIGHLIGHTED = 2_000_000;
const WIDEST_RULE = 120;
const LONGEST_CODE_LINE = 4_096;
/** A table is laid out when it is complete, or when it has this many rows; later ones follow its layout. */
const MOST_ROWS_HELD = 200;
const AS_IT_IS: CodeLines = { line: (text) => text };
const HEADINGS: readonly Marks[] = [['bold', 'cyan', 'underline'], ['bold', 'cyan'], ['bold']];

/**
 * Markdown that is shown while it arrives, without ever repainting: words as soon as they are whole, markers when it
 * is certain what they mean, code line by line, tables when they are complete. The same text gives the same output
 * however it is cut into pieces.
 */
export class MarkdownRenderer {
  /** Set while a code block waits for its highlighter: call `push('')` when it resolves. */
  blocked: Promise<void> | undefined;

  #input = '';
  #out = '';
  #started = false;
  #blankBefore: number | undefined;
  #quotes = 0;
  #inline: SpanReader | undefined;
  #verbatim = false;
  #fence: Fence | undefined;
  #rows: string[] = [];
  #rowPrefix = '';
  #grid: Grid | undefined;
  readonly #lists = new ListIndents();
  readonly #flow: Flow;
  #highlight: typeof import('./highlight.ts') | undefined;
  #highlightFailed = false;
  readonly #budget = { characters: MOST_HIGHLIGHTED };

  constructor(private readonly options: MarkdownOptions) {
    this.#flow = new Flow(() => this.#columns);
  }

  get #columns(): number {
    return Math.max(NARROWEST, this.options.columns());
  }

  push(text: string): string {
    this.#input += text.replaceAll('\r\n', '\n');
    while (!this.blocked && this.#step(false));
    return this.#take();
  }

  end(): string {
    while (this.#step(true));
    if (this.#inline) this.#endInline();
    this.#endTable();
    return this.#take();
  }

  #take(): string {
    const shown = this.#out;
    this.#out = '';
    return shown;
  }

  /** True if it made progress. */
  #step(ended: boolean): boolean {
    if (this.#input === '') return false;
    const newline = this.#input.indexOf('\n');
    if (this.#inline) return this.#readInline(newline);
    if (this.#fence) return this.#readCode(this.#fence, newline, ended);
    const complete = newline >= 0 || ended;
    const line = newline >= 0 ? this.#input.slice(0, newline) : this.#input;
    const block = classify(line, complete);
    if (!block) return false;
    if (block.kind === 'fence' && !this.#highlighterReady(block.info) && !ended) return false;
    return this.#begin(block, line, newline);
  }

  #begin(block: Block, line: string, newline: number): boolean {
    if (block.kind !== 'row') this.#endTable();
    const whole = newline < 0 ? this.#input.length : newline + 1;
    if (block.kind === 'blank') {
      this.#blankBefore = block.quotes;
      this.#lists.blank();
      this.#input = this.#input.slice(whole);
      return true;
    }
    if (block.quotes !== this.#quotes) this.#lists.clear();
    this.#quotes = block.quotes;
    const isFirst = !this.#started || this.#blankBefore !== undefined;
    if (this.#rows.length === 0 && !this.#grid) this.#gap(block.quotes);
    const outer = style.dim('│ ').repeat(block.quotes);
    switch (block.kind) {
      case 'rule':
      case 'underline': {
        if (block.kind === 'rule') this.#lists.clear();
        const dash = block.kind === 'rule' ? '─' : '═';
        this.#out += `${outer}${style.dim(dash.repeat(Math.min(this.#columns, WIDEST_RULE) - 2 * block.quotes))}\n`;
        break;
      }
      case 'row':
        this.#readRow(line.slice(block.at), outer, block.indent);
        break;
      case 'fence':
        this.#openFence(block, outer, line.slice(block.at));
        break;
      default:
        this.#openLine(block, outer, isFirst);
        this.#input = this.#input.slice(block.at);
        return true;
    }
    this.#input = this.#input.slice(whole);
    return true;
  }

  /** The empty line between blocks; several count as one, and none comes first. */
  #gap(quotes: number): void {
    if (this.#blankBefore !== undefined && this.#started) {
      const depth = Math.min(quotes, this.#blankBefore);
      this.#out += `${style.dim(Array(depth).fill('│').join(' '))}\n`;
    }
    this.#blankBefore = undefined;
    this.#started = true;
  }

  #openLine(block: Block, outer: string, isFirst: boolean): void {
    let marks: Marks = [];
    let first = '';
    let hanging = 0;
    let verbatim = false;
    if (block.kind === 'heading') {
      this.#lists.clear();
      if (this.options.coloured) marks = HEADINGS[Math.min(block.level, HEADINGS.length) - 1] ?? [];
      else first = `${'#'.repeat(block.level)} `;
      hanging = first.length;
    } else if (block.kind === 'item') {
      const { column, depth } = this.#lists.item(block.indent, block.marker);
      first = ' '.repeat(column) + this.#bullet(block.marker, depth);
      if (block.task) first += this.#box(block.task);
      hanging = this.#lists.column + (block.task ? (this.options.accessible ? 4 : 2) : 0);
    } else {
      hanging = this.#lists.text(block.indent);
      // Four blanks make code of a line that begins a block.
      verbatim = hanging === 0 && block.indent >= 4 && (isFirst || this.#verbatim);
      if (verbatim) hanging = block.indent;
      first = ' '.repeat(hanging);
    }
    this.#verbatim = verbatim;
    this.#flow.begin(outer + first, outer + ' '.repeat(hanging));
    this.#inline = verbatim
      ? new VerbatimReader()
      : new InlineReader({ coloured: this.options.coloured }, marks);
  }

  #bullet(marker: string, depth: number): string {
    if (/^\d/.test(marker)) return `${marker} `;
    return `${depth % 2 === 0 ? '•' : '◦'} `;
  }

  #box(task: 'open' | 'done'): string {
    if (this.options.accessible) return task === 'done' ? '[x] ' : '[ ] ';
    return task === 'done' ? `${style.green('☑')} ` : '☐ ';
  }

  #readInline(newline: number): boolean {
    const text = newline < 0 ? this.#input : this.#input.slice(0, newline);
    this.#input = newline < 0 ? '' : this.#input.slice(newline + 1);
    this.#feed(this.#inline?.push(text) ?? []);
    if (newline >= 0) this.#endInline();
    else this.#out += this.#flow.take();
    return true;
  }

  #endInline(): void {
    this.#feed(this.#inline?.end() ?? []);
    this.#inline = undefined;
    this.#flow.end();
    this.#out += this.#flow.take();
  }

  #feed(spans: readonly { readonly text: string; readonly marks: Marks; readonly breaks?: true }[]): void {
    for (const span of spans) {
      this.#flow.feed(span.text, span.marks);
      if (span.breaks) this.#flow.breakLine();
    }
  }

  #highlighterReady(info: string): boolean {
    if (!this.options.coloured || info === '' || this.#highlight || this.#highlightFailed) return true;
    this.blocked = import('./highlight.ts')
      .then((highlight) => {
        this.#highlight = highlight;
      })
      .catch(() => {
        this.#highlightFailed = true;
      })
      .finally(() => {
        this.blocked = undefined;
      });
    return false;
  }

  #openFence(block: Block & { kind: 'fence' }, outer: string, line: string): void {
    const column = this.#lists.text(block.indent);
    const language = (/^[\w+#.-]+/.exec(block.info)?.[0] ?? '').toLowerCase();
    const known = this.#highlight?.knowsLanguage(language) === true;
    const raw = !this.options.coloured;
    const prefix = outer + ' '.repeat(column + (raw ? 0 : 2));
    this.#fence = {
      closing: new RegExp(`^\\s*\\${block.fence[0]}{${block.fence.length},}\\s*$`),
      indent: block.indent,
      quotes: block.quotes,
      prefix,
      raw,
      code: known && this.#highlight ? new this.#highlight.LineHighlighter(language, this.#budget) : AS_IT_IS,
      inLine: false,
    };
    if (raw) this.#out += `${prefix}${line}\n`;
  }

  #readCode(fence: Fence, newline: number, ended: boolean): boolean {
    const length = newline < 0 ? this.#input.length : newline;
    if (length > LONGEST_CODE_LINE) return this.#readLongCode(fence);
    if (newline < 0 && !ended) return false;
    let line = this.#input.slice(0, length);
    this.#input = this.#input.slice(newline < 0 ? length : length + 1);
    if (fence.inLine) {
      fence.inLine = false;
      this.#out += `${line}\n`;
      return true;
    }
    for (let depth = 0; depth < fence.quotes; depth++) line = line.replace(/^ {0,3}> ?/, '');
    if (fence.closing.test(line)) {
      if (fence.raw) this.#out += `${fence.prefix}${line.trim()}\n`;
      this.#fence = undefined;
      return true;
    }
    const text = line.replace(new RegExp(`^ {0,${fence.indent}}`), '');
    this.#out += text === '' ? '\n' : `${fence.prefix}${fence.code.line(text)}\n`;
    return true;
  }

  #readLongCode(fence: Fence): boolean {
    const splitsPair = /[\ud800-\udbff]/.test(this.#input[LONGEST_CODE_LINE - 1] ?? '');
    const cut = splitsPair ? LONGEST_CODE_LINE - 1 : LONGEST_CODE_LINE;
    this.#out += (fence.inLine ? '' : fence.prefix) + this.#input.slice(0, cut);
    this.#input = this.#input.slice(cut);
    fence.inLine = true;
    return true;
  }

  #readRow(row: string, outer: string, indent: number): void {
    if (this.#grid) {
      this.#showRows(this.#grid.row(row));
      return;
    }
    if (this.#rows.length === 0) this.#rowPrefix = outer + ' '.repeat(this.#lists.text(indent));
    this.#rows.push(row);
    if (this.#rows.length === 2 && !isDelimiterRow(row)) this.#endTable();
    else if (this.#rows.length === MOST_ROWS_HELD) this.#layOut();
  }

  #showRows(lines: readonly string[]): void {
    for (const line of lines) this.#out += `${this.#rowPrefix}${line}\n`;
  }

  #layOut(): void {
    const room = this.#columns - [...this.#rowPrefix].length;
    this.#grid = new Grid(this.#rows, room, { coloured: this.options.coloured });
    this.#rows = [];
    this.#showRows(this.#grid.lines());
  }

  #endTable(): void {
    const [, delimiters = ''] = this.#rows;
    if (isDelimiterRow(delimiters)) this.#layOut();
    const rows = this.#rows;
    this.#rows = [];
    this.#grid = undefined;
    for (const row of rows) {
      this.#flow.begin(this.#rowPrefix, this.#rowPrefix);
      this.#inline = new InlineReader({ coloured: this.options.coloured });
      this.#feed(this.#inline.push(row));
      this.#endInline();
    }
  }
}
