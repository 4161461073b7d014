import { leftOutNotes, standInNotes } from '../../prompt-account.ts';
import { hasDetail } from '../prompt/details.ts';
import { finishWords } from '../prompt/finishes.ts';
import { inClauses, missing } from '../prompt/left-out.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import { standIn } from '../prompt/stand-in.ts';
import { plainSubject, type Subject } from '../prompt/subject.ts';
import { sideBySideMisses } from '../scene/unshown.ts';
import { unkeptBlanks } from './blanks.ts';
import type { Brief } from './brief.ts';
import type { Design } from './design.ts';
import type { FormatName } from './find-format.ts';
import { inkAndGround, unkeptColours } from './ink-and-ground.ts';
import { judgedLayout, unkeptLayout } from './kept-layout.ts';
import { hasManyColours } from './own-look.ts';
import { isLivelyIn, isPlainlyThere, showsSize } from './plainly-there.ts';
import { type SheetAccount, tintKey } from './sheet.ts';
import { shownParts } from './shown-parts.ts';

/** The notes about a design: words of the prompt that it does not show, and substitutes. */
export function notesOfDesign(design: Design): string[] {
  const { brief, format, picture, studio, drawn, seen, captions } = design;
  const layout = judgedLayout(design);
  for (const { said, isKept } of layout)
    if (isKept) for (const word of said.split(' ')) brief.shown.add(word);
  for (const word of shownParts(design)) brief.shown.add(word);
  const copiesOf = (name: string): number => seen.get(name)?.copies ?? drawn.get(name) ?? 0;
  const said = [...brief.hints, ...brief.subjects].flatMap((one) => one.said ?? []);
  const lettered = tokenise(
    [...wantedTexts(brief), ...captions, ...studio.account.texts.map(({ text }) => text)].join(' '),
  );
  const isLettered = (words: string): boolean => words.split(' ').every((word) => lettered.includes(word));
  // "A flyer for a dog show with a dog": the headline is not the dog.
  const isSaidTwice = (words: string): boolean => ` ${brief.words.join(' ')} `.split(` ${words} `).length > 2;
  const unseen = brief.subjects
    .filter(
      ({ name, said: words }) =>
        copiesOf(name) === 0 &&
        // The words of a chart need no drawings.
        !(format === 'chart' && isLettered(words)) &&
        (drawn.has(name) || (isLettered(words) && isSaidTwice(words))),
    )
    .map((one) => one.said);
  const isLoose = (words: string): boolean =>
    brief.leftOver.includes(words) || brief.hints.some(({ said: one, tint }) => tint && one === words);
  const { ground } = inkAndGround(brief);
  const hasText = brief.texts.length + brief.lines.length > 0;
  const leftOut = [...new Set([...brief.leftOver, ...said])].filter(
    (words) =>
      unseen.includes(words) ||
      (!brief.shown.has(words) &&
        !isLettered(words) &&
        // "On lavender": a place elsewhere, and here the colour of the ground.
        !(ground !== undefined && COLOUR_WORDS.get(words) === ground) &&
        !brief.subjects.some(({ name }) => drawn.has(name) && hasDetail(name, words)) &&
        !(hasText && OF_TEXT.test(words)) &&
        !(isLoose(words) && isPlainlyThere(words, design)) &&
        !(BARE.has(format) && /^(?:minimal|flat$)/.test(words))),
  );
  const isThere = (subject: Subject | undefined): boolean =>
    subject !== undefined && brief.shown.has(subject.said) && format !== 'chart';
  const related = brief.subjects.filter(
    (subject) => isThere(subject) && (!subject.relation || isThere(brief.subjects[subject.relation.to])),
  );
  // A portrait dresses its sitter.
  const worn = (subject: Subject): boolean =>
    format === 'portrait' && /^(?:wearing|holding)$/.test(subject.relation?.kind ?? '') && isThere(subject);
  const apart = brief.subjects.map((one) => (worn(one) ? { ...one, relation: undefined } : one));
  const unshown = sideBySideMisses(
    apart.map((one, index) => (related.includes(brief.subjects[index] ?? one) ? one : plainSubject(one))),
  ).filter(
    (words) =>
      !brief.shown.has(words) &&
      !related.some(
        ({ name, said: thing, sized = '', colourful = '' }) =>
          (words === `${sized} ${thing}` && showsSize([name], sized, design)) ||
          (words === `${colourful} ${thing}` &&
            (isLivelyIn(colourful, picture) || hasManyColours(name, studio.drawings))),
      ) &&
      // A thing that is not there is named itself.
      !leftOut.some((gone) => words.endsWith(` ${gone}`)),
  );
  const order = (words: string): number =>
    brief.rest.toLowerCase().indexOf(words.replace(/^(?:\d+ of \d+|all but one of the) /, ''));
  // A drawing beside a word of a chart only goes with it.
  const isWord = ({ said: words }: Subject): boolean => format === 'chart' && isLettered(words);
  const partly = brief.subjects
    .filter((one) => drawn.has(one.name) && !leftOut.includes(one.said) && !isWord(one))
    .flatMap((subject) => [
      ...missing(subject, copiesOf(subject.name)),
      ...(isOneOfMany(subject, copiesOf(subject.name), format) ? [`all but one of the ${subject.said}`] : []),
      ...(subject.lost ?? []),
      ...(MOVES_OTHERS.test(subject.action?.said ?? '') && !brief.shown.has(subject.action?.said ?? '')
        ? [subject.action?.said ?? '']
        : []),
      ...(subject.colours ?? [subject.colour]).flatMap((colour) =>
        colour && !studio.tints.has(tintKey({ ...subject, colour })) ? colourWords(brief, colour) : [],
      ),
    ]);
  const isScene = studio.account.bodies.length > 0;
  // Only a product stands in the light that shows what it is made of.
  const plain = finishWords(
    brief.subjects.filter((one) => isThere(one) && format !== 'product' && !(isScene && !isPatterned(one))),
  ).filter((words) => !brief.shown.has(words) && !isLettered(words));
  const tintedOver = brief.subjects.flatMap((one) => {
    const before = brief.words[brief.words.indexOf(one.finish?.said ?? '') - 1] ?? '';
    const colour = COLOUR_WORDS.get(before);
    const isLost = one.finish && one.colour && colour && colour !== one.colour && drawn.has(one.name);
    return isLost && hasDetail(one.name, one.finish.said) ? [`${before} ${one.finish.said}`] : [];
  });
  const borne = isScene ? [] : apartFromWearers(brief);
  const placed = isScene || format === 'product' ? [] : placedAround(brief);
  const aside = [...unkeptLayout(layout), ...unkeptBlanks(brief.blanks, studio.account)];
  const unkept = unkeptColours(brief, picture, studio.account);
  const named = [
    ...new Set([
      ...leftOut,
      ...partly,
      ...unshown,
      ...unkept,
      ...plain,
      ...tintedOver,
      ...placed,
      ...borne,
      ...aside,
      ...brief.missing,
    ]),
  ].sort((a, b) => order(a) - order(b));
  return [
    ...brief.notes,
    ...leftOutNotes('painted', [
      ...inClauses(brief.words.join(' '), named, { there: said, leftOver: brief.leftOver }),
      ...lettersOutside(brief, format).filter(
        (words) => !named.some((one) => one.split(' ').at(-1) === words.split(' ').at(-1)),
      ),
    ]),
    ...leftOutNotes('lettered', [
      ...new Set([...unlettered(wantedTexts(brief), studio.account, captions), ...studio.account.missing]),
    ]),
    ...standInNotes([
      ...splitCompounds(brief, (name) => drawn.has(name)),
      ...brief.subjects.filter((one) => drawn.has(one.name) && !isWord(one)).flatMap(standIn),
      ...brief.standIns,
    ]),
  ];
}

