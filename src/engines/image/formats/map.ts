import signs from '../data/map-signs.json';
import { counted, withArticle } from '../prompt/drawing-words.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import { titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { compassWords, directionOf, FreeSpots, type Spot } from './compass.ts';
import { composeFloorPlan, roomsIn } from './floor-plan.ts';
import { beachesIn, COASTAL, onCoast, onSand } from './map-coast.ts';
import { drawLand, furniture, INK, nameAt } from './map-land.ts';
import { includes, type Landmark, landmarksIn, signIn, usualLandmarks } from './map-landmarks.ts';
import { ashore, drawBridges, drawRiver, riverLine } from './map-river.ts';
import { drawRoute, markOf, markWords } from './map-route.ts';
import { drawTownMap } from './map-town.ts';
import { composeTransit, isTransit } from './map-transit.ts';
import { polar, Sheet, type Studio } from './sheet.ts';
import { copiesOf } from './subjects.ts';

const PICTURES = new Map(Object.entries(signs.pictures));

/** A map drawn by hand, seen from above; a town gets streets and blocks. */
export function composeMap(brief: Brief, studio: Studio): Bitmap {
  if (/plan$/.test(brief.phrase) && roomsIn(brief.rest).length > 0) return composeFloorPlan(brief, studio);
  if (isTransit(brief)) return composeTransit(brief, studio);
  const { width, height } = brief.request;
  const random = brief.random(11);
  const words = [...brief.words, ...brief.phrase.split(' ')];
  const names = (list: readonly string[]): boolean =>
    words.some((word) => list.includes(word) || list.includes(word.replace(/s$/, '')));
  const sheet = new Sheet(width, height, studio);
  const isTown = names(signs.streets) && !names(signs.coasts) && !words.includes('fantasy');
  if (brief.leading.includes('tile')) brief.missing.push('tile map');
  const free = new FreeSpots(width, height, { random, spread: names(signs.coasts) ? 0.85 : 1.1 });
  const hasTreasure = words.includes('treasure') || markWords(words).length > 0;
  const bridges = words.some((word) => includes(signs.water, word))
    ? brief.subjects.filter(({ said }) => /\bbridges?$/.test(said))
    : [];
  const things = brief.subjects.filter(
    (subject) =>
      !bridges.includes(subject) &&
      studio.drawings.has(subject.name) &&
      !signIn(subject.said) &&
      !isLaid(subject.said) &&
      subject.name !== COMPASS,
  );
  const rose = brief.subjects.find(({ name }) => name === COMPASS);
  for (const word of rose ? [rose.said, ...cornerOf(rose.said, brief.rest)] : []) brief.shown.add(word);
  const isNamed = things.length > 0 || words.some((word) => includes(signs.lakes, word));
  // A map only has what it names; an island has something besides.
  const bare = !isTown && !words.some((word) => signIn(word)) && (names(signs.coasts) || !isNamed);
  const drawn = [...landmarksIn(brief.words), ...(bare ? usualLandmarks(names(signs.coasts)) : [])].filter(
    ({ sign }) => !(isTown && sign === 'house'),
  );
  const hasCoast = names(signs.coasts) && !isTown;
  const beaches = isTown ? [] : beachesIn(brief, random);
  const lakes = words.filter((word) => includes(signs.lakes, word)).slice(0, 1);
  const marks = hasTreasure ? markWords(words).slice(0, 1) : [];
  const parks = isTown ? words.filter((word) => includes(signs.greens, word)).slice(0, 1) : [];
  const rivers = riversIn(words);
  const flowing = words.find((word) => includes(signs.water, word));
  const courses = Array.from({ length: flowing ? rivers : 0 }, (_, n) =>
    riverLine(sheet, {
      random,
      direction: directionOf(brief.rest, flowing ?? ''),
      aside: rivers > 1 ? (n / (rivers - 1) - 0.5) * 0.4 : 0,
      isInland: hasCoast,
    }),
  );
  for (const line of courses) free.keepOff((spot) => ashore(spot, line, sheet.short * 0.12));
  const sea =
    hasCoast && !words.includes('island') ? words.find((word) => /^(?:sea|ocean)$/.test(word)) : undefined;
  const spots = placesOf(
    [...marks, ...lakes, ...parks, ...drawn.map(({ said }) => said), ...things.map(({ said }) => said)],
    { brief, free, isIsland: hasCoast },
  );
  const sand = beaches[0] === undefined ? undefined : onSand(sheet, beaches[0]);
  // "A palm beach": the palms are there.
  for (const { said } of drawn)
    if (sand && new RegExp(`\\b${said}(?:[ -]\\w+ed)? beach`, 'i').test(brief.rest)) spots.set(said, sand);
  const spotOf = (said = ''): Spot => spots.get(said) ?? free.take()?.spot ?? [width / 2, height / 2];
  if (isTown)
    drawTownMap(sheet, {
      random,
      isVillage: words.includes('village') || words.includes('hamlet'),
      park: parks[0] ? spotOf(parks[0]) : undefined,
    });
  else
    drawLand(sheet, random, names(signs.coasts), {
      beaches,
      isParchment: words.includes('parchment'),
      sea: sea ? directionOf(brief.rest, sea) : undefined,
    });
  for (const line of courses) drawRiver(sheet, line, isTown ? 0.065 : 0.026);
  const [main] = courses;
  for (const { said, count, counted: isCounted } of main ? bridges : []) {
    const all = isCounted || !said.endsWith('s') ? count : 2;
    drawBridges(sheet, main ?? [], all);
    brief.shown.add(said);
    studio.account.told.push(counted(said, all));
  }
  for (const said of lakes) {
    const [x, y] = spotOf(said);
    sheet.add(
      `<ellipse cx="${x}" cy="${y}" rx="${sheet.short * 0.1}" ry="${sheet.short * 0.065}" fill="#8fb9c9" stroke="#4f7c8c" stroke-width="${sheet.short / 400}"/>`,
    );
  }
  const stood = new Map<string, Spot[]>();
  for (const landmark of drawn)
    for (let group = 0; group < landmark.groups; group++) {
      const spot = group === 0 ? spots.get(landmark.said) : free.take()?.spot;
      const isOnCoast = hasCoast && COASTAL.test(landmark.said) && !directionOf(brief.rest, landmark.said);
      const others = [...spots].flatMap(([said, place]) => (said === landmark.said ? [] : [place]));
      const at = (isOnCoast ? farCoast(sheet, random, others, landmark.sign === 'house') : spot) ?? spotOf();
      if (isOnCoast) spots.set(landmark.said, at);
      stood.set(landmark.said, [...(stood.get(landmark.said) ?? []), at]);
      cluster(sheet, landmark, at, random);
    }
  // With no spot left a thing is not drawn, and named in the note.
  const shown = copiesOf({ ...brief, subjects: things }, studio, things.length + free.count);
  const placed = shown.map((subject, at): Spot => {
    const isFirst = shown.findIndex(({ said }) => said === subject.said) === at;
    const isOnCoast =
      hasCoast && COASTAL.test(subject.said ?? '') && !directionOf(brief.rest, subject.said ?? '');
    const spot = isOnCoast ? onCoast(sheet, random) : isFirst ? spotOf(subject.said) : spotOf();
    sheet.add(
      `<circle cx="${spot[0]}" cy="${spot[1]}" r="${sheet.short * 0.058}" fill="#fbf3df" stroke="${INK}" stroke-width="${sheet.short / 300}"/>`,
    );
    sheet.tinted(subject, ...spot, sheet.short * 0.085);
    return spot;
  });
  if ((names(signs.routes) || hasTreasure) && !isTown) {
    const isPast = words.includes('past');
    // A way past a thing begins elsewhere, and leaves the thing beside it.
    const beside = placed.map(([x, y]): Spot => [x, y + sheet.short * 0.075]);
    const isFromSand = /\bfrom (?:an?|the) (?:[\w-]+ )?beach\b/i.test(brief.rest);
    const from =
      isFromSand && sand
        ? [sand]
        : placed.length === 0
          ? hasCoast
            ? [
                onCoast(sheet, random),
                ...drawn
                  .filter(({ count }) => count === 1)
                  .map(({ said }): Spot => {
                    const [x, y] = spotOf(said);
                    return [x, y + sheet.short * 0.1];
                  }),
              ]
            : [spotOf()]
          : isPast
            ? [spotOf(), ...beside]
            : placed;
    const goal = hasTreasure ? undefined : drawn.find(({ count }) => count === 1)?.said;
    const end = hasTreasure || placed.length < 2 ? [spotOf(goal ?? marks[0])] : [];
    const [said = '', whom = ''] = JOINING.exec(brief.rest) ?? [];
    const own = [...stood].filter(
      ([name]) => whom === '' || /^(?:them|all|both)$/i.test(whom) || whom.startsWith(name),
    );
    const joined = said === '' ? undefined : own.findLast(([, at]) => at.length > 1)?.[1];
    if (joined) for (const word of tokenise(said)) brief.shown.add(word).add(`road ${word}`);
    drawRoute(sheet, joined ?? [...from, ...end], {
      mark: hasTreasure ? markOf(words) : undefined,
      isDotted: words.includes('dotted'),
    });
    for (const { said } of isPast ? shown : []) brief.shown.add(`past the ${said}`);
    const [mark = '', ...looks] = hasTreasure ? markWords(words) : [];
    for (const word of [mark, ...looks, ...looks.map((look) => `${look} ${mark}`), ...DASHED])
      brief.shown.add(word);
  }
  const bearer = CALLED.exec(brief.request.prompt)?.[1]?.toLowerCase() ?? '';
  const called =
    bearer === '' ? undefined : [...spots].find(([said]) => said.split(' ').includes(bearer))?.[1];
  const place = OF_PLACE.exec(brief.rest)?.[1] ?? '';
  const isPlace = place !== '' && !tokenise(place).some((word) => signIn(word) || isShown(word));
  if (isPlace) for (const word of [place.toLowerCase(), ...tokenise(place)]) brief.shown.add(word);
  const title = called
    ? undefined
    : (brief.texts[0] ?? (words.includes('treasure') ? 'Treasure Map' : undefined));
  if (words.includes('parchment')) sheet.add(`<rect width="${width}" height="${height}" fill="url(#worn)"/>`);
  furniture(sheet, title ?? (isPlace ? titleCase(place) : undefined));
  if (called && brief.texts[0]) nameAt(sheet, brief.texts[0], called);
  for (const { said = '' } of brief.hints) if (isShown(said)) brief.shown.add(said);
  for (const subject of brief.subjects) if (isShown(subject.said)) brief.shown.add(subject.said);
  for (const word of brief.leftOver) if (isShown(word)) brief.shown.add(word);
  const laid = [...new Set(words.filter((word) => includes([...signs.water, ...signs.lakes], word)))];
  studio.account.told.push(
    ...drawn.map(({ said, count, groups, isCounted }) =>
      isCounted ? counted(said, Math.max(groups, count * Number(groups === 1))) : withArticle(said),
    ),
    ...[...laid, ...parks].map((word) =>
      rivers > 1 && includes(signs.water, word) ? counted(word, rivers) : withArticle(word),
    ),
    ...(beaches.length > 0 ? [counted(beaches.length > 1 ? 'beaches' : 'beach', beaches.length)] : []),
    ...(hasTreasure && !isTown ? [withArticle(`${markOf(words).said} X`)] : []),
    ...(rose ? ['a compass rose'] : []),
  );
  return sheet.paint();
}

