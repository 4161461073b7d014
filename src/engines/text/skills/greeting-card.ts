import { digitsForWords } from '../math/number-words.ts';
import { missingFrom } from './letter-wish.ts';

const ASKED =
  /^(?:please |can you |could you |help me (?:to )?(?:with )?|i need (?:to )?|i want (?:to )?)*(?:(?:write|draft|compose|create|make|give|suggest|send)(?: me)? )?(?:an? |some |the )?(?:[\w-]+[, ]+){0,4}?(?:message|note|greetings?|wish(?:es)?|card|text|sms|lines?|sentences?|toast|congratulations?|condolences?)\b/i;
const LONG =
  /\b(?:letter|e-?mail|mail|invit\w+|poem|speech|asking|thank\w*|haiku|song|commit|error|limerick|declin\w+|apolog\w+|remind\w*|saying|telling|about|that (?:i|he|she|we|they|my|our|the|it|\w+ (?:is|are|was|has|will))|cannot|can't)\b/i;
/** A line of these is none of a card. */
const OF_CODE =
  /\b(?:cron\w*|code|commands?|logs?|sql|regex|config\w*|shell|bash|python|git|css|html|csv|files?)\b/i;
const FAMILY =
  /\b(?:my|our) (?:dear |little |big |older |younger )*(mum|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|granny|aunt|auntie|uncle)\b/i;
const CONGRATULATED = /\bcongratulat\w+ ([A-Z][a-z]+)\b/;
const CALLED = /\b(?:called|named) ([A-Z][a-z]+)\b/;
const NAMED = /\b(?:for|to) (?:(?:my|our|an?) (?:[a-z]+ ){1,3})?([A-Z][a-z]+)\b/;
const GROUP =
  /\b(?:my|our|the|all) (?:whole )?(customers|clients|team|colleagues|neighbou?rs|friends|parents|family)\b/i;
const LIKES =
  /\b(?:who|she|he|they|and) (?:really |also )?(?:likes?|loves?|enjoys?|is (?:into|crazy about|fond of|a fan of)|are into|adores?) ([^.,!?]+)/i;
const LOST =
  /\blost (?:her|his|their) (?:dear |beloved )?(mother|father|mum|mom|dad|husband|wife|son|daughter|brother|sister|grandmother|grandfather|dog|cat)\b/i;
const TWO = 2;

interface Table {
  readonly occasions: readonly (readonly string[])[];
  readonly likes: readonly (readonly string[])[];
}

/** A card of a few lines for an occasion and a person; undefined where no occasion is named, or a letter is wanted. */
export async function greetingCard(said: string): Promise<string | undefined> {
  const wish = digitsForWords(said.replace(/\s+/g, ' ').trim())
    .replaceAll('’', "'")
    .replace(/\bwhose ([a-z]+) (?:has )?(?:just )?(?:died|passed away)\b/i, 'who lost their $1');
  if (wish.length > 200 || !ASKED.test(wish) || LONG.test(wish) || OF_CODE.test(wish)) return undefined;
  const { occasions, likes }: Table = (await import('../data/greetings.json')).default;
  const found = occasions.find(([words = '']) => new RegExp(`\\b(?:${words})\\b`, 'i').test(wish));
  if (found === undefined) return undefined;
  const [words = '', first = '', second = ''] = found;
  const family = FAMILY.exec(wish)?.[1];
  const name =
    (CONGRATULATED.exec(wish) ?? CALLED.exec(wish))?.[1] ??
    NAMED.exec(wish.replace(new RegExp(`\\b(?:${words})\\b`, 'gi'), ' '))?.[1];
  const who =
    family === undefined
      ? (name ?? GROUP.exec(wish)?.[1]?.toLowerCase() ?? '[Name]')
      : family.charAt(0).toUpperCase() + family.slice(1).toLowerCase();
  const liked = LIKES.exec(wish)?.[1]?.trim();
  const own = likes.find(
    ([each = '']) => liked !== undefined && new RegExp(`\\b(?:${each})\\b`, 'i').test(liked),
  )?.[1];
  const hobby =
    liked === undefined
      ? undefined
      : (own ?? `May there always be time for ${liked.replace(/^to (\w+?)e?(?= |$)/, '$1ing')}.`);
  const lost = LOST.exec(wish)?.[1];
  const age = /\b(\d+)(?:st|nd|rd|th) (?:birthday|anniversary)|\b(?:turns|turning) (\d+)\b/i.exec(wish);
  const lines = [
    first
      .replace('{name}', `, dear ${who}`)
      .replace('your loss', lost === undefined ? 'your loss' : `the loss of your ${lost}`)
      .replace('{th}', age === null ? '' : ` ${ordinal(Number(age[1] ?? age[2]))}`),
    hobby ?? second,
    ...(hobby === undefined ? [] : [second]),
    'With all good wishes, [Your name]',
  ];
  const count = Number(/\b(\d)[- ](?:lines?|sentences?)\b/i.exec(wish)?.[1] ?? TWO);
  const text = lines.slice(0, count).join('  \n');
  const missing = missingFrom(
    `${text} ${words} ${family ?? ''} ${liked ?? ''} ${KNOWN}`,
    wish.replace(/\b\d+[- ]?(?:lines?|th|st|nd|rd)\b/gi, ' '),
  );
  const few = count > lines.length ? `_${lines.length} of ${count} lines._` : '';
  const left = missing.length === 0 ? '' : `_Not in it: ${missing.map((word) => `“${word}”`).join(', ')}._`;
  return [text, few, left].filter((part) => part !== '').join('\n\n');
}

/** Words of the wish that a card need not say. */
const KNOWN =
  'dont know known well hardly barely really card greeting greetings wish wishes text sms line lines two-line three-line sentence help make give suggest create compose colleague called named coworker co-worker boss neighbour neighbor friend best niece nephew sister brother cousin son daughter wife husband partner teacher turns turning birthday sweet heartfelt warm company tone love loves likes enjoys who day new old year years toast wedding test driving passed got her his their from job congratulation team member someone';

const ordinal = (count: number): string =>
  `${count}${/1\d$/.test(String(count)) ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')}`;
