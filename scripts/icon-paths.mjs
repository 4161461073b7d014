// Packs the paths of drawings as numbers, which take a fifth less room than their text: the n-th numbers of all commands
// with one letter lie together. src/engines/image/sprites/icon-paths.ts reads them.
import { ARGUMENT_COUNT, PARTS_OF_UNIT, parsePath } from './svg-path.mjs';

/** In the order of their streams; a byte of a command is the place of its letter here, and 255 ends a path. */
const LETTERS = 'MmLlHhVvCcSsQqTtAaZz';
const END = 255;
/** Radii have two decimals, and the turn of an arc three. */
const ARC_SCALES = [100, 100, 1000, 1, 1, PARTS_OF_UNIT, PARTS_OF_UNIT];

const scaleOf = (letter, n) => (/a/i.test(letter) ? ARC_SCALES[n] : PARTS_OF_UNIT);

/** Control points of relative curves lie on halves of a unit; nobody sees the difference, and the ends stay exact. */
const CONTROLS = { c: 4, s: 2 };
const STEP = 2;
const stepOf = (letter, n) => (n < (CONTROLS[letter] ?? 0) ? STEP : 1);

/** Relative curves with their first control point, and with that of the curve before. */
const [CURVE, SMOOTH] = ['c', 's'];

/** Of most curves the way between the control points is this share of the ways before and behind it. */
const MIDDLE = 9 / 32;

const nearestStep = (value) => STEP * Math.round(value / STEP);

/**
 * The numbers of a command as they are stored: the last point of a relative curve from its control point, and that from
 * where it is to be expected. `along` is the way from the last control point of the curve before to its end.
 */
function toldNumbers(letter, whole, along) {
  if (letter !== CURVE && letter !== SMOOTH) return { told: whole, along: [0, 0] };
  const last = whole.length - 4;
  const told = [...whole];
  const after = [0, 1].map((axis) => whole[last + 2 + axis] - whole[last + axis]);
  for (const axis of [0, 1]) {
    const before = letter === CURVE ? whole[axis] : along[axis];
    const expected = nearestStep(before + (before + after[axis]) * MIDDLE);
    told[last + axis] = whole[last + axis] - expected;
    told[last + 2 + axis] = after[axis];
  }
  return { told, along: after };
}

/** `bodies` are the drawings; gives them without their paths, and the paths in the order of the text. */
export function packPaths(bodies) {
  const commands = [];
  const streams = new Map(
    [...LETTERS].flatMap((letter) =>
      Array.from({ length: ARGUMENT_COUNT[letter.toLowerCase()] }, (_, n) => [`${letter}${n}`, []]),
    ),
  );
  const counts = [];
  const markup = bodies.map((body) => {
    let paths = 0;
    const rest = body.replace(/ d="([^"]+)"/g, (_, path) => {
      paths++;
      let along = [0, 0];
      for (const [letter, numbers] of parsePath(path)) {
        commands.push(LETTERS.indexOf(letter));
        const whole = numbers.map((value, n) => {
          const step = stepOf(letter, n);
          return Math.round((value * scaleOf(letter, n)) / step) * step;
        });
        const stored = toldNumbers(letter, whole, along);
        along = stored.along;
        for (const [n, value] of stored.told.entries())
          streams.get(`${letter}${n}`).push(value / stepOf(letter, n));
      }
      commands.push(END);
      return ' d=""';
    });
    counts.push(paths);
    return rest;
  });
  const short = [];
  const long = [];
  for (const numbers of streams.values()) for (const value of numbers) writeNumber(value, short, long);
  return {
    markup,
    counts,
    lengths: [...streams.values()].map((numbers) => numbers.length),
    bytes: Buffer.from([...commands, ...short, ...long]),
  };
}

/** Most numbers are one byte; the second byte of a longer one lies apart, where it does not disturb the others. */
function writeNumber(value, short, long) {
  const folded = value < 0 ? -2 * value - 1 : 2 * value;
  if (folded < 224) short.push(folded);
  else if (folded < 31 * 256) {
    short.push(224 + (folded >> 8));
    long.push(folded & 255);
  } else {
    short.push(255);
    long.push(folded & 255, (folded >> 8) & 255, folded >> 16);
  }
}
