import type { RandomSource } from '../../random.ts';
import type { GroupForm } from '../prompt/vocabulary.ts';

/** Place of one copy in its group: pixels from the middle of the group, up is negative. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** It lies on others of its group. */
  readonly raised: boolean;
}

interface Arrangement {
  readonly count: number;
  /** The prompt gives the number. */
  readonly counted: boolean;
  /** The ground that they stand on is not deep. */
  readonly onTable: boolean;
  readonly form: GroupForm | undefined;
  readonly airborne: boolean;
  /** Size of one copy, in pixels. */
  readonly width: number;
  readonly height: number;
}

export function arrange(group: Arrangement, random: RandomSource): Spot[] {
  const { count, form } = group;
  if (count === 1) return [{ x: 0, y: 0, scale: 1, raised: false }];
  if (form === 'pile') return pile(group);
  if (form === 'stack') return stack(group);
  if (form === 'circle') return circle(group);
  if (group.airborne && form !== 'row') return wedge(group, random);
  if (form === 'row' || (count <= 4 && form !== 'crowd' && form !== 'rows'))
    return row(group, form === 'row' ? 0 : 1, random);
  return ranks(group, random);
}

function row({ count, width, height }: Arrangement, loose: number, random: RandomSource): Spot[] {
  return Array.from({ length: count }, (_, n) => {
    const near = (random() - 0.5) * loose;
    return {
      x: (n - (count - 1) / 2) * width * (1.06 + 0.08 * loose) + (random() - 0.5) * width * 0.1 * loose,
      y: near * height * 0.14,
      scale: 1 + near * 0.1,
      raised: false,
    };
  });
}

/** Several rows, one behind the other. */
function ranks({ count, counted, onTable, form, width, height }: Arrangement, random: RandomSource): Spot[] {
  const tight = form === 'crowd';
  const loose = form === 'rows' ? 0 : 1;
  // Those that were counted can be counted in the image.
  const apart = form === 'rows' ? 0.36 : counted ? (onTable ? 0.4 : 0.62) : 0.3;
  const rows = count > 8 || tight ? 3 : 2;
  const most = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, n) => {
    const rank = Math.floor(n / most);
    const here = Math.min(most, count - rank * most);
    const scale = 1 - (rows - 1 - rank) * 0.09;
    const shift = rank % 2 === 0 ? 0 : 0.5 * loose;
    return {
      x:
        ((n % most) - (here - 1) / 2 + shift * 0.6) * width * (tight ? 0.86 : 1.18) +
        (random() - 0.5) * width * 0.16 * loose,
      y: -(rows - 1 - rank) * height * (tight ? 0.2 : apart) + (random() - 0.5) * height * 0.05 * loose,
      scale,
      raised: false,
    };
  });
}

/** The wedge of flying birds, the leader first. */
function wedge({ count, width, height }: Arrangement, random: RandomSource): Spot[] {
  return Array.from({ length: count }, (_, n) => {
    const rank = Math.ceil(n / 2);
    const side = n % 2 === 0 ? 1 : -1;
    return {
      x: side * rank * width * 1.02 + (random() - 0.5) * width * 0.2,
      y: (rank - count / 4) * height * 0.62 + (random() - 0.5) * height * 0.2,
      scale: 1 - rank * 0.03,
      raised: false,
    };
  });
}

function pile({ count, width, height }: Arrangement): Spot[] {
  // Plates lie one on the other.
  if (height < width * FLAT) return stack({ count, width, height });
  let base = 1;
  while ((base * (base + 1)) / 2 < count) base++;
  const spots: Spot[] = [];
  for (let level = 0; spots.length < count; level++) {
    const here = Math.min(base - level, count - spots.length);
    for (let n = 0; n < here; n++)
      spots.push({
        x: (n - (here - 1) / 2) * width * 0.92,
        y: -level * height * 0.78,
        scale: 1,
        raised: level > 0,
      });
  }
  return spots;
}

function stack({ count, width, height }: Pick<Arrangement, 'count' | 'width' | 'height'>): Spot[] {
  return Array.from({ length: count }, (_, n) => ({
    x: (n % 2) * width * 0.02,
    y: -n * height * stepOf(width, height),
    scale: 1,
    raised: n > 0,
  }));
}

/** From one thing of a stack to the next, as a share of its height: of plates only the rims are seen. */
export const stepOf = (width: number, height: number): number => (height < width * FLAT ? 0.42 : 0.9);

/** Fraction of the width: lower things are flat. */
const FLAT = 0.45;

function circle({ count, width, height }: Arrangement): Spot[] {
  const radius = Math.max(width, (width * count * 1.1) / (2 * Math.PI));
  return Array.from({ length: count }, (_, n) => {
    const turn = (n / count) * 2 * Math.PI;
    return {
      x: Math.cos(turn) * radius,
      y: Math.sin(turn) * Math.min(radius * 0.4, height * 0.7),
      scale: 1 + Math.sin(turn) * 0.08,
      raised: false,
    };
  });
}
