import { signaturesIn } from '../../tasks/asked-signature.ts';
import { readFunction } from '../reading/name.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

/** A rule on the content of a text. */
export type Rule =
  | { readonly kind: 'least' | 'most'; readonly count: number }
  | { readonly kind: 'digit' | 'upper' | 'lower' | 'special' | 'letter' | 'spaceless' | 'begins' | 'undigit' }
  | { readonly kind: 'only'; readonly allowed: readonly Allowed[] };

/** The characters that a text may consist of. */
export type Allowed = 'letter' | 'upper' | 'lower' | 'digit' | '_' | '-' | '.';

export interface RulesWish {
  readonly name?: string;
  readonly parameter: string;
  readonly rules: readonly Rule[];
  /** All messages of broken rules, or whether none is broken. */
  readonly result: 'messages' | 'bool';
}

const SILENT: ReadonlySet<string> = new Set(
  `a an the that which and of in to for it its is are with by as this be any all each given write create make me please
  function method static fn func def public returns return returning takes take should must has have contains contain
  least one validates validate validating validator checks check checking valid whether if password passwords username usernames user name string text rules rule following input
  long characters against boolean bool list python javascript typescript go golang rust java kotlin swift php ruby csharp`.split(
    /\s+/,
  ),
);

const CHARACTERS = '(?: (?:characters?|chars?|letters|signs))?(?: long| in length)?';
const ONE =
  '(?:(?:and|,) )*(?:(?:at least|minimum|must (?:have|contain)|needs?|has|contains?|includes?|with) )*(?:an?|one|1)';

const ALLOWED: readonly (readonly [RegExp, readonly Allowed[]])[] = [
  [/alpha-?numeric/, ['letter', 'digit']],
  [/(?:upper[- ]?case|capital) letter/, ['upper']],
  [/(?:lower[- ]?case|small) letter/, ['lower']],
  [/(?<!(?:lower|upper)[- ]?case |capital |small )letter|alphabetic/, ['letter']],
  [/digit|number/, ['digit']],
  [/underscore/, ['_']],
  [/hyphen|dash/, ['-']],
  [/dot|period/, ['.']],
];
const SORT =
  '(?:(?:upper[- ]?case |lower[- ]?case |capital |small )?letters?(?: a-z)?|digits?|numbers?|alpha-?numerics?(?: characters?| chars)?|alphabetic characters?|underscores?|hyphens?|dash(?:es)?|dots?|periods?)';
const SORTS = `${SORT}(?:(?:,| and| or)* ${SORT})*`;
const ONLY = `\\b(?:(?:must |may |can |should )?(?:contain|consist|be|have|allow|use|include)?(?:s|ing|ed)?(?: of)? ?)?(?:only|just) (?:contain(?:s|ing)? |allow(?:s|ing)? |of )?(?:ascii )?(${SORTS})(?: (?:are |is )?allowed)?|\\b(?:ascii )?(${SORTS}) only\\b|\\bonly (?:be )?(alpha-?numeric)\\b|\\b(alpha-?numeric)(?: (?:characters|chars))?(?:,? (?:and|or|plus) (underscores?|hyphens?|dashes))?\\b`;

