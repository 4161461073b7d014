/** The part of a design that its text is in. */
export interface TextPlace {
  readonly row: 'top' | 'middle' | 'bottom';
  readonly side: 'left' | 'right' | undefined;
  /** The words of the prompt for it. */
  readonly said: string;
  /** The words for the place of the last text, where that is below all others. */
  readonly last?: string;
}

const PART =
  '(?:at|in|on|along|across)\\s+the\\s+(?:very\\s+)?(?:(top|upper|middle|cent(?:er|re)|bottom|lower)(?:[\\s-]+(left|right))?|(left|right))(?:[\\s-]+hand)?(?:\\s+(?:corner|edge|half|part|third|side))?(?:\\s+of\\s+(?:it|the\\s+\\p{L}+))?';
const NEXT_TO = '(underneath|below|beneath|above|on\\s+top)(?:\\s+(?:it|them|him|her))?';
const END = '(?=\\s*(?:[,.;!]|$)|\\s+(?:and|with|on|in|for)\\b)';
const SET = '(?:(?:is|are|goes|written|printed|placed|positioned|set|centred|centered)\\s+)*';
const WORD = '(?:text|title|headline|lettering|words?|wording|slogan|caption|name|message)';

const AFTER_QUOTE = new RegExp(`(["”»’'])\\s*,?\\s*(${SET}(?:${PART}|${NEXT_TO}))${END}`, 'iu');
const OF_THING = /(["”»’'])\s*(above|over|below|under|underneath|beneath)\s+(?=(?:an?|the)\s)/iu;
const OF_WORD = new RegExp(
  `(?:,?\\s*\\b(?:with|and)\\s+)?\\b(?:(?:the|a|its)\\s+)?(${WORD}\\s+${SET})(${PART}|${NEXT_TO})${END}`,
  'iu',
);

interface PlacedText {
  readonly place: TextPlace | undefined;
  /** The prompt without the words for it. */
  readonly rest: string;
}

const BARE_TEXT = new RegExp(
  `\\b(${WORD})\\s+(\\p{Lu}[^\\s,"]*(?:\\s+[\\p{Lu}\\d&][^\\s,"]*)*)\\s+(?=(?:at|in|on|along)\\s+the\\s+(?:top|upper|bottom|lower|middle|cent))`,
  'gu',
);
const MARKED = '["“„«][^"”“»]+["”“»]|(?<![\\p{L}\\d])[\'‘][^\'’]+[\'’](?!\\p{L})';
const AT_ROW = (rows: string): string =>
  `(?:${MARKED})\\s*,?\\s*${SET}(?:at|in|on|along)\\s+the\\s+(?:very\\s+)?(?:${rows})\\b`;
/** The lower text is said first. */
const UPWARDS = new RegExp(`(${AT_ROW('bottom|lower')})(.*?)(${AT_ROW('top|upper')})`, 'isu');

/** "…in the middle" after a text, or "title at the top". */
export function readTextPlace(written: string): PlacedText {
  const prompt = written.replace(BARE_TEXT, '$1 "$2" ').replace(UPWARDS, '$3$2$1');
  const quoted = AFTER_QUOTE.exec(prompt);
  if (quoted) {
    const [all, mark = '', said = '', row, side, ownSide, beside] = quoted;
    const place = placeOf(said, { row, side: side ?? ownSide, beside });
    return withLast(place, prompt.replace(all, mark), quoted.index + 1);
  }
  const related = OF_THING.exec(prompt);
  if (related) {
    const [all, mark = '', said = ''] = related;
    return { place: placeOf(said, { beside: said }), rest: prompt.replace(all, `${mark} with `) };
  }
  const worded = OF_WORD.exec(prompt);
  if (!worded) return { place: undefined, rest: prompt };
  const [all, word = '', said = '', row, side, ownSide, beside] = worded;
  const after = prompt.slice(worded.index + all.length);
  // "Title at the top: "Hello"" announces the text.
  const kept = /^\s*[:,]?\s*["“„«'‘]/.test(after) ? ` ${word}` : ' ';
  return {
    place: placeOf(said, { row, side: side ?? ownSide, beside }),
    rest: prompt.replace(all, kept),
  };
}

/** One text at the top and another one at the bottom. */
function withLast(place: TextPlace, prompt: string, from: number): PlacedText {
  const [all, mark = '', said = '', row = ''] = AFTER_QUOTE.exec(prompt.slice(from)) ?? [];
  if (all === undefined || place.row === 'bottom' || !/^(?:bottom|lower)$/i.test(row))
    return { place, rest: prompt };
  return {
    place: { ...place, last: `text ${said.toLowerCase()}` },
    rest: prompt.slice(0, from) + prompt.slice(from).replace(all, mark),
  };
}

interface Found {
  readonly row?: string | undefined;
  readonly side?: string | undefined;
  readonly beside?: string | undefined;
}

function placeOf(said: string, { row = '', side, beside = '' }: Found): TextPlace {
  const isTop = /^(?:top|upper)$/i.test(row) || /^(?:above|over|on\s+top)$/i.test(beside);
  const isBottom = /^(?:bottom|lower)$/i.test(row) || (beside !== '' && !isTop);
  return {
    row: isTop ? 'top' : isBottom ? 'bottom' : 'middle',
    side: side === undefined ? undefined : /left/i.test(side) ? 'left' : 'right',
    said: `text ${said.toLowerCase()}`,
  };
}
