const PURPOSE =
  '(?:homework|assignment|exercise|school|class|university|uni|college|course|exam|project|practi[sc]e|fun|interview|learning|lessons?|studies|students?|beginners?|portfolio|thesis|colleague|friend|boss|teacher)';
/** The rest of the sentence after the remark: a wish of its own, or nothing. */
const END = '(?:,? (?:so|and) (?=please\\b|can you\\b|could you\\b)|\\s*[.!?,;:–-]+\\s*|\\s*$)';

/** Remarks about the asker: they say nothing about the code, and a file is no place for them. */
const REMARKS: readonly RegExp[] = [
  /^\s*(?:hi|hello|hey|good (?:morning|evening|day))(?: (?:there|all|everyone|octet))?\s*[,.!:–-]+\s*/i,
  new RegExp(
    `(?<=^\\s*|[.!?;,–-]\\s*)(?:it(?:'s| is)|this is|that's|its) (?:just |only |all )?(?:for|part of) (?:(?:my|our|an?|the|some|school|small|little|personal|coding|programming|work|job|side|hobby|uni|university|college|final) )*${PURPOSE}${END}`,
    'gi',
  ),
  new RegExp(
    `\\s*\\((?:it(?:'s| is)|this is|that's|its) (?:just |only |all )?(?:for|part of) (?:[a-z]+ ){0,3}${PURPOSE}\\s*[.!]*\\)`,
    'gi',
  ),
  /(?<=^\s*|[.!?;,–-]\s*)(?:i(?:'m| am)) (?:an? |just |still |only |quite |pretty |very |totally |absolutely )*(?:beginner|newbie|new to [\w#+ ]{2,20}?|learning [\w#+]+|studying [\w#+ ]{2,20}?|student)\s*(?:[.!,;:–-]+\s*(?:so (?=please\b))?|$)/gi,
  /(?<=[\w"')\]][.!?;,–-]?)\s+(?:(?:many )?thanks|thank you|thx|cheers)(?: (?:in advance|a lot|so much|very much|a million))*\s*[.!]*\s*$/i,
];

/** Patterns may take quadratic time. */
const MOST_CHARACTERS = 2_000;

export const withoutRemarks = (prompt: string): string => {
  if (prompt.length > MOST_CHARACTERS) return prompt;
  const rest = REMARKS.reduce((wish, remark) => wish.replace(remark, ''), prompt).replace(
    /\s*[,;–-]\s*$/,
    '',
  );
  return /\w/.test(rest) ? rest : prompt;
};
