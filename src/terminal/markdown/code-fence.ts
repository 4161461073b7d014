import type { Block } from './blocks.ts';

interface CodeLines {
  line(text: string): string;
}

const AS_IT_IS: CodeLines = { line: (text) => text };

/** Lines count with their context: some thousand lines of ordinary code. */
const MOST_HIGHLIGHTED = 2_000_000;

/** The highlighter of one text, loaded when the first code block with a language comes. */
export class Highlighting {
  #module: typeof import('./highlight.ts') | undefined;
  #failed = false;
  readonly #budget = { characters: MOST_HIGHLIGHTED };

  /** Without a highlighter, because it cannot be loaded, code is shown as it is. */
  get ready(): boolean {
    return this.#failed || this.#module !== undefined;
  }

  async load(): Promise<void> {
    try {
      this.#module = await import('./highlight.ts');
    } catch {
      this.#failed = true;
    }
  }

  linesOf(info: string): CodeLines {
    const language = (/^[\w+#.-]+/.exec(info)?.[0] ?? '').toLowerCase();
    if (!this.#module?.knowsLanguage(language)) return AS_IT_IS;
    return new this.#module.LineHighlighter(language, this.#budget);
  }
}

const LONGEST_CODE_LINE = 4_096;

interface FenceStyle {
  readonly prefix: string;
  /** The fence itself is shown too. */
  readonly isRaw: boolean;
  readonly code: CodeLines;
}

/** A code block that is shown line by line. */
export class CodeFence {
  isClosed = false;
  readonly #closing: RegExp;
  readonly #indent: RegExp;
  readonly #quotes: number;
  /** Part of a line too long to be held has been shown. */
  #inLine = false;

  constructor(
    { fence, indent, quotes }: Block & { kind: 'fence' },
    private readonly style: FenceStyle,
  ) {
    this.#closing = new RegExp(`^\\s*\\${fence[0]}{${fence.length},}\\s*$`);
    this.#indent = new RegExp(`^ {0,${indent}}`);
    this.#quotes = quotes;
  }

  /** One line, or a piece of a long one; undefined until the line is complete. */
  read(
    input: string,
    newline: number,
    ended: boolean,
  ): { readonly shown: string; readonly length: number } | undefined {
    const end = newline < 0 ? input.length : newline;
    if (end > LONGEST_CODE_LINE) return this.#longLine(input);
    if (newline < 0 && !ended) return undefined;
    return { shown: this.#line(input.slice(0, end)), length: newline < 0 ? end : end + 1 };
  }

  #line(whole: string): string {
    const { prefix, isRaw, code } = this.style;
    if (this.#inLine) {
      this.#inLine = false;
      return `${whole}\n`;
    }
    let line = whole;
    for (let depth = 0; depth < this.#quotes; depth++) line = line.replace(/^ {0,3}> ?/, '');
    if (this.#closing.test(line)) {
      this.isClosed = true;
      return isRaw ? `${prefix}${line.trim()}\n` : '';
    }
    const text = line.replace(this.#indent, '');
    return text === '' ? '\n' : `${prefix}${code.line(text)}\n`;
  }

  #longLine(input: string): { readonly shown: string; readonly length: number } {
    const splitsPair = /[\ud800-\udbff]/.test(input[LONGEST_CODE_LINE - 1] ?? '');
    const length = splitsPair ? LONGEST_CODE_LINE - 1 : LONGEST_CODE_LINE;
    const shown = (this.#inLine ? '' : this.style.prefix) + input.slice(0, length);
    this.#inLine = true;
    return { shown, length };
  }
}
