import { type Appearance, appearanceOf } from '../../video/avatar/appearance.ts';
import * as face from '../../video/avatar/face.ts';
import bodies from '../data/bodies.json';
import looks from '../data/portrait.json';
import own from '../data/subject-looks.json';
import { listed, withArticle } from '../prompt/drawing-words.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import { isPerson } from '../prompt/people.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { mixed, paletteFor } from './colours.ts';
import { clothesIn } from './portrait-clothes.ts';
import { cordOf, elfEars, hoodOf, linesOf, settingIn } from './portrait-setting.ts';
import { Sheet, type Studio, tintKey } from './sheet.ts';
import { shownSubjects } from './subjects.ts';
import { tintFilter } from './tint-filter.ts';

const PEOPLE = new Set(looks.people);
const TRAITS = new Set(looks.traits);
const HEADS = new Map(Object.entries(looks.heads));
const WORN = new Map(Object.entries(looks.worn));
/** Hats are drawn for a head of 128 by 128. */
const HATS = new Map(Object.entries(bodies.hats));
const TRADES = new Map<string, { readonly top: string; readonly hat?: string }>(
  Object.entries(bodies.people),
);
const HAT_WORDS = new Map(
  Object.entries(looks.hats).flatMap(([hat, words]) =>
    words.split(' ').map((word): [string, string] => [word, hat]),
  ),
);

/** The hat of a trade that is no mask, and that leaves the face free. */
const hatOfTrade = (name = ''): string | undefined => {
  const { hat } = TRADES.get(name) ?? {};
  return hat === undefined || looks.noHats.includes(hat) ? undefined : hat;
};

interface Hat {
  readonly hat: string;
  /** The words of the prompt for it, where it is asked for. */
  readonly asked: Subject | undefined;
  readonly words: readonly string[];
}

