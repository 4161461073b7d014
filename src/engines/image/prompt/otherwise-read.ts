import { HUE } from './told-later.ts';

/** Words that name a thing by themselves, and here say something of another. */
export const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  // "A pyramid of oranges" is no tomb.
  [
    /\b(?:pyramids?|towers?) of (?=(?:[\p{L}-]+ )?(?:oranges|apples|lemons|fruits?|melons|cans|cups|glasses|books|boxes|logs|coins|pumpkins|potatoes|tomatoes|balls|skulls)\b)/giu,
    'pile of ',
  ],
  [
    /\b(pile|heap|mound|hoard|mountain|pot|sack|bag|chest) of gold\b(?! (?:coins?|bars?|nuggets?|\p{L}+s)\b)/giu,
    '$1 of gold coins',
  ],
  // "My grandma's house": she need not be there.
  [
    /\b(?:my|our) (?:grand\p{L}+|mom|mum|mother|dad|father|sister|brother|aunt|uncle|friend|neighbou?r|daughter|son|wife|husband|boss|parents)['’]s? (?=(?:[\p{L}-]+ ){0,2}(?:house|home|cottage|cabin|farm|garden|kitchen|bedroom|room|barn|shed|porch|balcony|car|truck|van|bike|bicycle|motorbike|boat|cat|dog|horse|pony|rabbit)\b)/giu,
    'the ',
  ],
  [/\b(is|are|was|were|has|have|had|does|do|did|could|would|should)n['’]t\b/gi, '$1 not'],
  // A map is drawn on it anyway.
  [
    /,? (?:on )?(?:an? )?(?:old|aged|yellowed|antique|weathered|vintage) (?:paper|parchment)(?: (?:look|style|texture|background))?(?=\s*[,.;]|\s*$)(?<=\b(?:fantasy|treasure|pirate|old|antique|vintage) map\b.*)/giu,
    '',
  ],
  [/\b(children|kid)s (?=(?:picture )?book)/gi, "$1's "],
  // On a board without letters nothing is written.
  [/\bat (an?|the|his|her) chalkboard\b(?! (?:menu|sign))/gi, 'at $1 blackboard'],
  [/\bvegetable (?:bed|patch|plot)s?\b/gi, 'vegetable garden'],
  [
    /(?<=\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|many|some|several|the|his|her|their|and) )pupils\b(?<!\beyes?\b.*)/gi,
    'children',
  ],
  // "A dragon that hands him a flower" has no hands beside it.
  [/\b(?:that|who|which) hands (?:him|her|them|it|me|us) (?=an?\b)/gi, 'offering '],
  // Whom a diagram is for.
  [
    / for (?:the |my |our |an? )?(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth)[ -]grade(?:rs)?(?: class| students| science| pupils)?(?=\s*[,.;]|\s*$)(?<=\b(?:diagram|infographic|chart|worksheet|poster)\b.*)/giu,
    '',
  ],
  // Frames of a sprite sheet are copies of who moves, and hang on no wall.
  [
    /\bsprite ?(?:sheet|strip) (?:of|for|with) (?:an? |the )([\p{L}]+(?: (?!\p{L}+ing\b)\p{L}+){0,2})((?: \p{L}+ing)?),? (?:with |in )?(\d|two|three|four|five|six|eight)(?: animation)? frames\b/giu,
    'sprite of $3 $1s$2',
  ],
  [/\b(?:taking|takes) (?:his|her|its|their) (?:very )?first steps?\b/gi, 'walking'],
  [/\b(desert|forest|jungle|woodland|valley|canyon) floor\b/gi, '$1'],
  // They are so by nature.
  [
    /\bblack[ -]and[ -]white (?=(?:\p{L}+ )?(?:cows?|pandas?|zebras?|penguins?|orcas?|badgers?|skunks?|soccer balls?|dalmatians?)\b)/giu,
    '',
  ],
  // "A bay with turquoise water": the bay has the colour.
  [
    new RegExp(
      `(?<=\\b(?:beach|bay|sea|ocean|island|lagoon|coast|cove|reef|harbou?r|pier|shore|boats?|ships?|yachts?|sailboats?|dolphins?|whales?)\\b.*)\\b(with|and|in|on|over|through|its|the) (?:(?:clear|crystal[- ]clear|calm|shallow|deep),? )*((?:light |bright |deep |dark )?(?:turquoise|teal|emerald|${HUE})) waters?\\b`,
      'giu',
    ),
    '$1 $2 sea',
  ],
];
