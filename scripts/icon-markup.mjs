// Shortens the markup around the paths of drawings, in ways that no one can see, and takes its colours out of it.
// src/engines/image/sprites/icon-paths.ts puts them back.

/** Coordinates lie on quarters of their unit, as those of paths do. */
const LENGTHS = / (cx|cy|r|rx|ry|x1|x2|y1|y2|fx|fy|stroke-width)="(-?[\d.]+)"/g;
const SHARES = / (offset|stop-opacity|opacity)="(-?[\d.]+)"/g;
const PARTS_OF_SHARE = { offset: 50, 'stop-opacity': 20, opacity: 20 };
const TRANSFORMS = /(matrix|rotate|translate|scale)\(([^)]*)\)/g;

const text = (number) => String(number).replace(/^(-?)0\./, '$1.');
const inParts = (value, parts) => text(Math.round(Number(value) * parts) / parts);
const inDigits = (value) => text(Number(Number(value).toPrecision(3)));

const ROUNDED = {
  matrix: (value, n) => (n < 4 ? inDigits(value) : inParts(value, 4)),
  rotate: (value, n) => inParts(value, n === 0 ? 2 : 4),
  translate: (value) => inParts(value, 8),
  scale: (value) => inDigits(value),
};

const withCoarserNumbers = (body) =>
  body
    .replace(LENGTHS, (_, name, value) => ` ${name}="${inParts(value, 4)}"`)
    .replace(SHARES, (_, name, value) => ` ${name}="${inParts(value, PARTS_OF_SHARE[name])}"`)
    .replace(
      TRANSFORMS,
      (_, name, values) =>
        `${name}(${values
          .split(/[\s,]+/)
          .map(ROUNDED[name])
          .join(' ')})`,
    );

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const nameOf = (n) => (n < 26 ? '' : nameOf(Math.floor(n / 26) - 1)) + LETTERS[n % 26];

/** Letters, which are unique within their drawing only. */
function withShortIds(body) {
  const ids = [...new Set([...body.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id))];
  const names = new Map(ids.map((id, n) => [id, nameOf(n)]));
  return body.replace(/(\bid="|url\(#|href="#)([^")]+)/g, (_, before, id) => before + (names.get(id) ?? id));
}

const COLOUR = /#([0-9a-f]{6}|[0-9a-f]{3})(?=")/gi;
const inSixDigits = (colour) =>
  (colour.length === 3 ? [...colour].map((digit) => digit + digit).join('') : colour).toLowerCase();
const channelsOf = (colour) => [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Of 255 steps of a channel: nobody tells such colours apart. */
const NEAR = 4;

/** Each colour to the nearest more frequent one that looks the same. */
function nearColours(bodies) {
  const counts = new Map();
  for (const body of bodies)
    for (const [, colour] of body.matchAll(COLOUR)) {
      const six = inSixDigits(colour);
      counts.set(six, (counts.get(six) ?? 0) + 1);
    }
  const kept = [];
  const near = new Map();
  for (const [colour] of [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))) {
    const channels = channelsOf(colour);
    let best;
    for (const one of kept) {
      const distance = Math.max(...one.channels.map((value, n) => Math.abs(value - channels[n])));
      if (distance <= NEAR && distance < (best?.distance ?? Infinity))
        best = { distance, colour: one.colour };
    }
    if (!best) kept.push({ colour, channels });
    near.set(colour, best?.colour ?? colour);
  }
  return near;
}

/** The drawings with coarser numbers, short ids and fewer colours. */
export function shortenMarkup(bodies) {
  const near = nearColours(bodies);
  return bodies
    .map((body) => body.replace(COLOUR, (_, colour) => `#${near.get(inSixDigits(colour))}`))
    .map((body) => withShortIds(withCoarserNumbers(body)));
}

/** The drawings with `#` for each colour, and the six digits of the colours, in the order of the text. */
export function takeColours(bodies) {
  const colours = [];
  const markup = bodies.map((body) => {
    let own = '';
    const rest = body.replace(COLOUR, (_, colour) => {
      own += inSixDigits(colour);
      return '#';
    });
    colours.push(own);
    return rest;
  });
  return { markup, colours };
}