/** "A harbour town called Grayhaven": the name is beside it, and not that of the map. */
const CALLED =
  /\b(?!island|map|world|kingdom|land|country|continent|realm)(\p{L}+)\s+(?:called|named)\s+["“„'‘]?\p{Lu}/iu;

/** "A map of a farm": what it shows the parts of. */
const OF_PLACE =
  /\bmap\s+of\s+(?:an?|the|our|my)\s+((?:[\p{L}-]+\s+)?[\p{L}-]+)(?=\s+(?:with|showing|and)\b|\s*[,.:;]|$)/iu;

/** The place at the water that is farthest from all others. */
function farCoast(sheet: Sheet, random: () => number, taken: readonly Spot[], isInland: boolean): Spot {
  const far = ([x, y]: Spot): number =>
    Math.min(sheet.width, ...taken.map(([tx, ty]) => Math.hypot(tx - x, ty - y)));
  const { width, height } = sheet;
  const east = polar(0, 0, 0.27, 0.3 + random() * 0.1);
  const others: Spot[] = isInland ? [[width * (0.5 + east[0]), height * (0.5 + east[1])]] : [];
  return [...others, ...Array.from({ length: 8 }, () => onCoast(sheet, random, isInland))].reduce(
    (best, one) => (far(one) > far(best) ? one : best),
  );
}

/** "A road joining them", "between the two villages". */
const JOINING =
  /\b(?:joining|connecting|linking|between|that\s+(?:joins|connects|links))\s+(?:(?:the|both|two|three|four|all|of)\s+)*(\p{L}+)/iu;

/** Every map has one, in its lower right corner. */
const COMPASS = 'compass';

const cornerOf = (said: string, prompt: string): string[] =>
  new RegExp(`\\b${said} in (?:the|a|one) ((?:lower|bottom) right )?(?:hand )?corner\\b`, 'i').test(prompt)
    ? ['corner', 'lower', 'bottom', 'right']
    : [];

/** Every route is such a line. */
const DASHED = [
  'dashes',
  'dash',
  'walking',
  'footpath',
  'dotted',
  'dashed',
  'broken',
  'line',
  'lines',
  'trail',
];

/** Drawn as part of the land, and not as a thing on it. */
const isLaid = (said: string): boolean =>
  [signs.water, signs.lakes, signs.coasts, signs.greens, ['x', 'cross']].some((list) => includes(list, said));

const isShown = (said: string): boolean =>
  signIn(said) !== undefined ||
  isLaid(said) ||
  [signs.routes, signs.streets, signs.plain].some((list) => includes(list, said));

/** A spot for each, in the part of the map that the prompt names. Marks the words for it as shown. */
function placesOf(
  named: readonly string[],
  { brief, free, isIsland }: { readonly brief: Brief; readonly free: FreeSpots; readonly isIsland: boolean },
): Map<string, Spot> {
  for (const word of compassWords(brief.rest)) brief.shown.add(word);
  const places = [...new Set(named)].map((said) => ({ said, direction: directionOf(brief.rest, said) }));
  const spots = new Map<string, Spot>();
  const rank = ({ direction }: (typeof places)[number]): number => (direction ? (direction.of ? 1 : 0) : 2);
  for (const { said, direction } of places.toSorted((a, b) => rank(a) - rank(b))) {
    const isCoast = isIsland && COASTAL.test(said);
    const taken = free.take(
      direction && { ...direction, ...(isCoast && { isCoast }) },
      spots.get(direction?.of ?? ''),
    );
    if (taken) spots.set(said, taken.spot);
    if (direction && !taken?.isKept) brief.missing.push(`${said} ${direction.said}`);
  }
  return spots;
}

/** "Two rivers"; at most three have room. */
const riversIn = (words: readonly string[]): number => {
  const at = words.findIndex((word) => includes(signs.water, word) && word.endsWith('s'));
  return at < 0 ? 1 : Math.min(3, NUMBER_WORDS.get(words[at - 1] ?? '') ?? 2);
};

function cluster(sheet: Sheet, { sign, count, groups }: Landmark, [x, y]: Spot, random: () => number): void {
  // Several of a kind are told apart.
  const isOneOf = groups > 1 && count > 1;
  const scale = sheet.short / (count > 12 ? 380 : count > 5 || isOneOf ? 300 : count > 1 ? 210 : 150);
  const apart = scale * (count > 5 || isOneOf ? 12 : 19);
  const around = Array.from({ length: count }, (_, n) => {
    const radius = apart * Math.sqrt(n);
    return polar(x, y, radius, n * 0.381966 + random() * 0.05);
  }).sort((a, b) => a[1] - b[1]);
  for (const [px, py] of around)
    sheet.add(
      `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) scale(${scale.toFixed(3)})">${PICTURES.get(sign) ?? ''}</g>`,
    );
}
