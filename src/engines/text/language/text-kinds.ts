import { MONTHS, WEEKDAYS } from '../calendar/civil-date.ts';

const MONTH = `(?:${MONTHS.map((month) => `${month}|${month.slice(0, 3)}\\.?`).join('|')}|Sept\\.?)`;
const NTH = '\\d{1,2}(?:st|nd|rd|th)?';

const NOTATIONS = [
  '\\b\\d{4}([-/.])\\d{1,2}\\1\\d{1,2}\\b',
  '(?<![\\d.])\\d{1,2}([./-])\\d{1,2}\\2(?:\\d{4}|\\d{2})(?![\\d.]\\d|\\d)',
  `\\b${NTH}[ -](?:of )?${MONTH}(?:(?:[ -]|, )\\d{4})?(?!\\w)`,
  `\\b${MONTH} (?:the )?${NTH}(?:,? \\d{4})?\\b(?!:)`,
  `\\b${MONTH} \\d{4}\\b`,
].join('|');
const CLOCK =
  '(?:[01]?\\d|2[0-3])[:.][0-5]\\d ?[ap]\\.?m\\b|\\b(?:[01]?\\d|2[0-3]):[0-5]\\d\\b|\\b1?\\d ?[ap]\\.?m\\b|\\b(?:noon|midnight)\\b';

/** A day in any notation, or a month with its year. */
export const DATE = new RegExp(NOTATIONS, 'gi');

/** The same with its weekday and its time. */
export const DAY = new RegExp(
  `(?:\\b(?:${WEEKDAYS.map((day) => `${day}|${day.slice(0, 3)}`).join('|')}),? (?:the )?)?(?:${NOTATIONS})(?:,? (?:at|around) (?:${CLOCK}))?`,
  'gi',
);

/** A day that is named by its distance or its name. */
export const RELATIVE_DATE = new RegExp(
  `\\b(?:(?:next|last|this|on|coming) )?(?:${WEEKDAYS.join('|')})\\b|\\b(?:today|tomorrow|yesterday|tonight|(?:next|last|this) (?:week|month|year|weekend))\\b|\\b(?:in|since|until|by|of) (?:19|20)\\d{2}\\b`,
  'gi',
);

const CODE =
  '(?:USD|EUR|GBP|CHF|JPY|INR|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|CNY|BRL|MXN|ZAR|TRY|KRW|SGD|HKD)';
const SIGN = '(?:(?:US|AU|CA|NZ|HK|A|C|R)?\\$|[€£¥₹₺₩]|Rs\\.?|zł|kr\\.?)';
const NUMBER =
  "\\d{1,3}(?:[.,'’\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?!\\d)";
const MANY = '(?: ?(?:thousand|million|billion|trillion|mn|bn|[kKmM])\\b)?';
const UNIT =
  '(?:dollars?|euros?|pounds?(?: sterling)?|francs?|yen|rupees?|cents?|kron(?:or|er)|zloty|pesos?|bucks?|quid|rand|lira)';

/** An amount of money, with its currency before or after it. */
export const AMOUNT = new RegExp(
  `(?<![\\w.,])-?(?:(?:${CODE}|${SIGN}) ?(?:${NUMBER})(?:\\.-)?${MANY}|(?:${NUMBER})${MANY} ?(?:${CODE}\\b|${UNIT}\\b|[€£$¥₹₺₩]|zł|kr\\b))`,
  'g',
);

/** The same, or a number with two places and no unit behind it. */
const BARE_AMOUNT = new RegExp(
  `${AMOUNT.source}|(?<![\\w.,:$€£-])\\d+[.,]\\d{2}(?![\\w%:]|[.,]\\d| ?(?:m|cm|mm|km|kg|g|l|ml|h|hours?|°|miles?|percent)\\b)`,
  'g',
);

/** A day in figures has the form of a number, too. */
export const PHONE =
  /(?<![\w.])(?!(?:\d{4}[-.]\d{1,2}[-.]\d{1,2}|\d{1,2}[-.]\d{1,2}[-.]\d{4})(?!\d))(?:\+?\d|\(\+?\d{1,5}\))[\d ().-]{6,16}\d(?!\w)/g;

const HOUR = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1?\\d)';
/** "half past seven in the evening", "five o'clock" */
const SAID_TIME = `(?:half past|(?:a )?quarter (?:past|to)|(?:five|ten|twenty) (?:past|to)) ${HOUR}(?: (?:in the (?:morning|afternoon|evening)|at night))?|${HOUR} o[’']clock(?: (?:in the (?:morning|afternoon|evening)|at night))?`;

export const TIME = new RegExp(`\\b(?:${CLOCK}|${SAID_TIME})`, 'gi');

/** "34 years old", "aged 34", "Mary is 29", "Bill (61)", "Ann, 40,". */
const AGE =
  /\b\d{1,3}(?=[ -]years?[ -]old\b)|(?<=\b[Aa]ged? )\d{1,3}\b|(?<=(?:\p{Lu}\p{Ll}+|\b(?:brother|sister|son|daughter|father|mother|dad|mom|mum|wife|husband|[Hh]e|[Ss]he|who)),? (?:is|was|just turned|turned|turns) (?:only |already |now )?|\p{Lu}\p{Ll}+ \()\d{1,3}(?=\)|[,.;!?]? (?!\p{L}{1,2}\b|(?:years?|per|cent|percent|minutes?|hours?|miles|euros|dollars)\b)|[.;!?]?$)|(?<=\p{Lu}\p{Ll}+, )\d{1,3}(?=[,;.]|$| and\b)/gmu;

/** Kinds that follow from the form of the text, by the words that ask for them. */
export const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\be-?mail addresses\b|\be-?mail address\b|\be-?mails?\b/i,
    /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g,
  ],
  [/\b(?:urls?|links?|web ?sites?|web addresses)\b/i, /https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,;:!?]/g],
  [/\bdates?\b/i, DATE],
  [/\btimes?\b/i, TIME],
  [/\b(?:(?:tele)?phone numbers?|phones?|telephones?|mobiles?)\b/i, PHONE],
  [/\b(?:amounts?|prices?|money|sums?|costs?|fees?)\b/i, BARE_AMOUNT],
  [/\bages?\b/i, AGE],
  [/\bhash ?tags?\b/i, /#[\p{L}\p{N}_]+/gu],
  [/(?<!phone )\bnumbers?\b/i, /(?<![\w.])-?\d[\d,]*(?:\.\d+)?(?![\w])/g],
];

/** All matches of a pattern in a text, each once. */
export const foundBy = (pattern: RegExp, text: string): readonly string[] => [
  ...new Set((text.match(pattern) ?? []).map((each) => each.replace(/[\s,-]+$/, '').trim())),
];
