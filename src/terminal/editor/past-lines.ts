const MOST_LINES = 1_000;

/** Lines that were typed before, newest first, and the position in them while a person looks back. */
export class PastLines {
  readonly #lines: string[];
  /** -1 is the line that is being typed. */
  #at = -1;
  #draft = '';

  constructor(lines: readonly string[]) {
    this.#lines = lines.slice(0, MOST_LINES);
  }

  add(line: string): void {
    this.#at = -1;
    const before = this.#lines.indexOf(line);
    if (before >= 0) this.#lines.splice(before, 1);
    this.#lines.unshift(line);
    this.#lines.length = Math.min(this.#lines.length, MOST_LINES);
  }

  /** Undefined where there is none; the line that is being typed is kept for the way back. */
  older(current: string): string | undefined {
    const line = this.#lines[this.#at + 1];
    if (line === undefined) return undefined;
    if (this.#at === -1) this.#draft = current;
    this.#at += 1;
    return line;
  }

  newer(): string | undefined {
    if (this.#at === -1) return undefined;
    this.#at -= 1;
    return this.#at === -1 ? this.#draft : this.#lines[this.#at];
  }

  /** The next line from there on that holds the text, in any case. */
  find(query: string, from: number): { readonly at: number; readonly line: string } | undefined {
    const wanted = query.toLowerCase();
    const at = this.#lines.findIndex((line, index) => index >= from && line.toLowerCase().includes(wanted));
    const line = this.#lines[at];
    return line === undefined ? undefined : { at, line };
  }
}
