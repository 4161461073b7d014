/** A wish for a program that is given its values when it runs. */
export interface AskedInput {
  /** The wish without the words about it. */
  readonly rest: string;
  readonly said: string;
  readonly from: 'arguments' | 'stdin';
}

/** Patterns may take quadratic time. */
const MOST_CHARACTERS = 400;

// Data kept on disk is not an input value.
const WORD = '(?!(?:on|in|into|to|with)\\b)[a-z]+';
const NOUN = `(?:(?:an?|the|its|one|two|both|some|any|single|each|their|user) )*(?:${WORD} ){0,2}?${WORD}`;
const FROM_STDIN =
  '(?:from|on|via|through) (?:the )?(?:stdin|standard input|console|terminal|keyboard|user(?: input)?)';
const AS_ARGUMENT =
  '(?:(?:as|from|on|via|through|by(?= (?:an?|the|command|cli)\\b)) )(?:(?:an?|the|its|one|two|first|only|single|positional) )*(?:(?:command[- ]?line|cli|script|program) )?(?:arguments?|args?|argv|parameters? of the (?:script|program)|command[- ]?line)';
const LINK = '[,;]?\\s*\\b(?:(?:and|that|which|it|should|must|with|where|then|program|script) )*';
const SHOWS =
  '(?:(?:,| and|, and) (?:then )?(?:prints?|shows?|outputs?|displays?)(?: (?:out )?(?:the |its )?(?:result|answer|output|it|value)s?)?(?: to (?:stdout|the (?:console|screen|terminal)))?(?=$|[.,;]| when\\b))?';
const STDIN = new RegExp(
  `${LINK}(?:(?:reads?|reading|takes?|taking|gets?|accepts?) (?:in )?(?:${NOUN} )?${FROM_STDIN}|(?:asks?|asking|prompts?|prompting) (?:the )?user (?:for|to (?:enter|type|input)) ${NOUN})${SHOWS}`,
  'i',
);
const ARGUMENTS = new RegExp(
  `${LINK}(?:(?:reads?|reading|takes?|taking|gets?|accepts?|accepting|expects?|uses?) )?(?:${NOUN} )?(?:(?:is |are |being )?(?:given|passed|provided|supplied|taken|read) )?${AS_ARGUMENT}\\b${SHOWS}`,
  'i',
);
const USAGE =
  /[,;]?\s*\b(?:and |it |should |must |also |otherwise )*(?:with (?:an? )?usage(?: (?:message|text|line|help))?|(?:prints?|shows?|displays?|printing|showing|gives?) (?:an? |the |its )?(?:short |helpful |clear )?(?:usage|help|error)(?: (?:message|text|line|info|information|hint))?)(?: (?:and (?:exits?|quits?)(?: with (?:status |code |exit code |an error |non-?zero|\d)*)?))?(?: (?:when|if|for|on|unless|without) (?:[a-z]+ ){0,5}[a-z]+)?(?=$|[.,;])/i;

/** Undefined for a wish that says nothing of values from outside. */
export function readInput(prompt: string): AskedInput | undefined {
  if (prompt.length > MOST_CHARACTERS) return undefined;
  const usage = USAGE.exec(prompt)?.[0] ?? '';
  const without = prompt.replace(usage, '');
  const from = STDIN.test(without) ? 'stdin' : ARGUMENTS.test(without) || usage ? 'arguments' : undefined;
  if (!from) return undefined;
  const [found = ''] = (from === 'stdin' ? STDIN : ARGUMENTS).exec(without) ?? [];
  const rest = without.replace(found, '').trim();
  if (!/\w{2}/.test(rest)) return undefined;
  const said = [found, usage].map((part) => part.replace(/^[,;\s]*(?:(?:and|that|which) )*/i, '').trim());
  return { rest, said: said.filter(Boolean).join(', '), from };
}
