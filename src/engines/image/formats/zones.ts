import lettering from '../data/lettering.json';
import type { TextBox } from '../lettering/fit.ts';
import type { Brief } from './brief.ts';
import { type LayoutWish, wished, type Zone } from './layout-words.ts';
import type { Sheet, Studio } from './sheet.ts';
import { type ShownThing, signsOf } from './subjects.ts';

/** Growing things follow the edge that they are on. */
const TURNED: ReadonlySet<string> = new Set(lettering.turned);

/** Shares of the shorter side. */
const SMALL = 0.6;
const SIZES = { border: 0.13, corner: 0.24, row: 0.17 };

interface Zoned {
  /** The part of the design that is left for all others. */
  readonly box: TextBox;
  /** The brief of the others. */
  readonly brief: Brief;
  readonly draw: () => void;
}

interface Put {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** In degrees. */
  readonly turn: number;
  readonly isMirrored?: boolean;
}

/** Takes the things that have a place of their own out of a brief, and finds out how much they leave to the others. */
export function zoned(brief: Brief, studio: Studio, sheet: Sheet, whole: TextBox): Zoned {
  let box = whole;
  const gone = new Set<object>();
  const drawn: (() => void)[] = [];
  for (const wish of brief.layout) {
    const [subject] = wished(
      wish,
      brief.subjects.filter(({ name }) => studio.drawings.has(name)),
    );
    const [hint] = subject ? [] : wished(wish, brief.hints);
    const thing: ShownThing | undefined = subject ?? (hint && signsOf({ ...brief, hints: [hint] })[0]);
    if (!thing || !studio.drawings.has(thing.name)) continue;
    const count = subject?.counted ? subject.count : undefined;
    const isMany = count !== undefined || (subject?.count ?? 1) > 1;
    const { width, height } = studio.drawings.vector(thing.name);
    const isLong = width > height * 2.2;
    const { puts, left } = inZone(wish.zone, sheet, { box, count, isMany, isLong });
    if (puts.length === 0) continue;
    // "A small moon in the corner".
    const [small] =
      new RegExp(`\\b(?:small|tiny|little)(?= ${thing.said ?? ''}\\b)`).exec(brief.words.join(' ')) ?? [];
    const share = small && wish.zone !== 'border' ? SMALL : 1;
    if (small) for (const words of [small, `${small} ${thing.said}`]) brief.shown.add(words);
    box = left;
    for (const one of [subject, hint]) if (one) gone.add(one);
    brief.shown.add(thing.said ?? '');
    const isTurned = TURNED.has(thing.name);
    drawn.push(() => {
      for (const { x, y, size, turn, isMirrored } of puts)
        sheet.tinted(
          thing,
          x,
          y,
          size * share,
          `${isMirrored ? 'scale(-1 1) ' : ''}${isTurned ? `rotate(${turn})` : ''}`,
        );
    });
  }
  if (gone.size === 0) return { box, brief, draw: () => undefined };
  return {
    box,
    brief: {
      ...brief,
      subjects: brief.subjects.filter((one) => !gone.has(one)),
      hints: brief.hints.filter((one) => !gone.has(one)),
    },
    draw: () => {
      for (const one of drawn) one();
    },
  };
}

interface Room {
  readonly box: TextBox;
  readonly count: number | undefined;
  readonly isMany: boolean;
  /** One of it reaches from one side to the other. */
  readonly isLong: boolean;
}

