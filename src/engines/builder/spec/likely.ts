/**
 * A pattern of many words takes a tenth of a second to compile, and most prompts have nothing for it. `needs` is a short
 * pattern that each match of the long one contains.
 */
class LikelyPattern extends RegExp {
  readonly #needs: RegExp;

  constructor(needs: RegExp, pattern: RegExp) {
    super(pattern);
    this.#needs = needs;
  }

  override exec(text: string): RegExpExecArray | null {
    if (this.#needs.test(text)) return super.exec(text);
    this.lastIndex = 0;
    return null;
  }
}

export const likely = (needs: RegExp, pattern: RegExp): RegExp => new LikelyPattern(needs, pattern);
