import { tokenise } from '../prompt/lexicon.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import { readTreatment, type Treatment } from '../prompt/treatments.ts';
import { sideIn } from './crop-words.ts';
import { countIn, moveIn } from './move-words.ts';
import type { Change, Effect } from './operation.ts';
import { cropOf, rescaleIn, resizeIn, rotationIn, zoomIn } from './size-words.ts';
import { additionIn, backdropIn, replacementIn, skyIn } from './thing-words.ts';

export interface Rule {
  /** The words that it finds are used up. */
  readonly words: RegExp;
  /** Undefined where the words mean something else. */
  read(match: RegExpExecArray, clause: string): Change | Effect | undefined;
  /** Other words of the clause that it reads, all of them. */
  readonly also?: RegExp;
}

const WEAK = /\b(?:slightly|a bit|a little|little|subtle|subtly|a touch|somewhat|lightly)\b/;
const STRONG = /\b(?:much|very|a lot|lots|really|strong|strongly|far|way|heavily|completely|totally)\b/;
const SHARE = /\b(?:by )?(\d{1,3}) ?(?:%|per ?cent\b)/;
const GRADED = new RegExp(`${WEAK.source}|${STRONG.source}`, 'g');
const MEASURED = new RegExp(`${GRADED.source}|${SHARE.source}`, 'g');

const strength = (clause: string): number => (WEAK.test(clause) ? 0.5 : STRONG.test(clause) ? 1.7 : 1);

/** "By 20 %" as 0.2, or what the words ask for by themselves. */
const shareIn = (clause: string, otherwise: number): number => {
  const share = SHARE.exec(clause)?.[1];
  return share === undefined ? otherwise * strength(clause) : Number(share) / 100;
};

const exposure = (clause: string, sign: 1 | -1, otherwise: number): Effect => ({
  do: 'exposure',
  stops: SHARE.test(clause)
    ? Math.log2(Math.max(0.05, 1 + sign * shareIn(clause, 0)))
    : sign * otherwise * strength(clause),
});

const colourIn = (text: string): string | undefined =>
  tokenise(text).flatMap((word) => COLOUR_WORDS.get(word) ?? [])[0];

/** A colour at the end, and how deep it is. */
const SHADE = /\b(?:(?:bright|light|lighter|dark|darker|pale|deep|vivid|soft|pastel|navy|hot) )?\w+$/;

const COLOURS = new RegExp(`\\b(?:${[...COLOUR_WORDS.keys()].join('|')}|black|white)\\b`, 'g');

const manner = (clause: string): Treatment | undefined => readTreatment(clause).treatment;

/** "A dark blue cap" and "dark clouds" do not ask for a darker image. */
const NO_SHADE = `\\b(?! (?:${[...COLOUR_WORDS.keys()].join('|')}|black|white|clouds?|sky|skies)\\b)`;

const LESS = '(?:less|lower|reduce|decrease)\\b[^,;]*?\\b';

