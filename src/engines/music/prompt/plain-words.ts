/** "Medieval-style", "jazz-inspired": the genre itself. */
const STYLE = /(?<=\p{L})-(?:styled?|inspired|flavou?red|influenced|tinged|type)(?=[\s,.;:]|$)/giu;
/** "140 beats per minute", "a tempo of 140". */
const BEATS =
  /\b(\d{2,3})\s?(?:beats (?:per|a|each) minute|beats\/min)\b|\btempo (?:of |around |about |at |is )*(\d{2,3})\b(?! ?bpm)/gi;

export const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const MEASURED = `(?:\\d{1,3}|${NUMBER_WORDS.join('|')}|twelve)[ -]?(?:bpm|beats?|bars?|bits?|sec(?:ond)?s?|min(?:ute)?s?)\\b`;
/** "Twelve bars", "10 minutes" */
export const MEASURE = new RegExp(`\\b${MEASURED}`, 'giu');
/** "About one minute" names no subject. */
const ROUGHLY = new RegExp(`\\b(?:about|around|approximately|roughly|circa)\\s+(?=${MEASURED})`, 'giu');

const LEARNERS =
  "(?:(?:my|our|the|all|small|little|young|older)\\s){0,2}(?!(?:the|my|our|their|about|to|how)\\b)[\\p{L}'’-]{2,20}";
/** "To help children learn the days", "for learning the days", "that teaches my son the days": a song about the days. */
const LESSON = new RegExp(
  [
    `\\b(?:to|that|which)\\s+helps?\\s+(${LEARNERS})\\s+(?:to\\s+)?(?:learn|remember|memori[sz]e|practi[sc]e)\\s+(?:about\\s+)?`,
    `\\b(?:to|that|which|for)\\s+teach(?:es|ing)?\\s+(${LEARNERS})\\s+(?:about\\s+)?(?!to\\b|how\\b)`,
    '\\b(?:to|for)\\s+(?:learn(?:ing)?|remember(?:ing)?|memori[sz](?:e|ing)|practi[sc](?:e|ing))\\s+(?:about\\s+)?(?!to\\b|how\\b)',
  ].join('|'),
  'giu',
);

/** "Otto's 80th birthday": Otto, and a birthday. */
const FEAST =
  /(\p{Lu}\p{Ll}+)['’]s?\s+(?:\d{1,3}(?:st|nd|rd|th)\s+)?(?=(?:birthday|wedding|anniversary|graduation|farewell|retirement|jubilee)\b)/gu;

/** A prompt with its words for styles, tempos, feasts and lessons in the form that is read. */
export const inPlainWords = (prompt: string): string =>
  prompt
    .replace(STYLE, '')
    .replace(BEATS, (_, beats?: string, tempo?: string) => `${beats ?? tempo} bpm`)
    .replace(ROUGHLY, '')
    .replace(FEAST, '$1, ')
    .replace(LESSON, (_, helped?: string, taught?: string) => {
      const who = helped ?? taught;
      return who === undefined ? 'about ' : `for ${who} about `;
    });
