import type { ColourEnvironment } from './colour.ts';
import { movesCursor, type Output } from './output.ts';
import type { PreviewPixels } from './pictures.ts';
import type { Sink } from './sink.ts';
import { style } from './style.ts';

export interface Previews {
  /** The picture itself on stderr, where that is a terminal that can show it; several share the screen. */
  preview(image: PreviewPixels, png?: Uint8Array, options?: { readonly of?: number }): Promise<void>;
  /** The waveform of a sound as peaks from 0 to 1, under the same conditions. */
  previewSound(peaks: readonly number[]): Promise<void>;
}

interface PreviewSurroundings {
  readonly err: Output;
  readonly env: ColourEnvironment;
  readonly notes: Sink;
  readonly line: (text: string) => void;
  /** False: nobody looks, or nobody can. */
  readonly allowed: boolean;
}

const MOST = { columns: 80, rows: 24 } as const;
/** For the command above, the paths and notes below, and the prompt: a preview pushes none of them off the screen. */
const KEPT_ROWS = 5;
/** In fewer rows nothing can be made out. */
const FEWEST_ROWS = 3;

export function createPreviews({ err, env, notes, line, allowed }: PreviewSurroundings): Previews {
  return {
    async preview(image, png, { of = 1 } = {}) {
      const rows = Math.min(MOST.rows, Math.floor((err.rows - KEPT_ROWS - of) / of));
      if (!allowed || rows < FEWEST_ROWS) return;
      const { pictureLines } = await import('./pictures.ts');
      const room = { columns: Math.min(err.columns, MOST.columns), rows, level: err.color };
      const lines = pictureLines(image, png, movesCursor(env) ? env : {}, room);
      if (lines.length > 0) await notes.write(`${lines.join('\n')}\n`);
    },
    async previewSound(peaks) {
      if (!allowed) return;
      const { waveform } = await import('./pictures.ts');
      line(style.cyan(waveform(peaks, Math.min(err.columns, MOST.columns))));
    },
  };
}
