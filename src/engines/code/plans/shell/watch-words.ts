const ANSWERS =
  '(?:answers?|responds?|repl(?:y|ies)|works?|loads?|(?:can|could) be (?:reached|loaded|opened))';
const NOT =
  "(?:does(?: not|n't)|do(?: not|n't)|did(?: not|n't)|is(?: not|n't)|are(?: not|n't)|can(?:not| not|'t)|fails?)";
const SHOWS = '(?:prints?|shows?|lists?|reports?|outputs?|displays?)';
const ONES =
  '(?:(?:the|only|just|all) )*(?:ones?|those|urls?|sites?|websites?|hosts?|addresses|servers?|pages?)(?: only)?';
const TARGETS =
  '(?:urls?|hosts?|servers?|websites?|web ?sites?|sites?|web pages?|pages?|machines?|ips?|ip addresses|addresses|domains?)';

const SAME: readonly (readonly [RegExp, string])[] = [
  // "Checks if the urls answer with 200 and prints the ones that don't".
  [
    new RegExp(
      `\\b(?:if|whether|that) ((?:[a-z]+ ){0,4}?${TARGETS}(?: (?:from|in|of) [^,;]{1,40}?)?) (?:all )?(?:answers?|responds?|returns?|repl(?:y|ies)|gives?)(?: with)?(?: (?:an?|the|https?|status|code))* (\\d{3})(?: ok)?,? and (?:then )?(${SHOWS}) (${ONES}) (?:that|which|where it) ${NOT}(?=$|[.,;])`,
      'i',
    ),
    '$1 and $3 the ones that do not return $2',
  ],
  [
    new RegExp(
      `\\b(${SHOWS}) ${ONES} (?:that|which) (?:${NOT}(?: ${ANSWERS})?|(?:is|are) (?:down|offline|unreachable|not (?:reachable|available)))(?=$|[.,;])`,
      'i',
    ),
    '$1 the ones that are down',
  ],
  [
    new RegExp(
      `\\b(?:writes?|adds?|appends?|puts?|logs?)(?: (?:an?|the) (?:\\w+ )?(?:line|entry|message|note|record|time|date|timestamp)(?: (?:with|and|of)(?: (?:an?|the|current|error))* (?:time|date|timestamp|message))*)? (in)?to ((?:an? |the )?(?:log ?)?(?:file )?(?:[\\w./-]+\\.(?:log|txt))|(?:an? |the )?(?:log ?)?file) (?:when|if|whenever|each time|every time|as soon as|only (?:when|if)) (?:it|they|one|that|the ${TARGETS}|that one) (?:${NOT}|is down|goes down|are down)(?: ${ANSWERS}| reachable| available| up)?`,
      'i',
    ),
    'logs failures to $2',
  ],
  [
    new RegExp(
      `\\b(if|whether|that) ((?:(?:an?|the|my|our|each|every|all|some) )*(?:\\w+ )?(?:${TARGETS}|it|they)|\\S+\\.[a-z]{2,}\\S*) (?:still |also )?${ANSWERS}(?=$|[,.;]| and)`,
      'i',
    ),
    '$1 $2 is reachable',
  ],
];

/** A wish for a check of something on the network, in the words that its reader knows. */
export const inWatchWords = (prompt: string): string =>
  SAME.reduce((wish, [said, same]) => wish.replace(said, same), prompt);
