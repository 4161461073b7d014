import type { Extra } from './extra.ts';
import { EXTRAS, LEAD } from './known-extras.ts';
import { StyleSheet } from './style-sheet.ts';

/** A condition is more than a style. */
const CONDITION = ' (?:when|if|while|only|until|unless|after|on|for|between|around)\\b';

const PATTERNS = EXTRAS.map(
  ([pattern, made]) => [new RegExp(`${LEAD}(?:${pattern})(?![\\w-]|${CONDITION})`, 'i'), made] as const,
);
const MOST_EXTRAS = 8;

export interface Extras {
  /** The wish without them. */
  readonly rest: string;
  readonly extras: readonly Extra[];
}

/** Takes what can be added to any element out of a wish for a style sheet: all of it, or all but one, which may be the element itself. */
export function readExtras(prompt: string): readonly Extras[] {
  const wish = underPointer(prompt.replace(/\s+/g, ' '));
  const used: number[] = [];
  const whole = taken(wish, (at) => used.push(at) <= MOST_EXTRAS);
  if (used.length === 0) return [whole];
  return [whole, ...used.slice(0, MOST_EXTRAS).map((left) => taken(wish, (at) => at !== left))].filter(
    ({ extras }) => extras.length > 0,
  );
}

const DEED =
  '(?:lift|rise|raise|grow|scale|zoom|enlarge|turn|change|become|get|rotate|tilt|glow|darken|lighten|brighten|move)s?\\b';
const DEEDS = new RegExp(`(${DEED}[^,;.]*?),? and (?=(?:it )?${DEED}[^,;.]* on hover\\b)`, 'gi');

/** "Lifts and gets a shadow on hover": each of the two. */
const underPointer = (wish: string): string =>
  wish.replace(DEEDS, (all, deed: string) => (/ on hover/.test(deed) ? all : `${deed} on hover and `));

function taken(wish: string, isTaken: (at: number) => boolean): Extras {
  let rest = wish;
  const extras: Extra[] = [];
  for (const [at, [pattern, made]] of PATTERNS.entries()) {
    const found = pattern.exec(rest);
    if (!found || !isTaken(at)) continue;
    extras.push(made(found));
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length).trimStart()}`;
  }
  return { rest: rest.replace(/\s+/g, ' ').trim(), extras };
}

const EXAMPLE = '/* For example: */';

/** The element that a wish is about: the one that it names, or the first of the example. */
function rootOf(sheet: StyleSheet, example: string, wish: string): string | undefined {
  const classes = [...example.matchAll(/class="([\w-]+)/g)].map(([, name = '']) => `.${name}`);
  const own = classes.filter((name) => sheet.rule(name) !== undefined);
  const [, attribute] = /<\w+[^>]*? (data-[\w-]+)=/.exec(example) ?? [];
  return (
    own.findLast((name) => new RegExp(`\\b${name.slice(1)}s?\\b`, 'i').test(wish)) ??
    own[0] ??
    (attribute && sheet.rule(`[${attribute}]`) ? `[${attribute}]` : undefined)
  );
}

/** A style sheet with what was taken out of its wish; undefined if one of it finds no place. */
export function withExtras(code: string, { rest, extras }: Extras): string | undefined {
  const cut = code.indexOf(EXAMPLE);
  if (cut < 0) return undefined;
  const sheet = new StyleSheet(code.slice(0, cut).trimEnd());
  const root = rootOf(sheet, code.slice(cut), rest);
  if (!root || !extras.every((add) => add(sheet, root))) return undefined;
  return `${sheet.text}\n\n${code.slice(cut)}`;
}