const wantedTexts = ({ texts, lines, author }: Brief): string[] => [
  ...texts,
  ...lines,
  ...(author ? [author] : []),
];

/** "A mushroom house" that is a mushroom beside a house: one thing was asked for. */
const splitCompounds = ({ subjects, rest }: Brief, isDrawn: (name: string) => boolean): string[] =>
  subjects.flatMap((first) =>
    subjects
      .filter(
        (second) =>
          first !== second &&
          first.count === 1 &&
          isDrawn(first.name) &&
          isDrawn(second.name) &&
          new RegExp(`\\b${first.said}[ -]${second.said}\\b`, 'i').test(rest),
      )
      .map((second) => `${first.said} ${second.said} as ${first.said} and ${second.said}`),
  );

/** Large pixels hide a pattern; a material has its colour. */
const isPatterned = ({ finish }: Subject): boolean => /^(?:stripes|dots|checks)$/.test(finish?.kind ?? '');

/** Side by side nobody pulls a sled. */
const MOVES_OTHERS = /^(?:pull|push|drag|tow|haul)/;

/** In a set of icons each thing is on one, and on a sign one stands for all. */
const isOneOfMany = ({ count, counted }: Subject, copies: number, format: FormatName): boolean =>
  count > 1 && !counted && copies === 1 && !/^(?:icon|notice)$/.test(format);

