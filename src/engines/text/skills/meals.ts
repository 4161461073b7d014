import { digitsForWords } from '../math/number-words.ts';

const ASKED =
  /\b(?:what|which|any|some|ideas?|suggest|give me|recipes?|something)\b.*\b(?:cook|make|eat|dinner|lunch|dish(?:es)?|meals?|recipes?|prepare|bake)\b/i;
const GIVEN =
  /\b(?:have(?: got)?|['’]ve got|there (?:is|are)|with|using|from|out of) (?:only |just |some |a few |leftover )*((?:[\w' -]+, )*[\w' -]+,? (?:and|or) [\w' -]+|[\w' -]+(?:, [\w' -]+)+)/i;
const MEASURE =
  /^(?:(?:an?|the|some|my|a few|half an?|half|fresh|leftover|left-over|frozen|cooked|canned|tinned|only|also|\d+(?:\.\d+)?(?: ?(?:g|kg|ml|l)\b)?) )*(?:(?:tins?|cans?|bags?|packs?|packets?|cups?|heads?|bunch(?:es)?|cloves?|bit|piece|pieces|slices?|glass|jar|handful|pounds?|grams?) (?:of )?)?/i;

/** Each kind of ingredient; the first that is there decides the dish. */
const KINDS = {
  pasta: /\b(?:pasta|spaghetti|noodles?|penne|macaroni|lasagne sheets)\b/,
  rice: /\b(?:rice|couscous|bulgur|quinoa)\b/,
  egg: /\beggs?\b/,
  potato: /\b(?:sweet )?potato(?:es)?\b/,
  bread: /\b(?:bread|toast|baguette|tortillas?|wraps?|rolls?|pita)\b/,
  beans: /\b(?:chickpeas?|beans?|lentils?|peas)\b/,
  meat: /\b(?:chicken|beef|pork|mince|minced meat|ground beef|turkey|sausages?|ham|bacon|lamb|salmon|tuna|fish|shrimps?|prawns?|tofu)\b/,
  finish:
    /\b(?:lemons?|limes?|cheese|feta|parmesan|mozzarella|halloumi|cream|milk|coconut milk|yogh?urt|butter|herbs|basil|parsley|avocados?|pesto|olives)\b/,
  sweet: /\b(?:sugar|chocolate|apples?|bananas?|berries|strawberries|oats|cocoa|honey)\b/,
} as const;
type Kind = keyof typeof KINDS;

/** Each dish: what must be there, and what must not; @ is all that was named, & what is fried beside the first. */
const DISHES: readonly Dish[] = [
  {
    needs: ['pasta'],
    name: 'Pasta with &',
    how: 'Boil the pasta in salted water. Meanwhile fry % with onion or garlic in oil, what is firm first; loosen with a ladle of the pasta water, mix, season.',
    minutes: 25,
  },
  {
    needs: ['rice', 'meat'],
    name: 'One-pan rice with &',
    how: 'Brown the meat or fish and take it out. Fry the vegetables, stir in the rice, pour on twice its volume of stock, cover, and simmer for 15 minutes; put the meat back for the last 5.',
    minutes: 30,
  },
  {
    needs: ['rice', 'beans'],
    name: 'Bowl of @',
    how: 'Cook the grain, warm the beans with spices, put everything side by side in a bowl, with a sauce of yoghurt or tahini and lemon.',
    minutes: 25,
  },
  {
    needs: ['rice'],
    name: 'Fried rice with &',
    how: 'Boil and cool the rice, or take leftovers. Fry % hot and quickly, add the rice, season with soy sauce or spices.',
    minutes: 25,
  },
  {
    needs: ['egg', 'potato'],
    name: 'Spanish omelette with &',
    how: 'Slice the potatoes thinly and fry them softly in oil, with the rest, for 15 minutes. Pour beaten eggs over, let them set, turn with the help of a plate.',
    minutes: 30,
  },
  {
    needs: ['egg'],
    not: ['pasta', 'rice', 'potato'],
    name: 'Frittata with &',
    how: 'Fry % until soft, pour beaten eggs with salt and pepper over it, and let it set on a low heat under a lid.',
    minutes: 20,
  },
  {
    needs: ['egg'],
    not: ['pasta', 'rice', 'potato', 'meat'],
    name: 'Scrambled eggs with &, on toast',
    how: 'Fry % first, then stir the eggs in over a low heat and take the pan off while they are still soft.',
    minutes: 10,
  },
  {
    needs: ['beans'],
    not: ['pasta', 'rice', 'bread', 'egg'],
    name: 'Curry or stew of @',
    how: 'Fry onion and garlic with cumin or curry powder, add firm vegetables, then tins and a little water; simmer for 15 minutes (dry lentils 25), leaves such as spinach at the end.',
    minutes: 25,
  },
  {
    needs: ['beans'],
    not: ['pasta', 'rice', 'bread', 'egg', 'meat'],
    name: 'Soup of @',
    how: 'The same with a litre of stock; blend half of it for a thick soup.',
    minutes: 30,
  },
  {
    needs: ['potato'],
    not: ['egg'],
    name: 'Tray bake of @',
    how: 'Cut all into pieces of one size, mix with oil, salt and herbs, and roast at 200 °C for 35 to 40 minutes; what cooks fast goes in later.',
    minutes: 45,
  },
  {
    needs: ['meat'],
    not: ['pasta', 'rice', 'bread', 'egg'],
    name: 'Pan of @',
    how: 'Brown the meat or fish, take it out, fry the vegetables in the same pan, put all back with a splash of stock and season.',
    minutes: 25,
  },
  {
    needs: ['meat'],
    not: ['pasta', 'rice', 'bread', 'egg', 'potato'],
    name: 'Tray bake of @',
    how: 'All on one tray with oil, salt and herbs at 200 °C for 20 to 30 minutes.',
    minutes: 40,
  },
  {
    needs: ['bread'],
    name: 'Toasted bread with &',
    how: 'Fry or slice &, pile it on the bread and grill it until crisp.',
    minutes: 15,
  },
];
interface Dish {
  readonly needs: readonly Kind[];
  readonly not?: readonly Kind[];
  readonly name: string;
  readonly how: string;
  readonly minutes: number;
}
const MOST = 3;
const LEAST_THINGS = 2;
const MOST_THINGS = 8;