function inZone(
  zone: LayoutWish['zone'],
  sheet: Sheet,
  { box, count, isMany, isLong }: Room,
): { readonly puts: readonly Put[]; readonly left: TextBox } {
  const { width, height, short } = sheet;
  const none = { puts: [], left: box };
  if (zone === 'border') {
    const puts = aroundEdge(sheet, count);
    return { puts, left: inset(box, short * SIZES.border * 0.75, short * SIZES.border * 0.75) };
  }
  if (zone === 'top' || zone === 'bottom') {
    if (isLong && (count ?? 1) === 1) {
      const tall = short * SIZES.row * 1.3;
      const y = zone === 'top' ? height * 0.03 + tall / 2 : height * 0.97 - tall / 2;
      const upper = zone === 'top' ? Math.max(0, height * 0.03 + tall - box.y) : 0;
      const lower = zone === 'top' ? 0 : Math.max(0, box.y + box.height - (y - tall / 2));
      return {
        puts: [{ x: width / 2, y, size: width * 0.88, turn: 0 }],
        left: { ...box, y: box.y + upper, height: box.height - upper - lower },
      };
    }
    const size = short * SIZES.row;
    const most = Math.floor((width * 0.86) / size);
    const number = Math.min(most, count ?? (isMany ? most : 1));
    const y = zone === 'top' ? height * 0.05 + size / 2 : height * 0.95 - size / 2;
    const step = Math.min((width * 0.86) / number, size * 1.6);
    const puts = Array.from({ length: number }, (_, n) => ({
      x: width / 2 + (n - (number - 1) / 2) * step,
      y,
      size: size * 0.95,
      turn: 0,
    }));
    const taken = Math.max(0, zone === 'top' ? y + size / 2 - box.y : box.y + box.height - (y - size / 2));
    return {
      puts,
      left: { ...box, y: box.y + (zone === 'top' ? taken : 0), height: box.height - taken },
    };
  }
  const corners = cornersOf(zone);
  if (corners.length === 0) return none;
  const size = short * SIZES.corner;
  const far = short * 0.05 + size / 2;
  // Several in one corner are a bunch.
  const bunch = corners.length === 1 && isMany ? BUNCH.slice(0, count) : [[0, 0, 1] as const];
  const puts = corners.flatMap(({ isLower, isRight }) =>
    bunch.map(([across, down, share]) => ({
      x: (isRight ? width - far : far) + across * size,
      y: (isLower ? height - far : far) + down * size,
      size: size * share,
      turn: isLower ? 45 : -45,
      isMirrored: isRight,
    })),
  );
  const [upper, lower] = [false, true].map((row) => corners.some(({ isLower }) => isLower === row));
  const tall = Math.max(0, far + size * 0.4 - box.y);
  return {
    puts,
    left: {
      ...box,
      y: box.y + (upper ? tall : 0),
      height: box.height - (upper ? tall : 0) - (lower ? tall : 0),
    },
  };
}

const BUNCH = [
  [-0.25, 0.05, 0.62],
  [0.25, 0.1, 0.62],
  [0, -0.2, 0.62],
] as const;

const cornersOf = (zone: Zone): readonly { readonly isLower: boolean; readonly isRight: boolean }[] =>
  [false, true]
    .flatMap((isLower) => [false, true].map((isRight) => ({ isLower, isRight })))
    .filter(
      ({ isLower, isRight }) =>
        zone === 'corners' ||
        zone === `${isLower ? 'bottom' : 'top'}-${isRight ? 'right' : 'left'}` ||
        (zone === 'corner' && !isLower && isRight),
    );

const inset = ({ x, y, width, height }: TextBox, across: number, down: number): TextBox => ({
  x: x + across,
  y: y + down,
  width: width - 2 * across,
  height: height - 2 * down,
});

/** Copies along the four edges, as many as there is room for. */
function aroundEdge({ width, height, short }: Sheet, count: number | undefined): Put[] {
  const size = short * SIZES.border;
  const far = short * 0.03 + size / 2;
  const [across, down] = [width - 2 * far, height - 2 * far];
  const around = 2 * (across + down);
  const number = count ?? 4 * Math.round(around / size / 4);
  return Array.from({ length: number }, (_, n) => {
    const at = ((n + 0.5) / number) * around;
    const [x, y, turn] =
      at < across
        ? [at, 0, 0]
        : at < across + down
          ? [across, at - across, 90]
          : at < 2 * across + down
            ? [2 * across + down - at, down, 180]
            : [0, around - at, 270];
    return { x: far + x, y: far + y, size: size * 0.98, turn };
  });
}
