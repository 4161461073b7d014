import { digitsForWords } from '../math/number-words.ts';

/** A dinner, and what is in it that somebody may not eat. */
const DINNERS: readonly (readonly [dish: string, holds: string])[] = [
  ['Lentil soup with bread', 'gluten'],
  ['Pasta with tomatoes and spinach', 'gluten'],
  ['Fried rice with vegetables and egg', 'egg'],
  ['Baked potatoes with yoghurt and salad', 'dairy'],
  ['Baked fish with potatoes and peas', 'fish'],
  ['Home-made pizza with cheese', 'gluten dairy tomato'],
  ['Roast chicken with carrots and rice', 'meat'],
  ['Chilli with beans, corn and rice', 'tomato'],
  ['Tray bake of potatoes, peppers and courgettes', ''],
  ['Chickpea curry with rice', ''],
  ['Spaghetti with meat sauce', 'gluten meat tomato'],
  ['Vegetable stir-fry with tofu and rice', 'soy'],
  ['Omelette with potatoes and salad', 'egg'],
  ['Potato and leek soup', ''],
  ['Stuffed peppers with rice and beans', 'tomato'],
  ['Polenta with tomatoes and white beans', ''],
];
const HOLDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:fish|seafood|tuna|salmon|shellfish)$/i, 'fish'],
  [/^(?:meat|beef|pork|chicken|poultry|lamb|bacon|ham)$/i, 'meat'],
  [/^(?:gluten|wheat)$/i, 'gluten'],
  [/^(?:dairy|milk|lactose|cheese|cream|butter|yoghurt|yogurt)$/i, 'dairy'],
  [/^eggs?$/i, 'egg'],
  [/^tomato(?:es)?$/i, 'tomato'],
  [/^(?:soy|soya|tofu)$/i, 'soy'],
];
const WEEK =
  /\b(?:plan|menu|schedule)\b.*\b(?:meals?|dinners?|lunch(?:es)?|suppers?)\b|\b(?:meals?|dinners?|lunch(?:es)?|suppers?|food|weekly) (?:plan|menu|schedule)\b|\b(?:\d+ |a |one )?(?:week|days?)(?:'s|s')?(?: worth)? of (?:[a-z]+ ){0,3}(?:meals|dinners|lunches)\b|\b(?:meals|dinners|dishes)\b.*\bfor (?:a|the|this|next|one|each day of the|\d+) (?:week|days)\b/i;
const OTHER =
  /\b(?:dogs?|cats?|puppy|pets?|baby|babies|carbs?|carbohydrates?|sugar|salt|onions?|garlic|oil|fat|starch|legumes|grains?|fodmap|party|restaurant|recipe for|calculate|app|website|wedding|guests?|christmas|code)\b/i;
const WITHOUT =
  /\b(?:no|without|avoid(?:ing)?|except|allerg(?:ic|y) to|(?:do(?:es)?n't|do(?:es)? not|can't|cannot|won't) (?:eat|like|have)|hates?|dislikes?|intolerant to|instead of) (?:any )?([a-z]+(?:(?:,? (?:and|or|no)|,) (?:no )?[a-z]+)*)|\b([a-z]+)[- ](?:free|intoleran(?:t|ce)|allerg(?:y|ic))\b/gi;
const UNUSED =
  /\b\d+ ?(?:k?cal(?:ories)?|euros?|dollars?|pounds?|g(?:rams?)?(?: of protein)?)\b|\b(?:keto|paleo|low[- ]carb|high[- ]protein|diabetic|halal|kosher|cheap|budget|breakfasts?|snacks|lunch(?:es)?|raw|mediterranean|asian|italian|mexican|indian)\b/gi;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Dinners for a week, without what is not eaten; undefined for other wishes. */
export function mealWeek(said: string): string | undefined {
  if (!WEEK.test(said) || OTHER.test(said)) return undefined;
  const wish = digitsForWords(said);
  const shunned = [...wish.matchAll(WITHOUT)].flatMap(([, list = '', one = '']) =>
    `${list} ${one}`
      .split(/[, ]+/)
      .filter((word) => word !== '' && !/^(?:and|or|no|any|too|much|more|the|please)$/i.test(word)),
  );
  const isVegan = /\bvegan\b/i.test(wish);
  const diet = isVegan
    ? ['meat', 'fish', 'dairy', 'egg']
    : /\bvegetarian|\bveggie\b|\bmeatless\b/i.test(wish)
      ? ['meat', 'fish']
      : [];
  const out = new Set([
    ...diet,
    ...shunned.flatMap((word) => HOLDS.find(([named]) => named.test(word))?.[1] ?? []),
  ]);
  const stems = shunned.map((word) => word.toLowerCase().replace(/(?:es|s)$/, ''));
  const dinners = DINNERS.filter(
    ([dish, holds]) =>
      !holds.split(' ').some((each) => out.has(each)) &&
      !stems.some((each) => dish.toLowerCase().includes(each)),
  );
  const days = Math.min(
    Number(
      /\b(\d+)[- ]days?\b/i.exec(wish)?.[1] ??
        (/\b(?:weekdays|work(?:ing)? days|monday to friday)\b/i.test(wish) ? 5 : 7),
    ),
    7,
  );
  if (dinners.length < days) return undefined;
  const unused = [
    ...new Set((wish.match(UNUSED) ?? []).filter((word) => !shunned.includes(word.toLowerCase()))),
  ];
  const people =
    /\bfor ((?:(?:\d+|two|three|four|five|six|a family of \w+|my|our|an?) ?(?:[a-z]+ ){0,2}?(?:people|persons?|adults?|kids?|child(?:ren)?|family|of us|family of \d+))(?: and \d+ (?:small |young )?(?:kids?|child(?:ren)?|adults?))?)/i.exec(
      wish,
    )?.[1];
  const lines = dinners.slice(0, days).map(([dish], at) => `${at + 1}. **${DAYS[at]}**: ${dish}`);
  const notes = [
    ...(shunned.length + diet.length > 0
      ? [
          `Left out: ${[...(isVegan ? ['meat, fish, milk and egg'] : diet), ...shunned].join(', ')}; with an allergy, read the labels.`,
        ]
      : []),
    ...(unused.length > 0 ? [`Not considered: ${unused.map((word) => `“${word}”`).join(', ')}.`] : []),
    'A general plan of dinners, without amounts: change it to your needs.',
  ];
  return `# Dinners${people === undefined ? '' : ` for ${people}`}\n\n${lines.join('\n')}\n\n_${notes.join(' ')}_`;
}