function readRules(wish: WishText): Rule[] {
  const found: { at: number; rule: Rule }[] = [];
  const add = (pattern: string, make: (groups: readonly string[]) => Rule[]): void => {
    const taken = wish.take(new RegExp(pattern));
    if (taken) for (const rule of make(taken.slice(1))) found.push({ at: taken.index, rule });
  };
  const count = (text: string | undefined): number => numberOf(text ?? '');
  add(
    `\\b(?:length (?:of )?)?(?:is )?(?:between ${NUMBER} and ${NUMBER}${CHARACTERS}|${NUMBER}(?: to | ?- ?)${NUMBER}(?: (?:characters?|chars?|letters)(?: long)?|(?= alpha-?numeric)))`,
    ([a, b, c, d]) => [
      { kind: 'least', count: count(a ?? c) },
      { kind: 'most', count: count(b ?? d) },
    ],
  );
  add(
    `\\b(?:at least|a minimum of|minimum(?: length)?(?: of)?|min(?:\\.| length)?) ${NUMBER} (?:characters?|chars?|letters)(?: long| in length)?|\\b${NUMBER} or more (?:characters|chars)(?: long)?|\\b(?:a )?minimum length(?: of)? ${NUMBER}`,
    (groups) => [{ kind: 'least', count: count(groups.find((one) => one !== undefined)) }],
  );
  add(
    `\\b(?:at most|no more than|not more than|a maximum of|maximum(?: length)?(?: of)?|max(?:\\.| length)?|not longer than|no longer than) ${NUMBER}${CHARACTERS}`,
    ([a]) => [{ kind: 'most', count: count(a) }],
  );
  add(
    `\\b(?:and |it )*(?:(?:must|has to|should|needs to) )?(?:start|begin)(?:s|ning|ing)? with an? (?:ascii )?letter\\b`,
    () => [{ kind: 'begins' }],
  );
  add(
    `\\b(?:and |it )*(?:(?:must|may|can|should|does) ?(?:not|n't)|cannot|can't|not|never) (?:start|begin)(?:s|ning|ing)? with an? (?:digit|number)\\b`,
    () => [{ kind: 'undigit' }],
  );
  add(ONLY, (groups) => {
    const said = groups.filter((one) => one !== undefined).join(' ');
    const allowed = ALLOWED.flatMap(([pattern, sorts]) => (pattern.test(said) ? sorts : []));
    return [{ kind: 'only', allowed: [...new Set(allowed)] }];
  });
  add(`\\b${ONE} (?:digit|numeral)\\b|\\b${ONE} number\\b|\\b${ONE} numeric (?:digit|character)`, () => [
    { kind: 'digit' },
  ]);
  add(`\\b(?:both )?upper[- ]?(?:case)? and lower[- ]?case(?: letters| characters)?`, () => [
    { kind: 'upper' },
    { kind: 'lower' },
  ]);
  add(`\\b${ONE} (?:upper[- ]?case|capital)(?: letter| character)?`, () => [{ kind: 'upper' }]);
  add(`\\b${ONE} (?:lower[- ]?case|small)(?: letter| character)?`, () => [{ kind: 'lower' }]);
  add(
    `\\b${ONE} (?:special|non-?alphanumeric|punctuation) (?:character|sign|symbol|mark)|\\b${ONE} (?:symbol|special char)\\b`,
    () => [{ kind: 'special' }],
  );
  add(`\\b${ONE} letter\\b`, () => [{ kind: 'letter' }]);
  add(
    `\\b(?:no|without(?: any)?|must not (?:contain|have)|does not contain|cannot contain)(?: any)? (?:white ?)?spaces?\\b`,
    () => [{ kind: 'spaceless' }],
  );
  return found.sort((a, b) => a.at - b.at).map(({ rule }) => rule);
}

const MESSAGES =
  /\b(?:(?:and )?returns? |returning |giving |gives )?(?:an? |the )?(?:list|array|slice|vec(?:tor)?|collection) of (?:all )?(?:the )?(?:error |violation |problem )?(?:messages|strings|errors|problems|violations|(?:broken|violated|failed) rules|rules (?:that (?:are|were) )?(?:broken|violated|failed|not met))(?: (?:for|about|with|of|naming) (?:each|every|all|the|which)(?: of the)? (?:broken |violated |failed |unmet )?(?:rules?|conditions?|requirements?|ones?|problems?)(?: (?:that |which )?(?:is|are|was|were)? ?(?:broken|violated|not met|not fulfilled|failed|fails?|unmet))?)?|\b(?:and )?returns? (?:all|every|the)(?: the| of the)? (?:problems?|errors?|violations?|messages|(?:broken|failed|violated) rules?)(?: found)?\b|\b(?:and )?(?:lists?|listing|collects?|reports?) (?:all|every|the)(?: the| of the)? (?:problems?|errors?|violations?|messages|(?:broken|failed|violated) rules?)\b|\b(?:one|a) message (?:for|per) (?:each|every) (?:broken |violated |failed )?(?:rule|requirement|condition)(?: (?:that is )?(?:broken|violated|not met|failed))?/;
