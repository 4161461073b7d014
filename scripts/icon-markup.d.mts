export function shortenMarkup(bodies: readonly string[]): readonly string[];

export function takeColours(bodies: readonly string[]): {
  readonly markup: readonly string[];
  readonly colours: readonly string[];
};
