import lettering from '../data/lettering.json';
import { type Lexicon, tokenise } from '../prompt/lexicon.ts';
import { COLOUR_WORDS, NUMBER_WORDS } from '../prompt/modifiers.ts';
import { isPerson } from '../prompt/people.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { titleCase } from '../prompt/texts.ts';
import type { FormatName } from './find-format.ts';
import { KIND_WORDS } from './menu-rows.ts';

/** Printed things say in small letters what the prompt says about them. */
export const isPrint = (format: FormatName | undefined): format is FormatName =>
  /^(?:ticket|business|certificate|menu|label)$/.test(format ?? '');

/** A clause that speaks of the picture, and not of what is printed. */
const OF_PICTURE =
  /^(?:and\s+)?(?:an?|with|featuring|showing|on|in|under|beside|surrounded|decorated|using)\b/i;
export const OF_DESIGN =
  /\b(?:backgrounds?|borders?|frames?|styles?|styled|colou?rs?|colou?red|palette|font|letters|letterin?g|layout|design|corners?|ribbon|seal|minimal\w*|vintage|retro|modern|elegant|simple|clean|classic|rustic|playful|fancy|luxur\w*|flat|deco|bold|illustrat\w+|botanical|drawings?|artwork|graphics?|ornaments?|engraving|typography|fonts?|typeface|calligraphy|hand.?(?:drawn|written|writing)|look|watercolou?r|cute|dark|light|pastel)\b/i;

const isOfColours = (clause: string): boolean => tokenise(clause).some((word) => COLOUR_WORDS.has(word));

/** The lines that are to be printed, and the prompt without them. */
export function readDetails(
  prompt: string,
  format: FormatName,
  isThing: (words: readonly string[]) => boolean = () => false,
  /** The word stands before a text in quotes. */
  isLabel: (word: string) => boolean = () => false,
): { readonly details: readonly string[]; readonly rest: string } {
  const details: string[] = [];
  const isMenu = format === 'menu';
  const isPrinted = (clause: string): boolean =>
    /\d/.test(clause) ||
    (!OF_PICTURE.test(clause.trim()) &&
      // A lightning bolt is drawn; "Lightning Bolt" is a name.
      !(
        DRAWN_ON.test(format) &&
        !/\p{Lu}/u.test(clause) &&
        clause.split(/\s+and\s+/).every((part) => isThing(tokenise(part)))
      ) &&
      // "Two strawberries" are painted.
      (isMenu || !NUMBER_WORDS.has(tokenise(clause)[0] ?? '')) &&
      !OF_DESIGN.test(clause) &&
      !isOfColours(clause));
  const journey = format === 'ticket' ? JOURNEY.exec(prompt)?.[0] : undefined;
  if (journey) details.push(titleCase(journey));
  const [first = '', ...others] = prompt
    .replace(journey ?? '', ' ')
    .split(isMenu ? /[,;]\s+|:\s+|\.\s+(?=\p{Lu})/u : /[,;]\s+|:\s+/);
  const [head, ...own] = isMenu ? first.split(/\s+(?:with|listing|offering|featuring)\s+/i) : [first];
  const kept = [head ?? ''];
  const listedAll = [...own, ...others];
  const ofGoods = listedAll.filter(
    (clause) => !OF_DESIGN.test(clause) && !isOfColours(clause.replace(/\s\S*\d.*$/, '')),
  );
  // "Wash and cut 40" is one service where each clause has its price.
  const isPriced = ofGoods.length > 1 && ofGoods.every((clause) => /\d/.test(clause));
  const clauses =
    isMenu && !isPriced
      ? listedAll.flatMap((clause) => (OF_SHEET.test(clause) ? clause : clause.split(/\s+and\s+/)))
      : isMenu
        ? listedAll.flatMap((clause) => clause.split(/(?<=\d)\s+and\s+/))
        : listedAll;
  // "Coffee" after a colon is no colour.
  const listed = isMenu ? (/:\s(.*?)(?:\.\s+\p{Lu}.*)?$/su.exec(prompt)?.[1] ?? '') : '';
  for (const clause of clauses) {
    const text = clause
      .trim()
      .replace(/[.!]$/, '')
      .replace(/^with\s+(?=prices?$)/i, '')
      .replace(isMenu ? OF_KINDS : /^\b$/, '')
      .replace(/^(?:(?:it|that|which)\s+)?(?:says|reads|saying|reading)\s+(?=\p{Lu})/u, '')
      .replace(
        /^(?:and\s+)?(?:with\s+)?(?:an?\s+|the\s+|my\s+)?(?:phone\s+|telephone\s+|mobile\s+)?number:?\s+(?=[+\d])/i,
        '',
      );
    // "Text: Plum Jam": the word announces what is printed.
    if (text === '' || ANNOUNCES.test(text) || (/^[a-z]+$/.test(text) && isLabel(text)) || text === 'date')
      continue;
    if (isPrinted(text) || (listed.includes(text) && !OF_DESIGN.test(text) && !OF_PICTURE.test(text)))
      details.push(text.replace(/^and\s+/i, ''));
    else kept.push(isMenu ? `with ${text}` : clause);
  }
  return { details, rest: kept.join(', ') };
}

