import { tokenise, wordsOf } from '../prompt/lexicon.ts';
import { parsePrompt } from '../prompt/parse.ts';
import type { Subject } from '../prompt/subject.ts';
import { titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { backgroundOf } from './background.ts';
import { type Brief, topicDrawing } from './brief.ts';
import { inked, mixed, paletteFor, readableOn } from './colours.ts';
import { over } from './composite-over.ts';
import { borderOf } from './design-words.ts';
import { purposeOf } from './details.ts';
import { inkAndGround } from './ink-and-ground.ts';
import { sceneOf } from './paint-scene.ts';
import { isUse } from './purpose.ts';
import { points, polar, Sheet, type Studio } from './sheet.ts';
import { copiesOf, type ShownThing, signsOf } from './subjects.ts';

/** A painted scene with a title, or, where no place is named, a flat design around one thing. */
export function composePoster(brief: Brief, studio: Studio): Bitmap {
  const title = titleOf(brief);
  const scenic = brief.hints.some(
    (hint) => hint.place !== undefined || hint.time !== undefined || hint.weather !== undefined,
  );
  const isFlat = brief.isDeco || inkAndGround(brief).ink !== undefined;
  return scenic && !isFlat ? painted(brief, studio, title) : flat(brief, studio, title);
}

/** "A poster for a jazz festival" is headed by what it is for. */
function titleOf(brief: Brief): readonly string[] {
  const aim = purposeOf(brief);
  for (const word of [...aim, aim.join(' ')]) brief.shown.add(word);
  // "For a band called Echo": the name says it. "For the classroom wall" is no text.
  const isUnsaid = (brief.texts.length > 0 && aim.every((word) => BEARER.test(word))) || isUse(aim);
  const said = isUnsaid ? [] : aim;
  const purpose = said.length > 0 ? [titleCase(said.join(' '))] : [];
  const lettered = tokenise(brief.texts.join(' '));
  const own = said.every((word) => lettered.includes(word)) ? brief.texts : [...brief.texts, ...purpose];
  const title = own.length > 0 ? own : placeOf(brief);
  return brief.date === undefined ? title : [...title, brief.date];
}

const BEARER = /^(?:band|company|brand|movie|film|book|novel|album|song|play|show|event|magazine|group)$/;

/** "A travel poster of Paris" is headed by the place. */
function placeOf({ words, rest }: Brief): string[] {
  const at = words.indexOf('of');
  const cased = wordsOf(rest);
  const from = cased.findIndex((word, index) => word.toLowerCase() === 'of' && index >= at) + 1;
  const end = cased.findIndex((word, index) => index >= from && !/^\p{Lu}/u.test(word));
  const name = at < 0 ? [] : cased.slice(from, end < 0 ? undefined : end);
  return name.length > 0 ? [name.join(' ')] : [];
}

/** Things that a title names, for a poster that names nothing else. */
function thingsInTitle(title: readonly string[], { drawings }: Studio): string[] {
  const { subjects } = parsePrompt(tokenise(title.join(' ')), drawings.nouns);
  return subjects.map(({ name }) => name).slice(0, 2);
}

function painted(brief: Brief, studio: Studio, title: readonly string[]): Bitmap {
  const { width, height } = brief.request;
  const border = borderOf(brief);
  const { picture } = sceneOf(brief, studio);
  const sheet = new Sheet(width, height, studio);
  const edge = sheet.short * 0.035;
  sheet.add(
    `<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0e14" stop-opacity=".78"/><stop offset="1" stop-color="#0b0e14" stop-opacity="0"/></linearGradient></defs>`,
    `<path fill-rule="evenodd" fill="${border ?? '#f6f1e6'}" d="M0 0H${width}V${height}H0Z M${edge} ${edge}V${height - edge}H${width - edge}V${edge}Z"/>`,
  );
  // Letters over the sky hide nothing, unless somebody flies there.
  const isBelow = coveredBy(studio, ABOVE).length > 0 && coveredBy(studio, BELOW).length === 0;
  if (title.length > 0) {
    brief.missing.push(...coveredBy(studio, isBelow ? BELOW : ABOVE));
    const shade = `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height * 0.46}" fill="url(#shade)"/>`;
    sheet.add(isBelow ? `<g transform="matrix(1 0 0 -1 0 ${height})">${shade}</g>` : shade);
  }
  letters(
    sheet,
    title,
    { fill: '#ffffff', second: '#ffe2a8', ink: brief.ink },
    height * (isBelow ? 0.64 : 0.07),
  );
  return over(picture, sheet.paint());
}

/** The two bands for letters, as shares of the height. */
const ABOVE = [0.07, 0.3] as const;
const BELOW = [0.66, 0.93] as const;
/** A thing of which more lies under letters is hidden. */
const MOST_COVERED = 0.55;

/** The things of the scene that letters between two rows would hide. */
const coveredBy = ({ account }: Studio, [from, to]: readonly [number, number]): string[] =>
  account.bodies
    .filter(
      ({ edges: [, top, , bottom] }) =>
        Math.min(bottom, to) - Math.max(top, from) > (bottom - top) * MOST_COVERED,
    )
    .map(({ said }) => said);

function flat(brief: Brief, studio: Studio, title: readonly string[]): Bitmap {
  const { width, height } = brief.request;
  const random = brief.random(3);
  const { ink, ground = backgroundOf(brief) } = inkAndGround(brief);
  const drawn = paletteFor(brief.colours, random);
  const onGround = ground ? { main: ground, paper: mixed(ground, readableOn(ground), 0.3) } : {};
  const onInk = ink && ground ? { accent: mixed(ground, ink, 0.25), paper: ink } : {};
  const palette = { ...drawn, ...onGround, ...onInk };
  const sheet = new Sheet(width, height, studio).fill(palette.main);
  const [x, y] = [width / 2, height * (title.length > 0 ? 0.64 : 0.5)];
  const far = width + height;
  const isPlain = brief.words.some((word) => /^minimal/.test(word));
  for (const word of isPlain ? brief.words : []) if (/^minimal/.test(word)) brief.shown.add(word);
  for (let ray = isPlain ? 24 : 0; ray < 24; ray += 2)
    sheet.add(
      `<polygon points="${points([[x, y], polar(x, y, far, ray / 24), polar(x, y, far, (ray + 1) / 24)])}" fill="${mixed(palette.main, palette.paper, 0.16)}"/>`,
    );
  const purpose = purposeOf(brief);
  const topic = brief.subjects.length === 0 || purpose.length > 0 ? topicDrawing(brief) : undefined;
  const isAim = ({ said }: Subject): boolean => purpose.includes(said);
  // "For a string quartet, two violins": the title says what it is for, and the violins are shown.
  const isToldApart = topic !== undefined || brief.subjects.some((one) => !isAim(one));
  const things = brief.subjects.filter((one) => !isToldApart || !isAim(one));
  const named: ShownThing[] = [
    ...copiesOf({ ...brief, subjects: things }, studio, 8),
    ...signsOf(brief),
    ...(topic && things.length === 0 ? [plain(topic)] : []),
  ];
  const shown = (named.length > 0 ? named : thingsInTitle(title, studio).map(plain)).filter(({ name }) =>
    studio.drawings.has(name),
  );
  const size =
    Math.min(height * (title.length > 0 ? 0.46 : 0.66), width * 0.7) / Math.max(1, shown.length * 0.72);
  sheet.add(
    `<circle cx="${x}" cy="${y}" r="${Math.min(width * 0.4, height * 0.29)}" fill="${palette.accent}"/>`,
  );
  for (const [index, thing] of shown.entries())
    sheet.tinted(
      { ...thing, colour: thing.colour ?? ink },
      x + (index - (shown.length - 1) / 2) * size * 0.95,
      y,
      size,
    );
  const colours = {
    fill: ink ?? readableOn(palette.main),
    second: ink ?? mixed(palette.accent, '#ffffff', 0.2),
    ink: brief.ink,
  };
  letters(sheet, title, colours, height * 0.06);
  const edge = sheet.short * 0.03;
  const border = borderOf(brief);
  sheet.add(
    `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="none" stroke="${border ?? palette.paper}" stroke-width="${edge * (border ? 0.6 : 0.3)}"/>`,
  );
  return sheet.paint();
}

const plain = (name: string): ShownThing => ({ name, colour: undefined });

interface TitleColours {
  readonly fill: string;
  readonly second: string;
  readonly ink: string | undefined;
}

function letters(
  sheet: Sheet,
  title: readonly string[],
  { fill, second, ink }: TitleColours,
  top: number,
): void {
  const { width, height } = sheet;
  const [first, ...others] = title;
  if (first === undefined) return;
  const set = sheet.text(
    first,
    { x: width * 0.09, y: top, width: width * 0.82, height: height * (others.length > 0 ? 0.2 : 0.26) },
    { font: 'narrow', fill, mostLines: 3, vertical: 'top', largest: height * 0.17, ...inked(ink) },
  );
  if (others.length === 0) return;
  sheet.text(
    others.join(' · '),
    {
      x: width * 0.12,
      y: set.box.y + set.box.height + height * 0.05,
      width: width * 0.76,
      height: height * 0.08,
    },
    { font: 'sans', fill: second, mostLines: 2, vertical: 'top', largest: height * 0.045, ...inked(ink) },
  );
}
