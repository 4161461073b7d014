import type { KnownFunction } from './known.ts';

/** Words about an input that is not right, and about what such an input is. */
const WRONG =
  "for|on|if|when|in case of|given|with|any|all|other|anything|something|everything|the|an?|inputs?|texts?|strings?|values?|numbers?|numerals?|letters?|characters?|units?|ones?|it|they|them|is|are|was|were|contains?|has|having|invalid|bad|malformed|wrong|illegal|unknown|unparsable|unparseable|garbage|nonsense|not|no|valid|proper|recogni[sz]ed|such as|like|or|and|else|otherwise|instead|can(?:not|'t)|couldn't|be|parsed|read|converted|understood|(?:does|do|is|are|was)(?:n't| not)|understand|know|match|fit|outside|out of|of|range|that|this|below|above|zero|negative|empty|format|durations?|roman|from|to|between|1 ?(?:\\.{2,3}|to|-|–) ?3999|1|3999|4000|0|less than|more than|greater than";
/** "And throws an error for anything else", with the name of an exception or without. */
const FAILS = new RegExp(
  `(?:[,;:(]? ?\\b(?:and|but|with|or|it|that|which|should|must|also|else|then|otherwise) )*(?:\\b(?:throw|rais)(?:s|es?|ing)(?= (?:for|on|if|when|otherwise)\\b)|\\b(?:throw|rais|report|signal|return|giv|produc)\\w*(?: (?:an?|the|proper|clear|custom|appropriate|some|own|descriptive))* (?:(?:std::)?\\w*(?:errors?|exceptions?|_argument|out_of_range)|results?)|\\b(?:reject|refus)\\w*|\\bfail(?:s|ing)?|\\bpanics?|\\bvalidat(?:es?|ing)|(?:\\ban? )?\\b(?:errors?|exceptions?))\\b(?: (?:type|messages?))?(?:[ ,]+(?:${WRONG})\\b)*\\)?`,
);
/** "Invalid text should raise a ValueError". */
const REFUSED =
  /(?:[,;:.]? ?\b(?:and|but|any|all|the|an?|every)\b)* ?\b(?:invalid|bad|malformed|wrong|illegal|unknown|other|anything else|everything else)\b(?: (?:input|texts?|strings?|values?|numerals?|durations?|ones?|units?|letters?|characters?))*(?: (?:should|must|will|has to|is|are|to|be|gets?|gives?|causes?|leads? to|results? in|an?|the|its))* (?:(?:throw|rais)\w*(?: (?:an?|the))? \w*(?:error|exception)s?|reject(?:ed|s)?|refused|\w*(?:error|exception)s?)\b/;
const NOTHING = '(?:null|nil|none|an? (?:empty )?option(?:al)?|undefined)';
/** "Or null if it is not one". */
const MISSING = new RegExp(
  `(?:[,;:(]? ?\\b(?:and|but|or|it|that|which|should|must|otherwise) )*(?:\\b(?:return|giv)\\w* )?\\b${NOTHING}\\b(?:[ ,]+(?:${WRONG})\\b)*\\)?`,
);

const TURNS = /\b(?:convert|turn|translat|transform|pars|read|chang|encod|decod|writ|express)\w*/;
const BOTH =
  /(?:[,;]? ?\b(?:and|or) )*\b(?:back(?:wards)?(?: again| to \w+)?|vice versa|(?:the other|both|in both) (?:way(?: round| around)?|ways|directions?)|the reverse|reversed?)\b/;

