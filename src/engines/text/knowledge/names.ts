import { MONTHS, WEEKDAYS } from '../calendar/civil-date.ts';
import { sentencesOf } from '../language/sentences.ts';
import { isStopWord } from '../language/words.ts';
import { dictionaryOf } from './dictionary.ts';

const NOT_NAMES = new Set([
  ...MONTHS,
  ...WEEKDAYS,
  "I'm",
  'I’m',
  ...'Hi Hello Hey Hiya Dear Thanks Thank Cheers Regards Best Sincerely Greetings Yes No Ok Okay Please Mr Mrs Ms Dr Sir Madam'.split(
    ' ',
  ),
]);

/** A name behind "from" or "at", or one that ends as those of companies do. */
export function companiesIn(text: string): string[] {
  const names = text.matchAll(
    /(\b(?:from|at|of|for) )?(?<![\p{L}@.])(\p{Lu}[\p{L}&'’-]+(?: \p{Lu}[\p{L}&'’-]+)*)/gu,
  );
  return [
    ...new Set(
      [...names].flatMap(([, before, name = '']) =>
        COMPANY.test(name) || (before !== undefined && !NOT_NAMES.has(name)) ? [name] : [],
      ),
    ),
  ];
}

/** Said of people: "Maria is 34 years old" begins with a name, though a dictionary has "maria". */
const OF_A_PERSON =
  /^,? \(?\d{1,3}[,)]|^ (?:(?:is|was|turns?|turned) (?:aged )?\d{1,3}\b|(?:lives?|lived|works?|worked|said|says|wrote|married|went|goes|flew|pays|owes|joined|arrived|came|moved|studie[sd]|loves|likes|wants|owns) |(?:told|met|called|paid|bought|sent|asked|ordered|signed|left) (?!by |(?<=sent )(?:to|from|for) )|and \p{Lu}\p{Ll}+\b)/u;
/** A name after one of these words is a place, or a company. */
const OF_NO_PERSON =
  /\b(?:in|near|at|from|of|for|joined|join(?:s|ing)?|via|company|firm|team|called|by|(?:flew|flies|fly|went|goes|go|moved|moves|move|travell?ed|drove|came|trip|flight|train|bus|way|back) to|from [A-Z]\w+ to) (?:the )?$/i;
/** Endings of company names. */
const COMPANY =
  / (?:Labs?|Inc|Ltd|LLC|GmbH|AG|Corp(?:oration)?|Group|Bank|Systems|Software|Technologies|Tech|Studios?|University|Institute|Company|Co|Solutions|Services|Media|Energy|Airlines|Hospital|School|College|Partners|Holdings|Industries|Street|Road|Avenue)$/;
/** "a call with Ana", "by Tom Reed": people, too, where nobody else is named. */
const OF_ANYBODY = /\b(?:for|with|by|called|from|of) (?:the )?$/i;

/** Begin a sentence before a name. */
const OPENINGS =
  /^(?:Yesterday|Today|Tomorrow|Tonight|Then|Now|Later|Recently|Meanwhile|Finally|Also|However|Maybe|Perhaps|Since|Last|Next|Invite|Tell|Ask|Call|Meet|Contact|Send)$/;
/** Words of headings and forms, which are written like names. */
const LABELS =
  /^(?:Invoice|Quotation|Voucher|Cheque|Warranty|Referral|Number|Order|Date|Total|Amount|Subject|Customer|Client|Company|Project|Account|Payment|Plan|Meeting|Name|Address|Phone|Email|City|Report|Product|Price|Service|Team|Due|Tax|Bank|Street|New|North|South|East|West|Saint|San|Los|Las|United|Great|Prime|President|Minister|King|Queen|University)$/;

/** "For Petra Lindholm, Hamburg" tells where she lives; "for Petra Lindholm, Tom and Ana" names three. */
const ADDRESSED = /\b(?:for|from|by|to) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+, $/u;
const GOES_ON = /^,? (?:and |or |& )?\p{Lu}/u;
const TITLE = /\b(?:Mr|Mrs|Ms|Dr|Miss)\.? $/;

/** The people who are clearly named; if there are none, the names after "with" or "by". */
export async function namesIn(text: string, assets: Parameters<typeof dictionaryOf>[0]): Promise<string[]> {
  const sure = await capitalisedIn(text, assets, false);
  return sure.length > 0 ? sure : capitalisedIn(text, assets, true);
}

/** Capitalised words; at the beginning of a sentence only those that no dictionary has, or that do as people do. */
async function capitalisedIn(
  text: string,
  assets: Parameters<typeof dictionaryOf>[0],
  anybody: boolean,
): Promise<string[]> {
  const dictionary = await dictionaryOf(assets);
  const isCommon = (word: string) => isStopWord(word) || dictionary.find(word.toLowerCase()) !== undefined;
  const found = sentencesOf(text).flatMap((sentence) => {
    const runs = sentence.matchAll(
      /(?<![\p{L}@.])\p{Lu}[\p{Ll}'’-]+(?: (?:(?:van|von|de|der|la|bin) )?\p{Lu}[\p{Ll}'’-]+)*/gu,
    );
    return [...runs].flatMap((run) => {
      const words = run[0].split(' ');
      const isGreeted = NOT_NAMES.has(words[0] ?? '') && words.length > 1;
      const isFirst = !isGreeted && !/[\p{L}\p{N}]/u.test(sentence.slice(0, run.index));
      const before = sentence.slice(0, run.index);
      if ((OF_NO_PERSON.test(before) && !(anybody && OF_ANYBODY.test(before))) || COMPANY.test(run[0]))
        return [];
      // "Invoice from Petra Lindholm" names one person.
      if (LABELS.test(run[0]) && !TITLE.test(before)) return [];
      const after = sentence.slice(run.index + run[0].length);
      if (words.length === 1 && ADDRESSED.test(before) && !GOES_ON.test(after)) return [];
      const isPerson = OF_A_PERSON.test(after);
      const isWhole = words.length > 1 && !words.some((word) => LABELS.test(word));
      while (
        words.length > 0 &&
        (NOT_NAMES.has(words[0] ?? '') ||
          OPENINGS.test(words[0] ?? '') ||
          ((isFirst || isStopWord(words[0] ?? '')) &&
            !(isPerson && words.length === 1) &&
            !(isWhole && !isStopWord(words[0] ?? '')) &&
            isCommon(words[0] ?? '')))
      )
        words.shift();
      const kept = words.filter((word) => !NOT_NAMES.has(word));
      return kept.length === 0 ? [] : [kept.join(' ').replace(/['’]s$/, '')];
    });
  });
  return [...new Set(found)];
}
