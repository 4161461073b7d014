import type { MarkdownRenderer } from './markdown/renderer.ts';
import { PairJoiner, Sanitiser } from './sanitise.ts';
import { Painter } from './style.ts';

/** An answer that is shown while it arrives. */
export interface TextStream {
  /** Wait for the result before pushing more: it is how a slow reader holds the sender back. */
  push(text: string): Promise<void>;
  /** Shows what is still held and ends the last line. */
  end(): Promise<void>;
}

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

/** For a terminal without rendering. */
export function neutralStream(write: Write): TextStream {
  const neutraliser = new Sanitiser();
  const raw = rawStream(write);
  return {
    push: (text) => raw.push(neutraliser.push(text)),
    async end() {
      await raw.push(neutraliser.end());
      await raw.end();
    },
  };
}

/** For a terminal: Markdown, rendered as it comes. What arrives while the renderer is being loaded is kept in order. */
export function markdownStream(
  write: Write,
  load: () => Promise<MarkdownRenderer>,
  coloured: boolean,
): TextStream {
  const neutraliser = new Sanitiser();
  const painter = new Painter(coloured);
  let renderer: MarkdownRenderer | undefined;
  let early = '';
  let turn: Promise<void> = Promise.resolve();

  async function render(take: (ready: MarkdownRenderer) => string): Promise<void> {
    renderer ??= await load();
    const text = early;
    early = '';
    let shown = renderer.push(text);
    // A code block waits for its highlighter; what follows waits with it.
    while (renderer.blocked) {
      await write(painter.paint(shown));
      await renderer.blocked;
      shown = renderer.push('');
    }
    await write(painter.paint(shown + take(renderer)));
  }

  function queue(take: (ready: MarkdownRenderer) => string): Promise<void> {
    turn = turn.then(() => render(take));
    turn.catch(() => {});
    return turn;
  }

  return {
    push(text) {
      early += neutraliser.push(text);
      return queue(() => '');
    },
    async end() {
      early += neutraliser.end();
      await queue((ready) => ready.end());
    },
  };
}
