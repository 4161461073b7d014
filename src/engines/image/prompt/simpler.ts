import { ROOMS } from './vocabulary.ts';

/** Turns of speech that mean the same as a plainer one. */
const PLAINER: readonly (readonly [RegExp, string])[] = [
  // "A chess game between a man and a girl" shows the two of them.
  [
    /^(?:an? |the )?(?:(chess|domino(?:es)?|cards?|checkers|draughts) (?:game|match)|(?:game|match) of (chess|dominoes|cards|checkers|draughts)) between (.+? and (?:an? |the |his |her )?[\w'-]+(?: (?!(?:in|on|at|by|under|while|near|with)\b)[\w'-]+)*)/i,
    '$3 playing $1$2',
  ],
  // "Barn scene: a cow": the barn is seen from within.
  [new RegExp(`^(?:an? |the )?(${ROOMS.join('|')}) scene\\s*:`, 'i'), 'In a $1,'],
  [/\b(?:lots|plenty|loads|tons) of\b/gi, 'many'],
  [
    /\b(?:having|enjoying|taking) (?:(?:an?|their|his|her|some|afternoon|morning|hot|cups? of|mugs? of) )*(tea|coffee|cocoa|hot chocolate|lemonade|juice|orange juice|milk|wine|beer)\b(?! (?:party|break|time))/gi,
    'drinking $1',
  ],
  [/\b(?:having|taking) (?:an? |their |his |her )(?:quick |short |little )?(rest|walk|shower)\b/gi, '$1ing'],
  [/\b(?:having|taking) (?:an? |their |his |her )(?:quick |short |little )?nap\b/gi, 'napping'],
  [/\b(?:having|taking) (?:an? |their |his |her )(?:quick |short |little )?swim\b/gi, 'swimming'],
  [/\b(?:having|taking) (?:an? |their |his |her )bath (?=in an? (?:bath)?tub\b)/gi, 'bathing '],
  // "A suitcase left by a seat" stands by it.
  [
    /(?<=\p{L} )left (?=(?:by|beside|near|next to|behind|under|against|on|in) (?:an?|the|its|his|her|their)\b)/giu,
    '',
  ],
  [/\b(?:in|forming) (?:an? )?(?:single|one|indian) file\b/gi, 'in a row'],
  // Things that a stall or a shelf is full of lie on it.
  [
    /\b(stall|stand|shelf|bookshelf|bookcase|counter|cart) (?:full of|filled with|laden with|loaded with|piled (?:high )?with|overflowing with)\b/gi,
    '$1 with',
  ],
  [
    /\b(?:while|as|when) (?:it|night) (?:gets|grows|turns|is getting|is growing|falls)(?: dark)?(?: outside)?\b/gi,
    'at dusk',
  ],
  // "Warm light in the windows", "windows glowing orange", "glowing windows".
  [
    /\b(?:(?:warm|soft|dim|yellow|golden|orange|bright|cosy|cozy) )*(?:lights?|lamplight|candlelight|glow) (?:(?:glowing|shining|burning|on|spilling|coming|showing) )?(?:in|from|behind) (?:(?:all|most) )?(?:(?:of )?(?:the|its|their|every|each) )?windows?\b/gi,
    'lit windows',
  ],
  [
    /\b(?:(?:warmly|brightly|softly|warm) )?(?:lit(?:[ -]up)?|glowing|lighted|illuminated|shining)(?: (?:warm|yellow|golden|orange))? windows\b/gi,
    'lit windows',
  ],
  [
    /\bwindows (?:(?:all|are) )?(?:glow(?:ing)?|lit(?: up)?|aglow|shin(?:e|ing)|illuminated)(?: (?:warm(?:ly)?|bright(?:ly)?|soft(?:ly)?|yellow|gold(?:en)?|orange|with (?:warm )?light))?\b/gi,
    'lit windows',
  ],
  // "A dark cloudy sky" by day is no dusk: the clouds are dark.
  [
    /\bdark,? (?:(?:and )?(?:cloudy|overcast|stormy|grey|gray|rainy|moody|gloomy|leaden|heavy|brooding|threatening|ominous|dramatic|thundery),? )+(?=(?:sky|skies|clouds?)\b)/gi,
    'threatening ',
  ],
  [
    /\b(?:cloudy|overcast|stormy|grey|gray|rainy|moody|gloomy|leaden|heavy|threatening|ominous|dramatic),? (?:and )?dark (?=(?:sky|skies|clouds?)\b)/gi,
    'threatening ',
  ],
  [
    /(?<=\b(?:under|beneath|below|against) (?:an? |the )?)(?<!\b(?:night|evening|dusk|moon|stars?|starry)\b.*)dark (?=sky\b(?!.*\b(?:night|evening|dusk|moon|stars?|starry|aurora|lights?)\b))/gi,
    'threatening ',
  ],
  // The water is that of the lake.
  [
    /\b(drink(?:s|ing)?|lap(?:s|ping)|sip(?:s|ping)) (?:some |the )?water (?=(?:at|from|by|in|out of) (?:an? |the )?(?:\p{L}+ )?(?:lake|river|stream|creek|brook|pond|pool|waterhole|oasis|shore|bank|sea)\b)/giu,
    '$1 ',
  ],
  [
    /\b(cliff|hill|hilltop|mountain|ridge|rock|island) with (an? (?:[\w-]+ ){1,3})(?:on top|at the top|on it)\b(?: of it)?/gi,
    '$2on a $1',
  ],
  // Light from within is warm.
  [
    /\b(\p{L}+) (glowing|lit(?: up)?)(?: (?:warm(?:ly)?|softly|orange|yellow|gold(?:en)?))? from (?:the )?(?:inside|within)\b/giu,
    '$1 glowing brightly',
  ],
];

export const simpler = (prompt: string): string =>
  PLAINER.reduce((text, [said, plain]) => text.replace(said, plain), prompt);
