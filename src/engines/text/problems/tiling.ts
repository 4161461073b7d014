import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const METRES: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1, in: 0.0254, ft: 0.3048 };
const LENGTHS: readonly (readonly [RegExp, string])[] = [
  [/^(?:mm|millimet(?:er|re)s?)$/i, 'mm'],
  [/^(?:cm|centimet(?:er|re)s?)$/i, 'cm'],
  [/^(?:m|met(?:er|re)s?)$/i, 'm'],
  [/^(?:in|inch(?:es)?|")$/i, 'in'],
  [/^(?:ft|feet|foot|')$/i, 'ft'],
];
const WORD =
  '(mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|m|met(?:er|re)s?|in|inch(?:es)?|ft|feet|foot|["\'])';
const SIZE = new RegExp(
  `${N} ?${WORD}?(?: (?:wide|long|deep))? ?(?:x|×|by|times|\\*) ?${N} ?${WORD}?(?![a-z\\d])`,
  'gi',
);
const PIECE =
  /\bhow many (?:[a-z-]+ )?(?:[\d.]+ ?[a-z]* ?(?:x|×|by) ?[\d.]+ ?[a-z]* )?(tiles?|slabs?|pavers?|planks?|panels?|boards?|flagstones?|bricks?|carpet squares|squares|sheets)\b/i;
/** For cuts and breakage, as tilers advise. */
const SPARE = 1.1;

interface Side {
  readonly said: string;
  readonly index: number;
  readonly area: number;
}

/** "tiles of 30 by 30 cm for a floor of 3.2 by 4.5 metres" */
export function tiling(text: string): string | undefined {
  const piece = PIECE.exec(text)?.[1]?.toLowerCase();
  if (piece === undefined || countNumbers(text) !== 4 || /\bgap|\bgrout|\bexcept|\bminus|\bdoor/i.test(text))
    return undefined;
  const sizes = [...text.matchAll(SIZE)].flatMap(readSize);
  const [one, other] = sizes.toSorted((a, b) => a.area - b.area);
  if (one === undefined || other === undefined || sizes.length !== 2 || one.area === 0) return undefined;
  const exact = Number((other.area / one.area).toFixed(6));
  const count = Math.ceil(exact);
  const name = piece.replace(/s?$/, 's');
  return `${shown(other.area)} m² ÷ ${shown(one.area)} m²${count === exact ? ' =' : ` ≈ ${shown(Number(exact.toFixed(2)))}, so`} ${bold(`${count} ${name}`)}; with a tenth more for cuts and breakage ${Math.ceil(Number((count * SPARE).toFixed(6)))}.`;
}

function readSize({
  0: said,
  1: one = '',
  2: first,
  3: other = '',
  4: second,
  index,
}: RegExpExecArray): Side[] {
  const unit = symbolOf(second ?? first);
  const own = symbolOf(first ?? second);
  if (unit === undefined || own === undefined) return [];
  const area = Number(one) * (METRES[own] ?? 0) * Number(other) * (METRES[unit] ?? 0);
  return [{ said, index, area: Number(area.toFixed(8)) }];
}

const symbolOf = (word: string | undefined): string | undefined =>
  word === undefined ? undefined : LENGTHS.find(([pattern]) => pattern.test(word))?.[1];
