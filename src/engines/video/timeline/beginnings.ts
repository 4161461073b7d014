const BEGINS = /\b(?:begins?|starts?|beginning|starting)\s+(?:to\s+(?=\w)|(?=(?!to\b)\w+ing\b))/gi;
const FALLS =
  /\b(?:(?:snow|rain|snowflakes|leaves|petals|it)\s+)?(?:begins?|starts?|beginning|starting)\s+(?:to\s+)?(?:fall|snow|rain|pour|drizzle)(?:ing)?\b/i;

/** "Begins to" is no deed: the prompt without it, and whether it is rain, snow or leaves that begin to fall. */
export function withoutBeginnings(prompt: string): { readonly rest: string; readonly isLateFall: boolean } {
  return { rest: prompt.replace(BEGINS, ''), isLateFall: FALLS.test(prompt) };
}