export const RULES: readonly Rule[] = [
  {
    words: /\b(?:change|replace|swap|new|different|make|turn|paint|give)\b(?: \w+){0,2}? sky\b(.*)/,
    read: (match) => skyIn(match[1] ?? ''),
  },
  {
    words:
      /\b(?:remove|erase|delete|drop|cut (?:away|out)|take (?:away|out)|get rid of|without)\b[^,;]*\b(?:back ?ground|backdrop|bg)\b|\b(?:transparent|no) (?:back ?ground|backdrop|bg)\b|\b(?:back ?ground|backdrop|bg)\b[^,;]*\btransparent\b|\b(?:cut ?out|isolate|extract|keep only|keep just)\b[^,;]*\b(?:subject|object|foreground|figure)\b/,
    read: () => ({ do: 'cutout', colour: undefined }),
  },
  {
    words: /\b(?:cut ?out|isolate|extract|keep only|keep just) (?:the|my|his|her|this|that) ([\w ]+)$/,
    // "Keep only the left half" is a crop.
    read: (match) =>
      sideIn(match[0]) || /\b(?:middle|cent(?:er|re))\b/.test(match[0])
        ? undefined
        : { do: 'cutout', colour: undefined, kept: match[1] },
  },
  {
    words:
      /\b(?:replace|swap|exchange|substitute|change|turn|transform|make|convert)\b(?: out)? (?:the|my|his|her|its|this|that) (?!(?:\w+ )?(?:back ?ground|backdrop|sky|picture|image|photo|scene|colou?rs?)\b)([\w' -]+?) (?:with|by|for|into|to) (.+)/,
    read: (match) => replacementIn(match),
  },
  { words: /\bbokeh\b|\bdepth of field\b/, read: () => ({ do: 'blur', amount: 1 }) },
  {
    words: /\b(?:soft )?(?:blur(?:ry|red)?|out of focus|soften|defocus(?:ed)?)\b/,
    read: (_, clause) => ({ do: 'blur', amount: strength(clause) }),
    also: GRADED,
  },
  {
    words:
      /\b(?:make|turn|change|replace|set|swap|give|fill|put|place|move)\b[^,;]*\b(?:back ?ground|backdrop)\b[^,;]*|\b(?:put|place|move|set)\b (?:it|him|her|them|(?:the|my|this|that) [\w ]+?) (?:on|in|into|onto|at|in front of|inside|under) (?:an?|some) [^,;]+/,
    read: ([words]) => backdropIn(words),
  },
  {
    words:
      /\b(?:black (?:and|&) white|b ?& ?w|monochrome|gr[ae]y ?scale|colou?rless|noir)\b|\bgr[ae]y (?=except|but)|\bgr[ae]y$/,
    read: (_, clause) =>
      /\b(?:the|my) (?!rest|background|whole|entire|image|picture|photo)\w+ (?:to |into )?gr[ae]y$/.test(
        clause,
      )
        ? undefined
        : { do: 'grey' },
    also: /\bcompletely\b|\btotally\b/g,
  },
  { words: /\bzoom(?:ed)?\b(?: in)?\b(?! out)[^,;]*|\bclose-?up\b[^,;]*/, read: ([words]) => zoomIn(words) },
  { words: /.*/, read: (_, clause) => moveIn(clause) ?? countIn(clause) },
  {
    words: /\b(?:resize|scale|shrink|enlarge|reduce|make it|size)\b[^,;]*\d[^,;]*/,
    read: ([words]) => resizeIn(words),
  },
  {
    words:
      /\b(?:half|twice|double|triple|quarter) (?:the |its )?(?:original )?size\b|\b(?:resize|scale|shrink|enlarge)\b[^,;]*/,
    read: ([words]) => rescaleIn(words),
  },
  { words: /.*/, read: (_, clause) => cropOf(clause) },
  {
    words: /\b(?:remove|erase|delete|crop out|take (?:away|out)|get rid of|without)\b\s*(.*)/,
    read: (match) => ({ do: 'unsubject', what: match[1] ?? '' }),
  },
  {
    words: /\b(?:frame|border)\b/,
    read: (_, clause) => ({
      do: 'frame',
      colour: /\bblack\b/.test(clause) ? '#000000' : (colourIn(clause) ?? '#ffffff'),
      thickness: /\b(?:thin|narrow|small|slim)\b/.test(clause)
        ? 0.5
        : /\b(?:thick|wide|big|bold)\b/.test(clause)
          ? 2
          : 1,
    }),
    also: new RegExp(
      `${COLOURS.source}|\\b(?:thin|narrow|small|slim|thick|wide|big|bold|simple|add|put)\\b`,
      'g',
    ),
  },
  {
    words: /\b(?:add|put|place|draw|insert|include|give)\b (?!.*\b(?:caption|text|title|vignette)\b)(.+)/,
    read: (match) => additionIn(match[1] ?? ''),
  },
  {
    words:
      /\b(?:make|turn|paint|colou?r|recolou?r|change|dye)\b (?=(?:the |my |his |her |its )(?!(?:whole |entire )?(?:picture|image|photo\w*|scene|background|sky)\b))/,
    read: (_, clause) => {
      const said = SHADE.exec(clause)?.[0] ?? '';
      const colour = /\bstrip|\band \w+$/.test(clause) ? undefined : colourIn(said);
      return colour === undefined ? undefined : { do: 'recolour', colour, said };
    },
    also: new RegExp(`\\b(?:from \\w+ )?(?:to |into |in )?(?:an? )?${SHADE.source}`, 'g'),
  },
  {
    words:
      /\b(?:(?:the )?(?:day|daytime|daylight) (?:in)?to )?(?:at )?(?:night|midnight|nighttime|moonlit)\b/,
    read: () => ({ do: 'time', to: 'night' }),
  },
  {
    words: /\b(?:at )?(?:sunset|golden hour|evening|dusk)\b/,
    read: () => ({ do: 'time', to: 'sunset' }),
  },
  { words: /\b(?:dawn|sunrise|morning)\b/, read: () => ({ do: 'time', to: 'dawn' }) },
  {
    words: /\b(?:(?:the )?night (?:in)?to )?(?:day|daytime|daylight|noon|sunny)\b/,
    read: () => ({ do: 'time', to: 'day' }),
  },
  {
    words:
      /\bsepia(?: tones?)?\b|\b(?:vintage|old|aged|antique|retro)(?:-looking)?(?: photo\w*| picture| image)?$/,
    read: (_, clause) => (/\b(?:the|my|an?) (?:\w+ )?old \w+/.test(clause) ? undefined : { do: 'sepia' }),
  },
  { words: /\binvert(?:ed)?(?: (?:the )?colou?rs)?\b|\bnegative\b/, read: () => ({ do: 'invert' }) },
  {
    words: /\bwarm(?:er|th)?(?: (?:colou?rs|tones?))?\b/,
    read: (_, clause) => ({ do: 'warmth', by: strength(clause) }),
    also: GRADED,
  },
  {
    words: /\b(?:cool(?:er)?|cold(?:er)?)(?: (?:colou?rs|tones?))?\b/,
    read: (_, clause) => ({ do: 'warmth', by: -strength(clause) }),
    also: GRADED,
  },
  {
    words: new RegExp(
      `\\b(?:dark(?:er|en)?${NO_SHADE}|dim(?:mer)?|less light|${LESS}(?:brightness|exposure))\\b`,
    ),
    read: (_, clause) => exposure(clause, -1, 0.9),
    also: MEASURED,
  },
  {
    words: new RegExp(
      `\\b(?:bright(?:er|en|ness)?${NO_SHADE}|lighter${NO_SHADE}|lighten|more light|exposure)\\b`,
    ),
    read: (_, clause) => exposure(clause, 1, 0.75),
    also: MEASURED,
  },
  {
    words: new RegExp(`\\b${LESS}contrast\\b|\\bflatter\\b`),
    read: (_, clause) => ({ do: 'contrast', by: 1 - shareIn(clause, 0.25) }),
    also: MEASURED,
  },
  {
    words: /\bcontrast\b|\bpunch(?:y|ier)\b/,
    read: (_, clause) => ({ do: 'contrast', by: 1 + shareIn(clause, 0.3) }),
    also: MEASURED,
  },
  {
    words: new RegExp(
      `\\bdesaturated?\\b|\\bless (?:colou?r(?:ful)?|saturated)\\b|\\b${LESS}saturation\\b|\\bmuted\\b|\\bpastel\\b|\\bfaded?\\b`,
    ),
    read: (_, clause) => ({ do: 'saturation', by: 1 - shareIn(clause, 0.45) }),
    also: MEASURED,
  },
  {
    words: /\bsaturat(?:ed?|ion)\b|\bvivid\b|\bvibrant\b|\bmore colou?r(?:s|ful)?\b|\bcolou?rful\b/,
    read: (_, clause) => ({ do: 'saturation', by: 1 + shareIn(clause, 0.5) }),
    also: MEASURED,
  },
  { words: /\bsharp(?:en|er)?\b|\bcrisp(?:er)?\b/, read: () => ({ do: 'sharpen' }), also: GRADED },
  { words: /\bpixelat(?:ed?|ion)\b|\b8.?bit\b|\bpixel art\b/, read: () => ({ do: 'pixelate' }) },
  { words: /\bvignett(?:e|ing)\b/, read: () => ({ do: 'vignette' }) },
  {
    words:
      /\bupside down\b|\b(?:rotate|tilt(?![ -]shift)|turn)\b(?: (?:it|by|to|the|image|picture|photo|slightly|a|bit|little|left|right|degrees?|(?:counter|anti)?-?clockwise|\d+°?))*/,
    read: ([words]) => rotationIn(words),
  },
  {
    words: /\b(?:flip|mirror)(?:ped|ed)?\b[^,;]*?\b(?:vertical(?:ly)?|upside down)\b/,
    read: () => ({ do: 'flip', upsideDown: true }),
  },
  {
    words: /\b(?:flip|mirror)(?:ped|ed)?\b(?:[^,;]*?\b(?:horizontal(?:ly)?|left to right|sideways)\b)?/,
    read: () => ({ do: 'flip', upsideDown: false }),
  },
  {
    words: /\b(?:rain|rainy|raining)\b(?: in it)?/,
    read: () => ({ do: 'weather', kind: 'rain' }),
  },
  {
    words: /\b(?:snow|snowy|snowing|winter)\b/,
    read: ([said]) => ({ do: 'weather', kind: 'snow', isWinter: said === 'winter' }),
  },
  {
    words: /\b(?:in(?:to)? )?(?:an? |the )?(spring|summer|autumn|fall)(?:time)?\b/,
    read: (match) => ({ do: 'season', to: seasonOf(match[1] ?? '') }),
  },
  { words: /\b(?:fog|foggy|mist|misty|haze)\b/, read: () => ({ do: 'weather', kind: 'fog' }) },
  { words: /\brainbow\b/, read: () => ({ do: 'weather', kind: 'rainbow' }) },
  {
    words: /\btilt[ -]shift\b|\bminiature\b/,
    read: () => ({ do: 'style', style: '3d' }),
    also: /\bminiature\b/g,
  },
  {
    words: /\b(?:pencil|charcoal|graphite)?[ -]?(?:sketch|drawing)\b|\bhand[ -]drawn\b/,
    read: (_, clause) => ({ do: 'style', style: manner(clause) ?? 'pencil' }),
  },
  {
    words: /\b(?:oil |acrylic )?(?:painting|painted|painterly|artistic)\b/,
    read: (_, clause) => ({ do: 'style', style: manner(clause) ?? 'oil' }),
    also: /\bwater ?colou?r\b/g,
  },
  { words: /\b(?:comic|manga)\b/, read: () => ({ do: 'style', style: 'cartoon' }) },
  {
    words:
      /\b(?:water ?colou?r|aquarelle|gouache|impressionist|oils?|line[ -]?art|outlines?|ink|cartoon(?:ish)?|anime|cel[ -]shaded|3d|clay\w*|low[ -]?poly\w*|paper[ -]?(?:cut|craft)\w*|neon|synthwave|vaporwave)\b/,
    read: (match, clause) => {
      const style = manner(clause) ?? manner(`in ${match[0]} style`);
      return style && { do: 'style', style };
    },
  },
  {
    words: /\b(?:tint|colou?r|tone|make it|turn it|more)\b/,
    read: (_, clause) => {
      const colour = colourIn(clause);
      return colour === undefined ? undefined : { do: 'tint', colour, amount: 0.45 };
    },
    also: new RegExp(`${COLOURS.source}|${GRADED.source}`, 'g'),
  },
  {
    words: /\b(?:make|turn|paint|colou?r|change)\b (?:the|my|his|her|its) (.+)/,
    read: (match) =>
      / /.test(match[1] ?? '') && !OF_IMAGE.test(match[1] ?? '')
        ? { do: 'look', words: match[1] ?? '' }
        : undefined,
  },
];

const OF_IMAGE =
  /^(?:whole |entire )?(?:picture|image|photo\w*|pic|scene|background|sky|colou?rs?|lights?)\b/;

const seasonOf = (word: string): 'spring' | 'summer' | 'autumn' =>
  word === 'spring' || word === 'summer' ? word : 'autumn';
