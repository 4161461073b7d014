import { oneOf } from '../../narrow.ts';
import data from '../data/lettering.json';
import { Lexicon, tokenise } from '../prompt/lexicon.ts';
import type { Subject } from '../prompt/parse.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { titleCase } from '../prompt/texts.ts';
import { withoutSubject } from '../prompt/without-subject.ts';
import { type Drawings, SAMPLE, shapeOfSprite } from '../sprites/drawings.ts';
import { CARRIERS, carrierSvg, letteredSvg, shopFrontSvg } from './carriers.ts';
import { FONT_NAMES, type FontName, type Fonts } from './fonts.ts';

/** Names of subjects that are drawn with letters, each with its prefix. */
const CARRIER = 'carrier-';
const SHOP = 'shop-front';

const CARRIER_WORDS = new Lexicon<string>();
for (const { carrier, phrases } of data.carriers)
  for (const phrase of phrases) CARRIER_WORDS.add(phrase, CARRIER + oneOf(CARRIERS, carrier));
const SHOPS = new Map(Object.entries(data.shops));
const SHOP_WORDS = new Lexicon<string>();
for (const shop of SHOPS.keys()) SHOP_WORDS.add(shop, SHOP);
const OBJECTS = new Map(Object.entries(data.objects));
const ANY_OBJECT = { area: undefined, fill: '#1d2129', font: 'sans', plate: '#fffdf7' };

/** In metres: what can be held and has a label. */
const SMALL = 1;

type Nouns = Pick<Lexicon<string>, 'find'>;

/** Signs and boards count as things where something is written on them, shops where no icon shows them. */
export function nounsWithLetters(
  nouns: Nouns,
  { hasText, hasName }: { hasText: boolean; hasName: boolean },
): Nouns {
  return {
    find(words, at) {
      const noun = nouns.find(words, at);
      const shop = SHOP_WORDS.find(words, at);
      const carrier = hasText ? CARRIER_WORDS.find(words, at) : undefined;
      const special = carrier && carrier.length >= (shop?.length ?? 0) ? carrier : shop;
      if (!special || special.length < (noun?.length ?? 0)) return noun;
      if (special === carrier) return { ...special, wins: true };
      return noun && !hasName ? noun : { ...special, wins: hasName };
    },
  };
}

interface Wanted {
  readonly subjects: readonly Subject[];
  readonly texts: readonly string[];
  readonly name: string | undefined;
  readonly ink: string | undefined;
  readonly prompt: string;
}

interface Carried {
  /** With the letters on what carries them. */
  readonly drawings: Drawings;
  /** Texts that nothing in the scene carries. */
  readonly captions: readonly string[];
  readonly missing: readonly string[];
}

export const isLettered = ({ name }: Subject): boolean => name.startsWith(CARRIER) || name === SHOP;

const LABEL = `${CARRIER}label`;

/** "A bottle with a label": the label is on the bottle, not a board beside it. */
export function withLabelsOn(subjects: readonly Subject[]): readonly Subject[] {
  const label = subjects.find(({ name }) => name === LABEL);
  const hasBearer = subjects.some(
    (one) => !isLettered(one) && kindOfSubject(one.name).metres <= SMALL && one.count === 1,
  );
  return label && hasBearer ? withoutSubject(subjects, label) : subjects;
}

/** Writes each text on the thing of the scene that it belongs to. */
export function carryTexts(wanted: Wanted, drawings: Drawings, fonts: Fonts): Carried {
  const own = new Map<string, string>();
  const missing: string[] = [];
  const { ink } = wanted;
  const texts = wanted.texts.filter((text) => text !== wanted.name);
  const keep = (name: string, made: { svg: string; missing: readonly string[] }): void => {
    own.set(name, made.svg);
    missing.push(...made.missing);
  };
  for (const { name, said, colour } of wanted.subjects) {
    if (name === SHOP) {
      const kind = said.replace(/s$/, '');
      const title = wanted.name ?? texts.shift() ?? titleCase(said);
      keep(
        name,
        shopFrontSvg(fonts, drawings, {
          name: title,
          goods: SHOPS.get(said) ?? SHOPS.get(kind) ?? [],
          colour,
          ink,
        }),
      );
    } else if (name.startsWith(CARRIER))
      keep(name, carrierSvg(fonts, name.slice(CARRIER.length), texts.shift() ?? '', { colour, ink }));
  }
  const bearer = texts.length > 0 ? bearerOf(wanted, texts[0] ?? '', drawings) : undefined;
  if (bearer) {
    const { font, plate, ...look } = OBJECTS.get(bearer) ?? ANY_OBJECT;
    const written = { ...look, font: oneOf(FONT_NAMES, font), plate: plate === '' ? undefined : plate, ink };
    keep(bearer, letteredSvg(fonts, drawings, bearer, texts.shift() ?? '', written));
  }
  const named = wanted.subjects.some((subject) => subject.name === SHOP) || wanted.name === undefined;
  return {
    drawings: own.size > 0 ? withDrawings(drawings, own) : drawings,
    captions: named ? texts : [...texts, wanted.name],
    missing,
  };
}

/** Left, top, width and height as shares of the sides of a drawing. */
export type Share = readonly [number, number, number, number];

/** The part of a drawing that is made for letters, and their font. */
export function letteringOf(
  name: string,
  drawings: Pick<Drawings, 'vector'>,
): { readonly share?: Share; readonly font: FontName } {
  const object = OBJECTS.get(name);
  if (!object) return { font: 'sans' };
  const { width, height } = drawings.vector(name);
  const [x = 0, y = 0, wide = width, high = height] = object.area;
  return {
    share: [x / width, y / height, wide / width, high / height],
    font: oneOf(FONT_NAMES, object.font),
  };
}

/** The small thing that the prompt names last before the text. */
function bearerOf({ subjects, prompt }: Wanted, text: string, drawings: Drawings): string | undefined {
  const before = tokenise(prompt.slice(0, prompt.indexOf(text))).join(' ');
  const near = subjects
    .filter(
      ({ name, said }) =>
        drawings.has(name) &&
        before.includes(said) &&
        (OBJECTS.has(name) || kindOfSubject(name).metres <= SMALL),
    )
    .sort((a, b) => before.lastIndexOf(b.said) - before.lastIndexOf(a.said));
  // One cake bears a text rather than five candles, and of several only what is made for letters.
  return (near.find(({ count }) => count === 1) ?? near.find(({ name }) => OBJECTS.has(name)))?.name;
}

function withDrawings(drawings: Drawings, own: ReadonlyMap<string, string>): Drawings {
  return {
    ...drawings,
    has: (name) => own.has(name) || drawings.has(name),
    draw(name, size, tilt) {
      const svg = own.get(name);
      return svg === undefined ? drawings.draw(name, size, tilt) : drawings.drawSvg(svg, size);
    },
    shapeOf(name) {
      const svg = own.get(name);
      if (svg === undefined) return drawings.shapeOf(name);
      return shapeOfSprite(drawings.drawSvg(svg, SAMPLE), SAMPLE);
    },
  };
}
