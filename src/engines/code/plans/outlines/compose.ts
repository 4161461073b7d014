import { wordsOfLanguage } from '../../languages/languages.ts';
import { readFields } from '../../records/read-record.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { withoutRecord } from '../classes/record-form.ts';
import { numberOf, WishText } from '../reading/text.ts';
import {
  brokenRules,
  clockOf,
  discountOf,
  eachFailure,
  FAILS,
  KINDS,
  limitOf,
  rateOf,
  readFailure,
  readKinds,
  readTraits,
  rulesOf,
  type Told,
} from './clauses.ts';
import { loanOf } from './loans.ts';
import { OPERATORS, SIGNED_TRAITS, signOf, takeSigns } from './operators.ts';
import { asksOwnErrors, ownError, reasonOf, rustErrors } from './own-errors.ts';
import { readHead } from './read-head.ts';
import { readOutline } from './read-outline.ts';
import type { Member, Recipe } from './recipe.ts';
import { isReserved, renamed, withParameters, writtenNames } from './renames.ts';
import { answersOf, withAnswers } from './returns.ts';
import { plain, small } from './spelling.ts';
import type { Outlined } from './steps.ts';
import { isPossible } from './voices/kinds.ts';
import { exceptionIn, writeOutline } from './write-outline.ts';

export interface Composed {
  readonly snippet: Snippet;
  /** Words of the wish that the program does not meet. */
  readonly unmet: readonly string[];
}

const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that which who of in to for it its is are be can write create make define implement simple small basic class struct type model object method methods function functions field fields both me please has have having plus where using called named member members operations operation support supports supporting allow allows allowing able lets let also can should must will program example main prints print shows show returns return returning gives give each given as from on by or their them they this then via into manage manages managing track tracks tracking keep keeps keeping store stores storing represent representing compute computes calculate calculates get gets way ways system app following such like new proper own full all another based backed template hold holds held any when if every being so but you tell tells see sees several only ones reports report reporting remember remembers between'.split(
    ' ',
  ),
);

/** "A class that represents a library" is a class of that name. */
const REPRESENTS =
  /\b(class|struct|type) (?:that |which )?(?:represents?|representing|models?|modell?ing|implements?|implementing|simulates?|simulating|manages?|managing|describes?|describing) (?:an? |the )?(?=[a-z]+ )/i;

/** The item of a list that is ticked off is a record of the list. */
const LIST_ITEM = /\b((?:shopping|grocery|packing|check)[ -]?list) items?\b(?=,? (?:and|plus|with)\b)/i;

/** Every composed structure is generic, so "a class template for a ring buffer" asks for no more. */
const TEMPLATE = /\bclass template for (?:an? )?/i;

/** In a name these say what a thing does: an LRU cache is no cache of another kind. */
const QUALIFIES =
  /^(?:lru|lfu|ttl|expiring|sorted|ordered|persistent|weighted|async|blocking|delayed|concurrent|distributed)$/;

const GIVES_RESULT =
  /(?:,? ?\b(?:and|methods?|functions?|that|which|both|all|each|should|must)\b)*,? ?\breturn(?:s|ing)? (?:an? )?(?:proper )?results?\b(?:<[^>]*>)?(?: types?)?(?: with (?:an? )?(?:custom |own )?errors?(?: (?:type|enum|message))?)?(?! with)/;
/** "Custom exceptions please". */
const OWN_ERRORS =
  /,? ?\b(?:with |using |and |has |its |their )*(?:custom|own) (?:exceptions?|errors?)(?: (?:class|classes|types?|enums?))?(?: please)?/;

/** Each takes its clause out of the wish. */
const MOST_FAILURES = 4;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/);

const CONSTANT = /\b(?:constant time|template)\b|\bo\(1\)/i;

/** Languages in which nobody can change the fields of an outline. */
const FIXED = /^(?:typescript|java|kotlin|csharp|rust|cpp|ruby|php|swift)$/;

/** Languages in which an outline can count days. */
const DATED = /^(?:python|ruby|php|javascript|typescript|java|kotlin|csharp)$/;

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

