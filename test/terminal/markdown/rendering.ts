import { MarkdownRenderer } from '../../../src/terminal/markdown/renderer.ts';
import { paint, plain } from '../../../src/terminal/style.ts';

export interface Rendering {
  readonly columns?: number;
  readonly coloured?: boolean;
  readonly accessible?: boolean;
  /** How much arrives at a time; everything at once unless given. */
  readonly chunk?: number;
}

async function marked(text: string, { columns = 80, coloured = true, accessible = false, chunk }: Rendering) {
  const renderer = new MarkdownRenderer({ columns: () => columns, coloured, accessible });
  const size = chunk ?? Math.max(1, text.length);
  let shown = '';
  for (let at = 0; at < text.length; at += size) {
    shown += renderer.push(text.slice(at, at + size));
    while (renderer.blocked) {
      await renderer.blocked;
      shown += renderer.push('');
    }
  }
  return shown + renderer.end();
}

/** The visible text, without colours. */
export async function read(text: string, rendering: Rendering = {}): Promise<string> {
  return plain(await marked(text, rendering));
}

/** The text as it is sent to the terminal. */
export async function sent(text: string, rendering: Rendering = {}): Promise<string> {
  return paint(await marked(text, rendering), rendering.coloured ?? true);
}
