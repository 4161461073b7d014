/** "Medieval-style", "jazz-inspired": the genre itself. */
const STYLE = /(?<=\p{L})-(?:styled?|inspired|flavou?red|influenced|tinged|type)(?=[\s,.;:]|$)/giu;
/** "140 beats per minute", "a tempo of 140". */
const BEATS =
  /\b(\d{2,3})\s?(?:beats (?:per|a|each) minute|beats\/min)\b|\btempo (?:of |around |about |at |is )*(\d{2,3})\b(?! ?bpm)/gi;

/** A prompt with its words for styles and tempos in the form that is read. */
export const inPlainWords = (prompt: string): string =>
  prompt.replace(STYLE, '').replace(BEATS, (_, beats?: string, tempo?: string) => `${beats ?? tempo} bpm`);
