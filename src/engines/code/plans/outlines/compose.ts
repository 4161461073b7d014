import { wordsOfLanguage } from '../../languages/languages.ts';
import { readFields } from '../../records/read-record.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { withoutRecord } from '../classes/record-form.ts';
import { WishText } from '../reading/text.ts';
import { bulkOf } from './bulk.ts';
import {
  addNeeded,
  type Chosen,
  settleNames,
  takeBound,
  takeMembers,
  takeOptions,
  takeSlots,
} from './chosen-members.ts';
import {
  brokenRules,
  clockOf,
  discountOf,
  limitOf,
  rateOf,
  readKinds,
  readTraits,
  rulesOf,
} from './clauses.ts';
import { loanOf } from './loans.ts';
import { takeOperators, takeSigns } from './operators.ts';
import { readErrors, takeErrors, withErrors } from './raised-errors.ts';
import { readHead } from './read-head.ts';
import { readOutline } from './read-outline.ts';
import type { Recipe } from './recipe.ts';
import { renamed, withParameters, writtenNames } from './renames.ts';
import { type Answer, answersOf, withAnswers } from './returns.ts';
import { plain, wordsOf } from './spelling.ts';
import type { Outlined } from './steps.ts';
import { isPossible } from './voices/kinds.ts';
import { writeOutline } from './write-outline.ts';

export interface Composed {
  readonly snippet: Snippet;
  /** Words of the wish that the program does not meet. */
  readonly unmet: readonly string[];
}

/** A program of a known kind. */
export interface KnownKind extends Composed {
  /** It is preferred to a composed program that lacks as much. */
  readonly isFirst?: boolean;
}

const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that which who of in to for it its is are be can write create make define implement simple small basic class struct type model object method methods function functions field fields both me please has have having plus where using called named member members operations operation support supports supporting allow allows allowing able lets let also can should must will program example main prints print shows show returns return returning gives give each given as from on by or their them they this then via into manage manages managing track tracks tracking keep keeps keeping store stores storing represent representing compute computes calculate calculates get gets way ways system app following such like new proper own full all another based backed template hold holds held any when if every being so but you tell tells see sees several only ones reports report reporting remember remembers between'.split(
    ' ',
  ),
);

/** "A class that represents a library" is a class of that name. */
const REPRESENTS =
  /\b(class|struct|type) (?:that |which )?(?:represents?|representing|models?|modell?ing|implements?|implementing|simulates?|simulating|manages?|managing|describes?|describing) (?:an? |the )?(?=[a-z]+ )/i;

/** "Own exception when overdrawn" is thrown. */
const UNTHROWN =
  /,? (?:(?:and|with|plus) )?(?:(?:an?|its|my) )?(?:own|custom) (?:exception|error)(?: (?:class|type))? (?=when|if)/i;

/** The item of a list that is ticked off is a record of the list. */
const LIST_ITEM = /\b((?:shopping|grocery|packing|check)[ -]?list) items?\b(?=,? (?:and|plus|with)\b)/i;

/** Every composed structure is generic, so "a class template for a ring buffer" asks for no more. */
const TEMPLATE = /\bclass template for (?:an? )?/i;

/** In a name these say what a thing does: an LRU cache is not another kind of cache. */
const QUALIFIES =
  /^(?:lru|lfu|ttl|expiring|sorted|ordered|persistent|weighted|async|blocking|delayed|concurrent|distributed)$/;

const CONSTANT = /\b(?:constant time|template)\b|\bo\(1\)/i;

/** Languages in which the fields of an outline are immutable. */
const FIXED = /^(?:typescript|java|kotlin|csharp|rust|cpp|ruby|php|swift)$/;

/** Languages in which an outline can count days. */
const DATED = /^(?:python|ruby|php|javascript|typescript|java|kotlin|csharp)$/;

