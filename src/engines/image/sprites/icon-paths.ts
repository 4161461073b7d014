/** The format that scripts/icon-markup.mjs and scripts/icon-paths.mjs write. */
export interface PackedIcons {
  readonly names: readonly string[];
  /** The drawings in the order of their names, with empty paths and `#` for each colour. */
  readonly markup: readonly string[];
  /** The colours of each drawing, six digits after six digits. */
  readonly colours: readonly string[];
  /** How many paths each drawing has. */
  readonly counts: readonly number[];
  /** How many numbers each stream has: for each letter as many streams as its command has numbers. */
  readonly lengths: readonly number[];
}

/** A byte of a command is the place of its letter; 255 ends a path. */
const LETTERS = 'MmLlHhVvCcSsQqTtAaZz';
const END = 255;
const ARGUMENTS = [2, 2, 2, 2, 1, 1, 1, 1, 6, 6, 4, 4, 4, 4, 2, 2, 7, 7, 0, 0];
const FIRST_ARC = LETTERS.indexOf('A');
/** Coordinates are quarters of a unit. */
const ARC_SCALES = [100, 100, 1000, 1, 1, 4, 4];
const SCALES = [4, 4, 4, 4, 4, 4];
/** Relative curves with their first control point, and with that of the curve before. */
const CURVE = LETTERS.indexOf('c');
const SMOOTH = LETTERS.indexOf('s');

/** Control points of relative curves lie on halves of a unit. */
const CONTROLS: ReadonlyMap<number, number> = new Map([
  [CURVE, 4],
  [SMOOTH, 2],
]);
const STEP = 2;

/** In most curves, the way between the control points is this fraction of the ways before and behind it. */
const MIDDLE = 9 / 32;

/** On both axes, from the last control point of a curve to its end. */
type Way = readonly [x: number, y: number];
const NONE: Way = [0, 0];

/** The drawings by name. The text of a drawing is made when it is first asked for: a picture needs few of a thousand. */
export function unpackIcons(packed: PackedIcons, bytes: Uint8Array): Readonly<Record<string, string>> {
  const ends = packed.counts.reduce((sum, count) => sum + count, 0);
  const total = packed.lengths.reduce((sum, length) => sum + length, 0);
  const commands = endOfCommands(bytes, ends);
  const numbers = readNumbers(bytes, commands, total);
  const streams = startsOf(packed.lengths);
  const icons: Record<string, string> = {};
  const used = new Uint32Array(LETTERS.length);
  let at = 0;
  for (const [index, name] of packed.names.entries()) {
    const first = at;
    const before = used.slice();
    for (let left = packed.counts[index] ?? 0; left > 0; at++) {
      const letter = bytes[at] ?? END;
      if (letter === END) left--;
      else used[letter] = (used[letter] ?? 0) + 1;
    }
    let text: string | undefined;
    Object.defineProperty(icons, name, {
      enumerable: true,
      get: () => {
        const markup = withColours(packed.markup[index] ?? '', packed.colours[index] ?? '');
        text ??= withPaths(withUniqueIds(markup, index), first, before);
        return text;
      },
    });
  }
  return icons;

  function withPaths(markup: string, from: number, before: Uint32Array): string {
    const places = before.slice();
    let next = from;
    return markup.replace(/ d=""/g, () => {
      let path = '';
      let along = NONE;
      for (let letter = bytes[next++] ?? END; letter !== END; letter = bytes[next++] ?? END) {
        const values = numbersOf(letter, places);
        along = letter === CURVE || letter === SMOOTH ? completeCurve(letter, values, along) : NONE;
        path += written(letter, values);
      }
      return ` d="${path}"`;
    });
  }

  function numbersOf(letter: number, places: Uint32Array): number[] {
    const place = places[letter] ?? 0;
    places[letter] = place + 1;
    return Array.from({ length: ARGUMENTS[letter] ?? 0 }, (_, n) => {
      const step = n < (CONTROLS.get(letter) ?? 0) ? STEP : 1;
      return (numbers[(streams[letter]?.[n] ?? 0) + place] ?? 0) * step;
    });
  }
}

function withColours(markup: string, colours: string): string {
  let next = 0;
  return markup.replace(/#(?=")/g, () => {
    next += 6;
    return `#${colours.slice(next - 6, next)}`;
  });
}

/** A drawing that embeds others has the ids of all of them. */
const withUniqueIds = (markup: string, index: number): string =>
  markup.replace(/(?<=\bid="|url\(#|href="#)(?=[a-z])/g, `i${index}-`);

/** The last control point is told from where it is to be expected, and the end from that point. */
function completeCurve(letter: number, values: number[], along: Way): Way {
  const last = values.length - 4;
  const after = [values[last + 2] ?? 0, values[last + 3] ?? 0] as const;
  for (const axis of [0, 1] as const) {
    const before = letter === CURVE ? (values[axis] ?? 0) : along[axis];
    const expected = STEP * Math.round((before + (before + after[axis]) * MIDDLE) / STEP);
    const control = (values[last + axis] ?? 0) + expected;
    values[last + axis] = control;
    values[last + 2 + axis] = control + after[axis];
  }
  return after;
}

function written(letter: number, values: readonly number[]): string {
  const scales = letter === FIRST_ARC || letter === FIRST_ARC + 1 ? ARC_SCALES : SCALES;
  return (LETTERS[letter] ?? '') + values.map((value, n) => value / (scales[n] ?? 1)).join(' ');
}

function endOfCommands(bytes: Uint8Array, paths: number): number {
  let at = 0;
  for (let left = paths; left > 0; at++) if (bytes[at] === END) left--;
  return at;
}

/** For each letter where the streams of its numbers begin. */
function startsOf(lengths: readonly number[]): number[][] {
  let stream = 0;
  let start = 0;
  return ARGUMENTS.map((count) =>
    Array.from({ length: count }, () => {
      const own = start;
      start += lengths[stream++] ?? 0;
      return own;
    }),
  );
}

/** A short number is one byte; longer ones have one or three more behind all of the short ones. */
function readNumbers(bytes: Uint8Array, from: number, total: number): Int32Array {
  const numbers = new Int32Array(total);
  let more = from + total;
  for (let at = 0; at < total; at++) {
    let folded = bytes[from + at] as number;
    if (folded === 255) {
      folded =
        (bytes[more] as number) | ((bytes[more + 1] as number) << 8) | ((bytes[more + 2] as number) << 16);
      more += 3;
    } else if (folded >= 224) {
      folded = ((folded - 224) << 8) | (bytes[more++] as number);
    }
    // Negative numbers are the odd ones.
    numbers[at] = (folded >>> 1) ^ -(folded & 1);
  }
  return numbers;
}
