const YEAR = /\b(?:in|of|since|during|from|for|year)\s+((?:19|20)\d\d)\b/i;

/** How long a text may be; elsewhere the same words say how far a sequence goes. */
export const MOST =
  /\b(?:(?:at )?most|up to|max(?:imum)?(?:[ -]?length)?(?: of| is)?|limit(?:s|ed)?(?: it| them)?(?: to| of)?|(?:no|not) (?:more|longer) than|exceed(?:s|ing)?|(?:cut|truncated?)(?: off)? (?:to|at|after)|length (?:of|limit)(?: of)?)\s+(\d+)\b|\b(\d+)[ -]char(?:acter)?s? (?:limit|max(?:imum)?)\b/i;

/** How long a light is on: "red for 30 seconds", "5 s yellow". */
const lightOf = (color: string): RegExp =>
  new RegExp(
    `\\b(?:${color})\\b(?: light)?[ (:=]*(?:(?:for|is|lasts|stays on|takes) )*(\\d+)|(?<!(?:red|green|yellow|amber)[ (:=]*(?:for )?)\\b(\\d+) ?(?:s|secs?|seconds?)(?: of| for)? (?:${color})\\b`,
    'i',
  );

/** Phrasing of a named number in a prompt. */
export const NAMED: Readonly<Record<string, RegExp>> = {
  port: /\bport\s+(\d+)|\b(?:localhost:|(?:servers?|listen(?:s|ing)?|serv(?:es|ing)|runs|running) (?:on|at) )(\d+)/i,
  shift: /\bshift(?:ed|s|ing)?(?:\s+(?:of|by|is|to))*\s+(\d+)|\brot(13)\b/i,
  ms: /\b(\d+)\s*(?:ms|millis\w*)\b/i,
  /** Only with `ms`, since other numbers of a wish may not be times. */
  wait: /\b(\d+)\s*(?:ms|millis\w*)\b/i,
  retries: /\b(\d+)\s*(?:times|retries|attempts|tries)\b/i,
  length: /\b(?:length|size|long)\s+(?:of\s+)?(\d+)|\b(\d+)[\s-]*(?:characters?|chars?|letters?|long)\b/i,
  count:
    /\b(?:top|first|last|newest|latest|best|largest|biggest|highest|keep|than|least)\s+(\d+)\b|\b(\d+)\s+(?:\w+est|best|top|most|columns?|rows?|files?|words?|lines?|items?|orders?)\b|\b(\d+)(?:\s+\w+){0,3}?\s+(?:with|having|that have|who have)\s+(?:the\s+)?(?:\w+est|best|most|least)\b/i,
  keep: /\b(?:keep|keeps|keeping|last|newest|latest)\s+(?:only\s+)?(?:the\s+)?(?:last\s+|newest\s+|latest\s+)?(\d+)/i,
  mb: /\b(\d+)\s*(?:m|mb|mib|megabytes?)\b/i,
  days: /\b(\d+)[\s-]*days?\b/i,
  apples: /\b(?:every|each) (\d+) (?:apples?|bites|foods?|points|pieces)\b/i,
  players: /\b(\d+) players?\b/i,
  cards: /\b(\d)\s+(?:\w+\s+)?cards?\b/i,
  code: /\b(?:of|code|status|http) ([1-5]\d\d)\b(?= (?:responses?|errors?|status(?:es)?|requests?|answers?))/i,
  tip: /\b(\d+)\s*(?:%|per ?cent)/i,
  seed: /\bseed(?:ed)?(?: (?:with|of|is|=))? (\d+)/i,
  sigma: /\b(?:z-?scores?|threshold|sigma)\b[^.;,]{0,30}?(\d+)|\b(\d+) (?:sigmas?|standard deviations)/i,
  lives: /\b(\d+)\s+(?:lives|(?:wrong|incorrect) (?:guesses|letters|tries|attempts))\b/i,
  rounds:
    /\b(\d+)\s+(?:random\s+)?(?:rounds|times|games|trials|simulations|iterations|runs|points|samples|rolls|steps|flips|tosses|throws)\b/i,
  hand: /\b(\d+) cards? (?:to|each|per|for)\b|\b(?:hands?|deals?) (?:of )?(\d+)\b/i,
  bytes: /\b(\d+)[ -]?bytes?\b/i,
  depth: /\bdepth (?:limit )?(?:of )?(\d+)|\b(\d+) levels?\b/i,
  zeros: /\b(\d+) (?:leading )?zeros?\b|\bdifficulty (?:of )?(\d+)/i,
  least: /\b(?:at least|minimum (?:of )?) ?(\d+)\b|\b(\d+) or more\b/i,
  cents: /\b(\d+)[ -]?cents?\b/i,
  percent: /\b(\d+)\s*(?:%|per ?cent)/i,
  lines: /\b(\d+)\s*lines?\b/i,
  nth: /\b(\d+)(?:st|nd|rd|th)\b/i,
  ttl: /\b(\d+)[\s-]*(?:s|secs?|seconds?)\b/i,
  capacity:
    /\b(?:capacity|size|limit|burst|max\w*)\s+(?:of\s+)?(\d+)|\b(\d+)\s+(?:requests?|calls?|messages?|attempts?)\s+(?:per|an?|every|in|each|within)\b|\b(?:at most|up to|(?:no|not) more than)\s+(\d+)\s+(?:entries|items|elements|values|keys|results|books)\b/i,
  limit:
    /\b(?:most|up to|limit(?:ed)?(?: to| of)?|max(?:imum)?(?: of)?|concurrency(?: of)?|first|top|only)\s+(\d+)\b(?!\s*(?:seconds?|ms|minutes?|times))|\b(\d+)\s+(?:at (?:a time|once)|(?:concurrent|parallel|simultaneous)|requests?|calls?|tasks?|workers?|suggestions?|results?|per page)/i,
  seconds: /\b(\d+)[\s-]*(?:s|secs?|seconds?)\b/i,
  height: /\b(\d+)\s?(?:x|×|by)\s?\d+\b|\b(\d+)\s+(?:rows|lines|high)\b/i,
  width:
    /\b\d+\s?(?:x|×|by)\s?(\d+)\b|\b(\d+)\s+(?:columns|characters|chars|wide)\b|\bwidth (?:of )?(\d+)\b/i,
  generations: /\b(\d+)\s+(?:generations|steps|iterations|ticks|frames|rounds|turns)\b/i,
  producers: /\b(\d+)\s+(?:\w+\s+)?producers?\b/i,
  consumers: /\b(\d+)\s+(?:\w+\s+)?consumers?\b/i,
  rate: /\b(\d+)\s*(?:requests?|calls?|tokens?|events?|operations?|messages?)?\s*(?:per|\/|an?|each)\s*s(?:ec(?:ond)?)?\b/i,
  base: /\b(1000|1024)\b/,
  amount: /\b(\d+)(?: \w+)? (?:random|ints?|integers|numbers|values|elements)\b/i,
  span: /\b(?:windows?(?: size)?(?: (?:of|is|over|with|=))*(?: the last)?|last|past|previous|over|every|size(?: of)?) (\d+)\b|\b(\d+)[ -](?:\w+[ -])?(?:moving|rolling|running|sliding)\b/i,
  year: YEAR,
  most: MOST,
  minutes: /\b(\d+)[\s-]*min(?:ute)?s?\b/i,
  px: /\b(\d+)\s*(?:px|pixels?)\b/i,
  red: lightOf('red'),
  green: lightOf('green'),
  yellow: lightOf('yellow|amber'),
  workers:
    /\b(\d+)\s+(?:\w+\s+)?(?:workers?|threads?|goroutines?|at (?:a time|once)|concurrently|in parallel)\b/i,
};
