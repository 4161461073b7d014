import lettering from '../data/lettering.json';
import { COLOUR_NOUNS } from '../prompt/colour-nouns.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import type { Subject } from '../prompt/subject.ts';
import { mixed } from './colours.ts';

/** Words that only a design has, not a scene: its palette, and the shape that everything is on. */

const BESIDE_COLOURS =
  /^(?:and|on|in|with|dark|light|pale|pastel|colou?rs?|palette|tones?|scheme|gradient|shades|from|to|into|of|an?|the|mostly|mainly|predominantly|only|just|all|many|much|touch|touches|hints?|accents?|strong|bold|bright|vivid|rich|deep|soft|muted|fresh|calm|warm|cool|plain|simply|one|two|three)$/;

interface Palette {
  readonly colours: readonly string[];
  /** The words, with articles in the place of those for colours: nothing else can be made of them. */
  readonly words: readonly string[];
}

/** "A fox, orange and cream": a clause of nothing but colours is the palette of the design. */
export function paletteIn(words: readonly string[], clauses: ReadonlySet<number>): Palette {
  const starts = [...clauses].filter((at) => at < words.length).sort((a, b) => a - b);
  const colours: string[] = [];
  const kept = [...words];
  for (const [index, from] of starts.entries()) {
    const to = starts[index + 1] ?? words.length;
    const clause = words.slice(from, to);
    if (isOneThing(clause)) continue;
    if (!clause.some(isColour) || !clause.every((word) => isColour(word) || BESIDE_COLOURS.test(word)))
      continue;
    for (const [n, word] of clause.entries()) {
      // In "mint green" the first word says more.
      if (isColour(word) && !isColour(clause[n - 1])) colours.push(colourAt(clause, n));
      kept[from + n] = word === 'gradient' ? word : 'the';
    }
  }
  // "A bear and lots of dark blue"; lots are many by now.
  for (const [at, word] of kept.entries()) {
    const end = kept.findIndex((next, n) => n > at && !isColour(next));
    const isClosed = clauses.has(end) || /^(?:and|with|on|for)?$/.test(kept[end] ?? '');
    if (!MUCH.test(word) || !isColour(kept[at + 1]) || !isClosed) continue;
    colours.push(colourAt(kept, at + 1));
    kept.fill('the', at, end < 0 ? undefined : end);
  }
  for (const [at, word] of kept.entries()) {
    if (!COLOUR_NOUNS.has(word) || !isBesideColour(kept, at)) continue;
    colours.push(colourAt(kept, at));
    kept[at] = 'the';
  }
  return { colours, words: kept };
}

/** "With a peach" asks for the fruit. */
const isOneThing = (clause: readonly string[]): boolean =>
  (/^(?:an?|one)$/.test(clause.at(-2) ?? '') && COLOUR_NOUNS.has(clause.at(-1) ?? '')) ||
  // "With lavender" has the plant, "with lavender and cream" the colours.
  (/^(?:with|of)$/.test(clause.at(-2) ?? '') &&
    PLANTS.test(clause.at(-1) ?? '') &&
    clause.filter(isColour).length === 1);

const PLANTS = /^(?:lavender|lilac|mint|sage|violet|fuchsia|saffron|olive)$/;

const MUCH = /^(?:many|mostly|mainly|predominantly|much)$/;

/** "Cream and brown", "brown on cream", "on a cream background". */
const isBesideColour = (words: readonly string[], at: number): boolean =>
  OF_COLOUR.test(words[at + 1] ?? '') ||
  (/^(?:and|on)$/.test(words[at + 1] ?? '') && isColour(words[at + 2])) ||
  (/^(?:and|on)$/.test(words[at - 1] ?? '') && isColour(words[at - 2])) ||
  // "Branches on cream for a tablecloth".
  (words[at - 1] === 'on' && /^(?:for|with|in)?$/.test(words[at + 1] ?? ''));

const OF_COLOUR = /^(?:background|backdrop|border|frame|letters|text|paper|colou?rs?|colou?red|tones?)$/;