/** Other details are on the sheet too, and are not dishes. */
const OF_SHEET = /\b(?:backgrounds?|borders?|frames?|corners?)\b/i;
const OF_KINDS = new RegExp(`^with\\s+(?=(?:\\w+\\s+)?(?:${KIND_WORDS})$)`, 'i');

/** The word stands before a text in quotes: course "Weaving". */
export const isLabelIn =
  (prompt: string) =>
  (word: string): boolean =>
    new RegExp(`\\b${word}:?\\s*["“„«'‘]`).test(prompt);

const ANNOUNCES =
  /^(?:with\s+)?(?:the\s+|a\s+)?(?:text|words?|wording|title|headline|caption|lettering|inscription|letters|saying|reading|it\s+(?:says|reads)|that\s+(?:says|reads))$/i;

const DRAWN_ON = /^(?:business|ticket|certificate)$/;

/** A thing with words for its looks at most; a trade or a shop is lettered. */
export function isDrawnOn(words: readonly string[], nouns: Pick<Lexicon<string>, 'find'>): boolean {
  const at = words.findIndex((_, index) => nouns.find(words, index)?.length === words.length - index);
  const name = nouns.find(words, at)?.value ?? '';
  return at >= 0 && at < 2 && !isPerson(name) && kindOfSubject(name).metres < LARGEST_DRAWN;
}

const LARGEST_DRAWN = 3;

const JOURNEY = /\bfrom\s+\p{Lu}[\p{L} -]*?\s+to\s+\p{Lu}\p{L}*(?:\s\p{Lu}\p{L}*)*/u;

/** The wording of a brief. */
interface Wording {
  readonly leading: readonly string[];
  readonly phrase: string;
  readonly rest: string;
  readonly words: readonly string[];
}

const PLAIN = /^(?:an?|the|my|our|old|new|one|single|page|design|of|for|printable|blank)$/;

/** "Concert ticket", "diploma": the kind of the printed thing, in the words of the prompt. */
export function headingOf({ leading, phrase, rest }: Wording): string {
  const before = leading.filter(
    (word) => !PLAIN.test(word) && !COLOUR_WORDS.has(word) && !OF_DESIGN.test(word),
  );
  const of = new RegExp(
    `${phrase.replaceAll(' ', '\\s+')}\\s+(of\\s+\\p{L}+(?:\\s+(?!for\\b|to\\b|with\\b)\\p{L}+)?)`,
    'iu',
  ).exec(rest);
  return titleCase([...before, phrase, of?.[1] ?? ''].join(' ').trim());
}

const EVENTS: ReadonlySet<string> = new Set(lettering.events);

/** "Garage sale flyer": the words before the format name what it announces, and not what it shows. */
export function leadEvent({ leading }: Pick<Wording, 'leading'>): string[] {
  const words = leading.filter(
    (word) => !PLAIN.test(word) && !COLOUR_WORDS.has(word) && !OF_DESIGN.test(word),
  );
  const isSought = /^(?:lost|missing|found|wanted)$/.test(words[0] ?? '');
  return words.length > 1 && (isSought || EVENTS.has(words.at(-1) ?? '')) ? words : [];
}

const CONTAINER = /^(?:jar|bottle|can|tin|box|bag|pack|packet|carton)s?$/;

/** The words after "for": what a poster or a ticket announces. */
export function purposeOf({ words, rest: prompt }: Pick<Wording, 'words' | 'rest'>): string[] {
  if (!words.includes('for')) return [];
  const clause = tokenise(prompt.split(/[,;:]/).find((one) => /\bfor\b/i.test(one)) ?? '');
  const all = clause.slice(clause.indexOf('for') + 1).filter((word) => words.includes(word));
  // "For a jar of honey" is for honey.
  const of = all.indexOf('of');
  const rest = CONTAINER.test(all[of - 1] ?? '') ? all.slice(of + 1) : all;
  const end = rest.findIndex((word) =>
    /^(with|in|on|at|and|of|by|from|who|that|which|whose|where|set|about|showing|featuring|using|called|named)$/.test(
      word,
    ),
  );
  return rest.slice(0, end < 0 ? 5 : end).filter((word) => !/^(a|an|the|my|our)$/.test(word));
}
