const BEGINS = /\b(?:begins?|starts?|beginning|starting)\s+(?:to\s+(?=\w)|(?=(?!to\b)\w+ing\b))/gi;
const FALLS =
  /\b(?:(?:snow|rain|snowflakes|leaves|petals|it)\s+)?(?:begins?|starts?|beginning|starting)\s+(?:to\s+)?(?:fall|snow|rain|pour|drizzle)(?:ing)?\b/i;

/** Verbs for any gait: the way tells the rest. */
const GOES =
  /\b(?:comes?|coming|goes|heads|heading|arrives|arriving)(?=\s+(?:slowly\s+)?(?:out\s+of|from|into|to|towards?|through|along|across|past|over|around)\b)/gi;

const STARTS = /\b(?:starts|starting|sets off|departs)(?=\s+(?:on|from|along|off|down)\b|\s*(?:[,.;]|$))/gi;

/** "Begins to" is no deed: the prompt without it, and whether it is rain, snow or leaves that begin to fall. */
export function withoutBeginnings(prompt: string): { readonly rest: string; readonly isLateFall: boolean } {
  return {
    rest: prompt.replace(BEGINS, '').replace(GOES, 'moves').replace(STARTS, 'drives'),
    isLateFall: FALLS.test(prompt),
  };
}
