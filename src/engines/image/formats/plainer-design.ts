/** Turns of speech about a design that mean the same as a plainer one. */
const PLAINER: readonly (readonly [RegExp, string])[] = [
  // "A rounded square in purple".
  [
    /\b(square|circle|tile|triangle|hexagon|shield|oval|diamond)\s+in\s+((?:dark|light|deep|pale)\s+)?(white|black|red|blue|green|yellow|orange|purple|violet|pink|gold|golden|silver|brown|grey|gray|navy|teal|turquoise|beige|cream)(?=\s*(?:[,.;]|$)|\s+(?:with|on)\b)/giu,
    '$2$3 $1',
  ],
  [/\bprice\s+list\s+(?:sign|board|poster)\b/iu, 'price list'],
  // Beside other baked things.
  [/(?<=\b(?:croissants?|pretzels?|bread|baguettes?|buns|loaves)\b[^.]{0,30})\brolls\b/iu, 'bread rolls'],
  // Rooms are on a plan.
  [/\b(?:floor\s+map|map\s+of\s+(?:the|our|an?)\s+floor)(?=\s+(?:of|for|with|showing)\b)/iu, 'floor plan'],
  [/\bcar\s+park\b/giu, 'parking'],
  // A background of plain forms, for letters to be set on.
  [
    /^(?=.*\b(?:abstract|geometric|gradient|glowing|thin\s+lines)\b)(?:an?\s+)?(?:abstract\s+)?(?:(?:presentation|power\s?point|keynote|title|cover|slide|deck|website|zoom|video\s+call|banner|linkedin)\s+)+(?:background|backdrop|slide)s?(?:\s+(?:background|backdrop))?\b/iu,
    'abstract backdrop pattern',
  ],
  // A measure of it is no thing beside it.
  [
    /\b(?:an?\s+)?(?:thin\s+|fine\s+)?(?:thread|wisp|curl|trail|plume|puff|column)\s+of\s+(?=(?:smoke|steam)\b)/giu,
    '',
  ],
  // For a lover of dinosaurs, only the one named after it is drawn.
  [
    /\s+who\s+(?:loves|likes|adores)\s+(?:dinosaurs\b(?=.*\b(?:t[\s-]?rex|dinosaur|triceratops|brontosaurus|sauropod)\b)|(\p{L}{3,}?)(?:e?s)?\b(?=[,.].*\b\1(?:e?s)?\b))/iu,
    '',
  ],
  // A sign with more than words on it is not a board alone.
  [
    /^((?:an?\s+)?)(?:[\p{L}-]+\s+)?sign\s+for\s+(?:the|my|our)\s+(?:[\p{L}'’-]+\s+){0,2}door\b(?=[^"“]*["“][^"”]+["”]\s*,?\s*(?:(?:with|and)\s+)?[^,]*\p{L}{3})/iu,
    '$1poster',
  ],
  // Room for what somebody does there is room for what comes of it.
  [
    /\b(?:an?\s+|some\s+|enough\s+)*(?:empty\s+|blank\s+|free\s+)*(?:space|room)\s+((?:at|on)\s+the\s+(?:bottom|top|left|right|side)\s+)?(?:(?:where|so(?:\s+that)?)\s+(?:we|you|they|i|everyone|everybody|people|all|guests)\s+(?:all\s+)?can|(?:for\s+\p{L}+\s+)?to)\s+sign\b/iu,
    'space for signatures $1',
  ],
  // It is drawn to be read, and not in pencil.
  [/\b(labell?ed|annotated)\s+(?:sketch|image)\b/giu, '$1 drawing'],
  // The size of a picture for a network, and what it is for.
  [
    /\b(?:instagram|facebook|linkedin|social[\s-]media|pinterest|twitter)\s+(?:square\s+)?(?:square|post|graphic|image|picture|ad|tile|story)(?=\s+(?:for|about|announcing|with|showing|of)\b|\s*[,:])/iu,
    'poster',
  ],
  [/\b(\d+)\s+per\s?cent\s+(off|discount)\b/giu, '$1% $2'],
  // In pixels a game is a manner.
  [
    /(?<=\bpixel[\s-]?art\b.*)[,\s]+(?:in\s+)?(?:an?\s+)?(?:16|8|32)[\s-]?bit\s+(?:video\s?)?game\s+(?:style|look|graphics|aesthetic)\b/iu,
    '',
  ],
  [
    /\bstyle\s+of\s+(?:an?\s+)?(?:old\s+|retro\s+|classic\s+)?(?:video\s?)?games?\b(?=.*\bpixel|(?<=\bpixel.*))/iu,
    'style',
  ],
  // "Sign: Room 12", "door sign for a classroom: Room 12": what is after the colon is on it.
  [
    /^([^:"“]*\b(?:sign|name[\s-]?tag|name[\s-]?badge|plaque|nameplate)\b[^:"“]*):\s*(?=[\p{Lu}\d])([^"“”]+?)\s*$/u,
    '$1 "$2"',
  ],
  // A sign for a door is the sign alone, and where it hangs is not painted.
  [
    /^((?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,2}?)(?:door|office|room|classroom|hotel|bathroom|restroom|toilet|kitchen|gate|garden|desk|hallway|reception|wall|window|shop|store|cafe|café)\s+sign\b(?=.*(?:["“]|\b(?:saying|says|reads|reading)\b))/iu,
    '$1sign',
  ],
  [
    /^((?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,2}?sign\b(?:\s+["“][^"”]+["”])?)\s+for\s+(?:an?|the|my|our)\s+[\p{L}'’ -]+?(?=\s*["“]|\s*[,.:]|\s+(?:that|which|saying|reading|with)\b|\s*$)(?=.*["“]|.*\b(?:says|saying|reads|reading)\b|(?<=["”][^"“”]*)$)/iu,
    '$1',
  ],
  // The text between them is taken out later, and "a banner and balloons" would be two things.
  [
    /^((?:an?\s+|the\s+)?(?:(?!sign)[\p{L}-]+\s+){0,2}?banner)\s+((?:with|that|saying|which|reading)\b[^"“]*["“][^"”]+["”])\s*,?\s+and\s+/iu,
    '$1 with $2 with ',
  ],
  // A banner that hangs nowhere is the whole image.
  [
    /^((?:an?\s+|the\s+)?(?:(?!web|wide|shop|store)[a-z]+\s+){0,2}?)banner\s+(?=(?:with|that|saying|which|reading)\b[^"“]*["“][^"”]+["”]\s*(?:$|[,.;]|and\b|(?:on|at|in)\s+the\s+(?:left|right|top|bottom|middle|cent)))/iu,
    '$1web banner ',
  ],
  // "A sale banner", "a birthday banner for Tom", "a wanted poster for a cat": the first word is lettered.
  [/^(an?\s+|the\s+)?(sale|party|discount|clearance|event)\s+banner\b(?!\s+for\b)/iu, '$1banner for a $2,'],
  [/^((?:an?\s+|the\s+)?)birthday\s+banner\b(?=[^"“]*["“])/iu, '$1banner for a birthday'],
  [
    /^((?:an?\s+|the\s+)?)birthday\s+banner\b(?:\s+for\s+(?:my\s+\p{L}+\s+)?(\p{Lu}[\p{L}-]+))?(?![^"“]*["“])/u,
    '$1banner with the text "Happy Birthday $2"',
  ],
  [
    /^((?:an?\s+|the\s+)?)wanted\s+poster\s+(?:for|of|with|showing)\b(?![^"“]*["“])/iu,
    '$1poster with the text "Wanted" of',
  ],
  [/\b[Ll]etter\s+(logo|icon)\s+([A-Z]{1,3})\b/u, '$1 with the letter $2'],
  // "A logo in the shape of a heart", "a logo, cloud shape".
  [/\blogo\s+(?:in\s+)?(?:the\s+)?(?:form|shape|outline)\s+of\s+(?=an?\s)/iu, 'logo of '],
  [
    /(?<=\blogo\b.*[,;]\s*)(?:an?\s+)?(?!(?:round|circular|simple|geometric|abstract|organic|square|oval|circle|shield|hexagon\w*|triangle|clean|modern|flat|bold)\b)(\p{L}+)[\s-]shape\b/iu,
    'with a $1',
  ],
  // "Coupon 20% off for a pizzeria".
  [
    /\b(coupon|voucher|banner|flyer|price tag|sticker|label|badge)\s+(?:(?:for|with|of)\s+)?(\d+\s?%\s+(?:off|discount))\b(?![^"“]*["“])/iu,
    '$1 "$2"',
  ],
  // "Product shot of headphones, black, on a shelf": the headphones are black.
  [
    /\b((?:product|studio)\s+(?:shot|photo|image)|packshot|pixel\s?art|icon)(\s+of\s+(?:an?\s+|the\s+)?)((?:(?!with\b|on\b|in\b)[\p{L}-]+\s?){1,3}),\s*(white|black|red|blue|green|yellow|orange|purple|violet|pink|gold|golden|silver|brown|grey|gray|navy|teal|turquoise|beige|cream)(?=\s*(?:,|$)|\s+(?:on|with|against)\b)/iu,
    '$1$2$4 $3',
  ],
  // The use of a small picture is not in it.
  [
    /(?=\sfor\s)(?<=\b(?:pixel[\s-]?art|sprite|\d+[\s-]?bit|icon)\b.*)\s+for\s+(?:an?|the|my|our)\s+(?:[\p{L}\d'’-]+\s+){0,3}?(?:health\s+bar|life\s+bar|hud|inventory|(?:video\s?)?game|app|website|web\s?page|platformer|rpg|user\s+interface|interface|ui|profile|avatar)(?=\s*(?:[,.;]|$)|\s+(?:with|showing|in|on)\b)/iu,
    '',
  ],
];

export const plainerDesign = (prompt: string): string =>
  PLAINER.reduce((text, [said, plain]) => text.replace(said, plain), prompt).replace(/\s+"(?=\s|$)/g, '"');
