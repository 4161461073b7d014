/** A wish for a program that is given its value when it is started. */
export interface AskedArgument {
  /** The wish without the words about the argument. */
  readonly rest: string;
  /** Those words. */
  readonly said: readonly string[];
  /** The exit status of a wrong call. */
  readonly status: number;
  /** The program asks for the value while it runs. */
  readonly isQuestion?: boolean;
}

/** Patterns may take quadratic time. */
const MOST_CHARACTERS = 600;

const ARGUMENT =
  '(?:command[- ]?line )?(?:arguments?|args?|argv(?:\\[1\\])?|parameters?(?: of the (?:program|script))?|command[- ]?line)';
const GIVEN =
  '(?:(?:is|are|comes?|being|that is|which is) )?(?:(?:given|passed|taken|read|provided|specified|supplied|entered) )?(?:(?:as|on|by|from|via|through|in) )(?:(?:an?|the|its|one|two|first|only|single|positional) )*';
const IS = '(?:is|are|being) (?:(?:an?|the|its|one|first|only|single|positional) )*';
const THING =
  '(?:n|x|k|m|it|they|both|(?:the|a|an|any|some|two|one|this|that) (?:[a-z]+ )?[a-z]+|numbers?|[a-z]+)';

/** Each keeps in its first group what the rest of the wish needs. */
const SAYINGS: readonly RegExp[] = [
  new RegExp(`,? ?\\b(?:where|with|and) ${THING} (?:${GIVEN}|${IS})${ARGUMENT}\\b`, 'i'),
  new RegExp(`,? ?\\b(?:n|x|k) (?:${GIVEN})${ARGUMENT}\\b`, 'i'),
  new RegExp(
    `\\b(?:that |which )?((?:takes?|gets?|reads?|accepts?|expects?|receives?) (?:an?|the|one|two|any|some)?(?: (?:positive|whole|single|decimal))? ?\\w+)(?: ${THING})? ${GIVEN}${ARGUMENT}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:that |which )?((?:takes?|gets?|reads?|accepts?|expects?|receives?) (?:an?|the|one|two|any)(?: (?:positive|whole|single|decimal))? \\w+) ${ARGUMENT}\\b`,
    'i',
  ),
  new RegExp(`,? ?\\b${GIVEN}${ARGUMENT}\\b`, 'i'),
  /\b(?:its|(?<=\b(?:of|for) )(?:the|an?|one)) (?:(?:first|only|single|numeric|number|integer|text) )*(?:command[- ]?line )?argument\b/i,
];

const FAULT =
  '(?:(?:it|n|x|this|that|one|both|either|(?:the|an?|no|any|there (?:is|are) no) (?:\\w+ )?\\w+|arguments?) ?)?(?:(?:is|are|was|were) )?(?:missing|absent|not (?:given|provided|passed|there|valid|numeric|an? (?:valid |whole |positive |non-negative )*(?:number|integer|int))|(?:is|are) not an? (?:valid |whole |positive )*(?:number|integer)|fewer(?: than (?:two|2|one))?(?: arguments)?(?: (?:is|are))?(?: given| passed)?|too few|given|provided|passed|invalid|wrong|bad|negative)';
const EDGE = new RegExp(
  `[,;]? ?(?:\\b(?:and|or|with|it|otherwise|but) )*\\b(?:(?:prints?|shows?|gives?|writes?|displays?|reports?) )?(?:(?:an?|the) )?(?:(?:clear|short|helpful) )?(?:(?:error|usage)(?: (?:message|error|line|text|hint))?|message|exits?|fails?|errors? out)(?: (?:to|on) (?:stderr|standard error))?(?:(?: and| then|,)* ?(?:exits?|quits?|fails?|ends?))?(?: with)?(?: (?:an? |the )?(?:exit |error )?(?:status|code|non-?zero status|non-?zero|error|usage message|message|failure))?(?: (?:of )?(\\d))? (?:if|when|for|unless|on) ${FAULT}(?:(?:,| or| and)+ ${FAULT})*`,
  'i',
);
const USAGE =
  /[,;]? ?\b(?:and |with )+(?:an? |the |its )?(?:usage(?: (?:message|error|text|line))?|argument (?:check(?:ing|s)?|validation)|validation of the argument|input validation|(?:(?:proper|good|basic|some|simple) )?error[- ]handling(?: for (?:an? |the )?(?:(?:missing|invalid|bad|wrong) )?(?:arguments?|inputs?|numbers?))?)\b/i;

/** Undefined for a wish that says nothing of an argument, or means that of a function. */
export function readArgument(prompt: string): AskedArgument | undefined {
  if (prompt.length > MOST_CHARACTERS || !/\b(?:arg\w*|parameters?|command[- ]?line)\b/i.test(prompt))
    return undefined;
  if (
    /\b(?:function|method|class|lambda|decorator|files?|folder|directory|options?|flags?|default)\b/i.test(
      prompt,
    )
  )
    return undefined;
  if (!/\b(?:program|script|tool|cli|command|prints?|app|utility|argv)\b/i.test(prompt)) return undefined;
  const said: string[] = [];
  let rest = prompt;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest) ?? undefined;
    if (!found) return undefined;
    said.push(found[0].replace(/^[,;\s]+/, ''));
    rest = `${rest.slice(0, found.index)} ${found[1] && pattern !== EDGE ? found[1] : ''}${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const edges = [take(EDGE), take(EDGE)];
  if (!SAYINGS.some((pattern) => take(pattern) !== undefined)) return undefined;
  take(USAGE);
  const status = edges.find((one) => one?.[1])?.[1];
  return {
    rest: rest
      .replace(/\b(?:command[- ]?line|cli) (?=program|script|tool|app|utility)/gi, '')
      .replace(
        /(\b(?:takes?|gets?|reads?|accepts?|expects?|receives?) (?:an?|the|one|any) )(?:word|string|sentence|phrase)\b/gi,
        '$1text',
      )
      // Values from the command line are taken as arguments; no file is read.
      .replace(
        /\bread(s?) (?=(?:an?|the|one|two|three|any) (?:\w+ )?(?:numbers?|integers?|texts?|words?|values?)\b)/gi,
        'take$1 ',
      )
      .replace(/\s+/g, ' ')
      .trim(),
    said: said.reverse(),
    status: status === undefined ? 1 : Number(status),
  };
}
