/** Words that say what a column holds and are never the name of one. */
const KINDS =
  'non[- ]?numeric(?:al)?|numeric(?:al)?|number[- ]valued|categorical|textual|boolean|bool|floating[- ]point|non[- ]?(?:text|empty)|empty|blank';
/** Words that may be a name too: "the date column" is one, "every date column" is not. */
const MAYBE_KINDS =
  'numbers?|integers?|ints?|floats?|decimals?|texts?|strings?|dates?|datetimes?|times?|currency|money';
const COLUMN = '(?:columns?|fields?|propert(?:y|ies)|attributes?)';
const NAMES_COLUMNS = /column|field|propert|attribute/i;
const OF_A_KIND = new RegExp(
  `\\b(?:(?<!\\b(?:an?|the|one|given|single|certain) )(?:${KINDS}) ${COLUMN}|(?:${KINDS}) (?:columns|fields|properties|attributes)|(?:every|each|all|any|per)(?: of)?(?: the| its)? (?:single )?(?:${MAYBE_KINDS}) ${COLUMN}|(?:${MAYBE_KINDS}) (?:columns|fields|properties|attributes)|${COLUMN} (?:that|which) (?:is|are|holds?|contains?|has|have) (?:only )?(?:${KINDS}|${MAYBE_KINDS}))\\b`,
  'i',
);

/** "The average of every numeric column": the columns are not named, what they hold tells them. */
export const asksForColumnKind = (prompt: string): boolean =>
  // The long pattern takes milliseconds to compile.
  NAMES_COLUMNS.test(prompt) && OF_A_KIND.test(prompt);

/** "The second column": its place is no name in the header. */
export const COLUMN_PLACE =
  /\b(?:(first|second|third|fourth|fifth|sixth)|last|(\d)(?:st|nd|rd|th)) columns?\b|\bcolumns? (?:number )?(\d)\b/i;
