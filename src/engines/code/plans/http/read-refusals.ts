// What a wish says about requests that the server refuses.

/** The paths that no route names. */
const OTHERS =
  '(?:(?:everything|anything|all|any|every)(?: the)?(?: else| (?:other|unknown|unmatched) \\w+)|(?:(?:all|any|the) )?(?:other|unknown|unmatched|undefined) (?:path|route|url|page|endpoint|request|address)(?:e?s)?|the rest|anything|everything)';
export const NOT_FOUND = new RegExp(
  `,? ?(?:and )?(?:(?:that |it )?(?:(?:returns?|answers?|gives?|sends?|responds?|replies|with) ){0,2}(?:an? )?(?:status |http )?(?:code )?404(?: not found| status| error)? (?:for|on|to) ${OTHERS}|${OTHERS}(?: (?:gets?|gives?|is|are|returns?|answers?|answered|responds?))*(?: with)?(?: an?)?(?: status)? 404(?: not found)?|(?:(?:returns?|answers?|with|gives?) )*(?:an? )?404(?: not found)? (?:otherwise|else)|otherwise(?: (?:it )?(?:returns?|answers?|gives?))?(?: an?)? 404)`,
);
export const REFUSED =
  /,? ?(?:and )?(?:only (?:accepts?|allows?|answers?) get(?: requests)?,? ?(?:and |otherwise |else )?(?:returns? |answers? |gives? |sends? )?(?:an? )?(?:405)?(?: (?:otherwise|for (?:other methods|everything else)))?|(?:otherwise |other methods (?:get|return) )(?:an? )?405|405 (?:otherwise|for other methods))/;

/** A thing that was not found is answered with 404 by every version. */
export const NO_RECORD =
  /\bor (?:with )?(?:an? )?(?:status |http )?404(?: not found| error| status)?(?=[,;.]|$| (?:and|in|kept|using)\b)|[,;]? ?\b(?:and |with |or |else |it )*(?:(?:returns?|returning|answers?|gives?|giving|sends?|responds?(?: with)?|with) )?(?:an? )?(?:status |http )?404(?: not found| error| status)? (?:if|when|for|on) (?:(?:it|the|an?|that|there|no|is|such|id|ids|one|unknown|missing|nonexistent|\w+) ?){0,4}?(?:(?:does ?n[o']t|do not|don't) exist|(?:is |was |are )?(?:not|n't) (?:found|there|known)|is missing|is unknown|such \w+|unknown (?:ids?|\w+)|missing (?:ids?|ones|\w+)|nonexistent \w+|missing)/;
/** "GET /tasks/:id with 404". */
export const WITH_404 =
  /,? ?\b(?:with|or|and) (?:an? )?(?:status )?404(?: not found)?(?: (?:responses?|errors?))?(?=[,;.·]|\s*$| and\b)/;
const ERROR_WORDS = '(?: (?:errors?|messages?|bod(?:y|ies)|responses?|objects?))';
/** "404 as JSON", "a JSON 404", "400 with a JSON error". */
export const JSON_ERRORS: readonly RegExp[] = [
  new RegExp(
    `(\\b[45]\\d\\d(?: not found| bad request| error| status)?) (?:(?:as|in|with|and)(?: an?)? )?json${ERROR_WORDS}*(?: (?:message|body|response))?\\b`,
    'gi',
  ),
  new RegExp(`\\b(?:an? )?json (?:error )?([45]\\d\\d)\\b${ERROR_WORDS}*`, 'gi'),
  /\b(?:an? )?json errors?(?: with)? (?:and )?(?:status )?(?:code )?([45]\d\d)\b/gi,
];
export const ALL_ERRORS =
  /,? ?\b(?:and |with |that |which )*(?:(?:returns?|sends?|gives?) )?(?:all )?(?:errors (?:are |returned )*(?:as|in) json|json errors?(?: (?:responses?|messages?|bodies))?)\b/i;
export const UNPROCESSABLE = /\b422(?: unprocessable(?: (?:entity|content))?)?\b/gi;

/** Otherwise it would count as a reply of the route before it. */
export const UNREADABLE =
  /[,;]? ?\b(?:(?:and|with|it|that|returns?|returning|answers?|gives?|sends?|responds?|an?) )*(?:status )?400(?: bad request| error| status)? (?:on|for|if|when) (?:(?:the|an?|request|body|is|not) )*(?:invalid|malformed|bad|broken|valid) json(?: (?:body|bodies|input))?\b/;
