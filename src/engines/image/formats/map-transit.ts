import { counted, withArticle } from '../prompt/drawing-words.ts';
import { COLOUR_WORDS, NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { channels, readableOn } from './colours.ts';
import { points, Sheet, type Studio } from './sheet.ts';

type Spot = readonly [number, number];

const NETWORK =
  /\b(?:subway|metro|underground|tube|transit|tram(?:way)?|u-?bahn|bus|train|rail(?:way)?)(?:\s+(?:line|lines|network|system|route|routes|transit|station|stations))*\s+map\b|\bmap\s+(?:of|for|showing)\s+(?:an?\s+|the\s+|my\s+|our\s+)?(?:[\w-]+\s+){0,3}?(?:subway|metro|underground|tube|transit|tram(?:way)?|u-?bahn)\b(?!\s+station\b)/i;

/** "A metro map": a plan of its lines, and no land seen from above. */
export const isTransit = ({ rest }: Pick<Brief, 'rest'>): boolean => NETWORK.test(rest);

const COUNT =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[\s-]+(?:(?:[\p{L}-]+)[\s-]+){0,2}?lines?\b/iu;

/** In shares of the plan: along, across or aslant, and crossing each other. */
const WAYS: readonly (readonly Spot[])[] = [
  [
    [0.06, 0.4],
    [0.26, 0.4],
    [0.4, 0.54],
    [0.94, 0.54],
  ],
  [
    [0.36, 0.18],
    [0.36, 0.42],
    [0.58, 0.64],
    [0.58, 0.9],
  ],
  [
    [0.08, 0.78],
    [0.4, 0.78],
    [0.8, 0.38],
    [0.94, 0.38],
  ],
  [
    [0.74, 0.18],
    [0.74, 0.7],
    [0.9, 0.86],
  ],
  [
    [0.08, 0.24],
    [0.84, 0.24],
    [0.9, 0.3],
    [0.9, 0.72],
  ],
  [
    [0.18, 0.9],
    [0.18, 0.3],
    [0.28, 0.2],
  ],
];
const COLOURS = ['#d7263d', '#1b6ec2', '#2a9d4a', '#f2a900', '#7b3fa0', '#e8702a'];

/** Coloured lines at set angles with a ring for each station, larger where two lines meet. */
export function composeTransit(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const sheet = new Sheet(width, height, studio).fill('#f7f7f3');
  const { short } = sheet;
  const [said = '', number = ''] = COUNT.exec(brief.rest) ?? [];
  const asked = NUMBER_WORDS.get(number.toLowerCase()) ?? (Number(number) || 3);
  const count = Math.min(asked, WAYS.length);
  if (asked > count) brief.missing.push(said);
  const named = [...new Set(brief.words.flatMap((word) => COLOUR_WORDS.get(word) ?? []))];
  const colours = [...named, ...COLOURS.filter((one) => !named.some((other) => isClose(one, other)))];
  const ways = WAYS.slice(0, count).map((way) => way.map(([x, y]): Spot => [x * width, y * height]));
  const water = brief.words.find((word) => /^(?:river|canal)$/.test(word));
  if (water)
    sheet.add(
      `<path d="M0 ${height * 0.66}H${width * 0.22}L${width * 0.36} ${height * 0.84}H${width * 0.66}L${width * 0.8} ${height * 0.66}H${width}" fill="none" stroke="#b5dcee" stroke-width="${short * 0.06}" stroke-linejoin="round"/>`,
    );
  for (const [n, way] of ways.entries())
    sheet.add(
      `<polyline points="${points(way)}" fill="none" stroke="${colours[n]}" stroke-width="${short * 0.02}" stroke-linejoin="round" stroke-linecap="round"/>`,
    );
  const meeting = ways.flatMap((way, n) => ways.slice(n + 1).flatMap((other) => crossings(way, other)));
  const near = ([x, y]: Spot, [u, v]: Spot): boolean => Math.hypot(x - u, y - v) < short * 0.06;
  const ring = ([x, y]: Spot, radius: number, colour: string): string =>
    `<circle cx="${x}" cy="${y}" r="${short * radius}" fill="#ffffff" stroke="${colour}" stroke-width="${short * 0.007}"/>`;
  for (const [n, way] of ways.entries())
    for (const spot of stationsOn(way, short * 0.13))
      if (!meeting.some((one) => near(one, spot))) sheet.add(ring(spot, 0.013, colours[n] ?? '#22262d'));
  for (const spot of meeting) sheet.add(ring(spot, 0.02, '#22262d'));
  for (const [n, [start = [0, 0]]] of ways.entries()) {
    const [x, y] = start;
    const side = short * 0.05;
    const fill = colours[n] ?? '#22262d';
    sheet.add(
      `<rect x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" rx="${side * 0.2}" fill="${fill}"/>`,
    );
    sheet.text(
      String(n + 1),
      { x: x - side * 0.4, y: y - side * 0.36, width: side * 0.8, height: side * 0.72 },
      { font: 'sans', fill: readableOn(fill), mostLines: 1 },
    );
  }
  const [title] = brief.texts;
  if (title)
    sheet.text(
      title,
      { x: width * 0.06, y: height * 0.03, width: width * 0.88, height: height * 0.1 },
      { font: 'sans', fill: '#22262d', mostLines: 2, largest: short * 0.07 },
    );
  const words = [...brief.words, ...brief.phrase.split(' ')];
  const isPlan = (word: string): boolean => OF_PLAN.test(word) || COLOUR_WORDS.has(word);
  for (const word of [...words, ...brief.leftOver, ...brief.subjects.map((one) => one.said)])
    if (word.split(/[\s-]/).every(isPlan) || (asked === count && number !== '' && word === number))
      brief.shown.add(word);
  for (const { said: hint = '' } of brief.hints) if (isPlan(hint) || hint === water) brief.shown.add(hint);
  if (asked === count)
    for (const one of [said.toLowerCase(), said.toLowerCase().split(/\s/)[0] ?? '']) brief.shown.add(one);
  if (water) brief.shown.add(water);
  brief.notes.push('the prompt names no stations, so they have no names');
  studio.account.told.push(
    `${counted('coloured lines', count)} with stations`,
    ...(water ? [withArticle(water)] : []),
  );
  return sheet.paint();
}

const isClose = (one: string, other: string): boolean => {
  const [of, to] = [channels(one), channels(other)];
  return Math.hypot(...[0, 1, 2].map((at) => (of[at] ?? 0) - (to[at] ?? 0))) < 110;
};

const OF_PLAN =
  /^(?:subway|metro|underground|tube|transit|tram|tramway|bus|train|rail|railway|map|network|system|lines?|routes?|stations?|stops?|interchanges?|city|town|imaginary|fictional|invented|made-up|colou?red|style|ubahn|u-bahn)$/;

const stretches = (way: readonly Spot[]): [Spot, Spot][] =>
  way.slice(1).map((to, at): [Spot, Spot] => [way[at] ?? to, to]);

function crossings(way: readonly Spot[], other: readonly Spot[]): Spot[] {
  return stretches(way).flatMap(([[ax, ay], [bx, by]]) =>
    stretches(other).flatMap(([[cx, cy], [dx, dy]]): Spot[] => {
      const whole = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
      const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / whole;
      const across = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / whole;
      const isOn = (share: number): boolean => share >= 0 && share <= 1;
      return isOn(along) && isOn(across) ? [[ax + along * (bx - ax), ay + along * (by - ay)]] : [];
    }),
  );
}

/** About as far apart as `step`, without the first, which bears the number of the line. */
const stationsOn = (way: readonly Spot[], step: number): Spot[] =>
  stretches(way).flatMap(([[ax, ay], [bx, by]]) => {
    const parts = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / step));
    return Array.from({ length: parts }, (_, n): Spot => {
      const share = (n + 1) / parts;
      return [ax + share * (bx - ax), ay + share * (by - ay)];
    });
  });
