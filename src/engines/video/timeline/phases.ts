import { COLOUR_WORDS } from '../../image/prompt/modifiers.ts';

/** A film in which one thing becomes another one, told as what is there in turn. */
export interface Phases {
  /** A prompt for each; what becomes is in the same spot in all of them. */
  readonly prompts: readonly string[];
  /** The things in that spot, in words: "a seed", "a sunflower". */
  readonly things: readonly string[];
  /** The names of the seasons, where it is they that change. */
  readonly seasons?: readonly string[];
  /** Words of the prompt for what these phases do not show. */
  readonly unshown: readonly string[];
}

const HOW = '(?:\\s+(?:slowly|gradually|gently|suddenly|quickly|magically|finally|soon))*';
const INTO =
  '(?:turn|chang|transform|morph|grow|develop|open|blossom|bloom|hatch|melt|freez|crumbl|evolv|shrink|dissolv|unfold|burn|collaps)(?:e|s|es|ing|ed)?';
const BECOMES = new RegExp(
  `(?:\\s+(?:is|are))?${HOW}\\s+(?:${INTO}(?:\\s+(?:up|down|back))?${HOW}\\s+(?:in)?to|becom(?:es?|ing))\\s+(?=\\S)`,
  'i',
);
const UNTIL =
  /,?\s+(?:until|till)\s+(?:there\s+(?:is|are)\s+)?(?:only|nothing\s+but|just)\s+(.+?)\s+(?:(?:(?:is|are)\s+)?left|remains?|remaining)\b/i;
const LEAVING = /,?\s+leaving\s+(?:(?:only|nothing\s+but|just|behind)\s+)*(?=(?:an?|the|its|some)\s)/i;
const HATCHES =
  /\s+(?:hatch(?:es)?|cracks?(?:\s+open)?|opens?|breaks?\s+open|bursts?(?:\s+open)?)(?:,|\s+and|,\s+and)(?:\s+then)?\s+((?:an?|two|three|some)\s+(?:[\w-]+\s+){0,3}?[\w-]+)\s+(?:comes?|crawls?|climbs?|pops?|hops?|flies|emerges?|appears?)(?:\s+out(?:\s+of\s+it)?)?\b/i;
const HATCHES_FROM =
  /^(.*?\b[\w-]+)\s+(?:hatch(?:es|ing)?|emerg(?:es|ing))\s+(?:from|out\s+of)\s+((?:an?|its|the)\s+(?:[\w-]+\s+){0,2}?(?:egg|cocoon|chrysalis|shell|pod)s?)\b/i;

const COLOURED = new RegExp(
  `^(.+?)${HOW}\\s+(?:turn|chang|go|fad|becom)(?:e|s|es|ing)?(?:\\s+(?:its\\s+|their\\s+)?colou?rs?)?(?:\\s+from\\s+([\\w-]+))?(?:\\s+(?:in)?to)?\\s+([\\w-]+)\\b`,
  'i',
);

/** The steps between: they are seen as the change itself. */
const STEPS =
  /(?:,?\s*\b(?:and|then|it|which|that|who|begins?\s+to|starts?\s+to|grow(?:s|ing)?|slowly|gradually|gently|finally|open(?:s|ing)?|(?:in|under)\s+the\s+(?:hot\s+|warm\s+)?sun|bloom(?:s|ing)?|wilt(?:s|ing)?|wither(?:s|ing)?|hatch(?:es|ing)?|burn(?:s|ing)?(?:\s+(?:down|away))?|melt(?:s|ing)?(?:\s+(?:down|away))?|evaporat(?:es|ing)|dissolv(?:es|ing)|shrink(?:s|ing)?|fad(?:es|ing)(?:\s+away)?|bigger|taller|larger|smaller|up|is|are)\b|,)*\s*$/i;
const SPROUTS = /,?\s*\b(?:sprout(?:s|ing)?|germinat(?:es|ing))\b/i;
/** Melting and burning things are smaller at the end, growing things larger. */
const GROWS = /\b(?:grow|sprout|germinat|develop|bloom|blossom)/i;
const WANES = /\b(?:melt|burn|shrink|dissolv|evaporat|wilt|wither)/i;
const IN_EARTH = /\b(?:in|under)\s+the\s+(?:earth|soil|ground|dirt)\b/i;