/** "The letter A inside a triangle": only the shapes of an emblem hold letters. */
function lettersOutside({ request, texts, shown, subjects }: Brief, format: FormatName): string[] {
  if (texts.length === 0 || !/^(?:logo|icon|card|sticker|label|poster)$/.test(format)) return [];
  const [said = '', how = '', thing = ''] =
    /(?:["”»]|\b(?:text|words?|name|\p{Lu}{1,3}))\s+(inside|within|in|on)\s+(?:an?|the)\s+((?:[\p{L}-]+\s+)?[\p{L}-]+)/u.exec(
      request.prompt,
    ) ?? [];
  const holder = subjects.find((one) => said !== '' && ` ${thing.toLowerCase()} `.includes(` ${one.said} `));
  return holder && !shown.has(`${how} the ${holder.said}`) ? [`${how} the ${holder.said}`] : [];
}

/** "A bear with a bandage": beside each other it bears none. */
const apartFromWearers = ({ subjects }: Brief): string[] =>
  subjects.flatMap(({ said, relation }) => {
    const isCape = /^(?:capes?|cloaks?)$/.test(said);
    const wearer = subjects[relation?.to ?? (isCape ? 0 : -1)];
    return wearer && wearer.said !== said && (isCape || relation?.said === 'with') && BORNE.test(said)
      ? [`${wearer.said} with ${said}`]
      : [];
  });

const BORNE =
  /(?:^| )(?:bandages?|plasters?|band-aids?|slings?|casts?|crutch(?:es)?|thermometers?|eye ?patch(?:es)?|collars?|saddles?|bells?|badges?|medals?|tattoos?|name ?tags?|capes?|cloaks?|feathers?|(?:black|skull|pirate) flags?)$/;

/** "With a moon behind it": flat designs have their things side by side. */
const placedAround = ({ words, shown }: Brief): string[] =>
  [
    ...words
      .join(' ')
      .matchAll(
        /\b(?:behind|above|below|under|around|over|inside|in front of|between) (?:it|them|him|her)\b/g,
      ),
  ]
    .map(([said]) => said)
    .filter((said) => !shown.has(said));

/** Smaller letters cannot be read; a share of the shorter side. */
const LEAST_LETTERS = 0.016;

/** Texts of which a word is not on the design, or not to be read there. */
export function unlettered(
  texts: readonly string[],
  account: SheetAccount,
  captions: readonly string[] = [],
): string[] {
  const readable = account.texts.filter(({ size, isInside }) => isInside && size >= LEAST_LETTERS);
  const said = [...captions, ...readable.map(({ text }) => text)];
  const words = tokenise(said.join(' '));
  // Characters such as braces are no words.
  const isThere = (text: string): boolean =>
    /[\p{L}\p{N}]/u.test(text)
      ? tokenise(text).every((word) => words.includes(word))
      : said.some((one) => one.includes(text));
  return texts.filter((text) => !isThere(text));
}

/** They announce the text that is there. */
const OF_TEXT =
  /^(?:date|author|names?|(?:sub-?)?(?:title|heading)|headline|header|footer|slogan|tagline|caption|text|words?|letters|lettering|inscription|quote|motto|saying)$/;

/** Little more than the things of the prompt. */
const BARE: ReadonlySet<FormatName> = new Set([
  'logo',
  'icon',
  'pattern',
  'product',
  'sign',
  'card',
  'sticker',
  'flag',
  'menu',
  'ticket',
  'business',
  'certificate',
  'label',
  'tattoo',
]);

const colourWords = ({ words }: Brief, colour: string): string[] =>
  words.filter((word) => COLOUR_WORDS.get(word) === colour).slice(0, 1);
