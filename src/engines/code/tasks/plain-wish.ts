const QUESTION =
  /^\W*(?:please )?(?:(?:how (?:do|can|could|would|should) (?:i|you|we|one)|how to|what(?:'s| is) (?:the|a) (?:best |easiest |simplest |shortest |right |idiomatic )?way to|(?:can|could|would) you (?:please )?(?:show me )?how to|show me how to) )(?=\w)/i;

/** Readers know what these words mean by other words, or by none. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [QUESTION, ''],
  [/\b(?:2-?d|two-dimensional) (?=(?:points?|vectors?|coordinates?|positions?)\b)/gi, ''],
  [
    /\b(class|struct|record|type) (for|of|that represents) an? (immutable|mutable|generic|simple|basic|thread-safe) (?=\w)/gi,
    '$3 $1 $2 a ',
  ],
  // To turn a text into an object is to parse it; the task for the opposite direction shares as many words.
  [
    /\b(?:turn|convert|transform|change)(s?|ing) (an?|the|url) ((?:url )?query ?strings?) (?:in)?to (?=(?:an?|the) (?:object|dict|dictionary|map|hash)\b)/gi,
    'parse$1 $2 $3 to ',
  ],
  // As it is written, with a capital at the start.
  [/\b(?:CamelCase|UpperCamelCase)\b/g, 'PascalCase'],
  [/\btemplated? (?=(?:class|struct|function|type)\b)/gi, 'generic '],
];

/** A wish in the words that all readers of wishes know. */
export const plainWish = (prompt: string): string =>
  SAME.reduce((wish, [pattern, by]) => wish.replace(pattern, by), prompt);
