import lettering from '../data/lettering.json';
import { drawingWords, withArticle } from '../prompt/drawing-words.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { COLOUR_WORDS, NUMBER_WORDS, SIZE_WORDS } from '../prompt/modifiers.ts';
import { parsePrompt, type Subject } from '../prompt/parse.ts';
import { titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { type Brief, topicDrawing } from './brief.ts';
import { inked, paletteFor, readableOn } from './colours.ts';
import { shapeIn } from './design-words.ts';
import { purposeOf } from './details.ts';
import { emblemOn, inkAndGround, paletteOn } from './ink-and-ground.ts';
import { duoWords, emblem, initials, isLetters, KINDS, monoWords, outline } from './logo-emblem.ts';
import { drawRow } from './row.ts';
import { Sheet, type Studio } from './sheet.ts';
import { signOf, signsOf } from './subjects.ts';

/** An emblem with a name: a disc, a shield or a badge, and the letters under or beside it. */
export function composeLogo(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const random = brief.random(1);
  const asked = inkAndGround(brief);
  const drawnPalette = paletteOn(paletteFor(brief.colours, random), asked);
  const mono = monoWords(brief);
  for (const word of mono) brief.shown.add(word);
  const isMono = mono.length > 0;
  const duo = duoWords(brief);
  for (const word of duo) brief.shown.add(word);
  const isDuo = duo.length > 0;
  const palette =
    isMono || isDuo
      ? { ...drawnPalette, ink: drawnPalette.main, accent: isDuo ? drawnPalette.paper : drawnPalette.main }
      : drawnPalette;
  // The paper is one of the two.
  const ink = asked.ink ?? (isMono ? palette.main : isDuo ? palette.paper : undefined);
  const sheet = new Sheet(width, height, studio).fill(palette.paper);
  const shop = shopIn(brief);
  const letters = brief.texts.filter(isLetters);
  const shape = shapeIn(brief.subjects, brief.hints.length + letters.length, 'hexagon');
  const others = brief.subjects.filter((one) => one !== shape && !shop?.includes(one.said));
  const shown =
    others.find((one) => isShownThing(brief, one.said)) ??
    others.find((one) => isNamedMotif(brief, one.said));
  const subject = (shown && wholeOf(brief, shown, others)) ?? shown ?? hintSign(brief) ?? others[0];
  const further = furtherThan(brief, others, subject, studio);
  // In "a rook and a knight" both are equally large.
  const isPair = new RegExp(`\\b${subject?.said} and (?:\\w+ )?${further[0]?.said}\\b`, 'i').test(brief.rest);
  const second = further.length === 1 && !isPair ? further[0] : undefined;
  const several = further.length > 0 && !second && subject ? [subject, ...further].slice(0, MOST_THINGS) : [];
  const topic = topicDrawing(brief);
  // A thing that is only sold there gives way to the one in the name.
  const ofName = shown ? undefined : thingInName(brief, studio);
  // "The letters KR inside a hexagon": they are the emblem.
  const isLettered =
    shape !== undefined && letters.length > 0 && shown === undefined && isSaidInside(brief, shape.said);
  const drawing = isLettered ? undefined : (ofName ?? subject?.name ?? topic);
  if (ofName) studio.account.told.push(withArticle(drawingWords(ofName, 1)));
  const isDrawn = ofName === undefined || subject === undefined || isPurpose(brief, subject.said);
  for (const said of [
    isDrawn ? subject?.said : undefined,
    second?.said,
    ...several.map((one) => one.said),
    shape?.said,
    shop,
    ...(shop?.split(' ') ?? []),
  ])
    if (said) brief.shown.add(said);
  if (shape) for (const how of ['in', 'inside', 'within', 'on']) brief.shown.add(`${how} the ${shape.said}`);
  for (const word of BUSINESS) brief.shown.add(word);
  const year = brief.words.find((word) => /^(1[5-9]|20)\d\d$/.test(word));
  if (year)
    for (const word of [year, 'year', 'since', 'established', 'founded', 'est']) brief.shown.add(word);
  const isBadge = /badge|patch/.test(brief.phrase);
  const firm = purposeOf(brief);
  const isNamed = !shop && (isBadge || (subject !== undefined && !firm.includes(subject.said)));
  const award = isNamed && !firm.every((word) => BUSINESS.includes(word)) ? titleCase(firm.join(' ')) : '';
  for (const word of tokenise(award)) brief.shown.add(word);
  // "Called Bracket, angle brackets": the emblem shows them.
  const sign = drawing ? undefined : brief.texts.find((text) => !/[\p{L}\p{N}]/u.test(text));
  const [
    name = award ||
      businessOf(
        { ...brief, subjects: others.filter((one) => !further.includes(one)) },
        shop,
        drawing,
        subject,
      ),
    ...taglines
  ] =
    sign && (brief.texts.length > 1 || award || firm.length > 0)
      ? brief.texts.filter((text) => text !== sign)
      : brief.texts;
  const isMonogram = drawing === undefined && isLetters(name);
  const ofFirm = firm.filter((word) => SIZE_WORDS.has(word));
  for (const word of ofFirm) for (const { said } of brief.subjects) brief.shown.add(`${word} ${said}`);
  const aim = brief.texts.includes(name) ? firm.filter((word) => !ofFirm.includes(word)).join(' ') : '';
  const tagline = taglines.join(' · ') || (year ? `Est. ${year}` : aim);
  const isWide = width > height * 1.4 && !isMonogram;
  const radius = sheet.short * (isWide ? 0.28 : 0.25);
  const x = isWide ? width * 0.26 : width / 2;
  const y = isWide || isMonogram ? height / 2 : height * 0.37;
  const isBare =
    !shape && !brief.words.includes('round') && brief.words.some((word) => /^minimal/.test(word));
  const drawn = Math.floor(random() * 3);
  // "A round loaf" is no round logo.
  const round = brief.words.filter(
    (word, at) =>
      /^(?:round|circular)$/.test(word) &&
      !brief.subjects.some(({ said }) => said.split(' ')[0] === brief.words[at + 1]),
  );
  for (const word of round) brief.shown.add(word);
  const kind = shape ? (KINDS.get(shape.name) ?? 0) : round.length > 0 ? 0 : isBadge ? 2 : drawn;
  const { main: filled, accent } = emblemOn(palette, asked);
  const main = shape?.colour ?? filled;
  // A minimalist mark has nothing around it.
  if (!isBare)
    sheet.add(isMono ? outline(kind, x, y, radius, main) : emblem(kind, x, y, radius, main, accent));
  const emblems = second ? 1 : Math.min(3, subject?.count ?? 1);
  const size = (radius * (isBare ? 1.7 : 1.12)) / (1 + 0.55 * (emblems - 1));
  if (several.length > 0)
    drawRow(
      sheet,
      several.map((one) => ({ ...one, colour: one.colour ?? ink })),
      { x: x - radius * 0.78, y: y - radius * 0.6, width: radius * 1.56, height: radius * 1.2 },
    );
  else if (drawing && studio.drawings.has(drawing))
    for (let n = 0; n < emblems; n++)
      sheet.tinted(
        { ...subject, name: drawing, colour: subject?.colour ?? ink },
        x + (second ? -radius * 0.14 : (n - (emblems - 1) / 2) * size * 0.95),
        second ? y - radius * 0.1 : y,
        size,
      );
  else
    sheet.text(
      isMonogram ? name : (sign ?? initials(name)),
      { x: x - radius * 0.62, y: y - radius * 0.5, width: radius * 1.24, height: radius },
      { font: 'serif', fill: isBare || isMono ? palette.main : readableOn(main) },
    );
  if (second)
    sheet.tinted(
      { ...second, colour: second.colour ?? (isMono || isDuo ? ink : undefined) },
      x + radius * 0.38,
      y + radius * 0.36,
      radius * 0.62,
    );
  const font = (['sans', 'serif', 'narrow'] as const)[Math.floor(random() * 3)] ?? 'sans';
  const box = isWide
    ? { x: width * 0.49, y: height * 0.3, width: width * 0.45, height: height * 0.26 }
    : { x: width * 0.1, y: height * 0.68, width: width * 0.8, height: height * 0.15 };
  if (!isWide && brief.textPlace?.row === 'bottom' && !brief.textPlace.side)
    brief.shown.add(brief.textPlace.said);
  const look = {
    font,
    fill: palette.ink,
    mostLines: 2,
    align: isWide ? ('start' as const) : ('middle' as const),
  };
  if (isMonogram) {
    if (isLettered && tagline)
      sheet.text(
        tagline.toUpperCase(),
        { x: width * 0.1, y: y + radius * 1.2, width: width * 0.8, height: sheet.short * 0.05 },
        { ...look, align: 'middle', font: 'sans', spacing: 120, mostLines: 1 },
      );
    for (const word of isLettered ? ['letters', 'letter', 'initials', 'initial', 'monogram'] : [])
      brief.shown.add(word);
    return sheet.paint();
  }
  const set = sheet.text(name, box, { ...look, largest: sheet.short * 0.17, ...inked(brief.ink) });
  if (tagline)
    sheet.text(
      tagline.toUpperCase(),
      {
        x: box.x,
        y: set.box.y + set.box.height + sheet.short * 0.05,
        width: box.width,
        height: sheet.short * 0.04,
      },
      { ...look, font: 'sans', fill: palette.main, spacing: 120, mostLines: 1 },
    );
  return sheet.paint();
}

/** Words for the owner of a logo, which every logo has. */
const BUSINESS = [
  'company',
  'brand',
  'firm',
  'startup',
  'business',
  'agency',
  'studio',
  'team',
  'organisation',
];

/** "A logo for a bike shop": the shop is what it is for, not what it shows. */
const shopIn = (brief: Brief): string | undefined =>
  Object.keys(lettering.shops)
    .filter((shop) => ` ${brief.words.join(' ')} `.includes(` ${shop} `))
    .sort((a, b) => b.length - a.length)[0];

/** In "a football club logo with an eagle" the eagle is shown, and the football is what the club does. */
const isShownThing = (brief: Brief, said: string): boolean =>
  // "A crossed swords logo for a clan": what stands right before the word is its emblem.
  (brief.texts.length > 0 && brief.leading.join(' ').endsWith(said)) ||
  new RegExp(`\\b(?:with|of|showing|and)\\b(?:(?!\\bfor\\b).)*\\b${said}\\b`, 'i').test(brief.rest);

/** "Called Hub, a wheel": a clause after the name says what it shows. */
const isNamedMotif = (brief: Brief, said: string): boolean =>
  new RegExp(`, an? (?:[^,;]*\\b)?${said}\\b`, 'i').test(brief.rest) && !isPurpose(brief, said);

/** In "for a café, a cup with a leaf" the leaf is with the cup; in "for a bank with a lion" the bank is not shown. */
function wholeOf(brief: Brief, { relation }: Subject, others: readonly Subject[]): Subject | undefined {
  const whole = relation?.said === 'with' ? brief.subjects[relation.to] : undefined;
  if (!whole || brief.texts.length === 0 || !others.includes(whole)) return undefined;
  const isNamed = new RegExp(`\\ban? (?:\\w+ )?${whole.said}\\b`, 'i').test(brief.rest);
  return isNamed && !isPurpose(brief, whole.said) ? whole : undefined;
}

/** Said once: of "for our dog school: a dog" the second dog is shown. */
const isPurpose = ({ rest }: Brief, said: string): boolean =>
  rest.toLowerCase().split(said).length < 3 &&
  new RegExp(`\\bfor (?:(?!with\\b|of\\b)\\w+ ){0,3}${said}\\b`, 'i').test(rest);

/** More would be too small. */
const MOST_THINGS = 4;

/** "A teapot with a rose": the emblem has both. */
function furtherThan(
  brief: Brief,
  others: readonly Subject[],
  first: Emblem | undefined,
  { drawings }: Studio,
): Emblem[] {
  const isNamed = brief.texts.length > 0;
  const things = others.filter(
    (one) =>
      one !== first &&
      drawings.has(one.name) &&
      (isNamed || isShownThing(brief, one.said)) &&
      !isPurpose(brief, one.said),
  );
  if (first?.count !== 1) return [];
  const signs = emblemsOf(brief, (said) => said !== first.said && isShownThing(brief, said));
  return [...things, ...signs].flatMap((one) => Array.from({ length: Math.min(3, one.count) }, () => one));
}

const emblemsOf = (brief: Brief, isMeant: (said: string) => boolean): Emblem[] =>
  signsOf({ ...brief, hints: brief.hints.filter(({ said = '' }) => isMeant(said)) }).map(
    ({ name, colour, said = '' }) => ({ name, colour, said, count: 1 }),
  );

/** "With stars" asks for their sign. */
function hintSign(brief: Brief): Emblem | undefined {
  const meant = brief.hints.find(
    ({ said }) => said !== undefined && signOf(said) && isShownThing(brief, said),
  );
  return meant && emblemsOf(brief, (said) => said === meant.said)[0];
}

const isSaidInside = ({ rest }: Brief, shape: string): boolean =>
  new RegExp(`\\b(?:in|inside|within|on)\\s+(?:an?\\s+|the\\s+)?(?:[\\w-]+\\s+){0,2}${shape}\\b`, 'i').test(
    rest,
  );

const isBefore = ({ rest }: Brief, word: string, said: string): boolean =>
  new RegExp(`\\b${word} (?:\\w+ )?${said}\\b`, 'i').test(rest);

type Emblem = Pick<Subject, 'name' | 'said' | 'colour' | 'count'>;

/** Without a name the logo carries what it is for. */
function businessOf(
  brief: Brief,
  shop: string | undefined,
  drawing: string | undefined,
  emblem: Emblem | undefined,
): string {
  if (shop) return titleCase(shop);
  const named = brief.subjects.filter((one) => one !== emblem).map(({ said }) => said);
  const words = [
    ...named,
    ...brief.leftOver.filter(
      (word) =>
        !/^(?:\d+|since|established|founded|est|year)$/.test(word) &&
        !NUMBER_WORDS.has(word) &&
        !COLOUR_WORDS.has(word) &&
        !MANNER_WORDS.test(word) &&
        !brief.shown.has(word) &&
        !/^(?:background|backdrop|gradient|border)s?$/.test(word) &&
        // Words about the emblem are not a name: "a running fox".
        !(emblem && isBefore(brief, word, emblem.said)),
    ),
  ].slice(0, 3);
  for (const word of words) brief.shown.add(word);
  const said = words.join(' ') || emblem?.said || drawing?.replaceAll('-', ' ') || 'octet';
  return titleCase(said);
}

/** Words for the look of a design are no name either. */
const MANNER_WORDS =
  /^(?:minimal\w*|simple|flat|modern|clean|elegant|luxur\w*|playful|rustic|geometric|abstract|vintage|retro|bold|classic|professional|friendly|futuristic|hand|handmade|lines?|lineart|outline|outlined|single|continuous|thin|hipster|grunge|style|styled|mark|icon)$/;

/** "Copper Owl": the name says what the emblem shows. */
const thingInName = ({ name = '' }: Brief, { drawings }: Studio): string | undefined =>
  parsePrompt(tokenise(name), drawings.nouns)
    .subjects.filter((one) => !one.like && drawings.has(one.name))
    .map((one) => one.name)
    .at(-1);