/** "A knitted cap"; a hat that is only called so is that of the trade. */
function hatOf({ subjects, words }: Brief): Hat | undefined {
  const [sitter] = subjects;
  const asked = subjects.find(({ said }) => /\b(?:hat|cap|beanie|sou'wester)$/.test(said));
  const own = hatOfTrade(sitter?.name);
  if (!asked) return own === undefined ? undefined : { hat: own, asked, words: [] };
  const at = words.indexOf(asked.said.split(' ').at(-1) ?? '');
  const before = words.slice(Math.max(0, at - 3), at + 1);
  const word = before.findLast((one) => HAT_WORDS.has(one));
  const plain = asked.said === 'hat' ? own : asked.said === 'cap' ? capOf(own) : undefined;
  const hat = (word && HAT_WORDS.get(word)) ?? plain;
  return hat === undefined ? undefined : { hat, asked, words: word ? [word] : [] };
}

/** The hat of a fisherman has a brim, and is no cap. */
const capOf = (own = ''): string => (own.endsWith('cap') ? own : 'flat-cap');

/** Their crown is no thing of its own. */
const CROWNED: ReadonlySet<string> = new Set(own.own.crown);

/** Words for people without a trade or rank. */
const ANYBODY =
  /\b(?:m[ae]n|wom[ae]n|boy|girl|person|people|lady|gentleman|guy|child|kid|baby|grand\w+|mother|father|husband|wife|teenager|brother|sister|son|daughter|mom|dad|aunt|uncle)$/;

/** Head and shoulders before a plain wall: a person as the words describe, or the head of an animal. */
export function composePortrait(brief: Brief, studio: Studio): Bitmap {
  const { width, height, seed } = brief.request;
  const random = brief.random(7);
  const sheet = new Sheet(width, height, studio);
  const palette = paletteFor([], random);
  const isDark = /\bdark\b[^,;.]*\b(?:background|backdrop|wall)\b/i.test(brief.rest);
  if (isDark) brief.shown.add('dark');
  const text = brief.words.join(' ').replace(/\b(with|has) (an? )?(\w+) (hair|beard)/g, '$3 $4');
  const setting = settingIn(text, brief.rest);
  const named = setting.wall ?? brief.colours[0] ?? palette.main;
  const wall = isDark ? mixed(named, '#0c0e13', 0.72) : named;
  sheet.add(
    `<defs><radialGradient id="wall" cx=".42" cy=".36" r=".85"><stop offset="0" stop-color="${mixed(wall, '#ffffff', isDark ? 0.12 : 0.42)}"/><stop offset="1" stop-color="${mixed(wall, '#10131a', setting.wall ? 0.25 : 0.55)}"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#wall)"/>`,
    setting.behind && `<g transform="scale(${width / 100} ${height / 100})">${setting.behind}</g>`,
  );
  studio.account.told.push(...setting.told);
  for (const word of ['studio', 'plain', 'background', 'backdrop', 'soft', 'light', 'lighting'])
    brief.shown.add(word);
  const hat = hatOf(brief);
  const hasHat =
    hat !== undefined ||
    brief.subjects.some(({ name }) => CROWNED.has(name) || (WORN.get(name)?.y ?? 900) < 200);
  const scale = Math.min(height / 900, width / 720) * (hasHat ? 0.9 : 1.04);
  const x = width / 2;
  const top = height - 900 * scale;
  const words = [...brief.words, ...brief.leftOver];
  const [sitter] = brief.subjects;
  const isSomebody =
    brief.subjects.length === 0 ||
    words.some((word) => PEOPLE.has(word)) ||
    PEOPLE.has(sitter?.name ?? '') ||
    isPerson(sitter?.name ?? '');
  if (!isSomebody) {
    const [thing = { name: '', colour: undefined }] = shownSubjects(brief, studio, 1);
    const size = Math.min(width, height) * 0.86;
    const name = HEADS.get(thing.name) ?? thing.name;
    if (thing.colour) studio.tints.add(tintKey(thing));
    return sheet.tinted({ ...thing, name }, x, height - size * 0.47, size).paint();
  }
  const said = (setting.age ?? 0) > 64 ? `${text} elderly` : text;
  // A fisherman is a man, and so is whoever has a beard.
  const isMan = /\b(?:\w+man|beard\w*|moustache|mustache)\b/.test(said) || /^man-/.test(sitter?.name ?? '');
  const plainLook = inColours(
    appearanceOf(isMan && !/woman\b/.test(said) ? `${said} man` : said, seed),
    said,
  );
  // Others wear no jacket unless asked.
  const isFormal = FORMAL.test(said);
  const look = isFormal && !said.split(' ').some(isGarment) ? { ...plainLook, jacket: true } : plainLook;
  if (isFormal) brief.shown.add(FORMAL.exec(said)?.[0] ?? '');
  const clothes = clothesIn(said, look, isGarment);
  for (const word of [...lookWords(said), ...clothes.shown, ...setting.shown]) brief.shown.add(word);
  for (const word of look.feminine ? ['female'] : ['male']) brief.shown.add(word);
  for (const style of ['long', 'short', 'curly'])
    if (HAIR[look.style].startsWith(style)) brief.shown.add(`${style} hair`);
  for (const word of brief.leftOver) if (PEOPLE.has(word) || TRAITS.has(word)) brief.shown.add(word);
  for (const subject of brief.subjects)
    if (subject === sitter || PEOPLE.has(subject.said) || TRAITS.has(subject.said) || isGarment(subject.said))
      brief.shown.add(subject.said);
  const isElf = sitter?.name === 'elf';
  const hood = HOODED.test(said) ? hoodOf(colourIn(said, 'hood') ?? look.shirt) : undefined;
  if (hood) for (const word of HOODED.exec(said)?.[0].split(' ') ?? []) brief.shown.add(word);
  const isCord = look.jacket && /\bcorduroy\b/.test(said);
  // The words decide face, hair and clothes, but a sailor gets no cap.
  if (
    sitter &&
    !ANYBODY.test(sitter.said) &&
    !CROWNED.has(sitter.name) &&
    !look.machine &&
    !isElf &&
    !isInHat(hat, sitter)
  )
    brief.standIns.push(`${sitter.said} as ${look.feminine ? 'woman' : 'man'}`);
  const who = sitter && isPerson(sitter.name) ? sitter.said : look.feminine ? 'woman' : 'man';
  studio.account.told.push(
    `${withArticle(who)}${withLook(look, hat?.hat, clothes.braids ? 'braids' : undefined)}`,
  );
  const group = (body: string): string =>
    `<g transform="translate(${x - 400 * scale} ${top}) scale(${scale})">${body}</g>`;
  const parts = [
    hood?.behind ?? '',
    clothes.braids ? '' : face.hairBehind(look),
    face.body(look),
    isCord ? cordOf(look) : '',
    clothes.collar,
    isElf ? elfEars(look) : '',
    face.head(look),
    face.eyeWhites(),
    face.irises(look),
    face.lids(look, 0.12),
    setting.isSmiling ? face.mouth(look, 0.22, 0) : face.mouth(look, 0, 0.15),
    face.features(look),
    look.aged ? '' : linesOf(look, setting.age),
    face.hairFront(clothes.braids ? { ...look, style: 'bob' } : look),
    clothes.braids,
    hood?.before ?? '',
  ];
  for (const [index, part] of parts.entries()) sheet.add(group(withIds(part, `p${index}`)));
  const crown = CROWNED.has(sitter?.name ?? '') ? [{ name: 'crown', said: 'crown', colour: undefined }] : [];
  if (hat) {
    const { asked, hat: name } = hat;
    for (const word of [asked?.said ?? '', ...hat.words]) brief.shown.add(word);
    if (asked) studio.tints.add(tintKey(asked));
    const art = `<g transform="translate(${400 - 64 * HEAD} ${HAT_TOP}) scale(${HEAD})">${HATS.get(name)}</g>`;
    const tint = asked?.colour;
    sheet.add(group(tint ? `<defs>${tintFilter('hat', tint)}</defs><g filter="url(#hat)">${art}</g>` : art));
  }
  for (const subject of [...brief.subjects, ...crown].filter((one) => one !== hat?.asked)) {
    const worn = WORN.get(subject.name);
    if (!worn) continue;
    brief.shown.add(subject.said);
    sheet.tinted(subject, x + (worn.x - 400) * scale, top + worn.y * scale, worn.size * scale);
  }
  return sheet.paint();
}

/** The size of the drawing of a hat for this head, and the top of the head. */
const HEAD = 3.9;
const HAT_TOP = 122;

/** The hat of a trade implies that trade. */
const isInHat = (hat: Hat | undefined, { name }: Subject): boolean =>
  hat !== undefined && hat.hat === hatOfTrade(name);

const HAIR: Readonly<Record<Appearance['style'], string>> = {
  long: 'long hair',
  bob: 'hair to the chin',
  short: 'short hair',
  crop: 'short hair',
  bun: 'a bun',
  curly: 'curly hair',
  bald: 'no hair',
};

/** " with short hair and a moustache". */
function withLook(
  { machine, style, beard, moustache, freckles, glasses }: Appearance,
  hat: string | undefined,
  hair: string | undefined,
): string {
  const shown = [
    ...(machine ? [] : [hair ?? HAIR[style]]),
    ...(beard ? ['a beard'] : []),
    ...(moustache ? ['a moustache'] : []),
    ...(freckles ? ['freckles'] : []),
    ...(glasses ? ['glasses'] : []),
    ...(hat ? [withArticle(hat.replaceAll('-', ' '))] : []),
  ];
  return shown.length > 0 ? ` with ${listed(shown)}` : '';
}

const FORMAL = /\b(?:business|corporate|professional)\b/;

const HOODED = /\b(?:\w+ )?(?:hood|hooded)\b/;

const GARMENT = `(?:${looks.garments.join('|')})`;
const isGarment = (said: string): boolean => new RegExp(`^(?:\\S+ )?${GARMENT}$`).test(said);

/** The colour in words like "orange sweater", "leather jacket" and "long purple hair". */
const colourIn = (said: string, noun: string): string | undefined => {
  const [, before = ''] = new RegExp(`\\b((?:\\S+ ){0,2})${noun}\\b`).exec(said) ?? [];
  return before
    .split(' ')
    .flatMap((word) => COLOUR_WORDS.get(word) ?? FABRICS.get(word) ?? [])
    .at(-1);
};

const FABRICS = new Map(Object.entries(looks.fabrics));

/** Hair and clothes in the colours that the prompt names, where they are not natural ones. */
function inColours(look: Appearance, said: string): Appearance {
  const hair = isNaturalHair(said)
    ? undefined
    : (SHADES.get(hairShade(said) ?? '') ?? colourIn(said, 'hair') ?? colourIn(said, '(?:beard|moustache)'));
  const shirt = colourIn(said, GARMENT);
  const dark = (colour: string): string => mixed(colour, '#10131a', 0.3);
  return {
    ...look,
    ...(hair && { hair, hairDark: dark(hair), brows: dark(hair) }),
    ...(shirt && { shirt, shirtDark: dark(shirt) }),
  };
}

/** "Dark hair" may be of any dark colour. */
const hairShade = (said: string): string | undefined =>
  /\b(dark|light|fair)[ -](?:(?:short|long|curly|straight|wavy) )?hair/.exec(said)?.[1];

const SHADES: ReadonlyMap<string, string> = new Map([
  ['dark', '#2e2320'],
  ['light', '#d3b077'],
  ['fair', '#d3b077'],
]);

const isNaturalHair = (said: string): boolean =>
  /\b(?:blonde?|golden|red|ginger|black|brown|gr[ae]y|silver|white)[ -]hair/.test(said);

/** Words for eyes, for the mouth and for what clothes are made of. */
const lookWords = (said: string): string[] =>
  said
    .split(' ')
    .filter(
      (word, at, words) =>
        word === 'eyes' ||
        (words[at + 1] === 'eyes' && /^(?:blue|green|brown|gr[ae]y|hazel)$/.test(word)) ||
        (word === 'round' && /^(?:glasses|spectacles)$/.test(words[at + 1] ?? '')) ||
        FABRICS.has(word) ||
        isGarment(word) ||
        (COLOUR_WORDS.has(word) && [at + 1, at + 2].some((next) => isGarment(words[next] ?? ''))) ||
        (words[at + 1] === 'hair' && COLOUR_WORDS.has(word)) ||
        (hairShade(said) === word && words.slice(at, at + 3).includes('hair')),
    );

/** The parts use the same names for different gradients. */
const withIds = (body: string, name: string): string =>
  body.replace(/\bid="([^"]+)"/g, `id="${name}$1"`).replace(/url\(#([^)]+)\)/g, `url(#${name}$1)`);
