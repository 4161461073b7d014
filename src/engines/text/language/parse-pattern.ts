/** A part of a regular expression that needs no more than one pass over a text. */
export type PatternNode =
  | { readonly kind: 'character'; readonly test: RegExp }
  | { readonly kind: 'edge'; readonly sign: string }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'options'; readonly options: readonly PatternNode[] }
  | {
      readonly kind: 'repeat';
      readonly item: PatternNode;
      readonly least: number;
      readonly most: number;
      readonly isLazy: boolean;
    };

const ATOM = /\[\^?\]?(?:\\.|[^\]\\])*\]|\\[dDwWsStnrfv]|\\[^\w]|[^\\[\](){}*+?|^$]/y;
const COUNT = /(?:([*+?])|\{(\d{1,3})(?:(,)(\d{0,3}))?\})(\?)?/y;
const EDGE = /\^|\$|\\[bB]/y;
const OPENING = /\((?:\?:)?(?!\?)/y;

/**
 * Undefined for what is not sound, or needs more than one pass: conditions ahead and behind, copies of groups. A group that
 * may be empty is not repeated either: JavaScript has a rule of its own for which of its ways wins.
 */
export function parsePattern(pattern: string, ignoresCase: boolean): PatternNode | undefined {
  try {
    new RegExp(pattern);
  } catch {
    return undefined;
  }
  let at = 0;
  const take = (piece: RegExp): RegExpExecArray | null => {
    piece.lastIndex = at;
    const found = piece.exec(pattern);
    if (found) at = piece.lastIndex;
    return found;
  };
  const one = (): PatternNode | undefined => {
    const edge = take(EDGE)?.[0];
    if (edge !== undefined) return { kind: 'edge', sign: edge };
    if (take(OPENING) !== null) {
      const inside = options();
      if (inside === undefined || pattern[at] !== ')') return undefined;
      at += 1;
      return inside;
    }
    const atom = take(ATOM)?.[0];
    return atom === undefined
      ? undefined
      : { kind: 'character', test: new RegExp(`^${atom}$`, ignoresCase ? 'i' : '') };
  };
  const sequence = (): PatternNode | undefined => {
    const items: PatternNode[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const item = one();
      if (item === undefined) return undefined;
      const count = take(COUNT);
      if (count !== null && canBeEmpty(item)) return undefined;
      items.push(count === null ? item : { kind: 'repeat', item, ...timesOf(count) });
    }
    return { kind: 'sequence', items };
  };
  const options = (): PatternNode | undefined => {
    const all: PatternNode[] = [];
    do {
      if (all.length > 0) at += 1;
      const next = sequence();
      if (next === undefined) return undefined;
      all.push(next);
    } while (pattern[at] === '|');
    return all.length === 1 ? all[0] : { kind: 'options', options: all };
  };
  const whole = options();
  return at === pattern.length ? whole : undefined;
}

function canBeEmpty(node: PatternNode): boolean {
  if (node.kind === 'sequence') return node.items.every(canBeEmpty);
  if (node.kind === 'options') return node.options.some(canBeEmpty);
  return node.kind === 'edge' || (node.kind === 'repeat' && node.least === 0);
}

function timesOf([, sign, low = '0', comma, high = '', lazy]: RegExpExecArray) {
  const isLazy = lazy !== undefined;
  if (sign !== undefined)
    return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Number.POSITIVE_INFINITY, isLazy };
  const least = Number(low);
  if (comma === undefined) return { least, most: least, isLazy };
  return { least, most: high === '' ? Number.POSITIVE_INFINITY : Number(high), isLazy };
}
