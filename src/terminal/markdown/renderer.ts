import { style } from '../style.ts';
import { type Block, classify } from './blocks.ts';
import { CodeFence, Highlighting } from './code-fence.ts';
import { Flow, type Marks } from './flow.ts';
import { HeldTable } from './held-table.ts';
import { InlineReader, type SpanReader, VerbatimReader } from './inline.ts';
import { ListIndents } from './lists.ts';

export interface MarkdownOptions {
  readonly columns: () => number;
  readonly coloured: boolean;
  /** Words instead of glyphs. */
  readonly accessible?: boolean;
}

const NARROWEST = 20;
const WIDEST_RULE = 120;
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
  #fence: CodeFence | undefined;
  #table: HeldTable | undefined;
  readonly #lists = new ListIndents();
  readonly #flow: Flow;
  readonly #highlighting = new Highlighting();

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
    if (block.kind === 'fence' && !ended && !this.#highlighterReady(block.info)) return false;
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
    if (!this.#table) this.#gap(block.quotes);
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
    if (!this.options.coloured || info === '' || this.#highlighting.ready) return true;
    this.blocked = this.#highlighting.load().finally(() => {
      this.blocked = undefined;
    });
    return false;
  }

  #openFence(block: Block & { kind: 'fence' }, outer: string, line: string): void {
    const isRaw = !this.options.coloured;
    const column = this.#lists.text(block.indent);
    const prefix = outer + ' '.repeat(column + (isRaw ? 0 : 2));
    this.#fence = new CodeFence(block, { prefix, isRaw, code: this.#highlighting.linesOf(block.info) });
    if (isRaw) this.#out += `${prefix}${line}\n`;
  }

  #readCode(fence: CodeFence, newline: number, ended: boolean): boolean {
    const read = fence.read(this.#input, newline, ended);
    if (!read) return false;
    this.#out += read.shown;
    this.#input = this.#input.slice(read.length);
    if (fence.isClosed) this.#fence = undefined;
    return true;
  }

  #readRow(row: string, outer: string, indent: number): void {
    this.#table ??= new HeldTable(outer + ' '.repeat(this.#lists.text(indent)), {
      coloured: this.options.coloured,
      columns: this.#columns,
    });
    this.#out += this.#table.row(row);
    if (this.#table.isNone) this.#endTable();
  }

  /** Lines that only looked like a table are text. */
  #endTable(): void {
    const table = this.#table;
    if (!table) return;
    this.#table = undefined;
    this.#out += table.end();
    for (const row of table.plainRows) {
      this.#flow.begin(table.prefix, table.prefix);
      this.#inline = new InlineReader({ coloured: this.options.coloured });
      this.#feed(this.#inline.push(row));
      this.#endInline();
    }
  }
}
