import { numberOf, type WishText } from '../reading/text.ts';
import type { Rule } from './clauses.ts';
import type { Member, Recipe, RecipeSlot } from './recipe.ts';
import { isReserved } from './renames.ts';
import type { Answer } from './returns.ts';
import { plain, small, wordsOf } from './spelling.ts';

/** The written names of the members, slots and options that the class has, by their names in the recipe. */
export type Chosen = Map<string, string>;

/** Names what a method does, and not the method. */
const ACT = /^(?:\w+[ts]ion|sum|product|difference)$/i;

/** Takes the member out of the wish; the name that the wish gives it, or its own. */
function takeMember(
  wish: WishText,
  member: Member,
): { name: string; listed: string | undefined } | undefined {
  let taken: { name: string; listed: string | undefined } | undefined;
  let isTold = false;
  // A wish may say it twice: "a list of grades, addGrade".
  for (let found = wish.take(member.pattern); found?.[1]; found = wish.take(member.pattern)) {
    const written = wish.original(found, found[1]);
    const isName =
      /^[a-z]\w*$/i.test(written) &&
      !ACT.test(written) &&
      member.sayings.some((one) => one === plain(written));
    const name = isName
      ? small(written.replace(/_(\w)/g, (_, one: string) => one.toUpperCase()))
      : member.name;
    const listed = found[2] === undefined ? undefined : wish.original(found, found[2]).toLowerCase();
    if (!taken || (!isTold && isName)) taken = { name, listed: listed ?? taken?.listed };
    isTold ||= isName;
  }
  return taken;
}

/** Takes the fields that the class holds out of the wish. */
export function takeSlots(wish: WishText, recipe: Recipe, name: string, chosen: Chosen): RecipeSlot[] {
  const words = wordsOf(name).join(' ');
  return recipe.slots.filter((slot) => {
    const found = slot.pattern && wish.take(slot.pattern);
    while (slot.pattern && wish.take(slot.pattern));
    const isHeld = found || slot.isAlways || slot.pattern?.test(words);
    if (isHeld) chosen.set(slot.name, slot.name);
    return isHeld;
  });
}

export function takeOptions(wish: WishText, recipe: Recipe, name: string, chosen: Chosen): void {
  const words = wordsOf(name).join(' ');
  for (const { name: own, pattern, isOfWish } of recipe.options) {
    const isAsked = isOfWish
      ? pattern.test(wish.given.toLowerCase())
      : wish.take(pattern) || pattern.test(words);
    if (isAsked) chosen.set(own, own);
  }
}

/** Takes the members that the wish names; gives the parameters that it lists for them. */
export function takeMembers(wish: WishText, recipe: Recipe, chosen: Chosen): ReadonlyMap<string, string> {
  const lists = new Map<string, string>();
  // The longest saying first, so that "list available" is not a list and the available.
  for (const member of [...recipe.members].sort((a, b) => b.longest - a.longest)) {
    const found = takeMember(wish, member);
    if (!found) continue;
    chosen.set(member.name, found.name);
    if (found.listed !== undefined) lists.set(member.name, found.listed);
  }
  return lists;
}

/** Adds the members that the wish does not name but that its rules, its limits or the other members need. */
export function addNeeded(recipe: Recipe, rules: readonly Rule[], isNamed: boolean, chosen: Chosen): void {
  // A book that may be borrowed once is borrowed, and a limit needs what keeps it.
  const limited = new Set([...chosen.keys()].filter((one) => one !== 'limit'));
  const isKept = (one: Member): boolean =>
    rules.some(({ said }) => one.pattern.test(said)) ||
    (chosen.has('limit') && one.tags(new Set(chosen.keys())).length > one.tags(limited).length);
  const add = (isAdded: (one: Member) => boolean): void => {
    for (const one of recipe.members)
      if (!chosen.has(one.name) && isAdded(one)) chosen.set(one.name, one.name);
  };
  add(isKept);
  add((one) => one.isNeeded || (one.isUsual && !isNamed));
  add((one) => one.isImplied(new Set(chosen.keys())));
}

/** Members take the names of the answers that the wish tells of; names that cannot be used give way to the recipe's own. */
export function settleNames(
  recipe: Recipe,
  answers: readonly Answer[],
  language: string,
  chosen: Chosen,
): void {
  for (const { of, written } of answers) {
    const member = recipe.members.find(({ sayings }) => of !== undefined && sayings.includes(plain(of)));
    if (member && chosen.get(member.name) === member.name) chosen.set(member.name, small(written));
  }
  for (const [own, called] of chosen) if (isReserved(language, called)) chosen.set(own, own);
  for (const [own, called] of chosen)
    if ([...chosen].some(([other, name]) => other !== own && name === called && own !== called))
      chosen.set(own, own);
}

/** "A capacity of 10": the slot and its number. */
export function takeBound(
  wish: WishText,
  chosen: Chosen,
): { readonly slot: string; readonly limit: string } | undefined {
  const slot = ['capacity', 'overdraftLimit', 'floors'].find((one) => chosen.has(one));
  if (!slot) return undefined;
  const [, number] =
    wish.take(
      /\b(?:of |at |most |maximum |max )*(?:0 )?(?:to )?[$€]?(\d+)(?: (?:items|elements|values|cars|spots|euros|dollars|floors))?/,
    ) ?? [];
  return number === undefined ? undefined : { slot, limit: String(numberOf(number)) };
}
