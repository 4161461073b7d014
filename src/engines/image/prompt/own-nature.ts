const SPREAD =
  '(?:butterfl(?:y|ies)|moths?|dragonfl(?:y|ies)|ladybirds?|ladybugs?|starfish|sting ?rays?|manta rays?)';
const OPEN = '(?:open|spread|outstretched|wide open|fully open|unfolded)';
const OUTLINED = '(?<=\\b(?:colou?ring (?:page|book|sheet)|line (?:art|drawing)|to colou?r in)\\b.*)';

/** Words for what a drawing has by nature; they would be missed beside it. */
export const OWN_NATURE: readonly (readonly [RegExp, string])[] = [
  [
    /\b((?:foot)?path|road|track|lane|trail|driveway) (?:(?:that |which )?(?:leads?|leading|goes|going|runs?|running|winds?|winding) )?(?:right |straight |all the way |up )*(to|up to) (?:its|the|his|her|their) (?=(?:front )?(?:door|entrance|porch|gate)\b)/giu,
    '$1 to the ',
  ],
  [
    new RegExp(
      `(\\b${SPREAD}\\b[^.;]*?),? (?:(?:seen|viewed|shown) )?(?:from (?:directly |straight )?(?:above|overhead)|in top view)\\b`,
      'iu',
    ),
    '$1',
  ],
  [
    new RegExp(
      `(\\b(?:butterfl(?:y|ies)|moths?|dragonfl(?:y|ies))\\b[^.;]*?),? (?:and )?with (?:its |their |both |the )*(?:wings (?:\\p{L}+ )?${OPEN}|${OPEN} wings)\\b`,
      'iu',
    ),
    '$1',
  ],
  [
    /\bDNA (?:double )?(?:helix|strand|molecule)\b|\bdouble helix(?: of)?(?: the)? DNA\b|(?<!DNA )\bdouble helix\b/giu,
    'DNA',
  ],
  [
    /\b(lotus|hibiscus|tulip|rose|daisy|sunflower|lily|poppy|orchid|iris|dahlia|lavender|daffodil) flower(s?)\b/giu,
    '$1$2',
  ],
  [/(?<=\btree ?house\b[^.;]*?),? (?:and )?with (?:an? )?(?:rope |wooden )?ladder\b/giu, ''],
  [
    /\bcertificate for (?!an?\b|the\b|my\b|our\b)(\p{Lu}[\p{L}’'-]*(?: (?:of |the )*\p{Lu}[\p{L}’'-]*)*),? (?:awarded|presented|given) to (?=\p{Lu})/gu,
    'certificate with the text "$1" for ',
  ],
  // A page to colour in has outlines alone.
  [
    new RegExp(
      `${OUTLINED}[,;]?\\s*(?:\\b(?:just|only|and|with)\\s+)*(?:(?:(?:thick|thin|clean|clear|simple|bold)\\s+)*(?:black\\s+)?(?:outlines?|lines)(?:\\s+only)?[\\s,]*(?:and\\s+)?)?\\b(?:no|without(?:\\s+any)?|not)\\s+(?:fill(?:ing|ed)?(?:\\s+in)?|shading|shad(?:ed|ows?)|gr[ae]y|colou?rs?|colou?red(?:\\s+in)?|solid\\s+(?:areas|black))(?:\\s+(?:or|and)\\s+(?:fill(?:ing)?|shading|gr[ae]y|colou?rs?|shadows?))*\\b`,
      'giu',
    ),
    '',
  ],
  // Few pixels have few colours, and make anything small.
  [
    /(?<=\bpixel[\s-]?art\b.*)[,;]?\s*(?:\b(?:with|in|using|and)\s+)*(?:an?\s+)?\b(?:limited|small|reduced|restricted|minimal)\s+(?:colou?r\s+)?(?:palette|colou?rs)\b(?:\s+of\s+colou?rs)?/giu,
    '',
  ],
  [
    /(?<=\b(?:pixel[\s-]?art|sprite|icon|sticker)\s+of\s+(?:an?\s+))(?:small|tiny|little)\s+(?=\p{L})(?![^,]*\b(?:on|beside|next\s+to|in|with\s+an?\s+(?:big|large|huge)|and)\b)/giu,
    '',
  ],
  // A palette "of" or "with" colours is no painter's.
  [
    /\b((?:an?\s+)?(?:warm|cool|cold|muted|pastel|earthy?|dark|bright|soft|neutral|autumn(?:al)?|limited|restricted|monochrome|vibrant|retro|vintage|natural|calm|vivid|pale|light|gentle|subdued|rich|simple|colou?rful))\s+(?:colou?r\s+)?palette\b/giu,
    '$1 colours',
  ],
  [/\b(?:in\s+)?(?:an?\s+|the\s+)?(?:colou?r\s+)palette\s*(?:of|:|is|in|from)\s+/giu, 'in '],
  // The theme of a party or a room is shown.
  [/\b([\p{L}-]+)[\s-]themed\b/giu, '$1'],
  [
    /\b(?:with\s+(?:an?\s+)?|in\s+(?:an?\s+)?|an?\s+)?((?:[\p{L}-]+\s+)?[\p{L}-]+)\s+theme\s+(?:with|featuring|showing|including)\s+/giu,
    'with ',
  ],
  [/\btheme\s*(?:is|:|of)\s+/giu, 'with '],
  [/\b([\p{L}-]+)\s+theme\b(?!\s+park|\s+song|\s+music)/giu, '$1'],
];
