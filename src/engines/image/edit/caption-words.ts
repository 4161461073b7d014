import type { Change } from './operation.ts';

const LABEL = '(?:caption|text|title|words?|letters|inscription|slogan|message|name)';
const WRITE = '(?:add|put|write|place|stamp|print|letter|paint|engrave|draw)';

const QUOTED = new RegExp(
  `\\b(?:${WRITE} |with )?(?:an? |the )?(?:${LABEL}|saying|reading|${WRITE})\\b(?:(?!\\b(?:and|then)\\b)[^"“'‘,;])*?["“'‘]([^"”]+)["”'’]`,
  'i',
);
/** Without quotation marks a text ends where the next wish begins. */
const NEXT =
  '(?=\\s*(?:[;.]|,|\\band\\b|\\bthen\\b)\\s*(?:and |then )*(?:add|make|turn|put|remove|change|give|crop|flip|rotate|blur|paint|erase|delete|replace|set)\\b|$)';
const UNQUOTED = new RegExp(
  `\\b(?:${WRITE}\\s+)?(?:an?\\s+|the\\s+)?(?:caption|title|text|words|letters|inscription|slogan|message|saying|reading|says?|write|letter|engrave)\\b:?\\s+(?:the\\s+(?:words?|text)\\s+)?(?!on\\b|at\\b)(.+?)${NEXT}`,
  'i',
);

const PLACE =
  /\s+(?:on|onto|across|over|in|into|at|along|under|below|above)\s+(?:the|my|his|her|its|their|this|that|it)\b\s*(?:very\s+)?(.*)$/i;

const OF_IMAGE =
  /^(?:(?:upper|lower|top|bottom|left|right|middle|cent(?:er|re)|foot|head|corner|edge|side|half|part|hand)[\s-]*(?:of (?:it|the (?:picture|image|photo))\s*)?)*$|^(?:picture|image|photo|foreground|background|sky)$/i;

export interface ReadCaption {
  readonly caption: Extract<Change, { do: 'caption' }>;
  /** The instruction without it. */
  readonly rest: string;
}

/** "Write HAPPY 6 on the cake": the text without the words for its place, and the thing that carries it. */
export function captionIn(instruction: string): ReadCaption | undefined {
  const quoted = QUOTED.exec(instruction);
  const found = quoted ?? UNQUOTED.exec(instruction);
  if (!found) return undefined;
  const before = instruction.slice(0, found.index);
  const after = instruction.slice(found.index + found[0].length);
  const said = (found[1] ?? '').trim();
  const inside = quoted ? PLACE.exec(found[0].replace(/["“'‘].*$/s, '')) : PLACE.exec(said);
  const behind = quoted ? /^[^,;.]*?(?=[,;.]|\band\b|\bthen\b|$)/.exec(after)?.[0] : '';
  const outside = behind === undefined ? undefined : PLACE.exec(` ${behind}`);
  const place = outside ?? inside;
  const text = quoted || !inside ? said : said.slice(0, -inside[0].length).trim();
  if (text === '') return undefined;
  const where = place?.[1]?.trim().replace(/[.!]$/, '') ?? '';
  const isPart = OF_IMAGE.test(where);
  return {
    caption: {
      do: 'caption',
      text,
      top: /\b(?:top|above|upper)\b/i.test(place?.[0] ?? found[0].replace(said, '')),
      ...(isPart ? {} : { carrier: where.toLowerCase() }),
    },
    rest: `${before} ${outside && behind !== undefined ? after.slice(behind.length) : after}`,
  };
}
