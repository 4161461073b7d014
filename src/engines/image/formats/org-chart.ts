import { counted } from '../prompt/drawing-words.ts';
import { singularForm } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Palette } from './colours.ts';
import { boxed } from './flow.ts';
import { capitalised } from './flow-lists.ts';
import type { Sheet } from './sheet.ts';

/** A box with those below it. */
interface Post {
  readonly text: string;
  readonly below: Post[];
}

const NUMBER = `(?:an?|${[...NUMBER_WORDS.keys()].join('|')}|\\d{1,2})`;
const PART = new RegExp(
  `^(?:and\\s+)?(?:each\\s+(?:with|having)\\s+)?(${NUMBER})\\s+(\\p{L}[\\p{L}' -]*?)(?:\\s+(?:(?:under|below|beneath|for|per|in|reporting to)\\s+)?(?:each|every|per)(?:\\s+(?:of\\s+(?:them|these)|(\\p{L}[\\p{L}' -]*)))?|\\s+(?:under|below|beneath|reporting to)\\s+(?:him|her|them|it|the\\s+\\p{L}[\\p{L}' -]*))?$`,
  'iu',
);
/** More would be too small. */
const MOST_POSTS = 24;
/** "Director on top": where a post is, which the chart shows anyway. */
const ON_TOP = /\s+(?:on|at|to)\s+(?:the\s+)?(?:very\s+)?(?:top|head|bottom)(?=\s*(?:[,;.]|$))/giu;
const UNDER =
  '(?:\\s*,?\\s+(?:below|under(?:neath)?|beneath|reporting to)(?:\\s+(?:him|her|them|it|(?:the|that)\\s+[\\p{L}-]+))?)?';
const NAMED = new RegExp(
  `(?<![\\p{L}\\d])(${NUMBER})\\s+(\\p{L}[\\p{L}' -]*?)${UNDER}(?:\\s+(?:named|called|namely|for)\\s+|\\s*[:(]\\s*)([^;.()]+)\\)?`,
  'giu',
);
/** "Below the CEO two directors". */
const OF_ABOVE = new RegExp(
  `^(?:and\\s+)?(?:below|under(?:neath)?|beneath)\\s+(?:(?:the|that|this)\\s+)?[\\p{L}-]+\\s*[,:]?\\s+(?=${NUMBER}\\s)`,
  'iu',
);
const NAMES_FROM = /\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/u;
/** Between the names of one row; no prompt has it. */
const BOUND = '\u0001';

/** "Three managers named Sales, Product and Finance": as many names as there are posts stay together. */
const withNames = (list: string): string =>
  list.replace(NAMED, (all: string, number: string, noun: string, names: string) => {
    const count = numberOf(number);
    const each = /^(.*?)(\s+(?:each|every|per|under)\b.*)?$/iu.exec(names)?.[1] ?? names;
    const parts = each.split(NAMES_FROM);
    const own = parts.slice(0, count).map((one) => one.trim());
    if (count < 2 || own.length < count || own.some((one) => !/^\p{Lu}|^\p{L}+$/u.test(one))) return all;
    const end = own.reduce((from, one) => each.indexOf(one, from) + one.length, 0);
    return `${number} ${noun} ${BOUND}${own.join(BOUND)}${names.slice(end)}`;
  });

const numberOf = (word: string): number =>
  /^an?$/i.test(word) ? 1 : (NUMBER_WORDS.get(word.toLowerCase()) ?? Number(word));

