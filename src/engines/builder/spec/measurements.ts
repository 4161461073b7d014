import { pluralOf, singularOf } from './nouns.ts';
import { UNITS } from './unit-words.ts';

const MEASURES =
  'weight|height|temperature|rainfall|snowfall|readings?|levels?|consumption|usage|mileage|distance|growth|blood sugar|heart rate|pulse|waist|sleep|water level|humidity|ph';
const OFTEN =
  '(?:(?:once|one|every|each|per|twice|two) (?:(?:per|a|an|each|every) )?(?:day|week|month|morning|evening|hour|night|sunday|monday)|daily|weekly|monthly)';

/** "Record readings from my rain gauge, one per day in millimetres": a list of days and numbers. */
const MEASURED = new RegExp(
  String.raw`\b(?:record|log|note(?: down)?|track|enter|write down|keep track of|follow|monitor)(?:s|ing)? (?:down )?(?:the |my |our |his |her |daily |weekly )*((?:[\p{L}-]+ )??(?:${MEASURES}))(?: (?:of|from|for|in|at) (?:the|my|our|an?|his|her) ([\p{L}'’-]+(?: [\p{L}'’-]+)??))?(?:,? (?:(${OFTEN})|and))?,? (?:\(?in )(${UNITS})\)?(?:,? (${OFTEN}))?(?=\s*(?:[,.;:]|$)|\s(?:and|with|so|then|that|over)\b)`,
  'iu',
);
const ONCE_A_DAY = /^(?:once|one) (?:per |a |each |every )?day$/i;

const FIGURES = 'total|sum|average|highest|lowest';
/** "A monthly total". */
const PERIODIC = new RegExp(String.raw`\b(dai|week|month|year)ly (${FIGURES})\b`, 'gi');
/** "Average this week", without a word for what is measured. */
const BARE = new RegExp(
  String.raw`\b(${FIGURES})(?=(?: this (?:week|month|year)| per (?:week|month|year))?\s*(?:[,.;]|$))`,
  'gi',
);
const WARNED = /\b(warn(?:s|ing)?(?: me| us)?|alert(?:s|ing)?(?: me| us)?) (above|below|over|under)(?= \d)/gi;

/** One list with a date and a number, and figures, charts and warnings of that number. */
export function withMeasurements(text: string): string {
  const found = MEASURED.exec(text);
  if (found === null) return text;
  const [said, measure = '', owner, before = '', unit = '', after = ''] = found;
  const one = singularOf(measure.toLowerCase());
  const list = `${owner === undefined ? '' : `${owner.toLowerCase()} `}${pluralOf(one)}`;
  const rewritten = text
    .replace(
      PERIODIC,
      (_, period: string, figure: string) => `${figure} ${one} per ${period === 'dai' ? 'day' : period}`,
    )
    .replace(BARE, `$1 ${one}`)
    .replace(WARNED, `$1 when the ${one} is $2`)
    .replace(said, `track ${list} with date and ${one} (${unit.replace('/', ' per ')})`)
    .replace(/(?<=\)),? with (?=an? )/, ', ');
  const isUnique = ONCE_A_DAY.test(before || after) && !/\bsame day\b/i.test(text);
  return isUnique ? `${rewritten.replace(/[.\s]+$/, '')}. Only one ${one} per day.` : rewritten;
}
