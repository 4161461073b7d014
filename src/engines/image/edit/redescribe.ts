import type { PaintedThing } from '../make-image.ts';
import { baseName } from '../prompt/figure.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import { isAlive } from '../prompt/people.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { placeIn } from './add-place.ts';
import { asMany, lastOf, moreOf, someOf } from './amounts.ts';
import type { EditOperation } from './operation.ts';
import type { OwnPicture } from './own-picture.ts';
import { skyHints } from './thing-words.ts';
import type { Whereabouts } from './whereabouts.ts';
import type { Wording } from './wording.ts';

/** Wordings of an edit, the best first. None where only the pixels can be changed. */
export function wordingsOf(
  operation: EditOperation,
  own: OwnPicture,
  where: Whereabouts,
): readonly Wording[] {
  const { prompt } = own.request;
  const inPrompt = (named: string): PaintedThing | undefined => {
    const [position] = where.positionsOf(named);
    return position === undefined ? undefined : own.things[position];
  };
  switch (operation.do) {
    case 'time': {
      const told = `${prompt.replace(TIME, ' ')}, ${TIME_WORDS[operation.to]}`;
      return withMore(told, operation.more).map((one) => ({
        ...one,
        isMet: ({ facts }) => facts.time === operation.to,
      }));
    }
    case 'weather': {
      const { kind, isWinter = false, more } = operation;
      const told = isWinter
        ? `${prompt.replace(SEASON, ' ')}, in winter`
        : `${prompt}, ${WEATHER_WORDS[kind]}`;
      const isMet = ({ facts }: OwnPicture): boolean =>
        isWinter || kind === 'rainbow' || facts.weather === kind;
      const covered = (wish: string): PaintedThing | undefined => {
        const what = /^snow on (?:the )?(.+)$/.exec(wish)?.[1] ?? '';
        return /^roofs?$/.test(what) ? own.things.find(({ name }) => isHouse(name)) : inPrompt(what);
      };
      const snowy = more?.reduce((text, wish) => {
        const thing = covered(wish);
        return thing ? text.replace(phraseOf(thing.said), 'snow-covered $&') : text;
      }, told);
      const left = more?.filter((wish) => !SNOWED.test(wish) && !covered(wish));
      return withMore(snowy ?? told, left).map((one) => ({ ...one, isMet }));
    }
    case 'sky': {
      const told = `${prompt.replace(SKY, ' ')}, under a ${operation.words} sky`;
      const weathers = skyHints(operation.words).flatMap(({ weather }) => weather ?? []);
      return operation.words === ''
        ? []
        : withMore(told, operation.more?.map(unflashed)).map((one) => ({
            ...one,
            isMet: ({ facts }) =>
              weathers.length === 0 || weathers.some((weather) => weather === facts.weather),
          }));
    }
    case 'season':
      return [{ prompt: `${prompt.replace(SEASON, ' ')}, in ${operation.to}` }];
    case 'count':
      return asMany(prompt, operation.count, operation.of, inPrompt(operation.of));
    case 'unsubject': {
      const { count, of } = someOf(operation.what);
      const thing = count === 0 ? undefined : inPrompt(of);
      return thing ? asMany(prompt, thing.prints.length - count, of, thing) : [];
    }
    case 'look': {
      const thing = longestName(operation.words, (named) => inPrompt(named) !== undefined);
      const look = operation.words
        .slice(thing.length)
        .replace(/^ (?:(?:to|into|in|be|look) )*/, ' ')
        .trim();
      return inPrompt(thing)
        ? looked(prompt, inPrompt(thing)?.said, look)
        : dressed(prompt, `${look} ${thing}`, own.things, where.isGarment(thing));
    }
    case 'replace': {
      const said = inPrompt(operation.named)?.said;
      const told = said === undefined ? undefined : exchanged(prompt, said, operation.by);
      return told === undefined ? [] : [{ prompt: told, replaced: said }];
    }
    case 'recolour': {
      if (operation.on.of !== 'thing') return [];
      const { named } = operation.on;
      const bare = named.replace(/^.+['’]s /, '');
      return [
        ...looked(prompt, inPrompt(named)?.said ?? named, operation.said),
        ...dressed(prompt, `${operation.said} ${bare}`, own.things, where.isGarment(bare)),
      ];
    }
    case 'add': {
      const { count, of } = moreOf(operation.words);
      const thing = count === 0 ? undefined : inPrompt(of);
      if (thing) return asMany(prompt, thing.prints.length + count, of, thing);
      return added(prompt, operation.words, own.things, inPrompt, (what) => where.isGarment(what));
    }
    default:
      return [];
  }
}

const TIME =
  /,?\s*\b(?:(?:at|in|during|on|by)\s+)?(?:(?:an?|the)\s+)?(?:sunny|night(?:time)?|midnight|sunset|dusk|dawn|sunrise|evening|morning|noon|midday|daytime|daylight|moonlit|starry)\b(?:\s+(?:day|night|evening|morning|light))?/gi;

const TIME_WORDS = { night: 'at night', sunset: 'at sunset', dawn: 'at dawn', day: 'by day' } as const;

const WEATHER_WORDS = {
  rain: 'it is raining',
  snow: 'it is snowing',
  fog: 'in thick fog',
  rainbow: 'with a rainbow',
} as const;

const SKY = /,?\s*\b(?:under|beneath|below|against|with)\s+(?:an?|the)\s+(?:[\w-]+\s+){0,3}?sk(?:y|ies)\b/gi;

/** Lightning is a flash by nature. */
const unflashed = (wish: string): string =>
  wish.replace(/^(?:(?:an?|some) )?(?:flash|bolt|streak|fork)(?:e?s)? of /, '');

const SEASON = /,?\s*\b(?:in\s+(?:the\s+)?)?(?:spring|summer|autumn|fall|winter)(?:time)?\b/gi;

/** Large enough for a roof. */
function isHouse(name: string): boolean {
  const { metres, zone } = kindOfSubject(baseName(name));
  return metres >= 4 && zone === 'ground' && !isAlive(baseName(name));
}

/** Snow lies on them in winter, whatever else is said. */
const SNOWED = /^snow on (?:the )?(?:trees?|ground|grass|mountains?|hills?|fields?|street|pavement)$/;

/** With further wishes for the air and the light; then without those. */
const withMore = (told: string, more: readonly string[] = []): readonly Wording[] => [
  ...(more.length > 0 ? [{ prompt: `${told}, with ${more.join(' and ')}` }] : []),
  { prompt: told, mayLeaveOut: true, without: more },
];

const phraseOf = (said: string): RegExp =>
  new RegExp(`\\b${said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')}\\b`, 'i');

/** The longest beginning of some words that names a thing. */
function longestName(words: string, isThing: (named: string) => boolean): string {
  const all = words.split(' ');
  for (let length = Math.min(4, all.length - 1); length > 0; length--) {
    const named = all.slice(0, length).join(' ');
    if (isThing(named)) return named;
  }
  return all[0] ?? '';
}

/** A thing of the prompt with another look instead of its colours. */
function looked(prompt: string, said: string | undefined, look: string): readonly Wording[] {
  if (said === undefined || look === '') return [];
  const found = new RegExp(
    `\\b(?:(an?)\\s+)?((?:[\\p{L}-]+\\s+){0,3}?)(${phraseOf(said).source})`,
    'iu',
  ).exec(prompt);
  if (!found) return [];
  const [whole, article, looks = '', noun = ''] = found;
  const kept = looks
    .split(/\s+/)
    .filter((word) => !COLOUR_WORDS.has(word.toLowerCase()))
    .join(' ');
  const a = article === undefined ? '' : `${/^[aeiou]/i.test(look) ? 'an' : 'a'} `;
  const now = `${a}${article === undefined ? `${kept} ${look}` : `${look} ${kept}`} ${noun}`
    .replace(/\s+/g, ' ')
    .trimStart();
  return [{ prompt: prompt.replace(whole, now), changed: undefined }];
}

const COLOURS = [...COLOUR_WORDS.keys()].join('|');

/** A thing of the prompt, with its looks, as another one. */
function exchanged(prompt: string, said: string, by: string): string | undefined {
  const found = new RegExp(
    `\\b(?:(?:an?|the|his|her|its|their|my|one|two|three)\\s+(?:(?!(?:of|with|and|in|on|at)\\b)[\\p{L}-]+\\s+){0,2}?|(?:(?:${COLOURS})\\s+)*)${phraseOf(said).source}`,
    'iu',
  ).exec(prompt);
  return found ? prompt.replace(found[0], by) : undefined;
}

const BODY_PART =
  /^(?:(.+?)['’]s )?(hands?|arms?|fingers|paws?|neck|head|shoulders?|back|wrist|face|nose|mouth|beak|ears?|body)$/;
const HELD = /^(?:hands?|arms?|fingers|paws?|mouth|beak)$/;
/** Two things side by side are drawn as well into the image as it is. */
const APART = /\bof$|^(?:next to|beside|near|by|in front of|above|over)$/;

/** A thing that another one wears, holds or has on it; or lights of the sky. */
function added(
  prompt: string,
  words: string,
  things: readonly PaintedThing[],
  inPrompt: (named: string) => PaintedThing | undefined,
  isGarment: (what: string) => boolean,
): readonly Wording[] {
  const { what, relation, anchor } = placeIn(words);
  if (anchor === undefined || relation === undefined)
    return skyHints(words).length > 0 ? [{ prompt: `${prompt}, with ${words}`, isMore: true }] : [];
  if (APART.test(relation)) return [];
  // A portrait has no things at places of its own.
  if (things.length === 0)
    return isGarment(what)
      ? [
          {
            prompt: `${prompt}, wearing ${what.trim()}`,
            isMore: true,
            mayLeaveOut: true,
            isMet: ({ notes }) => !notes.some((note) => note.endsWith(lastOf(what.trim()))),
          },
        ]
      : [];
  const [, owner, part] = BODY_PART.exec(anchor) ?? [];
  const alive = things.find(({ name, prints }) => prints.length > 0 && isAlive(baseName(name)));
  const bearer = owner === undefined ? (part === undefined ? inPrompt(anchor) : alive) : inPrompt(owner);
  const said = bearer && phraseOf(bearer.said);
  if (!bearer || !said?.test(prompt)) return [];
  const isBody = isAlive(baseName(bearer.name));
  const verbs = HELD.test(part ?? '')
    ? ['holding']
    : isBody && isGarment(what)
      ? ['wearing', 'with']
      : ['with'];
  const isBehind = /^(?:behind|under|below)$/.test(relation);
  return [
    ...(isBehind ? [] : verbs.map((verb) => prompt.replace(said, `$& ${verb} ${what.trim()}`))),
    ...(part === undefined ? [`${prompt}, ${what.trim()} ${relation} the ${bearer.said}`] : []),
  ].map((one) => ({
    prompt: one,
    isMore: true,
    isMet: (painted) => isAtBearer(painted, things, bearer.said),
  }));
}

/** Adds a garment of this look to a person, if the words for the image do not mention it. */
function dressed(
  prompt: string,
  garment: string,
  things: readonly PaintedThing[],
  isGarment: boolean,
): readonly Wording[] {
  const wearer = things.find(({ name, prints }) => prints.length > 0 && isAlive(baseName(name)));
  if (!isGarment || !wearer) return [];
  const article = /s$/.test(garment) ? '' : /^[aeiou]/i.test(garment) ? 'an ' : 'a ';
  const told = prompt.replace(phraseOf(wearer.said), `$& wearing ${article}${garment}`);
  return told === prompt ? [] : [{ prompt: told, isMore: true }];
}

/** True where all that came in touches the thing that has it. */
function isAtBearer({ things }: OwnPicture, before: readonly PaintedThing[], bearer: string): boolean {
  const print = things.find(({ said }) => said === bearer)?.prints[0];
  const come = things.filter(({ said }) => !before.some((one) => one.said === said));
  return come.every(({ prints }) =>
    prints.every(
      ({ left, right, top, bottom }) =>
        print && left < print.right && right > print.left && top < print.bottom && bottom > print.top,
    ),
  );
}