/** "One director, three heads and two teams under each head": a tree with as many boxes. */
export function postsIn(list: string): Post | undefined {
  const parts = withNames(list.replace(ON_TOP, ''))
    .replace(/^[^,;]*?\bwith\s+(?=\S)/iu, '')
    .split(/\s*[,;.]\s*(?:and\s+)?|\s+and\s+(?=\S)|(?<!\beach)\s+with\s+(?=\S)/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const rows: { readonly posts: Post[]; readonly noun: string }[] = [];
  for (const part of parts) {
    const [plain = '', ...names] = part.split(BOUND);
    const isFirst = rows.length === 0 && names.length === 0;
    const [, number = '', said = '', of = ''] =
      PART.exec(
        plain
          .trim()
          .replace(OF_ABOVE, '')
          .replace(/\s+(?:below|under(?:neath)?|beneath)$/iu, ''),
      ) ?? (isFirst && ALONE.test(plain) ? ['', '1', plain] : []);
    if (number === '') continue;
    const count = numberOf(number);
    const name = capitalised(count > 1 ? singularForm(said) : said);
    const named = rows.findLast(({ noun }) => of !== '' && noun.endsWith(singularForm(of.toLowerCase())));
    const above = (named ?? rows.at(-1))?.posts ?? [];
    const isEach = /\b(?:each|every|per)\b/i.test(part);
    if (rows.length === 0 && count !== 1) return undefined;
    const under = isEach ? above : above.slice(0, 1);
    const posts = (under.length > 0 ? under : [undefined]).flatMap((boss, at) => {
      const own = Array.from(
        { length: count },
        (_, n): Post => ({
          text: names[n]
            ? `${names[n]}, ${name.toLowerCase()}`
            : count * under.length > 1
              ? `${name} ${at * count + n + 1}`
              : name,
          below: [],
        }),
      );
      boss?.below.push(...own);
      return own;
    });
    rows.push({ posts, noun: singularForm(said.toLowerCase()) });
  }
  const all = rows.reduce((sum, { posts }) => sum + posts.length, 0);
  const [top] = rows[0]?.posts ?? [];
  return rows.length > 1 && all > 3 && all <= MOST_POSTS ? top : undefined;
}

/** "Director": the first row may have no number. */
const ALONE = /^(?!.*\b(?:and|below|under|with)\b)\p{L}[\p{L}' -]{1,28}$/iu;

export const textsOfPosts = (post: Post): string[] => [post.text, ...post.below.flatMap(textsOfPosts)];

const depthOf = (post: Post): number => 1 + Math.max(0, ...post.below.map(depthOf));
const leavesOf = (post: Post): number =>
  post.below.length === 0 ? 1 : post.below.reduce((sum, one) => sum + leavesOf(one), 0);

/** Each box over the middle of those below it. */
export function drawPosts(sheet: Sheet, top: Post, palette: Palette): void {
  const { width, height, short } = sheet;
  const levels = depthOf(top);
  const each = (height * 0.76) / levels;
  const wide = (width * 0.94) / leavesOf(top);
  const place = (post: Post, from: number, level: number): number => {
    const y = height * 0.18 + (level + 0.5) * each;
    const room = leavesOf(post) * wide;
    const box = {
      x: from + room / 2,
      y,
      width: Math.min(room * 0.9, width * 0.3),
      height: Math.min(each * 0.5, height * 0.12),
    };
    let left = from;
    for (const one of post.below) {
      const x = place(one, left, level + 1);
      sheet.add(
        `<path d="M${box.x} ${y + box.height / 2}V${y + each / 2}H${x}V${y + each - box.height / 2}" fill="none" stroke="${palette.ink}" stroke-width="${short * 0.005}"/>`,
      );
      left += leavesOf(one) * wide;
    }
    const longest = Math.max(...post.text.split(' ').map(({ length }) => length));
    const largest = Math.min(
      short * 0.042,
      (box.width * 0.84) /
        (Math.max(longest, post.text.length < 10 && box.width > width * 0.12 ? post.text.length : 0) * 0.62),
    );
    boxed(sheet, post.text, box, {
      largest,
      fill: level === 0 ? palette.main : level === 1 ? palette.accent : palette.soft,
      palette,
    });
    return box.x;
  };
  place(top, width * 0.03, 0);
  sheet.studio.account.told.push(`${counted('boxes', textsOfPosts(top).length)} in ${levels} rows`);
}
