import choices from '../data/choices.json';

/** No word of a value or of a name. */
const NO = String.raw`(?!(?:and|or|with|either|which|that|has|have|is|are|can|may|must|should)\b)`;
const WORD = String.raw`${NO}[\p{L}\p{N}][\p{L}\p{N}'’+-]{0,30}`;
const VALUE = `${WORD}(?: ${WORD}){0,2}`;
/** The place where a field of a list begins. */
const START = String.raw`(?<=(?:^|[,;(]\s?|:\s|\b(?:with|and|has|have|having|an?|its|their)\s))`;
const NAME = String.raw`((?!(?:an?|the|its|their)\s)${WORD}(?: ${WORD})?)`;
const END = String.raw`(?=\s*(?:[,.;)\n]|$)|\s(?:and|with)\s)`;
const BE = '(?:is|are|can be|may be|must be|should be|could be|will be|has to be|being|be)';
const ONE_OF =
  '(?:either(?: of)?|one of|any of|chosen from|picked from|selected from|limited to|restricted to|out of)(?: these| the following| the values?| the options?)?:?';
const OPTIONS =
  '(?:with|having)(?: the)?(?: (?:two|three|four|five|six|\\d))? (?:possible |allowed )?(?:values|options|choices):?';
/** Words after which only values come. */
const MARK = `(?:(?:,? (?:which|that))? ${BE} ${ONE_OF}|(?:,? (?:which|that))? (?:can|may|must|should|could) be:?| ${ONE_OF}|,? ${OPTIONS})`;
/** Words after which values come if an "or" stands among them. */
const WEAK_MARK = `(?:${MARK}|:|\\s?=| ?[-–—]|(?:,? (?:which|that))? ${BE}| of| as)`;

const NAMES = choices.names.toSorted((a, b) => b.length - a.length).join('|');

const BRACKETS = /\[([^[\]]*[,/|][^[\]]*)\]|\{([^{}]*[,/|][^{}]*)\}|<([^<>]*[,/|][^<>]*)>/gu;
/** "Condition - mint, good or poor -, price". */
const DASHES = new RegExp(
  String.raw`(?<=[\p{L}]) [-–—] (${VALUE}(?:(?:,|,? or|,? and|\s?/) ${VALUE}){1,10}) [-–—](?=\s*[,.;)]|\s*$|\sand\s)`,
  'giu',
);
const PIPES = new RegExp(String.raw`${START}${NAME}:? (${WORD}(?:\s?\|\s?${VALUE}){1,10})${END}`, 'giu');
/** "Status to do / in progress / done". */
const SPACED = new RegExp(
  String.raw`((?:[\p{L}-]+ )?(?:${NAMES}))(?:${WEAK_MARK})? (${VALUE}(?:\s?/\s?${VALUE}){1,10})${END}`,
  'giu',
);
/** "Priority of low/medium/high". */
const SLASH_MARK = new RegExp(`${START}${NAME}(?:${WEAK_MARK}) (?=${WORD}(?:/${WORD}){1,10}${END})`, 'giu');
/** "RSVP yes/no/maybe": a field and its values. */
const SLASHED =
  /(?<=(?:^|[,;:(]|\b(?:with|and|has|have))\s?)((?!(?:and|or|with)\b)[\p{L}-]{2,20}(?: (?!and\b|or\b)[\p{L}-]{2,20})?) (\p{L}[\p{L}\p{N}-]{0,14}(?:\/\p{L}[\p{L}\p{N}-]{0,14}(?: (?!and\b|or\b|with\b)[\p{L}-]{1,14})?){1,6})(?=\s*(?:[,.;)]|$)|\s(?:and|with)\s)/giu;
/** "A status which is either open or closed". */
const MARKED_OR = new RegExp(
  `${START}${NAME}${MARK} (${VALUE}(?:, ${VALUE}){0,10}(?:,? or (?:an? )?${VALUE}){1,10})${END}`,
  'giu',
);
/** "Status is one of draft, sent, paid.", as a sentence. */
const SENTENCE = new RegExp(
  String.raw`(?<=[.;]\s)(?:the |its )?((?:[\p{L}-]+ )?(?:${NAMES}))(?:${MARK}|:) (${VALUE}(?:, ${VALUE}){0,10}),? (?:(?:and|or) )?(${VALUE})(?=\s*(?:[.;]|$))`,
  'giu',
);
/** "Season is spring, summer or autumn", "season - summer or winter". */
const NAMED_MARK_OR = new RegExp(
  `${START}((?:[\\p{L}-]+ )?(?:${NAMES}))(?:${WEAK_MARK}|,? such as|,? like) (${VALUE}(?:, ${VALUE}){0,10},? or (?:an? )?${VALUE})${END}`,
  'giu',
);
/** "Format is one of paperback, ebook": the reader of choices finds the end. */
const MARKED = new RegExp(String.raw`${START}((?:[\p{L}-]+ )?(?:${NAMES}))${MARK} (?=${VALUE},)`, 'giu');
/** "State clean or dirty or being cleaned". */
const NAMED_OR = new RegExp(
  String.raw`${START}(${NAMES}) (?!(?:of|to|for|in|on|by)\b)(${VALUE}(?:,? or (?:being )?${VALUE}){2,10})${END}`,
  'giu',
);

const isTruth = (values: string): boolean => /^(?:yes|true|y)\s?\/\s?(?:no|false|n)$/i.test(values.trim());
const inParentheses = (name: string, values: string): string =>
  `${name} (${isTruth(values) ? 'yes/no' : values.split(/\s?[/|]\s?|,?\s+or\s+(?:an?\s)?|,\s/i).join(', ')})`;

/** The usual ways to list the values of a field, all as "name (one, other)". */
export const inValueLists = (text: string): string =>
  text
    .replace(
      BRACKETS,
      (_, ...groups: (string | undefined)[]) => `(${groups.slice(0, 3).find(Boolean) ?? ''})`,
    )
    .replace(DASHES, ' ($1)')
    .replace(PIPES, (_, name: string, values: string) => inParentheses(name, values))
    .replace(SLASH_MARK, '$1 ')
    .replace(SPACED, (_, name: string, values: string) => inParentheses(name, values))
    .replace(SLASHED, (_, name: string, values: string) => inParentheses(name, values))
    .replace(SENTENCE, 'The $1 can be $2 or $3')
    .replace(MARKED_OR, (_, name: string, values: string) => inParentheses(name, values))
    .replace(NAMED_MARK_OR, (_, name: string, values: string) => inParentheses(name, values))
    .replace(NAMED_OR, (_, name: string, values: string) => inParentheses(name, values))
    .replace(MARKED, '$1: ');
