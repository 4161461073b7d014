import type { Output } from './output.ts';
import { plain } from './style.ts';
import { width } from './width.ts';

export type Page = (text: string, wanted: boolean) => Promise<boolean>;

/** Gives a text to the pager where it is wanted or longer than the screen; false: it has to be written as usual. */
export function pagerFor(
  page: Page | undefined,
  out: Output,
  /** Asked last: it opens stdin. */
  allowed: () => boolean,
): (text: string, wanted?: boolean) => Promise<boolean> {
  return async (text, wanted = false) => {
    if (!page || !out.isTTY) return false;
    if ((!wanted && !isLonger(text, out)) || !allowed()) return false;
    return page(text, wanted);
  };
}

/** Longer than the screen, with one line left for the prompt. */
function isLonger(text: string, { rows, columns }: Output): boolean {
  let needed = 0;
  for (const line of text.split('\n')) {
    needed += Math.max(1, Math.ceil(width(plain(withoutColour(line))) / columns));
    if (needed > rows) return true;
  }
  return false;
}

/** Our own colours are the only sequences in a text that is ready to be shown. */
const withoutColour = (line: string): string => line.replace(/\x1b\[[\d;]*m/g, '');