export const isColour = (word = ''): boolean => COLOUR_WORDS.has(word) || COLOUR_NOUNS.has(word);

/** `#rrggbb` of the colour at a word. */
export function colourAt(words: readonly string[], at: number): string {
  const colour = COLOUR_WORDS.get(words[at] ?? '') ?? COLOUR_NOUNS.get(words[at] ?? '') ?? '#ffffff';
  const before = words[at - 1] ?? '';
  if (/^(?:dark|deep)$/.test(before)) return mixed(colour, '#10131a', 0.45);
  if (/^(?:muted|dusty|faded)$/.test(before)) return mixed(colour, '#8a8d92', 0.45);
  return /^(?:pale|light|pastel)$/.test(before) ? mixed(colour, '#ffffff', 0.5) : colour;
}

/** "Leaves in mustard and rust": the colours that the things share, and the words for them; none for a single one. */
export function sharedColours(words: readonly string[]): {
  readonly colours: readonly string[];
  readonly said: readonly string[];
} {
  const plain = words.map((word) => word.replace(/-coloured$/, ''));
  for (const [at, word] of plain.entries()) {
    if (word !== 'in') continue;
    const end = plain.findIndex(
      (next, n) => n > at && !isColour(next) && !/^(?:and|dark|deep|light|pale)$/.test(next),
    );
    const span = [...plain.keys()].slice(at + 1, end < 0 ? undefined : end).filter((n) => isColour(plain[n]));
    if (span.length > 1)
      return { colours: span.map((n) => colourAt(plain, n)), said: span.map((n) => words[n] ?? '') };
  }
  return { colours: [], said: [] };
}

/** "A purple to blue gradient": both colours, in their order, as words. */
export function gradientIn(words: readonly string[]): readonly [string, string] | undefined {
  if (!words.includes('gradient')) return undefined;
  const at = words.findIndex(
    (word, n) =>
      /^(?:to|and|into)$/.test(word) &&
      COLOUR_WORDS.has(words[n - 1] ?? '') &&
      COLOUR_WORDS.has(words[n + 1] ?? ''),
  );
  // "A teal gradient" goes from light to dark.
  const own = words[words.indexOf('gradient') - 1] ?? '';
  if (at < 0) return COLOUR_WORDS.has(own) ? [own, own] : undefined;
  return [words[at - 1] ?? '', words[at + 1] ?? ''];
}

/** The colour of "a gold border", as a word; empty for a border without one, undefined for none. */
function borderIn(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => /^(?:border|frame)s?$/.test(word));
  const before = words[at - 1] ?? '';
  return at < 0 ? undefined : COLOUR_WORDS.has(before) ? before : '';
}

/** The colour of the border of a design, where one is named. Marks the words as shown. */
export function borderOf({
  words,
  shown,
}: {
  readonly words: readonly string[];
  readonly shown: Set<string>;
}): string | undefined {
  const border = borderIn(words);
  for (const word of border === undefined ? [] : ['border', 'borders', 'frame', 'frames', border])
    shown.add(word);
  return COLOUR_WORDS.get(border ?? '');
}

const SHAPES: ReadonlySet<string> = new Set(['square', 'circle', 'shield']);

/** The shape that the design is on: "a rocket on a blue square". A shape alone is the thing itself. */
export function shapeIn(
  subjects: readonly Subject[],
  others: number,
  further: string = '',
): Subject | undefined {
  const shape = subjects.find(({ name, count }) => (SHAPES.has(name) || name === further) && count === 1);
  return subjects.length + others > 1 ? shape : undefined;
}

/** The words of an occasion among those before the format: "baby shower invitation". */
export function occasionIn(words: readonly string[]): string[] {
  const said = ` ${words.join(' ')} `;
  return Object.keys(lettering.occasions)
    .filter((occasion) => said.includes(` ${occasion} `))
    .flatMap((occasion) => occasion.split(' '));
}
