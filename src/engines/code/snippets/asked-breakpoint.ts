/** "A hamburger under 700px": the width at which the page changes. */
const WIDTH = /\b(?:under|below|narrower than|smaller than|less than) (\d{3,4}) ?(?:px|pixels?)\b/i;
const QUERY = /@media \((?:max-width: ?|width ?<=? ?)([\d.]+(?:px|rem|em))\)/g;

/** A page with one width at which it changes does so at the width of the wish. */
export function withAskedBreakpoint(prompt: string, code: string): string {
  const [, width] = WIDTH.exec(prompt) ?? [];
  const own = new Set([...code.matchAll(QUERY)].map(([, said]) => said));
  return width === undefined || own.size !== 1
    ? code
    : code.replace(QUERY, (all, said: string) => all.replace(said, `${Number(width) - 0.02}px`));
}
