import { Chalk, type ChalkInstance } from 'chalk';

/**
 * Styles are marks inside ordinary strings; chalk turns them into escape sequences (or nothing) only when the text
 * reaches a stream. So every string can be sanitised at the sink, outside text included, and a renderer need not know
 * whether its stream has colour.
 *
 * A nonce of this process guards each mark: text from outside cannot contain one.
 */
const CHALK_STYLES = {
  bold: 'bold',
  dim: 'dim',
  italic: 'italic',
  underline: 'underline',
  inverse: 'inverse',
  strike: 'strikethrough',
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  blue: 'blue',
  magenta: 'magenta',
  cyan: 'cyan',
} as const satisfies Record<string, keyof ChalkInstance>;

export type StyleName = keyof typeof CHALK_STYLES;

export const MARK_START = '\ufdd0';
const NONCE = `${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`;
const MARK = new RegExp(`(${MARK_START}${NONCE}[+-]\\w+;)`);
const EVERY_MARK = new RegExp(MARK, 'g');

export function openMark(name: StyleName): string {
  return `${MARK_START}${NONCE}+${name};`;
}

export function closeMark(name: StyleName): string {
  return `${MARK_START}${NONCE}-${name};`;
}

export type TerminalStyle = { readonly [Name in StyleName]: (text: string) => string };

const styled =
  (name: StyleName) =>
  (text: string): string =>
    `${openMark(name)}${text}${closeMark(name)}`;

export const style: TerminalStyle = {
  bold: styled('bold'),
  dim: styled('dim'),
  italic: styled('italic'),
  underline: styled('underline'),
  inverse: styled('inverse'),
  strike: styled('strike'),
  red: styled('red'),
  green: styled('green'),
  yellow: styled('yellow'),
  blue: styled('blue'),
  magenta: styled('magenta'),
  cyan: styled('cyan'),
};

/** The text without its styles. */
export function plain(text: string): string {
  return text.includes(MARK_START) ? text.replace(EVERY_MARK, '') : text;
}

/** The text cut into marks (odd indices) and the text between them (even indices). */
export function splitMarks(text: string): string[] {
  return text.includes(MARK_START) ? text.split(MARK) : [text];
}

const isStyleName = (name: string): name is StyleName => Object.hasOwn(CHALK_STYLES, name);

/**
 * Paints the marks of one stream. Open styles are remembered between calls, so that a streamed text may close them
 * later; every written piece is complete in itself, so that nothing else on the terminal inherits a colour.
 */
export class Painter {
  readonly #coloured: boolean;
  #chalk: ChalkInstance | undefined;
  #open: StyleName[] = [];

  constructor(coloured: boolean) {
    this.#coloured = coloured;
  }

  paint(text: string): string {
    if (this.#open.length === 0 && !text.includes(MARK_START)) return text;
    let painted = '';
    for (const [index, piece] of splitMarks(text).entries()) {
      if (index % 2 === 1) this.#apply(piece);
      else if (piece !== '') painted += this.#isPlain() ? piece : this.#brush()(piece);
    }
    return painted;
  }

  #apply(mark: string): void {
    const signAt = MARK_START.length + NONCE.length;
    const name = mark.slice(signAt + 1, -1);
    if (!isStyleName(name)) return;
    if (mark[signAt] === '+') {
      this.#open.push(name);
      return;
    }
    const at = this.#open.lastIndexOf(name);
    if (at >= 0) this.#open.splice(at, 1);
  }

  #isPlain(): boolean {
    return !this.#coloured || this.#open.length === 0;
  }

  #brush(): ChalkInstance {
    this.#chalk ??= chalkOf(1);
    return this.#open.reduce((brush, name) => brush[CHALK_STYLES[name]], this.#chalk);
  }
}

/** The levels are decided by our own documented rules; chalk's detection is never asked. */
export function chalkOf(level: 0 | 1 | 2 | 3): ChalkInstance {
  return new Chalk({ level });
}

export function paint(text: string, coloured: boolean): string {
  return text.includes(MARK_START) ? new Painter(coloured).paint(text) : text;
}
