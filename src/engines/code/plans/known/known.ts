import type { WishText } from '../reading/text.ts';

/** A function that many wishes name, written once as an outline for all languages. */
export interface KnownFunction {
  /** Each must be in the wish. */
  readonly asks: readonly RegExp[];
  /** Parts of a wish that it does anyway. */
  readonly takes?: readonly RegExp[];
  /** Parts of a wish that change its outline. */
  readonly options?: Readonly<Record<string, RegExp>>;
  /** Parts that change its outline and are taken with others. */
  readonly variants?: Readonly<Record<string, RegExp>>;
  /** Words that go with it. */
  readonly silent?: string;
  /** The function that a name in the wish is for; the outline says it as `%`. */
  readonly name: string;
  /** An outline: a line with ` ?option` at its end is only for wishes with that option, ` ?!option` for those without. */
  readonly outline: string;
  /** Lines for values that the wish names, in the place of a line `…`; in the example, of a line `> …`. */
  readonly values?: (wish: WishText) => {
    readonly lines: readonly string[];
    readonly example?: readonly string[];
  };
}

const marked = / \?(!?)(\w+)$/;

/** The lines of an outline that the options leave. */
export const linesFor = (outline: string, chosen: ReadonlySet<string>): string[] =>
  outline.split('\n').flatMap((line) => {
    const [mark, not, option = ''] = marked.exec(line) ?? [];
    if (mark === undefined) return [line];
    return chosen.has(option) === (not === '') ? linesFor(line.slice(0, -mark.length), chosen) : [];
  });
