import { OctetError } from '../errors.ts';
import { jsonPieces, jsonText, ndjsonLine, resultEvent } from './json.ts';
import type { LineBelow } from './line-below.ts';
import { isText, type Output } from './output.ts';
import { sanitise } from './sanitise.ts';
import type { Sink } from './sink.ts';
import { Painter, paint } from './style.ts';
import type { Terminal } from './terminal.ts';
import { breathe, inPieces, joinedLines, PIECE_CHARACTERS } from './text-pieces.ts';
import { markdownStream, neutralStream, rawStream, type TextStream } from './text-stream.ts';

const MOST_LINES_AT_ONCE = 1_000;

export interface ResultsOptions {
  readonly sink: Sink;
  readonly out: Output;
  readonly mode: Terminal['mode'];
  readonly accessible: boolean;
  readonly signal: AbortSignal | undefined;
  readonly below: LineBelow;
  readonly inPager: (text: string, wanted?: boolean) => Promise<boolean>;
}

type Results = Pick<Terminal, 'result' | 'items' | 'event' | 'write' | 'writeBytes' | 'stream' | 'paged'> & {
  /** True once a part of the result was written. */
  hasBegun(): boolean;
};

/** Everything that goes to stdout. */
export function createResults(options: ResultsOptions): Results {
  const { sink, out, mode, accessible, signal, below, inPager } = options;
  let begun = false;

  function emit(event: object): Promise<void> {
    begun = true;
    return sink.write(ndjsonLine(event, out.isTTY));
  }

  /** A list is one item a line. */
  async function emitEach(items: readonly unknown[]): Promise<void> {
    begun = true;
    for (const item of items) await emit(resultEvent(item));
  }

  async function writeJson(document: unknown): Promise<void> {
    begun = true;
    const form = out.isTTY ? { forTerminal: true, indent: 2 } : { forTerminal: false };
    let written = 0;
    for (const piece of jsonPieces(document, form)) {
      await sink.write(piece);
      written += piece.length;
      if (written > PIECE_CHARACTERS) await breathe(signal);
    }
  }

  async function writeArray(items: AsyncIterable<unknown>): Promise<void> {
    begun = true;
    let piece = '[';
    let isFirst = true;
    for await (const item of items) {
      piece += `${isFirst ? '' : ','}${jsonText(item, { forTerminal: false })}`;
      isFirst = false;
      if (piece.length < PIECE_CHARACTERS) continue;
      await sink.write(piece);
      piece = '';
      await breathe(signal);
    }
    await sink.write(`${piece}]\n`);
  }

  function write(text: string): Promise<void> {
    if (text.length > PIECE_CHARACTERS) return writePieces(inPieces(text));
    return sink.write(out.isTTY ? paint(sanitise(text), out.color > 0) : paint(text, out.color > 0));
  }

  function writeLines(text: string): Promise<void> {
    if (text === '') return Promise.resolve();
    return write(text.endsWith('\n') ? text : `${text}\n`);
  }

  /** Many lines for a person, who may have a pager. */
  async function writeLong(lines: readonly string[]): Promise<void> {
    const text = `${lines.join('\n')}\n`;
    if (await inPager(paint(sanitise(text), out.color > 0))) return;
    await writePieces(joinedLines(lines));
  }

  async function writePieces(pieces: Iterable<string>): Promise<void> {
    const painter = new Painter(out.color > 0);
    for (const piece of pieces) {
      await sink.write(painter.paint(out.isTTY ? sanitise(piece) : piece));
      await breathe(signal);
    }
  }

  function textStream(put: (text: string) => Promise<void>, markdown: boolean): TextStream {
    if (!out.isTTY) return rawStream(put);
    if (!markdown) return neutralStream(put, signal);
    const load = async () => {
      const { MarkdownRenderer } = await import('./markdown/renderer.ts');
      return new MarkdownRenderer({ columns: () => out.columns, coloured: out.color > 0, accessible });
    };
    return markdownStream(put, load, { coloured: out.color > 0, signal });
  }

  return {
    hasBegun: () => begun,
    result(document, human) {
      if (mode === 'ndjson')
        return Array.isArray(document) ? emitEach(document) : emit(resultEvent(document));
      if (mode === 'json') return writeJson(document);
      const lines = typeof human === 'function' ? human() : human;
      if (typeof lines === 'string')
        return out.isTTY && lines !== '' ? writeLong([lines.replace(/\n$/, '')]) : writeLines(lines);
      if (out.isTTY) return writeLong([...lines]);
      if (!Array.isArray(lines) || lines.length > MOST_LINES_AT_ONCE) return writePieces(joinedLines(lines));
      return writeLines(lines.join('\n'));
    },
    async items(items) {
      if (mode === 'ndjson') {
        for await (const item of items) await emit(resultEvent(item));
      } else if (out.isTTY) {
        const all: unknown[] = [];
        for await (const item of items) all.push(item);
        await writeJson(all);
      } else await writeArray(items);
    },
    event: (document) => (mode === 'ndjson' ? emit(document) : Promise.resolve()),
    write,
    async writeBytes(bytes, { force = false } = {}) {
      if (!out.isTTY || force) return sink.write(bytes);
      if (isText(bytes)) return write(new TextDecoder().decode(bytes));
      throw new OctetError(
        'unsafe',
        'refusing to print binary data to the terminal',
        'save it with -o FILE, or add --force',
      );
    },
    stream({ markdown = false } = {}) {
      return textStream((text) => sink.write(below.around(text)), markdown);
    },
    async paged(text, { markdown = false, wanted = false } = {}) {
      const pieces: string[] = [];
      const collected = textStream(async (piece) => void pieces.push(piece), markdown);
      await collected.push(text);
      await collected.end();
      const shown = pieces.join('');
      if (!(await inPager(shown, wanted))) await sink.write(shown);
    },
  };
}