/** The border between the words for the thing and its place. */
const PLACE =
  /(?:,\s*|\s+)(?=(?:on|in|at|under|over|beside|near|while|before|behind|above|inside|next|against|during|from)\b)|\s*[,;.]\s*/;
const NEXT = new RegExp(
  `^[,;\\s]*(?:and\\s+)?(?:then|finally|later|which)?(?:\\s+(?:into|becom(?:es?|ing))|${BECOMES.source.replace('(?=\\S)', '')})\\s*`,
  'i',
);
const TIME =
  /^(?:the\s+|an?\s+)?(?:day|night|morning|evening|dusk|dawn|dark|light|winter|summer|spring|autumn)\b/i;

/** "X becomes Y on a table": a prompt with X, and one with Y. */
export function phasesIn(prompt: string): Phases | undefined {
  const text = prompt.replace(/\s+/g, ' ').trim();
  return seasonsIn(text) ?? leftAt(text) ?? hatching(text) ?? inColours(text) ?? becoming(text);
}

const cut = (text: string): readonly [string, string] => {
  const at = PLACE.exec(text);
  return at ? [text.slice(0, at.index), text.slice(at.index)] : [text, ''];
};

function staged(before: string, things: readonly string[], tail: string, change: string): Phases | undefined {
  const sprouts = SPROUTS.test(before);
  const own = before.replace(SPROUTS, '').replace(STEPS, '').trim();
  if (own === '' || TIME.test(own)) return undefined;
  const [first, where] = cut(own);
  const buried = IN_EARTH.exec(where)?.[0];
  const place = where.replace(IN_EARTH, '').replace(/^[,;.\s]+/, ' ');
  const told = `${before} ${change}`;
  const [opening, closing] = GROWS.test(told)
    ? ['', ' grows']
    : WANES.test(told)
      ? [' shrinks', '']
      : ['', ''];
  const middle = sprouts ? ['a seedling'] : [];
  const rest = tail.replace(/^[,;.]\s*/, ' ');
  return {
    prompts: [
      `${first}${opening}${place}${rest}`,
      ...middle.map((thing) => `${thing} grows${place}${rest}`),
      ...things.map((thing) => `${thing}${closing}${place}${rest}`),
    ],
    things: [first, ...middle, ...things],
    unshown: buried === undefined ? [] : [`${first} ${buried}`],
  };
}

/** "Until only the hat is left in a puddle". */
function leftAt(text: string): Phases | undefined {
  const until = UNTIL.exec(text);
  const leaving = until ? null : LEAVING.exec(text);
  const found = until ?? leaving;
  if (!found) return undefined;
  const after = text.slice(found.index + found[0].length);
  const [thing, tail] = until ? [until[1] ?? '', after] : cut(after);
  const isIn = until !== null && /^\s+(?:in|on)\b/.test(tail);
  return staged(text.slice(0, found.index), [isIn ? `${thing}${tail}` : thing], isIn ? '' : tail, found[0]);
}

function hatching(text: string): Phases | undefined {
  const from = HATCHES_FROM.exec(text);
  if (from) return staged(from[2] ?? '', [from[1] ?? ''], text.slice(from[0].length), '');
  const found = HATCHES.exec(text);
  if (!found) return undefined;
  return staged(text.slice(0, found.index), [found[1] ?? ''], text.slice(found.index + found[0].length), '');
}

function becoming(text: string): Phases | undefined {
  const found = BECOMES.exec(text);
  if (!found) return undefined;
  const before = text.slice(0, found.index);
  let tail = text.slice(found.index + found[0].length);
  const things: string[] = [];
  if (/\sto\s+$/i.test(found[0]) && /^(?:the|its|one)\s/i.test(tail)) return undefined;
  for (let next: RegExpExecArray | null = found; next; next = NEXT.exec(tail)) {
    if (next !== found) tail = tail.slice(next[0].length);
    const [thing, rest] = cut(tail);
    if (!DETERMINED.test(thing) || TIME.test(thing) || WAY.test(thing)) return undefined;
    things.push(...thing.split(AND_THEN));
    tail = rest;
  }
  return staged(before, things, tail, found[0]);
}

const AND_THEN = /\s+(?:and\s+)?(?:then|finally|later)\s+(?:(?:in)?to\s+)?(?=an?\s)/i;
/** A bus turns into a street. */
const WAY =
  /\b(?:street|road|lane|alley|driveway|tunnel|path|drive|avenue|corner|yard|side|left|right|bay|harbou?r|port|valley)$/i;

