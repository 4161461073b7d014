import type { Action } from './keys.ts';
import type { PastLines } from './past-lines.ts';
import type { PaintedText } from './prompt-painter.ts';

type Verdict = 'goes-on' | 'accepted' | 'cancelled';

/** Ctrl-R: looks back through earlier lines for one that holds what is typed. */
export class HistorySearch {
  #query = '';
  #at = 0;
  #line = '';
  #isFound = true;

  constructor(private readonly past: PastLines) {}

  get line(): string {
    return this.#line;
  }

  press(typed: string | undefined, action: Action | undefined): Verdict {
    if (typed !== undefined) return this.#look(this.#query + typed, this.#at);
    if (action === 'search') return this.#look(this.#query, this.#at + 1);
    if (action === 'backspace') return this.#look([...this.#query].slice(0, -1).join(''), 0);
    return action === 'cancel' || this.#line === '' ? 'cancelled' : 'accepted';
  }

  painted(): PaintedText {
    const prompt = `${this.#isFound ? 'search' : 'not found'}: ${this.#query} › `;
    const place = this.#line.toLowerCase().indexOf(this.#query.toLowerCase());
    return { prompt, text: this.#line, cursor: Math.max(0, place) };
  }

  #look(query: string, from: number): Verdict {
    this.#query = query;
    const found = query === '' ? undefined : this.past.find(query, from);
    this.#isFound = found !== undefined || query === '';
    if (query === '') this.#line = '';
    if (found) {
      this.#at = found.at;
      this.#line = found.line;
    }
    return 'goes-on';
  }
}
