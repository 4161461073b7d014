import { tokenise } from '../prompt/lexicon.ts';

/** A part of a map: -1 is west or north, 0 the middle; undefined leaves it open. */
export interface Direction {
  readonly across: -1 | 0 | 1 | undefined;
  readonly down: -1 | 0 | 1 | undefined;
  /** The words of the prompt for it. */
  readonly said: string;
  /** At the water. */
  readonly isCoast?: boolean;
  /** "North of the church": the thing that it is measured from. */
  readonly of?: string;
}

const POINT =
  '(?:north|south)[\\s-]?(?:east|west)|north|south|east|west|(?:upper|top|lower|bottom)[\\s-](?:left|right)';
const PART = '(?:ern)?(?:\\s+(?:part|side|corner|end|edge|coast|coastline|shore|tip|beach|bay))?';
const PLACE = new RegExp(
  `\\b(?:in|on|at|to|towards|near|along)\\s+(?:the\\s+)?(?:far\\s+)?(${POINT})${PART}\\b|\\b(?:in|at)\\s+the\\s+(?:very\\s+)?(middle|cent(?:er|re))\\b`,
  'giu',
);

const OF_OTHER = new RegExp(`\\b(${POINT})${PART}\\s+of\\s+(?:the|an?|my|our)\\s+([\\p{L}-]+)`, 'iu');
/** They are the map itself. */
const WHOLE = /^(?:map|village|town|city|island|land|country|page|kingdom|place|area)$/i;

/** The direction that a clause gives to a thing: "a church and a mill in the south". */
export function directionOf(prompt: string, said: string): Direction | undefined {
  const clause = prompt.split(/[,;.:]/).find((one) => ` ${tokenise(one).join(' ')} `.includes(` ${said} `));
  if (clause === undefined) return undefined;
  const from = clause.toLowerCase().indexOf(said.split(' ')[0] ?? '');
  const [, point, of] = OF_OTHER.exec(clause.slice(from)) ?? [];
  if (point && of && !WHOLE.test(of)) return { ...readDirection([`${point} of the ${of}`, point]), of };
  for (const found of clause.matchAll(PLACE)) if (found.index > from) return readDirection(found);
  return undefined;
}

function readDirection([said = '', point = '']: readonly string[]): Direction {
  const is = (words: RegExp): boolean => words.test(point.toLowerCase());
  if (point === '') return { across: 0, down: 0, said };
  return {
    across: is(/west|left/) ? -1 : is(/east|right/) ? 1 : undefined,
    down: is(/north|upper|top/) ? -1 : is(/south|lower|bottom/) ? 1 : undefined,
    said,
    isCoast: /(?:coast|coastline|shore|beach|tip|bay|edge)$/i.test(said),
  };
}

/** All words for directions and their parts. */
export const compassWords = (prompt: string): string[] =>
  [...prompt.matchAll(PLACE), ...prompt.matchAll(new RegExp(OF_OTHER, 'giu'))].flatMap(([said]) =>
    tokenise(said),
  );

export type Spot = [number, number];

interface Cell {
  readonly across: number;
  readonly down: number;
  readonly spot: Spot;
}

/** From the middle of a part of the map to the water. */
const OUTWARDS = 0.12;

/** Places on a map that are still free, apart from each other. */
export class FreeSpots {
  readonly #cells: Cell[];
  readonly #taken: Spot[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
    { random, spread }: { readonly random: () => number; readonly spread: number },
  ) {
    const cells = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => ({ across, down })));
    this.#cells = cells
      .map((cell) => ({ ...cell, order: random() }))
      .sort((a, b) => a.order - b.order)
      .map(({ across, down }) => ({
        across,
        down,
        spot: [
          width * (0.5 + across * 0.23 * spread * (down && spread < 1 ? 0.84 : 1) + (random() - 0.5) * 0.05),
          height * (0.5 + down * 0.2 * spread + (random() - 0.5) * 0.05),
        ],
      }));
  }

  /** Moves places that are in the water. */
  keepOff(move: (spot: Spot) => Spot): void {
    for (const cell of this.#cells) [cell.spot[0], cell.spot[1]] = move(cell.spot);
  }

  get count(): number {
    return this.#cells.length;
  }

  /** Takes a free place, in the direction where one is given and free there. */
  take(direction?: Direction, from?: Spot): { readonly spot: Spot; readonly isKept: boolean } | undefined {
    const isOn = (side: number | undefined, cell: number, spot: number): boolean =>
      side === undefined ||
      (from ? Math.sign(side) * spot > Math.min(this.width, this.height) * 0.1 : side === cell);
    const [x = 0, y = 0] = from ?? [];
    const fits = ({ across, down, spot }: Cell): boolean =>
      isOn(direction?.across, across, spot[0] - x) && isOn(direction?.down, down, spot[1] - y);
    // In the west is rather in the middle of the west than in a corner of it.
    const offset = ({ across, down, spot }: Cell): number =>
      from ? Math.hypot(spot[0] - x, spot[1] - y) : Math.abs(across) + Math.abs(down);
    const [best] = direction ? this.#cells.filter(fits).sort((a, b) => offset(a) - offset(b)) : [];
    const [widest] = this.#cells.toSorted((a, b) => this.#room(b) - this.#room(a));
    const cell = best ?? widest;
    if (!cell) return undefined;
    this.#cells.splice(this.#cells.indexOf(cell), 1);
    if (direction?.isCoast && best) {
      cell.spot[0] += cell.across * OUTWARDS * this.width;
      cell.spot[1] += cell.down * OUTWARDS * this.height;
    }
    this.#taken.push(cell.spot);
    return { spot: cell.spot, isKept: direction === undefined || best !== undefined };
  }

  /** The distance to the nearest place that is taken. */
  #room({ spot: [x, y] }: Cell): number {
    return Math.min(Number.MAX_VALUE, ...this.#taken.map(([tx, ty]) => Math.hypot(tx - x, ty - y)));
  }
}
