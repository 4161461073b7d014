const JSON_FORM =
  /(?:\b(?:as|in|into|to|return) )?(?:\b(?:an?|the) )?(?:\b(?:valid|flat|single|small|proper|clean) )*\bjson\b(?: (?:object|array|format|record|string|data))?:?/i;
const NAMED_AS = '(?:fields?|keys?|propert(?:y|ies)|attributes?|columns?)';
/** The list itself is announced: "with the fields item and price", "json with name and age". */
const ANNOUNCED: readonly RegExp[] = [
  new RegExp(`\\b${NAMED_AS}\\b(?: (?:named|called|are|for|should be))?:? (.+)$`, 'i'),
  /\b(?:json|table)\b(?: (?:object|array|format|list))?,? (?:with|of|containing|having|including) (?:(?:the|these) )*(.+)$/i,
];
const BRACKETED = /[{(]\s*([\w"'` -]{2,30}(?:,\s*[\w"'` -]{2,30}){1,11})\s*[})]/;
const VERB =
  /^.*?\b(?:extract|pull(?: out)?|find|list|get|put|give me|show me|return|grab|collect|read|need|want|(?:table|json) (?:of|with|from))\b/i;
const END =
  /\b(?:as|in|into|from|out|to|return|format|using|with)\b.*$|\b(?:of|for) (?:this|the following|the text)\b.*$|:.*$/i;
/** "from" and "to" may be fields of a list that was announced. */
const END_OF_LIST =
  /\b(?:from|out of|of|for|in|to|using) (?:this|the|that|these|my|it|following)\b.*$|\b(?:from|out|as json)$|:.*$/i;
const LITTLE =
  /\b(?:the|all|every|each|an?|any|me|his|her|their|its|my|our|please|only|just|both|also|following|these|those)\b/gi;
/** The text itself, or a wish for nothing in particular. */
const NO_FIELD =
  /^(?:(?:answer|reply|respond|output|turn|convert|make|transform|change|write|format|parse|put|give|show|represent|express|create|can you)\b.*|this|it|that|them|text|sentences?|data|info(?:rmation)?|details?|values?|everything|rest|facts?|things?|me|fields?|keys?|list|object|array)$/i;
const MOST_FIELDS = 12;

/** The fields that a wish lists, in its own words: "name, due date and total". */
export function askedFields(instruction: string): readonly string[] {
  const announced = ANNOUNCED.map((form) => form.exec(instruction)?.[1]).find((each) => each !== undefined);
  const isWhole = /\b(?:as|in|into|to) (?:an? )?(?:[a-z]+ )?(?:json|table)\b/i.test(instruction);
  const listed =
    BRACKETED.exec(instruction)?.[1] ??
    announced ??
    (VERB.test(instruction) ? instruction.replace(VERB, '') : isWhole ? instruction : '');
  const fields = listed
    .replace(JSON_FORM, ', ')
    .replace(announced === undefined ? END : END_OF_LIST, '')
    .split(/,|;|&|\band\b|\bplus\b/i)
    .map((field) =>
      field
        .replace(/["'`“”‘’?.!]/g, '')
        .replace(LITTLE, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        // "reason for return": what it is for may have been cut off.
        .replace(/ (?:for|of|to)$/, ''),
    )
    .filter((field) => /^[a-z][\w-]*(?: [\w-]+){0,3}$/i.test(field) && !NO_FIELD.test(field));
  return [...new Set(fields)].slice(0, MOST_FIELDS);
}

export const isPlural = (word: string): boolean => /(?:addresses|people|[^s]s)$/i.test(word);

/** The key of a wanted field: "phone numbers" are `phones`, "e-mail address" is `email`, "due date" is `due_date`. */
export function keyOf(field: string): string {
  const plain = field.toLowerCase().replaceAll('e-mail', 'email').replaceAll('web ', 'web');
  const [first = ''] = plain.split(' ');
  if (!/^(?:email|phone|telephone|mobile|web)\w* (?:address(?:es)?|numbers?)$/.test(plain))
    return plain.replaceAll(' ', '_');
  return isPlural(plain) && !isPlural(first) ? `${first}s` : first;
}