const FINE =
  /(?:[,;] ?|\band |\bor )*\b(?:(?:returns? |giving |with )?(?:an )?empty(?: (?:list|array|one))? (?:if|when|means|for) (?:it is |it's |the password is |everything is |all (?:rules )?(?:are )?|there are no )?(?:a )?(?:valid|ok|fine|good|met|passed|problems|errors)(?: (?:password|one))?|(?:the list is )?empty (?:if|when) valid)/;
const BOOL =
  /\b(?:and )?(?:returns?|returning) (?:true|a bool(?:ean)?)(?: (?:or|and) false)?(?: (?:if|when|only if|for)(?: and only if)?(?: (?:it|the (?:password|text|string)|a (?:password|string)) (?:is valid|has|contains|meets all(?: the)? (?:rules|requirements)|is))?)?(?:,? (?:and |or )?(?:false otherwise|otherwise false))?|\b(?:and )?(?:false otherwise|otherwise false)\b/;

/** The usual rules of a user name. */
const USUAL: readonly Rule[] = [
  { kind: 'least', count: 3 },
  { kind: 'most', count: 20 },
  { kind: 'only', allowed: ['letter', 'digit', '_'] },
];

/** A function that checks a text against rules; undefined if a word of the wish says something else. */
export function readRulesWish(prompt: string, language: string): RulesWish | undefined {
  if (
    !/\b(?:valid|check|is_?|password)/i.test(prompt) ||
    !/password|username|passphrase|\b(?:string|text|code|pin|name)\b/i.test(prompt)
  )
    return undefined;
  const wish = new WishText(prompt);
  const [asked] = signaturesIn(prompt, language);
  if (asked && asked.parameters.length !== 1) return undefined;
  if (asked) wish.cover(asked.start, asked.end);
  const isList =
    wish.take(MESSAGES) !== undefined ||
    /^(?:string\[\]|\[\]string|List<String>|List<string>|list\[str\]|Vec<String>|array)$/.test(
      asked?.result ?? '',
    );
  while (wish.take(FINE));
  const isBool =
    !isList &&
    (/^bool(?:ean)?$/i.test(asked?.result ?? '') ||
      wish.take(BOOL) !== undefined ||
      /\b(?:whether|if|true)\b/i.test(prompt) ||
      /^is/i.test(asked?.name ?? ''));
  while (wish.take(BOOL));
  const subject =
    /\b(user[- ]?name|password|passphrase|pin)s?\b/i.exec(prompt)?.[1]?.toLowerCase().replace(/[- ]/, '') ??
    'text';
  const isUser = subject === 'username';
  // Rust has no expressions of its own.
  if (language !== 'rust') wish.take(/\b(?:with|using|by)(?: an?)? (?:regex|regexp|regular expression)\b/);
  const read = readRules(wish);
  const rules = isUser && read.length === 0 ? USUAL : read;
  const least = isUser || rules.some(({ kind }) => kind === 'only') ? 1 : 2;
  if (rules.length < least || new Set(rules.map(({ kind }) => kind)).size < rules.length) return undefined;
  if (!isList && !isBool && !isUser) return undefined;
  const named = asked ?? readFunction(wish);
  if (wish.left(SILENT).length > 0) return undefined;
  return {
    ...(named.name ? { name: named.name } : {}),
    parameter: asked?.parameters[0]?.name ?? subject,
    rules,
    result: isList ? 'messages' : 'bool',
  };
}
