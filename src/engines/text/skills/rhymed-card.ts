import { missingFrom } from './letter-wish.ts';

export const BY_RULE = 'Made by rule around your words: the other lines were written beforehand.';

/** A card or a message in four lines that rhyme. */
export const RHYMED_CARD =
  /\b(?:4|four)[- ](?:rhyming lines?|lines? (?:that|which) rhyme|lines?,? rhym(?:e|ed|ing))\b|\brhym(?:ed|ing) (?:[a-z]+ )?(?:card|message|wish(?:es)?|greeting|lines|verse)\b/i;
/** Words of a wish that its verse tells by its form. */
const OF_CARD =
  'mother father mum mom dad grandma grandpa wife husband partner daughter son birthday wedding anniversary retirement farewell card message greeting wish wishes verse poem rhyme rhymes rhyming line lines four short like likes love loves enjoy enjoys fond crazy name named called who and also both really turn turns turning write make give colleague coworker friend uncle aunt brother sister cousin neighbour neighbor boss teacher old new leaving married years year retires';
/** The teasing lines tell a habit. */
const TEASES = / we know,| that much is true,/;

/** The lines of a card; what of the wish they do not say is named. */
export function verseOf(lines: readonly string[], wish: string): string {
  const text = lines.join('  \n');
  const left = missingFrom(
    `${text} ${OF_CARD}${TEASES.test(text) ? ' funny humorous' : ''}`,
    wish.replace(/\b\d+(?:st|nd|rd|th)?\b|['’]s\b|\b(?:\d|four)-lines?\b/gi, ' '),
  );
  const note = left.length === 0 ? '' : ` Not in it: ${left.map((word) => `“${word}”`).join(', ')}.`;
  return `${text}\n\n_${BY_RULE}${note}_`;
}