/** A result that is a thing, and not "dark", "larger" or "friends". */
const DETERMINED =
  /^(?:an?|the|its|two|three|many|some)\s+\w|^(?:water|ice|stone|gold|dust|ash(?:es)?|sand|snow|steam)\b/i;

const isColour = (word: string): boolean => COLOUR_WORDS.has(word.toLowerCase());

/** "A leaf turns from green to red". */
function inColours(text: string): Phases | undefined {
  const [all = '', before = '', from, colour = ''] = COLOURED.exec(text) ?? [];
  const own = before.replace(STEPS, '').trim();
  if (!isColour(colour) || /\b(?:sky|light|sea|clouds?|it|sun|moon|water)$/i.test(own)) return undefined;
  const [first, where] = cut(own);
  const named = /^((?:an?|the|two|three|some|all)\s+)?(.*)$/i.exec(first);
  const rest = `${where}${text.slice(all.length)}`;
  const bare = (named?.[2] ?? '')
    .split(' ')
    .filter((word) => !isColour(word))
    .join(' ');
  const article = named?.[1] ?? '';
  const things = [from === undefined ? first : `${article}${from} ${bare}`, `${article}${colour} ${bare}`];
  return { prompts: things.map((thing) => `${thing}${rest}`), things, unshown: [] };
}

const SEASON =
  /\b(?:spring|summer|autumn|fall(?=\s*(?:,|and\b|leaves|colou?rs)|$)|winter)\b(?=\s*(?:[,;.:]|$)|\s+(?:and|to|then|turns?|turning|becomes?|into|through|over|in|at|on|is|with)\b)/gi;
const ALL_SEASONS = ['spring', 'summer', 'autumn', 'winter'];
const SEASONS =
  /\b(?:(?:the|all)\s+)?(?:four\s+|changing\s+|passing\s+)?seasons?(?:\s+(?:of\s+the\s+year|changing|passing|change|pass|go(?:es)?\s+by))?\b(?:\s+(?:over|of|around|above|for|on|in|at)\b(?!\s+the\s+year))?/i;
/** Looks that each season shows anyway. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  spring: /\b(?:fresh|green)\b/gi,
  summer: /\b(?:lush|green|sunny|sun|leaves|full)\b/gi,
  autumn: /\b(?:autumn|orange|red|golden|yellow|brown|falling|colou?rful|leaves|colou?rs)\b/gi,
  winter: /\b(?:snowy|snow|bare|white|cold|branches|ice)\b/gi,
};

/** "The four seasons over one tree", "a house from summer to winter". */
function seasonsIn(text: string): Phases | undefined {
  const named = [
    ...new Set([...text.matchAll(SEASON)].map(([word]) => word.toLowerCase().replace('fall', 'autumn'))),
  ];
  const whole = /\bseasons\b/i.test(text);
  const isList = named.length > 1 && /\b(?:to|then|turn(?:s|ing)|becom(?:es|ing)|through)\b|,.*,/i.test(text);
  if (!whole && !isList) return undefined;
  const seasons = whole && named.length < 2 ? ALL_SEASONS : named;
  const [scene = '', list] = text.split(/\s*:\s*/, 2);
  const rest = scene
    .replace(SEASONS, ' ')
    .replace(
      new RegExp(
        `(?:,?\\s*\\b(?:from|to|then|and|in|through|into|turns?|becomes?|chang(?:es|ing))\\b)*,?\\s*${SEASON.source}`,
        'gi',
      ),
      ' ',
    )
    .replace(
      /\b(?:passing|changing|going|moving)\s*$|\b(?:through|in|over|during|with|as|while|from)\s*(?:the\s*)?$/i,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const parts = (list ?? '').split(/,|\bthen\b|\band\b/).filter((part) => part.trim() !== '');
  const unshown = parts.flatMap((part, index) => {
    const season = seasons[parts.length === seasons.length ? index : -1];
    const looks = season === undefined ? undefined : LOOKS[season];
    const other = part
      .replace(SEASON, ' ')
      .replace(looks ?? /$^/, ' ')
      .replace(/\b(?:in|with|the|and|an?)\b/g, ' ')
      .trim();
    return other === '' ? [] : [part.trim()];
  });
  if (rest === '') return undefined;
  return {
    prompts: seasons.map((season) => `${rest} in ${season}`),
    things: seasons.map(() => rest),
    seasons,
    unshown,
  };
}
