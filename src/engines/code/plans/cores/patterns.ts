export const CASE =
  /\bignor(?:es?|ing) (?:upper ?case|(?:letter )?case|capitali[sz]ation)(?: differences)?\b|\b(?:is )?case[- ]insensitiv(?:e|ely)\b|\bregardless of case\b/;
export const ALNUM =
  /(?:\bignor(?:es?|ing) )?\b(?:(?:everything|anything|all characters) (?:that is not|but|except) (?:a )?letters? (?:or|and) digits?|non-?alphanumeric(?: characters?| chars)?|spaces,? (?:and )?punctuation|punctuation(?:,? (?:and )?(?:white ?)?spaces?)?)(?: marks)?\b/;
export const SPACES = /(?:\bignor(?:es?|ing) )?\b(?:and )?(?:white ?)?spaces?\b/;
export const SAMPLE = /\b(?:for|on|with|of) (?:the array )?[{[]\s*(-?\d+(?:\s*,\s*-?\d+)+)\s*[}\]]/;
export const SMALLER = '(?:is )?(?:less than|below|smaller than|under|<)';
export const IT = '(?:(?:it|the \\w+|an? \\w+|\\w+) )?';
export const BELOW =
  /\b(?:strictly )?(?:below|less than|smaller than|under)(?: (?:the |a given |a )?(?:limit|number|n))?\b/;
export const UP_TO =
  /\b(?:up to|not (?:exceeding|greater than)|at most)(?: and including)?(?: (?:the |a given |a )?(?:limit|number|n|maximum|max))?(?: \(?inclusive\)?)?/;
export const NEGATIVE = `${IT}(?:is )?(?:a )?(?:negative(?: (?:numbers?|n|input|values?|integers?))?|${SMALLER} (?:0|zero))`;