/** A class that is put together of a known kind; undefined if the wish asks for none. */
export function compose(
  given: string,
  language: string,
): (Composed & { readonly snippet: Outlined }) | undefined {
  const { prompt, isRecord } = withoutRecord(
    given
      .replace(TEMPLATE, '')
      .replace(LIST_ITEM, '$1')
      .replace(REPRESENTS, '$1 ')
      .replace(UNTHROWN, ', throwing its own exception '),
    language,
  );
  const wish = new WishText(prompt);
  const single = wish.take(/\bsingleton\b/);
  const head = readHead(wish);
  if (!head || isOfAnotherKind(prompt, head)) return undefined;
  const { recipe, name } = head;
  wish.take(/<[a-z]>/);
  const isData = isRecord || (language === 'kotlin' && wish.take(/\bdata(?= )/) !== undefined);
  const kinds = readKinds(wish);
  const getters = wordsBefore(wish, /\b(\w+) (?:getters?|propert(?:y|ies))\b/);
  const answers = answersOf(wish);
  // Every lookup of an outline in C++ gives one.
  if (language === 'cpp')
    wish.take(/\b(?:that |which )?return(?:s|ing)? (?:an? )?(?:std::)?optional(?:<\w+>)?/);
  const rules = rulesOf(wish, recipe);
  const errors = takeErrors(wish, language);
  const chosen: Chosen = new Map();
  const unmet: string[] = single ? ['singleton'] : [];
  if (wish.take(/\bimmutable\b/) && !FIXED.test(language)) unmet.push('immutable');
  const values = {
    ...bulkOf(wish, recipe, chosen),
    ...discountOf(wish, chosen),
    ...limitOf(wish, chosen, recipe),
    ...rateOf(wish, recipe),
    ...clockOf(wish, recipe),
    ...loanOf(wish, recipe, chosen),
  };
  const slots = takeSlots(wish, recipe, name, chosen);
  takeOptions(wish, recipe, name, chosen);
  const lists = takeMembers(wish, recipe, chosen);
  const isNamed = recipe.members.some((one) => chosen.has(one.name));
  addNeeded(recipe, rules, isNamed, chosen);
  settleNames(recipe, answers, language, chosen);
  const bound = takeBound(wish, chosen);
  unmet.push(...brokenRules(rules, recipe, chosen));
  const signed = takeSigns(wish);
  const traits = slots.length > 0 ? readTraits(wish, language) : [];
  const operators = takeOperators(
    wish,
    signed,
    { language, recipe, chosen, traits: slots.length > 0 ? traits : undefined },
    unmet,
  );
  const extra = extraFields(wish, recipe);
  const raised = readErrors(errors, { name, language }, { prompt, recipe, chosen }, unmet);
  unmet.push(...leftOf(wish, { recipe, name, language }));
  const said = prompt.split(/\s+/).length;
  if (unmet.length > Math.max(3, said / 2.5) || (!isNamed && unmet.length > 2)) return undefined;

  const fields = [
    ...slots.map((slot) => ({
      name: slot.name,
      type: slot.type,
      example: slot.name === bound?.slot ? bound.limit : slot.example,
    })),
    ...extra,
  ];
  if (isData && fields.length === 0 && recipe.records.length === 0) unmet.push('data');
  const written = recipe.write(new Set(chosen.keys()), { name, fields, values });
  const asked = asNamed(written, { recipe, chosen, lists, answers }, unmet);
  const { text, preamble, errors: ownErrors } = withErrors(asked, errors, raised, { name, language });
  if (/: date\b/.test(text) && !DATED.test(language)) return undefined;
  const object = name.charAt(0).toLowerCase() + name.slice(1);
  const read = readOutline(
    renamed(text, 'object', /^(?:object|switch|default|package)$/.test(object) ? 'item' : object),
  );
  // A recipe of numbers holds nothing else.
  if (language === 'cpp' && /\btemplate\b/i.test(given) && !read.type?.isGeneric) unmet.push('template');
  for (const { trait, said: words } of kinds) {
    if (read.type && isPossible(trait, language, read.type)) traits.push(trait);
    else unmet.push(...words.split(/[^\w-]+/).filter((word) => word !== '' && !SILENT.has(word)));
  }
  const outline = {
    ...read,
    isValue: /\bstruct\b/i.test(prompt),
    isData,
    properties: new Set(
      recipe.members
        .filter(({ sayings }) => getters.some((one) => sayings.includes(one)))
        .map(({ name: own }) => chosen.get(own) ?? own),
    ),
    traits,
    ...(preamble ? { preamble } : {}),
    ...(ownErrors ? { errors: ownErrors } : {}),
  };
  if (isRecord && (outline.type?.state.length ?? 0) > 0) unmet.push('record');
  const snippet = writeOutline(
    outline,
    language,
    new Map([
      ...(language === 'python' || language === 'ruby' ? writtenNames(prompt, chosen, language) : []),
      ...operators,
    ]),
  );
  return snippet && { snippet, unmet };
}

