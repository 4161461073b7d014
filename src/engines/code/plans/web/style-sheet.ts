import { channels, isGreyish } from './colours.ts';

const isGrey = (said: string): boolean => isGreyish(channels(said.slice(1)));

/** A style sheet as it is stored: rules whose selectors and closing brackets stand at the beginning of a line. */
export class StyleSheet {
  #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  /** The declarations of a rule, by property. */
  rule(selector: string): ReadonlyMap<string, string> | undefined {
    return this.rules().find((one) => one.selector === selector)?.declared;
  }

  rules(): { selector: string; declared: ReadonlyMap<string, string> }[] {
    return [...this.#text.matchAll(/^([^@\s/}][^{}]*?) \{\n((?: {2}.*\n)*)\}$/gm)].map(
      ([, selector = '', body = '']) => ({
        selector,
        declared: new Map(
          [...body.matchAll(/^ {2}([\w-]+): (.*?);/gm)].map(([, name = '', value = '']) => [name, value]),
        ),
      }),
    );
  }

  /** Sets declarations, in the rule that is there or in a new one at the end. */
  set(selector: string, declared: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(declared)) {
      const start = this.#text.search(
        new RegExp(`^${selector.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} \\{$`, 'm'),
      );
      if (start < 0) {
        this.append(`${selector} {\n  ${name}: ${value};\n}`);
        continue;
      }
      const end = this.#text.indexOf('\n}', start);
      const block = this.#text.slice(start, end);
      const old = new RegExp(`^ {2}${name}: .*;.*$`, 'm');
      const line = `  ${name}: ${value};`;
      this.#text = `${this.#text.slice(0, start)}${old.test(block) ? block.replace(old, () => line) : `${block}\n${line}`}${this.#text.slice(end)}`;
    }
  }

  /** Gives every colour that is no grey another one; false if there is none. */
  recolour(hex: string): boolean {
    const before = this.#text;
    const darker = `color-mix(in srgb, ${hex}, black 20%)`;
    this.#text = before.replace(/^[^{}]+\{[^{}]*\}/gm, (rule) =>
      rule.replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, (said) =>
        isGrey(said) ? said : /^[^{]*:hover/.test(rule) ? darker : hex,
      ),
    );
    return before.search(/#[0-9a-f]{3,6}\b/i) >= 0 && (this.#text !== before || before.includes(hex));
  }

  append(block: string): void {
    this.#text = `${this.#text.trimEnd()}\n\n${block}`;
  }
}
