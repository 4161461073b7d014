import stored from '../data/shopping.json';
import { digitsForWords } from '../math/number-words.ts';
import { notAnswered, type Skill } from '../skill.ts';

interface Dish {
  readonly names: readonly string[];
  /** For one person. */
  readonly needs: string;
  readonly vegetarian?: boolean;
}
const DISHES: readonly Dish[] = stored;

const ASKED =
  /\b(?:shopping|grocery|groceries|ingredients?) list\b.*?\b(?:for|of|to (?:make|cook))\b (?:an? |the |some |my |making |cooking )*(.+?)[?.! ]*$|^what (?:do|should|must) (?:i|we) (?:need to )?(?:buy|get) (?:for|to (?:make|cook)) (?:an? |the |some )*(.+?)[?.! ]*$/i;
const PERSONS =
  /,? (?:for|serving|to feed|feeding) (\d{1,3})(?: (?:people|persons|guests|servings|portions|adults|of us))?\b/i;
const MEATLESS = /\b(?:vegetarian|vegan|veggie|meat-?less|without meat)\b/i;
/** Milk, eggs and cheese are no vegan food. */
const ANIMAL = /milk|egg|butter|cheese|mozzarella|Parmesan|beef|chicken|meat|sausage/i;
const USUAL = 4;

/** What to buy for a dish, for so many people. */
export const shoppingList: Pick<Skill, 'answer'> = {
  answer({ message }) {
    const [, of, forDish] = message.length > 160 ? [] : (ASKED.exec(digitsForWords(message)) ?? []);
    const wish = of ?? forDish;
    if (wish === undefined) return undefined;
    const count = Number(PERSONS.exec(` ${wish}`)?.[1] ?? USUAL);
    const said = ` ${wish}`.replace(PERSONS, '').trim().toLowerCase();
    const isVegan = /\bvegan\b/.test(said);
    const found = DISHES.flatMap((dish) => dish.names.map((name) => ({ dish, name })))
      .filter(({ name }) => said.includes(name))
      .toSorted((a, b) => b.name.length - a.name.length)[0];
    if (found === undefined || count < 1) return undefined;
    const { dish, name } = found;
    // The meat of the stored dish would be wrong.
    if (
      MEATLESS.test(said) &&
      (dish.vegetarian !== true || (isVegan && ANIMAL.test(dish.needs.replace(/coconut milk/g, ''))))
    )
      return undefined;
    const lines = dish.needs.split('|').map((need) => `- ${amountFor(need, count)}`);
    const shown = /dinner|meal/.test(name) ? (dish.names[0] ?? name) : name;
    const left = said
      .replace(name, ' ')
      .replace(MEATLESS, ' ')
      .replace(/[^a-z ]/g, ' ')
      .split(/\s+/)
      .filter((word) => word !== '' && !IDLE.test(word));
    const chosen = shown === name ? '' : ' It was chosen as one dish of that kind.';
    const persons = PERSONS.test(` ${wish}`) ? '' : ` For ${USUAL} people, as no number was given.`;
    return [
      `Shopping list for ${shown}, ${count} ${count === 1 ? 'person' : 'people'}:\n\n${lines.join('\n')}\n- salt, pepper, oil`,
      `_Usual amounts, rounded up.${chosen}${persons}_`,
      notAnswered(left.length === 0 ? [] : [left.join(' ')]),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  },
};

const IDLE =
  /^(?:an?|the|and|for|of|with|some|my|our|good|simple|easy|quick|nice|big|dish|night|party|evening|tonight|dinner|homemade)$/;

/** Pieces are bought whole, what is weighed in steps of five or ten. */
function amountFor(need: string, count: number): string {
  const [, each = '0', unit = '', thing = ''] = /^([\d.]+) (g|ml)? ?(.+)$/.exec(need) ?? [];
  const whole = Number(each) * count;
  if (unit === '') {
    const pieces = Math.ceil(whole);
    return `${pieces} ${pieces === 1 ? thing.replace(/^(\w+?)(oes|ves|s)\b/, (_, stem: string, end: string) => (end === 'oes' ? `${stem}o` : end === 'ves' ? `${stem}f` : stem)) : thing}`;
  }
  const step = whole < SMALL ? 5 : 10;
  const most = Math.ceil(whole / step) * step;
  return most >= 1000 ? `${most / 1000} ${unit === 'g' ? 'kg' : 'l'} ${thing}` : `${most} ${unit} ${thing}`;
}
const SMALL = 50;
