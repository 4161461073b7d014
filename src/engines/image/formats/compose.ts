import { drawCaption } from '../lettering/caption.ts';
import { carryTexts } from '../lettering/carried.ts';
import { inColours } from '../prompt/colourful.ts';
import { ontoWholes } from '../prompt/parts.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { notesOfDesign, unlettered } from './account.ts';
import { withoutPurpose } from './aim.ts';
import { altTextOfDesign } from './alt-text.ts';
import { composeArms } from './arms.ts';
import { composeBlueprint } from './blueprint.ts';
import type { Brief } from './brief.ts';
import { composeBusinessCard } from './business-card.ts';
import { composeCalendar } from './calendar.ts';
import { composeCard } from './card.ts';
import { composeCertificate } from './certificate.ts';
import { composeChart } from './chart.ts';
import { composeChessboard } from './chessboard.ts';
import { composeComic, composeMeme } from './comic.ts';
import { momentsIn } from './comic-panels.ts';
import { directionOf } from './compass.ts';
import { asCover } from './cover.ts';
import { composeCycle, cycleIn } from './cycle.ts';
import type { Design } from './design.ts';
import { inFewColours } from './few-colours.ts';
import type { FormatName } from './find-format.ts';
import { composeFlag } from './flag.ts';
import { asDiscs, inMood, withoutShapes } from './flat-brief.ts';
import { composeIcon } from './icon.ts';
import { composeColoringPage, composeTattoo } from './inked.ts';
import { composeIsometric } from './isometric.ts';
import { composeLabel } from './label.ts';
import { composeLogo } from './logo.ts';
import { composeMandala } from './mandala.ts';
import { composeMap } from './map.ts';
import { composeMenu } from './menu.ts';
import { composeNotice } from './notice.ts';
import { withOwnLook } from './own-look.ts';
import { composePattern } from './pattern.ts';
import { composePixels } from './pixels.ts';
import { composePortrait } from './portrait.ts';
import { composePoster } from './poster.ts';
import { composeProduct } from './product.ts';
import { isScenic } from './scenic.ts';
import { seenThings } from './seen-things.ts';
import { type SheetAccount, type Studio, tintKey } from './sheet.ts';
import { composeSign } from './sign.ts';
import { withSignSubjects } from './sign-subjects.ts';
import { composeSolarSystem, isSolarSystem } from './solar-system.ts';
import { composeStamp } from './stamp.ts';
import { composeSticker } from './sticker.ts';
import { joinedSigns } from './subjects.ts';
import { composeTicket } from './ticket.ts';
import { composeTiles, tilesIn } from './tiles.ts';
import { accountForUnits, type United, united, wornBy } from './unit.ts';
import { composeWorksheet } from './worksheet.ts';

type Composer = (brief: Brief, studio: Studio) => Bitmap;

const COMPOSERS: Readonly<Record<FormatName, Composer>> = {
  logo: composeLogo,
  card: composeCard,
  poster: composePoster,
  icon: composeIcon,
  pixels: composePixels,
  blueprint: composeBlueprint,
  map: composeMap,
  isometric: composeIsometric,
  mandala: composeMandala,
  pattern: composePattern,
  chart: composeChart,
  chessboard: composeChessboard,
  portrait: composePortrait,
  product: composeProduct,
  sign: composeSign,
  sticker: composeSticker,
  stamp: composeStamp,
  flag: composeFlag,
  menu: composeMenu,
  comic: composeComic,
  meme: composeMeme,
  ticket: composeTicket,
  business: composeBusinessCard,
  certificate: composeCertificate,
  label: composeLabel,
  arms: composeArms,
  coloring: (brief, studio) =>
    brief.words.includes('mandala') ? composeMandala(brief, studio) : composeColoringPage(brief, studio),
  tattoo: composeTattoo,
  worksheet: composeWorksheet,
  notice: composeNotice,
  calendar: composeCalendar,
};

export interface Composition {
  readonly picture: Bitmap;
  /** Its letters alone, for a manner of painting that would wash them away. */
  readonly letters: () => Bitmap;
  readonly notes: readonly string[];
  /** The design in words. */
  readonly alt: string;
}