/** A class that is put together of a known kind; undefined if the wish asks for none. */
export function compose(
  given: string,
  language: string,
): (Composed & { readonly snippet: Outlined }) | undefined {
  const { prompt, isRecord } = withoutRecord(
    given.replace(TEMPLATE, '').replace(LIST_ITEM, '$1').replace(REPRESENTS, '$1 '),
    language,
  );
  const wish = new WishText(prompt);
  const single = wish.take(/\bsingleton\b/);
  const head = readHead(wish);
  if (!head) return undefined;
  const { recipe, name } = head;
  // Its states are named in the wish; a class of a known kind has its own.
  if (/\bstate machine\b/i.test(prompt) && !recipe.silent.has('machine')) return undefined;
  // The stored cache takes constant time where it is asked for.
  if (recipe.silent.has('lru') && CONSTANT.test(prompt)) return undefined;
  // A class of tasks, and not the task.
  if (recipe.records.includes(name)) return undefined;
  wish.take(/<[a-z]>/);
  const isData = isRecord || (language === 'kotlin' && wish.take(/\bdata(?= )/) !== undefined);
  const kinds = readKinds(wish);
  const getters = wordsBefore(wish, /\b(\w+) (?:getters?|propert(?:y|ies))\b/);
  const answers = answersOf(wish);
  // Every lookup of an outline in C++ gives one.
  if (language === 'cpp')
    wish.take(/\b(?:that |which )?return(?:s|ing)? (?:an? )?(?:std::)?optional(?:<\w+>)?/);
  const rules = rulesOf(wish, recipe);
  // Methods that can fail give one anyway.
  if (language === 'rust') wish.take(GIVES_RESULT);
  const isOwn = asksOwnErrors(prompt);
  const failures: Told[] = [];
  for (let one = wish.take(FAILS); one && failures.length < MOST_FAILURES; one = wish.take(FAILS))
    failures.push(...eachFailure(one));
  if (isOwn) wish.take(OWN_ERRORS);
  const chosen = new Map<string, string>();
  const operators = new Map<string, string>();
  const lists = new Map<string, string>();
  const unmet: string[] = single ? ['singleton'] : [];
  if (wish.take(/\bimmutable\b/) && !FIXED.test(language)) unmet.push('immutable');
  const values = {
    ...discountOf(wish, chosen),
    ...limitOf(wish, chosen, recipe),
    ...rateOf(wish, recipe),
    ...clockOf(wish, recipe),
    ...loanOf(wish, recipe, chosen),
  };
  const slots = recipe.slots.filter((slot) => {
    const found = slot.pattern && wish.take(slot.pattern);
    while (slot.pattern && wish.take(slot.pattern));
    const isHeld = found || slot.isAlways || slot.pattern?.test(wordsOf(name).join(' '));
    if (isHeld) chosen.set(slot.name, slot.name);
    return isHeld;
  });
  for (const { name: own, pattern, isOfWish } of recipe.options) {
    const isAsked = isOfWish
      ? pattern.test(prompt.toLowerCase())
      : wish.take(pattern) || pattern.test(wordsOf(name).join(' '));
    if (isAsked) chosen.set(own, own);
  }
  // The longest saying first, so that "list available" is not a list and the available.
  const members = [...recipe.members].sort((a, b) => b.longest - a.longest);
  for (const member of members) {
    const found = takeMember(wish, member);
    if (!found) continue;
    chosen.set(member.name, found.name);
    if (found.listed !== undefined) lists.set(member.name, found.listed);
  }
  const isNamed = recipe.members.some((one) => chosen.has(one.name));
  // A book that may be borrowed once is borrowed, and a limit needs what keeps it.
  const limited = new Set([...chosen.keys()].filter((one) => one !== 'limit'));
  const isKept = (one: Member): boolean =>
    rules.some(({ said }) => one.pattern.test(said)) ||
    (chosen.has('limit') && one.tags(new Set(chosen.keys())).length > one.tags(limited).length);
  for (const one of recipe.members) if (!chosen.has(one.name) && isKept(one)) chosen.set(one.name, one.name);
  for (const one of recipe.members)
    if (!chosen.has(one.name) && (one.isNeeded || (one.isUsual && !isNamed))) chosen.set(one.name, one.name);
  for (const one of recipe.members)
    if (!chosen.has(one.name) && one.isImplied(new Set(chosen.keys()))) chosen.set(one.name, one.name);
  for (const { of, written } of answers) {
    const member = recipe.members.find(({ sayings }) => of !== undefined && sayings.includes(plain(of)));
    if (member && chosen.get(member.name) === member.name) chosen.set(member.name, small(written));
  }
  for (const [own, called] of chosen) if (isReserved(language, called)) chosen.set(own, own);
  // Each clash of names gives way to the recipe's own.
  for (const [own, called] of chosen)
    if ([...chosen].some(([other, name_]) => other !== own && name_ === called && own !== called))
      chosen.set(own, own);
  let limit: number | undefined;
  const bound = ['capacity', 'overdraftLimit', 'floors'].find((one) => chosen.has(one));
  if (bound) {
    const [, number] =
      wish.take(
        /\b(?:of |at |most |maximum |max )*(?:0 )?(?:to )?[$€]?(\d+)(?: (?:items|elements|values|cars|spots|euros|dollars|floors))?/,
      ) ?? [];
    if (number !== undefined) limit = numberOf(number);
  }
  unmet.push(...brokenRules(rules, recipe, chosen));
  const signed = takeSigns(wish);
  const traits = slots.length > 0 ? readTraits(wish, language) : [];
  const signs = OPERATORS[language];
  for (const sign of signed) {
    const trait = SIGNED_TRAITS[sign];
    const own = Object.entries(signs ?? {}).find(([, written]) => signOf(written) === sign)?.[0];
    if (trait && slots.length > 0 && language === 'cpp')
      traits.push(...(traits.includes(trait) ? [] : [trait]));
    else if (own && recipe.members.some((one) => one.name === own)) chosen.set(own, chosen.get(own) ?? own);
    else unmet.push(`operator${sign}`);
  }
  const isOverloaded = signed.length > 0 || wish.take(/\b(?:overloaded )?operators?(?: overloading)?\b/);
  const overloaded = Object.entries(isOverloaded && signs ? signs : {}).filter(
    ([own, sign]) => chosen.has(own) && (signed.length === 0 || signed.includes(signOf(sign))),
  );
  for (const [own, sign] of overloaded) operators.set(chosen.get(own) ?? own, sign);
  if (isOverloaded && signed.length === 0 && overloaded.length === 0) unmet.push('operator');
  const extra = extraFields(wish, recipe);
  const failed = failures.flatMap(({ 0: told, index }) => {
    const one = readFailure(told, prompt.slice(index, index + told.length), recipe, chosen);
    const exception =
      one?.exception ??
      (one && isOwn && exceptionIn(language, 'E') ? ownError(one.tags[0] ?? '', name, language) : undefined);
    const declared = exception === undefined ? undefined : exceptionIn(language, exception);
    if (!one) unmet.push(...told.split(/[^\w]+/).filter((word) => word.length > 3));
    else unmet.push(...one.more, ...(exception && declared === undefined ? [exception] : []));
    return one ? [{ ...one, exception, declared }] : [];
  });
  const silent = new Set([
    ...SILENT,
    ...recipe.silent,
    ...wordsOf(name).filter((word) => !QUALIFIES.test(word)),
    ...(wordsOf(name).some((word) => QUALIFIES.test(word)) ? [] : [plain(name)]),
    ...wordsOfLanguage(language),
    ...(/^(?:javascript|ruby)$/.test(language) ? [] : ['typed']),
  ]);
  unmet.push(
    ...wordsOf(name).filter((word) => QUALIFIES.test(word) && !recipe.silent.has(word)),
    ...wish
      .left(silent)
      .map((one) => one.replace(/^['"]|['"]$/g, ''))
      .filter((one) => !silent.has(one)),
  );
  const said = prompt.split(/\s+/).length;
  if (unmet.length > Math.max(3, said / 2.5) || (!isNamed && unmet.length > 2)) return undefined;

  const fields = [
    ...slots.map((slot) => ({
      name: slot.name,
      type: slot.type,
      example: slot.name === bound && limit !== undefined ? String(limit) : slot.example,
    })),
    ...extra,
  ];
  if (isData && fields.length === 0 && recipe.records.length === 0) unmet.push('data');
  let text = recipe.write(new Set(chosen.keys()), {
    name,
    fields,
    values,
  });
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
  const errors = isOwn && language === 'rust' ? `${name}Error` : undefined;
  if (isOwn && failures.length === 0 && !errors)
    for (const tag of new Set([...text.matchAll(/^\s*raise (\w+) "/gm)].map((found) => found[1] ?? ''))) {
      const exception = ownError(tag, name, language);
      const declared = tag === 'value' ? undefined : exceptionIn(language, exception);
      if (declared) failed.push({ tags: [tag], exception, message: undefined, more: [], declared });
    }
  const reasons = [
    ...new Set([...text.matchAll(/^\s*raise (\w+) "/gm)].map((found) => reasonOf(found[1] ?? '', name))),
  ];
  const own = errors && reasons.length > 0 ? [rustErrors(errors, reasons)] : [];
  const preamble = [...new Set([...own, ...failed.map(({ declared }) => declared).filter(Boolean)])].join(
    '\n\n',
  );
  text = text.replace(/^(\s*)raise (\w+) (".*?")/gm, (_, space: string, tag: string, message: string) => {
    const one = failed.find(({ tags }) => tags.includes(tag));
    const kind = errors
      ? reasonOf(tag, name)
      : (one?.declared !== undefined && one.exception) || (KINDS[tag] ?? tag);
    return `${space}raise ${kind} ${one?.message ? `"${one.message}"` : message}`;
  });
  if (/: date\b/.test(text) && !DATED.test(language)) return undefined;
  const object = name.charAt(0).toLowerCase() + name.slice(1);
  text = renamed(text, 'object', /^(?:object|switch|default|package)$/.test(object) ? 'item' : object);
  const read = readOutline(text);
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
    ...(own.length > 0 ? { errors } : {}),
  };
  if (isRecord && (outline.type?.state.length ?? 0) > 0) unmet.push('record');
  const snippet = writeOutline(
    outline,
    language,
    new Map([
      ...(language === 'python' || language === 'ruby' ? writtenNames(prompt, chosen) : []),
      ...operators,
    ]),
  );
  return snippet && { snippet, unmet };
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