const ROMAN: KnownFunction = {
  asks: [
    // Without a word about wrong ones a stored program does it.
    /(?<=^(?=.*\b(?:error|exception|throw|rais|reject|refus|outside|invalid|malform|bad|wrong|valid|result|illegal)\w*).*)\b(?:to|from)?roman(?:[- ]numerals?|[- ]numbers?)?\b/,
  ],
  takes: [
    /(?:\b(?:such as|like|e\.g\.|for example) )?["'`]*\b(?=[ivxlcdm]{2,15}\b)(?!dim\b|mix\b|mid\b)[ivxlcdm]+\b["'`]*(?:(?:,| or| and) ["'`]*[ivxlcdm]+\b["'`]*)*/,
    BOTH,
    TURNS,
    /\b(?:in(?:to)?|to|from|between|for|of|up to|as|and|the|range|,)* ?\b(?:1|one)(?: ?(?:to|and|through|-|–|…|\.{2,3}) ?)3[, ]?999\b(?: (?:only|inclusive))?|\b(?:up to|below|under|at most|maximum(?: of)?|max) (?:3[, ]?999|4[, ]?000)\b/,
    /\b(?:an? )?(?:arabic |whole |decimal |positive )?(?:integers?|ints?|numbers?|digits)\b/,
    /\b(?:and |with |the )*(?:subtractive (?:notation|forms?|pairs?))\b|\b(?:upper|lower)[- ]?case\b|\bcase[- ]insensitiv\w+\b|\bignor\w+ case\b/,
    REFUSED,
    FAILS,
  ],
  silent: 'toroman fromroman numerals numeral wrong ones such like class utility two methods both range',
  name: 'toRoman',
  outline: `fun spelled(number: int) -> text
  let values = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1]
  let signs = ["M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"]
  let rest = number
  let parts: [text] = []
  for i to size(signs)
    for time to whole(rest, values[i])
      append(parts, signs[i])
    rest = rest % values[i]
  return joined(parts, "")
fun %(number: int) -> text
  raise value "{number} is not between 1 and 3999" if number < 1 or number > 3999
  return spelled(number)
fun fromRoman(roman: text) -> int
  let signs = letters("ivxlcdm")
  let values = [1, 5, 10, 50, 100, 500, 1000]
  let total = 0
  let previous = 0
  for letter in letters(lower(roman))
    raise value "{roman} is not a Roman numeral" if not contains(signs, letter) or total > 3999
    for i to size(signs)
      if signs[i] == letter
        total += values[i]
        if values[i] > previous
          total -= 2 * previous
        previous = values[i]
  raise value "{roman} is not a Roman numeral" if total < 1 or total > 3999
  raise value "{roman} is not a Roman numeral" if lower(spelled(total)) != lower(roman)
  return total
example
  print %(1994)
  print fromRoman("MCMXCIV")
  try fromRoman("IIII")`,
};

const SAMPLE = `["'\`]*\\b\\d{1,6} ?[wdhms](?:,? ?\\d{1,6} ?[wdhms])*\\b["'\`]*`;

const DURATION: KnownFunction = {
  asks: [
    new RegExp(
      `^(?!.*\\b(?:formats?|formatting) (?:an?|the|seconds|durations?)\\b|.*\\b(?:list|sum|array) of\\b)(?=.*(?:\\bdurations?|${SAMPLE}).*\\b(?:(?:in)?to|as|back|returns?|gives?|computes?|calculates?|in|to get) (?:(?:an?|the|total|whole|integer|number|amount|count|of|it|as|in|int|plain) )*(?:milli)?seconds\\b)\\W*\\w+`,
    ),
  ],
  takes: [
    new RegExp(
      `(?:\\b(?:such as|like|e\\.g\\.|for example|in the form|of the form|written (?:like|as)) )?${SAMPLE}(?:(?:,| or| and)+ (?:e\\.g\\. )?${SAMPLE})*`,
    ),
    /\b(?:(?:an?|the|human[- ]readable|short|time|text|textual) )*durations?(?: (?:strings?|texts?|values?|expressions?))?\b/,
    /\b(?:the )?(?:seconds|minutes|hours|days|weeks|units?)(?:,? (?:and|or) (?:seconds|minutes|hours|days|weeks))* (?:are|is) (?:optional|supported|allowed)\b|\b(?:weeks|days|hours|minutes)(?:, (?:weeks|days|hours|minutes|seconds))*,? (?:and|or) seconds\b/,
    /\b(?:in)?to (?:(?:an?|the|total|whole|integer|number|amount|count|of|it|as|in|int|plain) )*(?:milli)?seconds\b|\b(?:(?:and |that )?(?:returns?|giv\w+|comput\w+|calculat\w+)(?: back)?|as|in) (?:(?:an?|the|total|whole|integer|number|amount|count|of|it|as|in|int|plain|its) )*(?:milli)?seconds\b/,
    TURNS,
    REFUSED,
    FAILS,
    MISSING,
    /\b(?:ignor|allow|accept|skip)\w* (?:any |the |optional )?(?:white ?)?spaces?(?: (?:in between|between (?:the )?parts))?\b|\b(?:with|and) or without spaces\b/,
  ],
  variants: { ms: /\bmilliseconds\b/, optional: new RegExp(`\\b${NOTHING}\\b`) },
  silent:
    'time parser duration into string strings such like input total whole unit units each part parts any order',
  name: 'parseDuration',
  outline: `fun %(duration: text) -> int
  let digits = letters("0123456789")
  let units = letters("smhdw")
  let sizes = [1, 60, 3600, 86400, 604800]
  let longest = 2000000000 ?!ms
  let longest = 2000000 ?ms
  let used: [text] = []
  let total = 0
  let amount = 0
  let count = 0
  let at = 0
  let isSpaced = false
  raise value "the duration is empty" if size(trim(duration)) == 0
  for letter in letters(lower(duration))
    at += 1
    if letter == " "
      isSpaced = count > 0
    else
      if contains(digits, letter)
        raise value "{duration}: a unit is missing before character {at}" if isSpaced
        raise value "{duration}: the number that ends at character {at} is too long" if count > 8
        for i to size(digits)
          if digits[i] == letter
            amount = amount * 10 + i
        count += 1
      else
        raise value "{duration}: unexpected {letter} at character {at}, use numbers with w, d, h, m or s" if not contains(units, letter)
        raise value "{duration}: a number is missing before {letter} at character {at}" if count == 0
        raise value "{duration}: the unit {letter} at character {at} is there twice" if contains(used, letter)
        append(used, letter)
        for i to size(units)
          if units[i] == letter
            raise value "{duration} is too long" if amount > whole(longest - total, sizes[i])
            total += amount * sizes[i]
        amount = 0
        count = 0
        isSpaced = false
  raise value "{duration}: a unit is missing after the last number" if count > 0
  return total ?!ms
  return total * 1000 ?ms
example
  print %("1h30m")
  print %("2h 5m 10s")
  print %("45s")
  try %("soon")`,
};