type Tools = Pick<Studio, 'drawings' | 'fonts' | 'tools'>;

/** Composes a design and looks at it: a thing that is lost in what is behind it gets a rim in a second design. */
export function compose(asked: Brief, format: FormatName, tools: Tools): Composition {
  const signs = HAS_UNITS.has(format) ? joinedSigns(withoutShapes(asked), asked.words) : asked.hints;
  const whole = asCover(
    withoutPurpose({ ...asked, hints: signs, subjects: subjectsOf(asked, format, tools.drawings) }, format),
    tools.drawings,
  );
  // Each panel of a strip is read and told by itself.
  const isStrip = momentsIn({ ...asked, format }).length > 0;
  const told = isStrip ? { ...whole, subjects: [], hints: [], leftOver: [], words: [], texts: [] } : whole;
  const isFlat = hasUnits(told, format) && !(format === 'poster' && isScenic(told));
  const signed = isFlat ? withSignSubjects(inMood(told), tools.drawings) : told;
  const brief = format === 'poster' && isFlat ? { ...signed, subjects: asDiscs(signed.subjects) } : signed;
  const things = isFlat
    ? united(format === 'icon' ? { ...brief, subjects: brief.subjects.map(loose) } : brief, tools.drawings)
    : { units: [], subjects: brief.subjects, drawings: tools.drawings };
  const first = designed(brief, format, { ...tools, ...things }, new Map());
  const rims = new Map(
    [...first.seen].flatMap(([name, { rim }]): [string, string][] => (rim ? [[name, rim]] : [])),
  );
  const full = rims.size > 0 ? designed(brief, format, { ...tools, ...things }, rims) : first;
  const design = asked.mostColours
    ? { ...full, picture: inFewColours(full.picture, asked.mostColours) }
    : full;
  const { width, height } = design.picture;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${design.studio.account.texts.map((one) => one.svg).join('')}</svg>`;
  // Notes look at drawings that are not in the design.
  const alt = altTextOfDesign(design);
  return {
    picture: design.picture,
    letters: () => tools.drawings.paintSvg(svg, width),
    notes: notesOfDesign(design),
    alt,
  };
}

function designed(
  asked: Brief,
  format: FormatName,
  tools: Tools & United,
  rims: ReadonlyMap<string, string>,
): Design {
  const drawn = new Map<string, number>();
  const account: SheetAccount = {
    painted: [],
    texts: [],
    missing: new Set<string>(),
    bodies: [],
    copies: new Map(),
    scenes: [],
    told: [],
  };
  // A mug that stands alone bears its own letters.
  const carried =
    format === 'product'
      ? carryTexts({ ...asked, prompt: asked.request.prompt }, tools.drawings, tools.fonts)
      : { drawings: tools.drawings, captions: asked.texts, missing: [] };
  for (const character of carried.missing) account.missing.add(character);
  const studio = {
    ...tools,
    drawings: counting(carried.drawings, drawn),
    tints: new Set<string>(),
    account,
    rims,
    isWordless: asked.isWordless,
  };
  const brief = {
    ...asked,
    shown: new Set(asked.shown),
    missing: [...asked.missing],
    standIns: [],
    notes: [],
  };
  const united = { ...brief, subjects: tools.subjects };
  const cycle = cycleIn(brief, format);
  const tiles = tilesIn(brief, format);
  const picture =
    tiles.length > 0
      ? composeTiles(united, studio, tiles)
      : cycle
        ? composeCycle(united, studio, cycle)
        : isSolarSystem(brief, format)
          ? composeSolarSystem(united, studio)
          : COMPOSERS[format](united, studio);
  const seen = seenThings(account, tools.drawings);
  for (const [name, copies] of account.copies) seen.set(name, { copies, rim: undefined });
  accountForUnits(tools, {
    brief,
    sizeOf: ({ name }) => {
      const sizes = account.painted.flatMap(({ placed, width, height }) =>
        placed.filter((one) => one.name === name).map(({ size }) => size / Math.min(width, height)),
      );
      // Large pixels hide small parts.
      const fine = format === 'pixels' ? 0.4 : 1;
      return (seen.get(name)?.copies ?? 0) > 0 ? Math.max(...sizes) * fine : drawn.has(name) ? 1 : 0;
    },
    add: (member, copies) => {
      drawn.set(member.name, (drawn.get(member.name) ?? 0) + copies);
      const own = seen.get(member.name);
      if (own) seen.set(member.name, { ...own, copies: own.copies + copies });
      for (const colour of member.colours ?? [member.colour])
        studio.tints.add(tintKey({ ...member, colour }));
    },
  });
  const captions = WITHOUT_LETTERS.has(format) ? unlettered(carried.captions, account) : [];
  const captioned =
    captions.length === 0
      ? picture
      : drawCaption(picture, captions.join(' '), false, { ...tools, ink: brief.ink }).picture;
  const borne = brief.texts.filter((text) => !carried.captions.includes(text));
  return {
    brief,
    format,
    picture: captioned,
    studio,
    units: tools.units,
    drawn,
    seen,
    captions: [...captions, ...borne],
  };
}

function subjectsOf(brief: Brief, format: FormatName, drawings: Drawings): readonly Subject[] {
  const { request, subjects } = brief;
  // The labels of a cycle are its own.
  const wholes = cycleIn(brief, format) ? subjects : ontoWholes(request.prompt, subjects);
  const coloured = inColours(request.prompt, wholes);
  const worn =
    HAS_UNITS.has(format) || format === 'pixels'
      ? coloured.map((one) => wornBy(one, coloured, request.prompt))
      : coloured;
  const own = worn.map((one) => withOwnLook(one, drawings));
  const isRelated = own.some(({ relation }) => relation !== undefined && relation.kind !== 'beside');
  if (format === 'chessboard') return own.map(onSquare);
  // "The church in the middle, a bridge, a school": in the middle of the map.
  if (format === 'map')
    return own.map((one) => (directionOf(brief.rest, one.said) ? { ...one, relation: undefined } : one));
  return format === 'pattern' && isRelated ? own.map(once) : own;
}

/** A tile has room for one thing inside another. */
const loose = (subject: Subject): Subject =>
  subject.relation?.kind === 'in' ? { ...subject, relation: undefined } : subject;

/** A piece "on a1" stands on no other piece. */
const onSquare = (subject: Subject): Subject =>
  subject.name.startsWith('chess-') ? { ...subject, relation: undefined } : subject;

/** A pattern repeats each of its things anyway. */
const once = (subject: Subject): Subject => (subject.counted ? subject : { ...subject, count: 1 });

/** Drawings on a sheet, of which several can be one; others lay out their things as a scene does, or on a plan. */
const HAS_UNITS: ReadonlySet<FormatName> = new Set([
  'logo',
  'card',
  'poster',
  'icon',
  'mandala',
  'pattern',
  'sticker',
  'flag',
  'menu',
  'ticket',
  'business',
  'certificate',
  'label',
  'arms',
  'coloring',
  'tattoo',
  'blueprint',
]);

/** Pixel art without a place is a sprite. */
const hasUnits = (brief: Brief, format: FormatName): boolean =>
  HAS_UNITS.has(format) || (format === 'pixels' && !isScenic(brief));

/** Texts stand below the picture. */
const WITHOUT_LETTERS: ReadonlySet<FormatName> = new Set([
  'pixels',
  'isometric',
  'mandala',
  'pattern',
  'chessboard',
  'portrait',
  'product',
]);

/** Counts how often each drawing is used. */
const counting = (drawings: Drawings, drawn: Map<string, number>): Drawings => {
  const count = (name: string): void => {
    drawn.set(name, (drawn.get(name) ?? 0) + 1);
  };
  return {
    ...drawings,
    draw: (name, size, tilt) => {
      count(name);
      return drawings.draw(name, size, tilt);
    },
    vector: (name) => {
      count(name);
      return drawings.vector(name);
    },
  };
};
