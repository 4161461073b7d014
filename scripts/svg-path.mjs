// Shortens SVG path data: coarser numbers and no needless separators.

/** Coordinates of drawings lie on quarters of their unit, of which a drawing has 128. */
export const PARTS_OF_UNIT = 4;

export const ARGUMENT_COUNT = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i;
const ARC_FLAG = /^[01]/;

/** The commands of a path with their numbers. The two flags of an arc may be written without separators. */
export function parsePath(path) {
  const commands = [];
  let at = 0;
  let letter = '';
  const skipSeparators = () => {
    while (/[\s,]/.test(path[at] ?? '')) at++;
  };
  while (at < path.length) {
    skipSeparators();
    if (at >= path.length) break;
    if (/[a-z]/i.test(path[at])) letter = path[at++];
    const kind = letter.toLowerCase();
    const numbers = [];
    for (let n = 0; n < ARGUMENT_COUNT[kind]; n++) {
      skipSeparators();
      const isFlag = kind === 'a' && (n === 3 || n === 4);
      const [text] = (isFlag ? ARC_FLAG : NUMBER).exec(path.slice(at)) ?? [''];
      if (text === '') throw new Error(`unreadable path at ${at}: ${path.slice(at, at + 20)}`);
      at += text.length;
      numbers.push(Number(text));
    }
    commands.push([letter, numbers]);
    // Further coordinates after a move are lines.
    if (letter === 'm') letter = 'l';
    if (letter === 'M') letter = 'L';
  }
  return commands;
}

/** The axis of the n-th number of a command: 0 for x, 1 for y, -1 for neither. */
function axisOf(kind, n) {
  if (kind === 'h') return 0;
  if (kind === 'v') return 1;
  if (kind === 'a') return n === 5 ? 0 : n === 6 ? 1 : -1;
  return n % 2;
}

const round = (value, parts) => Math.round(value * parts) / parts;

/**
 * Coordinates move by an eighth of a unit at most, which is half a pixel where a drawing fills half of a picture. The
 * rounding error of a relative step is carried over to the next one, so that errors do not add up along a path.
 */
export function shortenPath(path) {
  let text = '';
  let last = '';
  const exact = [0, 0];
  const written = [0, 0];
  const start = { exact: [0, 0], written: [0, 0] };
  for (const [letter, numbers] of parsePath(path)) {
    const kind = letter.toLowerCase();
    const relative = letter === kind;
    const out = numbers.map((value, n) => {
      const axis = axisOf(kind, n);
      if (axis < 0) return kind === 'a' && n < 2 ? round(value, 100) : value;
      return relative
        ? round(exact[axis] + value - written[axis], PARTS_OF_UNIT)
        : round(value, PARTS_OF_UNIT);
    });
    for (const axis of [0, 1]) {
      const n = numbers.findLastIndex((_, index) => axisOf(kind, index) === axis);
      if (n < 0) continue;
      exact[axis] = relative ? exact[axis] + numbers[n] : numbers[n];
      written[axis] = relative ? written[axis] + out[n] : out[n];
    }
    if (kind === 'm') Object.assign(start, { exact: [...exact], written: [...written] });
    if (kind === 'z') {
      exact.splice(0, 2, ...start.exact);
      written.splice(0, 2, ...start.written);
    }
    text += commandText(letter, out, last);
    last = letter;
  }
  return text;
}

function commandText(letter, numbers, last) {
  let text = '';
  for (const [index, value] of numbers.entries()) {
    const number = String(value).replace(/^(-?)0\./, '$1.');
    text += (index > 0 || letter === last) && !number.startsWith('-') ? ` ${number}` : number;
  }
  const repeated = letter === last && !/[zm]/i.test(letter);
  return repeated ? text : letter + text.trimStart();
}