const CLOCK: KnownFunction = {
  asks: [
    /\b(?:format|writ|show|convert|turn|display|print)\w*/,
    /(?=\b(?:in|to|as|like))(?<!\b(?:stopwatch|timer|class|struct|countdown)\b.*)(?:\b(?:in)?to|\bas|\bin|\blike)(?: the form(?:at)?)? ["'`]?(?:mm:ss|m:ss|minutes:seconds|minutes and seconds \(mm:ss\)|hh:mm:ss|h:mm:ss|\d+ ?h 0\d ?m(?: \d\d ?s)?)\b["'`]?/,
  ],
  takes: [
    /\b(?:an? |the |given )*(?:number of |total |count of )?seconds\b/,
    /\b(?:an? )?(?:durations?|times?|lengths?)(?: (?:in|of|given in))?\b/,
  ],
  variants: { hours: /\bhh?:mm|\d ?h 0\d ?m/, short: /(?<!h)h:mm/, units: /\d ?h 0\d ?m/ },
  silent: 'time duration format string padded zero leading zeros',
  name: 'formatTime',
  outline: `fun padded(number: int) -> text
  if number < 10
    return "0{number}"
  return "{number}"
fun %(seconds: int) -> text
  raise value "the seconds must not be negative" if seconds < 0
  let minutes = whole(seconds, 60) ?!hours
  let minutes = whole(seconds, 60) % 60 ?hours
  let hours = whole(seconds, 3600) ?hours
  let rest = seconds % 60
  return "{padded(minutes)}:{padded(rest)}" ?!hours
  return "{hours}h {padded(minutes)}m {padded(rest)}s" ?units
  return "{hours}:{padded(minutes)}:{padded(rest)}" ?!units ?short
  return "{padded(hours)}:{padded(minutes)}:{padded(rest)}" ?hours ?!units ?!short
example
  print %(65)
  print %(3725)`,
};

const PANGRAM: KnownFunction = {
  asks: [/\bpangrams?\b/],
  takes: [
    /(?:[,;(]? ?\b(?:that|which|contains?|has|uses?|i\.e\.|with|all|every|each|of|the|26|at least once|it|alphabet|letters?|letter|english)\b)+\)?/,
    /\b(?:ignoring|regardless of)(?: (?:the|case|and|or|punctuation|spaces|upper|lower))+\b|\bcase[- ]insensitiv\w+\b/,
  ],
  silent: 'sentence sentences phrase word words',
  name: 'isPangram',
  outline: `fun %(sentence: text) -> bool
  let used = letters(lower(sentence))
  for letter in letters("abcdefghijklmnopqrstuvwxyz")
    if not contains(used, letter)
      return false
  return true
example
  print %("The quick brown fox jumps over the lazy dog")
  print %("Hello, world")`,
};

export const CONVERSIONS: readonly KnownFunction[] = [ROMAN, DURATION, CLOCK, PANGRAM];
