import { HUE } from './told-later.ts';

/** Words that name a thing by themselves, and here say something of another. */
export const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  // "A pyramid of oranges" is no tomb.
  [
    /\b(?:pyramids?|towers?) of (?=(?:[\p{L}-]+ )?(?:oranges|apples|lemons|fruits?|melons|cans|cups|glasses|books|boxes|logs|coins|pumpkins|potatoes|tomatoes|balls|skulls)\b)/giu,
    'pile of ',
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
