import lettering from '../data/lettering.json';
import { drawingWords, withArticle } from '../prompt/drawing-words.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Subject } from '../prompt/subject.ts';
import { NAMES, titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { eventOf } from './aim.ts';
import { bandsIn } from './bands.ts';
import { isForText, roomFor } from './blanks.ts';
import { borderThing, drawBorder, lostBorder, otherOfBorder } from './border-of.ts';
import { type Brief, topicDrawing } from './brief.ts';
import { inked, legible, paletteFor } from './colours.ts';
import { borderOf } from './design-words.ts';
import { inkAndGround, paletteOn } from './ink-and-ground.ts';
import { orderIn } from './layout-words.ts';
import { isUse } from './purpose.ts';
import { drawRows } from './row.ts';
import { Sheet, type Studio } from './sheet.ts';
import { copiesOf, type ShownThing, signsOf } from './subjects.ts';
import { zoned } from './zones.ts';

const OCCASIONS = new Map(Object.entries(lettering.occasions));

/** A folded sheet with a border: the wish in the middle, its things above it, confetti around. */
export function composeCard(whole: Brief, studio: Studio): Bitmap {
  const { width, height } = whole.request;
  const random = whole.random(2);
  const palette = paletteOn(paletteFor(whole.colours, random), inkAndGround(whole));
  const sheet = new Sheet(width, height, studio).fill(palette.soft);
  const { brief, box, draw } = zoned(whole, studio, sheet, {
    x: width * 0.12,
    y: height * 0.11,
    width: width * 0.76,
    height: height * 0.76,
  });
  const edge = sheet.short * 0.045;
  const border = borderOf(brief);
  const other = otherOfBorder(brief.words);
  sheet.add(
    `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" rx="${edge * 0.6}" fill="${palette.paper}" stroke="${border ?? palette.main}" stroke-width="${edge * (border ? 0.4 : 0.16)}"/>`,
    `<rect x="${edge * 1.5}" y="${edge * 1.5}" width="${width - 3 * edge}" height="${height - 3 * edge}" rx="${edge * 0.4}" fill="none" stroke="${other ?? palette.accent}" stroke-width="${edge * (other ? 0.3 : 0.07)}"/>`,
  );
  draw();
  if (brief === whole && !brief.words.some((word) => /^minimal|^elegant$|^simple$/.test(word)))
    confetti(sheet, random, [palette.main, palette.accent, palette.soft], edge * 2);
  const ring = borderThing(whole);
  brief.missing.push(...lostBorder(whole));
  if (ring && studio.drawings.has(ring.name)) drawBorder(sheet, ring, brief.shown);
  const topic = whole.subjects.every(isBorder) ? topicDrawing(brief) : undefined;
  const { wish, event: occasion } = occasionOf(brief);
  const drawings: ShownThing[] = copiesOf(
    { ...brief, subjects: brief.subjects.filter((one) => !isBorder(one) && one.said !== ring?.said) },
    studio,
    MOST_THINGS,
  );
  drawings.push(...signsOf(brief).slice(0, MOST_THINGS + 1 - drawings.length));
  if (topic && studio.drawings.has(topic)) {
    drawings.push({ name: topic, colour: undefined });
    studio.account.told.push(withArticle(drawingWords(topic, 1)));
  }
  const hasWish = brief.texts.some((text) => text.split(/\s+/).length > 1 && text !== brief.name);
  const age = wish === undefined ? undefined : ageIn(brief.request.prompt);
  for (const word of age === undefined ? [] : ageWords(brief.request.prompt)) brief.shown.add(word);
  const isSaid = age !== undefined && brief.texts.some((text) => text.includes(String(age)));
  const aged = (text: string): string => (age && !isSaid ? withAge(text, age) : text);
  const texts = [
    ...(hasWish || wish === undefined ? [] : [aged(wish)]),
    ...brief.texts,
    ...(hasWish && age && !isSaid ? [String(age)] : []),
    ...brief.lines,
  ];
  const from = /^postcard/.test(brief.phrase) ? FROM.exec(brief.rest)?.[1] : undefined;
  if (from && !texts.join(' ').includes(from)) {
    texts.push(texts.length > 0 ? from : `Greetings from ${from}`);
    for (const word of tokenise(`holiday ${from}`)) brief.shown.add(word);
  }
  const event = eventOf(brief);
  if (event && !texts.join(' ').toLowerCase().includes(event.toLowerCase()))
    texts.splice(1, 0, titleCase(event));
  if (occasion && !texts.join(' ').toLowerCase().includes(occasion.toLowerCase()))
    texts.splice(1, 0, aged(titleCase(occasion)));
  const kind = OWN_KIND.exec(brief.leading.join(' '))?.[0];
  const about = kind === undefined ? undefined : recipientIn(brief);
  if (texts.length === 0) texts.push(kind === undefined ? 'Best Wishes' : titleCase(about ?? kind));
  if (kind !== undefined) {
    if (about) texts.push(titleCase(kind));
    for (const word of kind.split(' ')) brief.shown.add(word);
    brief.notes.push('the prompt says nothing else that is to stand on the card');
  }
  const whom = kind === undefined ? recipientIn(brief) : undefined;
  const said = tokenise(texts.join(' '));
  if (whom && event === undefined && !withoutOwner(whom).every((word) => said.includes(word)))
    texts.push(titleCase(`for ${whom}`));
  const bands = bandsIn(box, brief, {
    row: 'bottom',
    things: drawings.length,
    hasSides: drawings.some(({ side }) => side !== undefined),
    hasText: true,
  });
  drawRows(sheet, drawings, bands, orderIn(brief.layout));
  const lines = texts.slice(0, 6);
  const { box: room, draw: drawBlanks } = roomFor(
    brief.blanks.filter((one) => !isForText(one)),
    sheet,
    bands.text,
  );
  drawBlanks(palette.ink);
  const share = room.height / lines.length;
  for (const [index, text] of lines.entries())
    sheet.text(
      text,
      { ...room, y: room.y + index * share, height: share * 0.86 },
      {
        font: index === 0 ? 'serif' : 'sans',
        fill: legible(index === 0 ? palette.main : palette.ink, palette.paper),
        mostLines: 3,
        largest: sheet.short * (index === 0 ? 0.16 : 0.065),
        ...inked(brief.ink),
      },
    );
  return sheet.paint();
}

/** More are too small. */
const MOST_THINGS = 18;

/** No wishes stand on them. */
const OWN_KIND =
  /\b(?:recipe|index|flash|place|trading|report|membership|loyalty|score|study|vocabulary|library|id)$/;

/** "A postcard from New York". */
const FROM = new RegExp(`\\bfrom\\s+(?:the\\s+)?(${NAMES})`, 'u');

const YEARS = `(\\d{1,3}|${[...NUMBER_WORDS.keys()].join('|')})`;
const AGE = new RegExp(
  `\\bturn(?:s|ing|ed)\\s+${YEARS}\\b|\\b${YEARS}[\\s-]years?[\\s-]old\\b|\\b(\\d{1,3})(?:st|nd|rd|th)\\s+(?:wedding\\s+)?(?:birthday|anniversary)\\b`,
  'i',
);

/** "Turning 80", "a seven year old", "their 25th anniversary". */
function ageIn(prompt: string): number | undefined {
  const said = AGE.exec(prompt)
    ?.slice(1)
    .find((one) => one !== undefined);
  return said === undefined ? undefined : (NUMBER_WORDS.get(said.toLowerCase()) ?? Number(said));
}

/** The card says how old. */
function ageWords(prompt: string): string[] {
  const said = tokenise(AGE.exec(prompt)?.[0] ?? '');
  return [...said, said.join(' '), 'turning'];
}

/** "Happy Birthday" and 7: "Happy 7th Birthday". */
const withAge = (wish: string, age: number): string => {
  const end = /1[123]$/.test(String(age)) ? 'th' : (['th', 'st', 'nd', 'rd'][age % 10] ?? 'th');
  return wish.replace(/\b(?=Birthday|Anniversary)/i, `${age}${end} `);
};

const RECIPIENT =
  /\bfor\s+((?:(?:my|our|his|her|their|an?|the)\s+)?[\p{L}'’ -]+?)(?=\s+(?:with|who|whose|that|from|on|in|at|by|and|featuring|showing|turning|after)\b|\s*[,;:.!]|\s*$)/iu;
const OF_OCCASION = new RegExp(`(?:['’]s?)?\\s*\\b(?:${[...OCCASIONS.keys()].join('|')})\\b.*$`, 'i');

/** "A thank you card for my teacher", "for my sister's graduation": whom it is for. */
function recipientIn({ rest }: Brief): string | undefined {
  const [, said = ''] = RECIPIENT.exec(rest) ?? [];
  const whom = said.replace(OF_OCCASION, '').trim();
  const words = withoutOwner(whom);
  const isAge = words.some((word) => /^years?$|-years?/.test(word) || NUMBER_WORDS.has(word));
  return words.length === 0 || words.length > 4 || isAge || isUse(words) ? undefined : whom;
}

/** "My ward" is named by "Thank you, Ward 7". */
const withoutOwner = (whom: string): string[] =>
  tokenise(whom).filter((word) => !/^(?:my|our|his|her|their|an?|the)$/.test(word));

/** The frame of a card is around it. */
const isBorder = ({ said }: Subject): boolean => /^frames?$/.test(said);

interface Occasion {
  readonly wish: string | undefined;
  /** The event of a plain invitation. */
  readonly event?: string;
}

/** They say nothing about what is celebrated. */
const GENERAL = /^(?:invitation|party|greeting)$/;

function occasionOf({ words, phrase, shown }: Brief): Occasion {
  // A birthday card with a party hat is for a birthday.
  const all = `${phrase} ${words.join(' ')}`.replace(/\bs\b/g, '').split(/\s+/);
  const found = [2, 1].flatMap((length) =>
    all.flatMap((_, at) => {
      const said = all.slice(at, at + length).join(' ');
      // At the end a slice is shorter, and would come before a word that is said earlier.
      const wish = at + length > all.length ? undefined : OCCASIONS.get(said);
      const isOfHat =
        said === 'party' && /^(?:hats?|horns?|blowers?|balloons?|dress|dresses)$/.test(all[at + 1] ?? '');
      return wish === undefined || isOfHat ? [] : [{ said, wish, after: all[at + length] }];
    }),
  );
  const general = found.find(({ said }) => GENERAL.test(said));
  const own = found.find(({ said }) => !GENERAL.test(said));
  for (const said of [own?.said, general?.said])
    for (const word of said ? [said, ...said.split(' ')] : []) shown.add(word);
  // An invitation to a wedding says who marries.
  if (!own || general?.wish !== OCCASIONS.get('invitation') || !/^(?:Happy|Merry|Congrat)/.test(own.wish))
    return { wish: own?.wish ?? general?.wish };
  return { wish: general?.wish, event: own.after === 'party' ? `${own.said} party` : own.said };
}

function confetti(sheet: Sheet, random: () => number, colours: readonly string[], margin: number): void {
  const { width, height, short } = sheet;
  for (let n = 0; n < 60; n++) {
    const x = margin + random() * (width - 2 * margin);
    const y = margin + random() * (height - 2 * margin);
    const isFree = y < height * 0.13 || y > height * 0.88 || x < width * 0.1 || x > width * 0.9;
    const size = short * (0.006 + 0.008 * random());
    const colour = colours[n % colours.length] ?? '#888888';
    if (isFree)
      sheet.add(
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(1)}" fill="${colour}"/>`,
      );
  }
}
