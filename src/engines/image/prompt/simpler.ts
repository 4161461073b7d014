import { withListedColours } from './listed-colours.ts';
import { withSignTexts } from './notice-texts.ts';
import { OTHERWISE } from './otherwise-read.ts';
import { OWN_NATURE } from './own-nature.ts';
import { eachOfTwo, othersNamed, SHORTLY } from './said-shortly.ts';
import { asMeant, withReminder } from './spoken.ts';
import { dressed, HUE, partsTold } from './told-later.ts';
import { UNQUOTED } from './unquoted-texts.ts';
import { ROOMS } from './vocabulary.ts';

/** Turns of speech that mean the same as a plainer one. */
const PLAINER: readonly (readonly [RegExp, string])[] = [
  ...UNQUOTED,
  ...OTHERWISE,
  ...OWN_NATURE,
  ...SHORTLY,
  // Names of posts are in the chart, and not on it.
  [/\s(?:named|called|namely) (?<=\b(?:org|organi[sz]ation(?:al)?|hierarchy) chart\b.*)(?=\p{L})/giu, ' ('],
  // "No dogs allowed sign", and what has no phrase of its own: "no bikes sign".
  [
    /\bno[ -]([\p{L}]+(?: (?:(?:or|and) )?[\p{L}]+)?)[ -](?:(?:are |is )?(?:allowed|permitted)[ -])(?=sign\b)/giu,
    'no $1 ',
  ],
  [
    /^(?:an? )?no[ -](?!(?:smoking|parking|entry|swimming|dogs?|exit|new|other|visible)[ -])((?:[\p{L}]+ )?[\p{L}]+)[ -]sign\b/iu,
    'prohibition sign with $1',
  ],
  // "A small drawing of daffodils on top": the design has no other size for it.
  [
    /\b(?:with )?(?:an? |some )?(?:(?:small|little|tiny|simple) )*(?:drawings?|illustrations?|sketch(?:es)?) of (?=(?:[\p{L}-]+ ?){1,4}(?: (?:on|at|in|above|below|under)\b|[,.;]|$))(?<=\b(?:calendar|menu|card|invitation|poster|flyer|label|certificate|ticket)\b.*)/giu,
    'with ',
  ],
  [
    /(?<=[,;] (?:an? |with an? )?)(?:(?:small|little|tiny|simple) )*([\p{L}-]+) (?:drawing|illustration|sketch|doodle)(?=[,.;]|$)(?<=\b(?:calendar|menu|card|invitation|poster|flyer|label|certificate|ticket)\b.*)/giu,
    '$1',
  ],
  // "Author "Lena Marsh"": whose name it is shows by itself.
  [/\b(?:author|artist|by)(?:['’]s name)?:? (?=["“][\p{Lu}])(?<=\bcover\b.*)/giu, ''],
  [
    /\b(?:with |and |there (?:is|are) )?(?:no|without(?: any)?|not (?:a|one)(?: single)?) clouds?(?: in (?:the|an?)(?: \w+)? sky)?\b/giu,
    'cloudless sky',
  ],
  [/\b(?:back|front|kitchen|cottage)[ -]?gardens?\b/giu, 'garden'],
  // Glass of a window, not a tumbler.
  [
    /\brain (?:running|streaming|trickling|dripping|sliding|pouring|rolling|falling) down (?:the |its )?(?:glass|(?:window )?panes?|windows?)(?: outside)?/giu,
    'rain outside',
  ],
  [
    /\b((?:cherry|apple|almond|plum|pear|peach|orchard|fruit) trees?) in (?:full |pink |white )*(?:blossom|bloom|flower)\b/giu,
    'blossoming $1',
  ],
  // A sailor has the hat of one, and so has his captain.
  [
    /(?<=\b(?:captain|skipper|sailor)\b[^,.;]{0,12}) (?:with|wearing|in) (?:an? |his |her |the )?(?:captain|skipper|sailor)['’]?s?['’]? (?:hat|cap)\b/giu,
    '',
  ],
  [/\b(?:an? |the )?ribbon of (?=(?:[\p{L}-]+ )?(?:road|highway|motorway|river|path)\b)/giu, 'a winding '],
  [
    /\b((?:poster|flyer|leaflet|invitation)) (?:for|to) (?:an? |the |our )?((?:Easter|Christmas|Halloween|Thanksgiving|Midsummer|Carnival|Mardi Gras|Diwali|Hanukkah|Pentecost) (?:brunch|breakfast|lunch|dinner|party|market|fair|bazaar|concert|service|sale|parade|dance|ball|egg hunt))\b/giu,
    '$1 with the text "$2"',
  ],
  // A slab is what things stand on.
  [
    /\bon an? ((?:\p{L}+ )?(?:marble|stone|slate|granite|concrete|wooden|wood)) (?:slab|plinth|board)\b(?<=\b(?:product|packshot|studio)\b.*)/giu,
    'on a $1 surface',
  ],
  [
    /\b((?:\w+ )?(?:sheep|lambs|swans|geese))\b([^.;]*?), (?:with )?(?:just |only )?one of them (?:is |being )?(black|brown|gr[ae]y|pink|golden)(?=\s*[,.;]|\s*$)/giu,
    '$1$2, one $3, the rest white',
  ],
  [
    /\b(?:an? )?ribbon of (?:asphalt|tarmac)(?: (?:crossing|cutting (?:through|across)|running (?:through|across)))?\b/giu,
    'a road through',
  ],
  // Paper is what a design is on.
  [
    /(,|\bon) (?:an? )?(?:old|aged|yellowed|antique|weathered|vintage|brown|kraft) (?:paper|parchment)(?: (?:look|style|texture|background))?(?=\s*[,.;]|\s*$)(?<=\b(?:poster|flyer|card|invitation|menu|certificate|label)\b.*)/giu,
    '$1 beige background',
  ],
  [/\b(wanted poster) (?:for|of|with|showing) (?=an?\b)/giu, '$1 with '],
  // "A horse-drawn sleigh" has its horse.
  [
    /\b(?:an? )?(horse|dog|ox|donkey|reindeer|pony)[ -](?:drawn|pulled) ((?:[\p{L}-]+ )?(?:sleigh|sled|sledge|cart|carriage|wagon|coach|plough|tram))\b/giu,
    'a $1 pulling a $2',
  ],
  // A vessel "with" things has them inside.
  [
    /\b(bucket|basket|bowl|jar|crate|pail|basin) with ((?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:[\p{L}-]+ )?[\p{L}]+s|(?:two|three|four|five|six|\d+) fish)\b(?! on (?:it|the))/giu,
    '$1 of $2',
  ],
  // "A horse jumping over a fence, its rider in red": the rider is on it.
  [
    /^(an? )((?:[\p{L}-]+ )?(?:horse|pony|camel|elephant|donkey)\b[^.;,]*), (?:its |the |an? )?rider ((?:in|wearing|with) [^.;,]+)/iu,
    'a person $3 riding $1$2',
  ],
  [
    /\bplaying with ((?:the|an?|some) (?:ball of )?[\p{L}]+) (at (?:her|his) feet)\b/giu,
    '$2 playing with $1',
  ],
  // Whose room it is says what is in it.
  [
    /\b((?:bed|living |dining |class)?room|kitchen|study|office|studio|workshop) of (?:an?|the|our|my) [\p{L}]+(?=\s*[:,.])/giu,
    '$1',
  ],
  // A surfer has a board.
  [/(?<=\bsurfers?\b[^,.;]{0,30}) on (?:their|his|her|the) (?:surf ?)?boards?\b/giu, ''],
  // The head of a robot is square.
  [/(?<=\brobot\b[^,.;]{0,20} with) (?:an? )?(?:square|boxy|cubic) head and(?= )/giu, ''],
  [/(?<=\brobot\b[^,.;]{0,20}) with (?:an? )?(?:square|boxy|cubic) head\b/giu, ''],
  // "Three white tulips and one red one".
  [
    new RegExp(`\\b(\\w+ )(${HUE} )([\\p{L}-]+?)(s) and (?:one|a(?: single)?) (${HUE}) one\\b`, 'giu'),
    '$1$2$3$4 and one $5 $3',
  ],
  // A sign with a ring and a slash.
  [
    /\b(ring|circle) (?:and|with) (?:an? )?(?:red )?(?:diagonal )?(?:slash|bar|line|stroke)\b(?= through|[,.;]|$)(?<=\bsign\b.*)/giu,
    '$1',
  ],
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
  // "Balloons over a valley, five of them".
  [
    /^(?!(?:an?|the|two|three|four|five|six|seven|eight|nine|ten|\d+)\b)([^,.;:]+), (?:(?:there are|about) )?(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) of them\b/i,
    '$2 $1',
  ],
  // "Mostly black, one bright yellow".
  [
    /\b(?:mostly|mainly|nearly all|almost all|all(?: of them)?) (\p{L}+),? (?:(?:but|and|except|with) )?(?:for )?(?:just |only )?(?:a single|one)(?: (?:bright|vivid|deep))? (?=(?:red|orange|yellow|green|blue|purple|pink|brown|black|white|gr[ae]y|gold|silver|turquoise)\b)(\p{L}+)(?: one)?\b/giu,
    'one $2, the rest $1',
  ],
  [
    /\b(?:(an?|the) )?((?:[\w-]+ ){0,3}table) with ((?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:[\w-]+ ){0,2}(?:chairs|stools|seats))\b(?! (?:in|on|at|against|beside|behind))/gi,
    '$3 around $1 $2',
  ],
  // "A table with chairs, a red folder in the middle".
  [
    /(?<=\btable\b[^.;]*), (an? (?:single |lone )?(?:[\w-]+ ){1,3})in the (?:middle|centre|center)\b(?! of)/gi,
    ', $1on the table',
  ],
  [/\b(two|three|four|five|six|seven|eight|nine|ten|\d+) stacked(?: up)? (?=\p{L})/giu, 'a stack of $1 '],
  [
    /\b(\p{L}+s) (?:piled|heaped)(?: up)?(?= (?:next to|beside|near|by|in|on|against|behind)\b)/giu,
    'a pile of $1',
  ],
  [/\b(?:pyramids?|heaps|mounds|piles) of (?:(?:colou?rful|ground|bright) )?spices\b/gi, 'spice heaps'],
  [/\b(?:an? |the )?(?<!offshore )wind ?(?:farm|park)s?\b/gi, 'a field of wind turbines'],
  [
    /\b((?:(?:freight|goods|cargo|passenger|steam|express) )?train) with ((?:[\w-]+ ){1,2})(?:wagons|carriages|coaches|cars)\b/gi,
    '$2$1',
  ],
  // People sit in an open boat; a sail would hide them.
  [
    /\bon the (edge|rim|side) of (an?|the|his|her|their) (?:(?:small|little|tiny|wooden|fishing|rubber) )*boat\b/gi,
    'in $2 canoe at the $1',
  ],
  [
    /(?<=\b(?:man|woman|men|women|boys?|girls?|child|children|kids|people|couple|person|family|friends|sisters|brothers|grand\w+|father|mother|fisherm[ae]n|scientist|biologist|painter|musician|dogs?|cats?|bears?|penguins?|frogs?|mouse|mice|rabbits?|fox|foxes|pigs?|monkeys?|sitting|asleep|sleeping)\b[^,.;]{0,24} )in (an?|the|his|her|their) (?:(?:small|little|tiny|wooden|open|rowing) )*boat\b/gi,
    'in $1 canoe',
  ],
  [
    /\b(?:an? |the )?sheets? of ((?:squared|graph|lined|ruled|blank|white|drawing|rice|parchment) )?paper\b/gi,
    'a $1page',
  ],
  [/\ba light (?:(?:is )?(?:still )?(?:on|burning|shining) )(?:inside|within|indoors)\b/gi, 'lit windows'],
  [/\b(?:child|kid|toddler)(?= (?:(?:with|and|holding|in|on|pressing|hugging) )her\b)/gi, 'girl'],
  [/\b(?:child|kid|toddler)(?= (?:(?:with|and|holding|in|on|pressing|hugging) )his\b)/gi, 'boy'],
  [
    /\b(barber|hairdresser) (?:cutting|trimming|styling) (?:the |some )?hair of (an? (?:[\w-]+ ){0,2}(?:man|woman|boy|girl|customer|child))\b/gi,
    '$1 with scissors behind $2 sitting on a chair',
  ],
  [
    /\b(boat|rowboat|canoe|ship|van|bus|car|truck|hut|house|shed|door) painted (?:in )?(\p{L}+) and (\p{L}+)\b/giu,
    '$1 with $2 and $3 stripes',
  ],
  [/(?<=\b(?:boat|beach|harbou?r|quay|fisher\w*)\b.*)(?<!fishing |landing |goal )\bnets\b/gi, 'fishing nets'],
  [
    /\b(trays?|baskets?|bags?|plates?|sacks?) (full )?of (?:fresh |warm |hot )?rolls\b/gi,
    '$1 $2of bread rolls',
  ],
  // In a port, a container is as large as a truck.
  [
    /(?<=\b(?:harbou?r|port|docks?|quay|ship|crane|forklift|freight)\b.*)(?<!shipping |cargo )\bcontainer(?=s?\b)|(?<!shipping |cargo )\bcontainer(?=s?\b.*\b(?:harbou?r|port|docks?|quay|ship|crane|forklift|freight)\b)/gi,
    'shipping container',
  ],
  [
    /^(?=.*\b(?:counter|shelves|bookshelves|staircase|ladder|armchair|reading)\b)(?:an? |the )?(?:([\w-]+) )?(?:book ?shop|book ?store)\b/i,
    'Inside a bookshop $1',
  ],
  // Measures and shapes of what is no solid thing.
  [/\b(?:an? )?(?:single )?(?:bolt|fork|flash|streak)s? of lightning\b/gi, 'lightning'],
  [
    /\b(?:an? |the )?(?:thick |deep |soft |fresh )*(?:blanket|carpet|sheet|layer|bank|pillar|column|bed)s? of (?=(?:thick |fresh |fallen |autumn |white |black |wild )*(?:snow|frost|mist|fog|leaves|moss|grass|clouds|smoke|steam|\w*flowers|roses|tulips|petals)\b)/gi,
    '',
  ],
  [/\b(?:in|at) the (?:heart|eye) of (?=(?:an?|the)\b)/gi, 'in '],
  [
    /\bat the mouth of (?=(?:an?|the|its|his|her) (?:\w+ )?(?:cave|tunnel|den|burrow|lair)\b)/gi,
    'in front of ',
  ],
  [/ at the (?:foot|base) of (?:it|them)\b/gi, ''],
  [/\b(?:with )?(?:chimney smoke|smoking chimneys?)\b/gi, 'with smoke coming out of the chimney'],
  // They say what somebody or something is, and where nothing.
  [/\b(on|in|off|over|under)-(call|duty|site|prem(?:ise)?|house|person|demand|stage|brand|line)\b/gi, '$1$2'],
  [/\b(?:an? )?walls? of water\b/gi, 'huge wave'],
  [/\b(waving|grinning|laughing|posing) (?:at|to|for) the (?:camera|viewer)\b/gi, '$1'],
  [/\bloa(f|ves) of (?:sourdough|rye|brioche|wholemeal|ciabatta)\b/gi, 'loa$1 of bread'],
  [/\b(?:natural |soft )?window[ -]?light\b/gi, 'light'],
  [
    /\b(?:on|at|around|off|near|round) ((?:an?|the) )?(?:(?:rocky|windy|windswept|steep|stormy) )*cape\b/gi,
    'on $1rocky cliff',
  ],
  [
    /\b(teaching|helping|showing) ((?:his|her|their|an?|the) \w+) (?:how )?to (rid|skat|danc)e\b/gi,
    '$1 beside $2 $3ing',
  ],
  [
    /(?<=\bstreet\b.*)\bneon (cafe|café|bar|diner|hotel|shop|pharmacy|club) signs?\b/gi,
    'neon sign with $1 lettering',
  ],
  // A reader holds a book.
  [
    /(?<!\b(?:sign|signs|banner|label|text|board|poster|card|letters|neon|that says) )\breading(?=\s*[,.;]|\s*$| (?:in|under|by|at|beside|near|next to|while|quietly|together|outside|to|on (?!\w+ (?:\w+ )?(?:phone|tablet|screen|laptop|e-?reader)))\b)(?!.*\b(?:books?|newspapers?|magazines?|letters?|comics?)\b(?<!\b(?:pile|stack|heap)s? of books))/giu,
    'reading a book',
  ],
  // "My dream kitchen" is a kitchen.
  [new RegExp(`\\bdream (?=(?:${ROOMS.join('|')}|house|home|garden|room|car|wedding)\\b)`, 'gi'), ''],
  // Light from within is warm.
  [
    /\b(\p{L}+) (glowing|lit(?: up)?)(?: (?:warm(?:ly)?|softly|orange|yellow|gold(?:en)?))? from (?:the )?(?:inside|within)\b/giu,
    '$1 glowing brightly',
  ],
];

export const simpler = (prompt: string): string =>
  withSameBoat(
    prompt,
    PLAINER.reduce(
      (text, [said, plain]) => text.replace(said, plain),
      dressed(
        partsTold(eachOfTwo(othersNamed(withListedColours(withSignTexts(withReminder(asMeant(prompt))))))),
      ),
    ),
  );

/** The boat that somebody sits in is no second one where it is named again. */
const withSameBoat = (prompt: string, text: string): string =>
  /\bcanoe\b/i.test(text) && !/\bcanoe\b/i.test(prompt)
    ? text.replace(/\b(the|his|her|their) boat\b/gi, '$1 canoe')
    : text;