/** Dishes out of what is in the kitchen, by kinds of ingredients; undefined where none are named. */
export function mealsFrom(said: string): string | undefined {
  if (said.length > 250 || !ASKED.test(said) || /\b(?:nutrition|calories|many|much does)\b/i.test(said))
    return undefined;
  const limit = minutesIn(said);
  const list = GIVEN.exec(said.replace(/\bin (?:half an hour|\w+ minutes)\b/i, ''))?.[1];
  const things = (list ?? '')
    .split(/,? (?:and|or) |, /)
    .map((each) =>
      digitsForWords(each.trim().toLowerCase())
        .replace(MEASURE, '')
        .replace(
          / (?:at home|in (?:my|the) (?:fridge|kitchen|pantry)|left(?: ?over)?|tonight|for (?:dinner|lunch|tonight))$/,
          '',
        )
        .trim(),
    )
    .filter((each) => each !== '' && each.split(' ').length <= 3);
  const kindsOf = (thing: string): Kind[] =>
    (Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind].test(thing));
  const there = new Set(things.flatMap(kindsOf));
  if (things.length < LEAST_THINGS || things.length > MOST_THINGS || there.size === 0 || there.has('sweet'))
    return undefined;
  const listed = (names: readonly string[]): string =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const dishes = DISHES.filter(
    ({ needs, not = [], minutes }) =>
      minutes <= limit && needs.every((kind) => there.has(kind)) && !not.some((kind) => there.has(kind)),
  )
    .slice(0, MOST)
    .map(({ needs, name, how, minutes }) => {
      const others = things.filter((thing) => !kindsOf(thing).includes(needs[0] ?? 'sweet'));
      const late = others.filter((thing) => kindsOf(thing).includes('finish'));
      const fried = others.filter((thing) => !late.includes(thing));
      const fill = (text: string): string =>
        text
          .replaceAll('@', listed(things))
          .replaceAll('&', listed(others))
          .replaceAll('%', fried.length === 0 ? 'an onion' : listed(fried));
      const end = late.length === 0 || how.includes('&') ? '' : ` At the end: ${listed(late)}.`;
      return { name: fill(name), how: `${fill(how)}${end}`, minutes, isWhole: others.length > 0 };
    })
    .filter(({ isWhole }) => isWhole);
  const wanted = Number(
    /(\d+) (?:[a-z]+ ){0,2}(?:ideas|dishes|recipes|meals|things)\b/i.exec(digitsForWords(said))?.[1] ?? 0,
  );
  if (dishes.length === 0) return undefined;
  return `${dishes.map(({ name, how, minutes }) => `- **${name}** (about ${minutes} min): ${how}`).join('\n')}\n\n_${dishes.length < wanted ? `${dishes.length} of ${wanted}. ` : ''}Made by rule from what you have; oil, salt, onion and spices are taken to be there. Cook meat and poultry through._`;
}

function minutesIn(said: string): number {
  if (/\bhalf an hour\b/i.test(said)) return 30;
  const [, count, unit = ''] = /\b(\d+) (minutes?|hours?)\b/i.exec(digitsForWords(said)) ?? [];
  return count === undefined ? 60 : Number(count) * (/^h/i.test(unit) ? 60 : 1);
}
