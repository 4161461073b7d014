/**
 * Styles are marks inside ordinary strings, turned into SGR sequences (or nothing) only when the text reaches a
 * stream. So every string can be neutralised at the sink, outside text included, and a renderer need not know
 * whether its stream has colour.
 *
 * A mark is guarded by a nonce of this process: text from outside cannot hold one.
 */
const OPENINGS = {
  bold: [1, 22],
  dim: [2, 22],
  italic: [3, 23],
  underline: [4, 24],
  inverse: [7, 27],
  strike: [9, 29],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
} as const;

export type StyleName = keyof typeof OPENINGS;

const NAMES = Object.keys(OPENINGS) as StyleName[];
const START = '\ufdd0';
const NONCE = `${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`;
const MARK = new RegExp(`${START}${NONCE}([+-])(\\w+);`, 'g');

export function openMark(name: StyleName): string {
  return `${START}${NONCE}+${name};`;
}

export function closeMark(name: StyleName): string {
  return `${START}${NONCE}-${name};`;
}

export type TerminalStyle = { readonly [Name in StyleName]: (text: string) => string };

export const style = Object.fromEntries(
  NAMES.map((name) => [name, (text: string) => `${openMark(name)}${text}${closeMark(name)}`]),
) as TerminalStyle;

/** The text without its styles. */
export function plain(text: string): string {
  return text.includes(START) ? text.replace(MARK, '') : text;
}

/** The text cut into styled marks (odd places) and the text between them (even places). */
export function splitMarks(text: string): string[] {
  if (!text.includes(START)) return [text];
  return text.split(new RegExp(`(${START}${NONCE}[+-]\\w+;)`));
}

/** Turns marks into SGR for one stream; keeps open styles across calls, so that a streamed text may close them later. */
export class Painter {
  #open: StyleName[] = [];

  constructor(private readonly coloured: boolean) {}

  paint(text: string): string {
    if (!text.includes(START)) return text;
    return text.replace(MARK, (_mark, sign: string, word: string) => {
      const name = word as StyleName;
      if (!this.coloured) return '';
      const [start, stop] = OPENINGS[name];
      if (sign === '+') {
        this.#open.push(name);
        return `\x1b[${start}m`;
      }
      const at = this.#open.lastIndexOf(name);
      if (at >= 0) this.#open.splice(at, 1);
      // Closing a colour inside another colour must give the outer one back.
      const outer = this.#open.filter((other) => OPENINGS[other][1] === stop);
      return `\x1b[${stop}m${outer.map((other) => `\x1b[${OPENINGS[other][0]}m`).join('')}`;
    });
  }
}

export function paint(text: string, coloured: boolean): string {
  return text.includes(START) ? new Painter(coloured).paint(text) : text;
}
