import { type Field, type RecordWish, readFields } from '../../records/read-record.ts';
import { singular, type WishText } from './text.ts';

const COLLECTION = '(?:lists?|arrays?|slices?|vec(?:tor)?s?|collections?|sequences?|iterables?)';

/** Things that wishes have lists of; with "a list of" before it, any other word will do. */
export const THINGS =
  'products|users|employees|orders|students|persons|people|customers|(?:cart |order |line |shopping )?items|books|movies|films|cars|tasks|todos|events|players|transactions|invoices|articles|posts|contacts|accounts|tickets|songs|teams|cities|countries|sales|payments|reviews|members|workers|persons|pets|animals|recipes';

const LISTED = new RegExp(
  `\\b${COLLECTION} of (?!(?:integers?|ints?|numbers?|floats?|doubles?|strings?|words?|names|texts?|lines?|chars?|characters|letters|emails|urls|prices|scores|dates|bytes|lists?|arrays?|tuples|pairs|maps?|length|size|n|the|any|all|each|points|intervals|functions|digits|files|paths|values|elements|temperatures|grades|amounts|tags|sentences|keys|primes?|i32|i64|f64)\\b)(objects|dicts|dictionaries|hashes|associative arrays|structs|records|[a-z]+(?= (?:objects|records|structs)\\b)|[a-z]+s|people)(?: (?:objects|records|structs|dicts|hashes))?`,
);
const BARE = new RegExp(`\\b(?:all |the |some )?(${THINGS})(?: (?:objects|records))?\\b`);
/** "Find the product with the highest price": one of many. */
const ONE_OF = new RegExp(
  `\\b(?:the|an?) (${THINGS.replaceAll(/\b(\w+)s(?=\||$)/g, '$1')})(?= (?:with|that has|having) (?:the )?(?:highest|lowest|largest|smallest|most|least|fewest|biggest|best|worst))`,
);
const TYPE_WISH = /\b(?:class|struct|interface|record|table|model|enum)\b/;

/** Words that imply a field without naming it. */
const SAYS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cheapest|most expensive|cheaper|expensive)\b/, 'price'],
  [/\b(?:oldest|youngest|older|younger)\b/, 'age'],
  [/\b(?:newest|latest|most recent|earliest)\b/, 'date'],
  [/\b(?:best|highest|top|lowest|worst)[- ]paid\b/, 'salary'],
  [/\b(?:best|highest|top|lowest|worst)[- ]rated\b/, 'rating'],
  [/\b(?:live|lives|living|based|located) in [a-z]+\b/, 'city'],
  [/\bearn(?:s|ing)?\b/, 'salary'],
  [/\b(?:published|released|made|born)? ?(?:after|before|since) \d{4}\b/, 'year'],
  [/\bcosts?(?: more| less| over| under| at)\b/, 'price'],
  [/\b(?:heaviest|lightest)\b/, 'weight'],
  [/\b(?:tallest|smallest person)\b/, 'height'],
];

/** Known as fields, but said of many other things. */
const VAGUE: ReadonlySet<string> = new Set(
  'number count length text type content level total note comment x y z due message model make label state body product customer owner language order address url'.split(
    ' ',
  ),
);
/** Orders that go by no field of the elements. */
const NO_FIELD =
  /^(?:their|the|its|an?|key|keys|field|property|frequency|counts?|length|size|value|itself|function|predicate|comparator|criteria|number|each|group|groups|one|two|three|alphabet|word|letter|another|any|most|some|first|last|position|index|given|month|months|day|days|week|weekday|hour|decade|that|hand|using|default|removing)$/;

const ONE: Readonly<Record<string, string>> = {
  people: 'person',
  movies: 'movie',
  cities: 'city',
  countries: 'country',
};
const NAMELESS = /^(?:order|transaction|invoice|ticket|payment|sale|review)$/;

const text = (name: string): Field => ({ words: [name], type: 'text', isOptional: false, isUnique: false });

/** "status" is one already. */
const fieldName = (word: string): string => (readFields(word) ? word : singular(word));

/** Fields that the wish sorts, groups, sums or compares by. */
function fieldsIn(given: string, noun: string, asWritten: string): Field[] {
  const names: string[] = [];
  let rest = given;
  for (const [pattern, name] of SAYS) {
    if (!pattern.test(rest)) continue;
    names.push(name);
    rest = rest.replace(pattern, ' ');
  }
  rest = rest.replace(/\b(?:first|last|full|family) name(?=s?\b)/g, (name) => {
    names.push(name);
    return ' ';
  });
  for (const [, first = '', second] of rest.matchAll(
    /\b(?:by|per|for each|each|same) (?:their |the |its )?([a-z]+)(?:,? (?:and|then)(?: then)?(?: by)? (?:their |the |its )?([a-z]+)(?= |$|[,.;]))?/g,
  ))
    for (const name of [first, second])
      if (
        name &&
        !NO_FIELD.test(name) &&
        (VAGUE.has(fieldName(name)) ? name !== 'number' : readFields(fieldName(name)) || name === first)
      )
        names.push(fieldName(name));
  for (const [, name = ''] of rest.matchAll(
    /\b(?:with|whose|where|having) (?:the |an? |their )?([a-z]+) (?:is |equals |= ?)?["']/g,
  ))
    names.push(name);
  for (const [word] of rest.matchAll(/\b[a-z]+\b/g))
    if (!VAGUE.has(fieldName(word)) && readFields(fieldName(word))) names.push(fieldName(word));
  return [...new Set(names)]
    .filter((name) => name !== noun && name !== 'object')
    .slice(0, 6)
    .map((name) => {
      // "lastName" is two words.
      const written = new RegExp(`\\b${name}s?\\b`, 'i').exec(asWritten)?.[0] ?? name;
      const apart = written.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
      return (
        readFields(apart.includes(' ') ? apart : name)?.[0] ?? {
          ...text(name),
          words: apart.includes(' ') ? apart.split(' ') : [name],
        }
      );
    });
}

/** "The three cheapest products", "sort users by age": records whose fields are those that the wish speaks of. */
export function impliedRecord(wish: WishText): RecordWish | undefined {
  const listed = LISTED.exec(wish.rest);
  const found =
    listed ?? BARE.exec(wish.rest) ?? (TYPE_WISH.test(wish.rest) ? undefined : ONE_OF.exec(wish.rest));
  const said = found?.[1];
  if (!said) return undefined;
  const isPlain = /^(?:objects|dicts|dictionaries|hashes|associative arrays|structs|records)$/.test(said);
  const last = said.split(' ').at(-1) ?? said;
  const noun = isPlain ? 'item' : (ONE[last] ?? singular(last));
  const fields = fieldsIn(wish.rest.replace(found[0], ' '), noun, wish.given);
  if (fields.length === 0) return undefined;
  const hasName = fields.some(({ words }) => /^(?:(?:\w+ )?name|title|id|email)$/.test(words.join(' ')));
  const lead = NAMELESS.test(noun)
    ? { ...text('id'), type: 'int' as const }
    : text(/^(?:book|movie|film|song|article|post|recipe)$/.test(noun) ? 'title' : 'name');
  if (listed) wish.take(LISTED);
  else if (said.includes(' ')) wish.take(BARE);
  return {
    name: noun.charAt(0).toUpperCase() + noun.slice(1),
    isClass: false,
    fields: hasName ? fields : [lead, ...fields],
    isKeyed: /^(?:dicts|dictionaries|hashes|associative arrays)$/.test(said),
    isImplied: true,
  };
}
