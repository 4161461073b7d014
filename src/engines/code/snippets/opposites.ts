import { unmetBoth, unmetEnd } from './half-open.ts';

const STRICT =
  /\b(?:more|greater|larger|bigger|longer|older|higher|fewer|less|smaller|shorter|younger|lower) than (\d+)\b(?! ?(?:x|×|\.\d))|\b(?:above|over|below|under) (\d+)\b(?! ?(?:x|×|\.\d))/gi;
const LEAST = /\bat least (\d+)\b|\b(\d+) or (?:more|over|above|older|longer)\b/gi;
/** Refusals name the opposite: "never below 5". */
const NEGATED = /(?:\b(?:not|never|no|cannot|without|until|unless)\b|n['’]t\b)[^,;.]{0,25}$/i;
const LOW = /fewer|less|smaller|shorter|younger|lower|below|under/i;
/** Smaller numbers are compared for other reasons too. */
const SMALLEST = 3;

/** "More than 5" where the code has `>= 5`, "at least 5" where it has `> 5`; either may also be written the other way round. */
function unmetLimits(prompt: string, program: string): string[] {
  const isOtherwise = (found: RegExpExecArray, isStrict: boolean): boolean => {
    const digits = found[1] ?? found[2] ?? '';
    if (Number(digits) < SMALLEST || NEGATED.test(prompt.slice(0, found.index))) return false;
    const number = `${digits.replace(/\B(?=(?:\d{3})+$)/g, '_?')}(?![\\d.\\w])`;
    // A limit lies above its number with these, and at it with the others.
    const above = new RegExp(`(?:[^<>=-]>|<=) ?${number}|-(?:gt|le) ${number}`).test(program);
    const at = new RegExp(`(?:>=|[^<>=-]<) ?${number}|-(?:ge|lt) ${number}`).test(program);
    return isStrict !== LOW.test(found[0]) ? at && !above : above && !at;
  };
  return [
    ...[...prompt.matchAll(STRICT)].filter((found) => isOtherwise(found, true)),
    ...[...prompt.matchAll(LEAST)].filter((found) => isOtherwise(found, false)),
  ].map(([said]) => said);
}

export const SENSITIVE = /\bcase[- ]sensitiv\w*/gi;
export const FOLDS =
  /\.(?:to_?)?lower(?:case|cased|_ascii)?\w*\(|\bstrtolower\(|\bdowncase\b|ToLower|IgnoreCase|casefold|tolower\(|\bgrep\b[^\n]* -\w*i|re\.I\b|\/gi\b/i;

/** Number types that a language has beside its usual one. */
const NUMBER =
  /\b(?:us(?:e|es|ing)|as|with|of type) (?:an? |only |the )?(long|short|byte|BigInteger|BigDecimal|BigInt|Decimal|int64|uint64|int32|u8|u16|u32|u64|u128|i8|i16|i64|i128|f32|f64|float|double|unsigned)\b(?![- ](?:as|time|enough|lists?|names?|clicks?|quotes?))/;

/** "An optional immediate flag": whoever calls it uses that name. */
const FLAG = /\b(?:an?|optional|the) (?:optional |boolean |bool )*(?:--)?([a-z][a-z]+) (?:flag|switch)\b/gi;
const NO_NAME =
  /^(?:boolean|bool|optional|command|line|cli|new|single|second|third|extra|feature|global|red|country|default|short|long|configurable|this|that|first|status)$/i;

const unmetFlags = (prompt: string, program: string): string[] =>
  [...prompt.matchAll(FLAG)].flatMap(([said, name = '']) =>
    NO_NAME.test(name) || new RegExp(`(?<![a-z])-{0,2}(?:is|with|use)?_?${name}`, 'i').test(program)
      ? []
      : [said],
  );

/** "Three cards (Basic, Plus, Pro)": names in a page are what it shows. */
function unmetTitles(prompt: string, code: string): string[] {
  const [, list = ''] =
    /(?:\(|\b(?:cards?|plans?|tiers?|tabs?|sections?|columns?|links?|buttons?)\b[^.;()]{0,12}?[ :(])((?:[A-Z][a-z]+(?:,? (?:and|or|&) |, ?|\/)){1,7}[A-Z][a-z]+)\b/.exec(
      prompt,
    ) ?? [];
  return list
    .split(/,? (?:and|or|&) |, ?|\//)
    .flatMap((name) => (name && !code.includes(name) ? [`"${name}"`] : []));
}

/** Things that a program may do the other way round, although it has all the words of the wish. */
export function unmetOpposites(prompt: string, code: string, program: string, language: string): string[] {
  const [sensitive] = prompt.match(SENSITIVE) ?? [];
  const isInsensitive = /\bcase[- ]?insensitiv|\bnot case|ignor\w+ (?:the )?case/i.test(prompt);
  const [said, type = ''] = NUMBER.exec(prompt) ?? [];
  return [
    ...unmetEnd(prompt, program),
    ...unmetBoth(prompt, program),
    ...unmetLimits(prompt, program),
    ...(sensitive !== undefined &&
    !isInsensitive &&
    !/optional|option|flag|parameter|whether/i.test(prompt) &&
    FOLDS.test(program)
      ? [sensitive]
      : []),
    ...(said !== undefined && TYPED.test(language) && !new RegExp(`\\b${type}`, 'i').test(program)
      ? [said]
      : []),
    ...unmetFlags(prompt, program),
    ...(language === 'html' ? unmetTitles(prompt, code) : []),
  ];
}

const TYPED = /^(?:typescript|javascript|go|rust|java|csharp|c|cpp|kotlin|swift|python)$/;

/** Either edge alone is what a flag of that name means. */
export const withImmediate = (text: string, prompt: string): string =>
  /\bimmediate (?:flag|option|parameter|argument|mode|execution)\b|\bimmediate\b[^.;]{0,20}\b(?:flag|option|parameter)\b/i.test(
    prompt,
  ) && /\bleading = (?:false|true), trailing = true\b/.test(text)
    ? text
        .replace('trailing = true', 'trailing = !leading')
        .replace('also at the first one', 'at the first one instead')
        .replace(/\bleading\b/g, 'immediate')
    : text;