/** The wish has the name of a known class and means another. */
const isOfAnotherKind = (
  prompt: string,
  { recipe, name }: { readonly recipe: Recipe; readonly name: string },
): boolean =>
  // Its states are named in the wish; a class of a known kind has its own.
  (/\bstate machine\b/i.test(prompt) && !recipe.silent.has('machine')) ||
  // The stored cache takes constant time where it is asked for.
  (recipe.silent.has('lru') && CONSTANT.test(prompt)) ||
  // A class of tasks, and not the task.
  recipe.records.includes(name);

/** The words of the wish that no reader took. */
function leftOf(
  wish: WishText,
  { recipe, name, language }: { readonly recipe: Recipe; readonly name: string; readonly language: string },
): string[] {
  const words = wordsOf(name);
  const qualities = words.filter((word) => QUALIFIES.test(word));
  const silent = new Set([
    ...SILENT,
    ...recipe.silent,
    ...words.filter((word) => !QUALIFIES.test(word)),
    ...(qualities.length > 0 ? [] : [plain(name)]),
    ...wordsOfLanguage(language),
    ...(/^(?:javascript|ruby)$/.test(language) ? [] : ['typed']),
  ]);
  return [
    ...qualities.filter((word) => !recipe.silent.has(word)),
    ...wish
      .left(silent)
      .map((one) => one.replace(/^['"]|['"]$/g, ''))
      .filter((one) => !silent.has(one)),
  ];
}

/** The outline with the names, parameters and answers of the wish; those that do not fit go to `unmet`. */
function asNamed(
  written: string,
  {
    recipe,
    chosen,
    lists,
    answers,
  }: {
    readonly recipe: Recipe;
    readonly chosen: Chosen;
    readonly lists: ReadonlyMap<string, string>;
    readonly answers: readonly Answer[];
  },
  unmet: string[],
): string {
  let text = written;
  for (const [own, called] of chosen) {
    if (own === called || !recipe.members.some((one) => one.name === own)) continue;
    text = text
      .replace(new RegExp(`^(def )${own}\\(`, 'm'), `$1${called}(`)
      .replace(new RegExp(`(\\bobject\\.)${own}\\(`, 'g'), `$1${called}(`);
  }
  for (const [own, listed] of lists) {
    const changed = withParameters(text, chosen.get(own) ?? own, listed);
    if (changed === undefined) unmet.push(`${chosen.get(own)}(${listed})`);
    else text = changed;
  }
  for (const answer of answers) {
    const changed = withAnswers(text, answer, recipe, chosen);
    if (changed === undefined) unmet.push(...answer.said.split(/[^\w]+/).filter((word) => word.length > 2));
    else text = changed;
  }
  return text;
}

/** Words whose kind is said after them; the words themselves stay in the wish. */
function wordsBefore(wish: WishText, pattern: RegExp): string[] {
  const found = pattern.exec(wish.rest);
  if (!found?.[1]) return [];
  const from = found.index + found[1].length;
  wish.cover(from, found.index + found[0].length);
  return [found[1], ...wordsBefore(wish, pattern)];
}

const SAMPLES: Readonly<Record<string, string>> = { text: '"Ada"', int: '3', float: '2.5', bool: 'true' };

/** Fields that the wish gives the class beside those of its kind. */
function extraFields(wish: WishText, recipe: Recipe): { name: string; type: string; example: string }[] {
  if (recipe.records.length > 0) return [];
  return [...new Set(wish.left(SILENT))].flatMap((word) => {
    const field = /^[a-z]+$/.test(word) && !recipe.silent.has(word) ? readFields(word)?.[0] : undefined;
    if (!field || field.type === 'date' || recipe.slots.some((one) => one.name === word)) return [];
    wish.take(new RegExp(`\\b${word}\\b`));
    return [{ name: word, type: field.type, example: SAMPLES[field.type] ?? '' }];
  });
}
