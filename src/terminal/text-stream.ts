import type { MarkdownRenderer } from './markdown/renderer.ts';
import { PairJoiner, Sanitiser } from './sanitise.ts';
import { Painter } from './style.ts';
import { breathe, inPieces } from './text-pieces.ts';

/** An answer that is shown while it arrives. */
export interface TextStream {
  /** Wait for the result before pushing more: it is how a slow reader holds the sender back. */
  push(text: string): Promise<void>;
  /** Shows what is still held and ends the last line. */
  end(): Promise<void>;
}

/** Rendering code takes up to 20 ms for a thousand characters, and Ctrl-C must not wait for it. */
const RENDERED_AT_ONCE = 2_048;

type Write = (text: string) => Promise<void>;

/** For pipes: the text as it is; only halves of a character wait for each other. */
export function rawStream(write: Write): TextStream {
  const joiner = new PairJoiner();
  let last = '\n';
  const put = (text: string): Promise<void> => {
    if (text.length > 0) last = text.slice(-1);
    return write(text);
  };
  return {
    push: (text) => put(joiner.push(text)),
    async end() {
      await put(joiner.end());
      if (last !== '\n') await write('\n');
    },
  };
}

/** For a terminal, without Markdown. */
export function neutralStream(write: Write, signal?: AbortSignal): TextStream {
  const sanitiser = new Sanitiser();
  const raw = rawStream(write);
  return {
    async push(text) {
      for (const piece of inPieces(text)) {
        await raw.push(sanitiser.push(piece));
        if (text.length > piece.length) await breathe();
        if (signal?.aborted) return;
      }
    },
    async end() {
      await raw.push(sanitiser.end());
      await raw.end();
    },
  };
}

/** For a terminal: Markdown, rendered as it comes. What arrives while the renderer is being loaded is kept in order. */
export function markdownStream(
  write: Write,
  load: () => Promise<MarkdownRenderer>,
  { coloured, signal }: { readonly coloured: boolean; readonly signal?: AbortSignal },
): TextStream {
  const sanitiser = new Sanitiser();
  const painter = new Painter(coloured);
  let renderer: MarkdownRenderer | undefined;
  let early = '';
  let turn: Promise<void> = Promise.resolve();

  async function render(take: (ready: MarkdownRenderer) => string): Promise<void> {
    renderer ??= await load();
    const text = early;
    early = '';
    const isLong = text.length > RENDERED_AT_ONCE;
    for (const piece of isLong ? inPieces(text, RENDERED_AT_ONCE) : [text]) {
      if (isLong) await breathe();
      // After Ctrl-C the rest is dropped.
      if (signal?.aborted) return;
      let shown = renderer.push(piece);
      // A code block waits for its highlighter; what follows waits with it.
      while (renderer.blocked) {
        await write(painter.paint(shown));
        await renderer.blocked;
        shown = renderer.push('');
      }
      await write(painter.paint(shown));
    }
    await write(painter.paint(take(renderer)));
  }

  function queue(take: (ready: MarkdownRenderer) => string): Promise<void> {
    turn = turn.then(() => render(take));
    // The caller awaits the same promise.
    turn.catch(() => {});
    return turn;
  }

  return {
    async push(text) {
      for (const piece of inPieces(text)) {
        early += sanitiser.push(piece);
        await queue(() => '');
        if (signal?.aborted) return;
      }
    },
    async end() {
      early += sanitiser.end();
      await queue((ready) => ready.end());
    },
  };
}
