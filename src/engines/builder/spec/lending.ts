import { type AppSpec, capitalized, type EntitySpec, type FieldSpec } from './app-spec.ts';
import { entityNamed } from './entity.ts';
import { keyOf } from './field.ts';
import { likely } from './likely.ts';
import { isPlural, pluralOf, singularOf } from './nouns.ts';

const OUT =
  '(?:lend(?:s|ing)?(?: out)?|lent|borrow(?:s|ing|ed)?|loan(?:s|ing)?(?: out)?|rent(?:s|ing)?(?: out)?|hir(?:e|es|ing)|check(?:s|ing)? ?out|hand(?:s|ing)? out|take(?:s)? out|sign(?:s|ing)? out|park(?:s|ing)?)';
const BACK =
  '(?:returns?|returning|give(?:s)? (?:\\w+ )??(?:\\w+ )?back|hand(?:s)? (?:\\w+ )?back|take(?:s)? (?:\\w+ )?(?:\\w+ )?back|bring(?:s)? (?:\\w+ )?back|check(?:s|ing)? ?in|sign(?:s|ing)? in|leave|leaves|leaving)';
/** "Lend and return", "hand out and take back a key": two deeds, the second of which ends the first. */
const DEEDS = likely(
  new RegExp(`\\b${BACK}\\b`, 'i'),
  new RegExp(
    `(?:,|\\b(?:to|can|with|actions?(?: for)?|that|where [a-z]+)\\b|\\s)*\\b(${OUT})\\b([^,.;:]{0,40}?),?\\s(?:and|or|&|/)\\s(?:to\\s)?(${BACK})\\b((?:\\s(?:it|them|an?|the|[a-z]+s?)(?!\\S)){0,2})`,
    'i',
  ),
);
/** "Tools and borrowers": the lent things, and the people who have them. */
const PAIR = /(?<![a-z-])((?:[a-z]+\s)?[a-z]+s)\s(?:and|&)\s([a-z]+s|people|children|staff)\b/i;
const USERS =
  /\b(?:person|people|member|friend|student|pupil|neighbou?r|employee|borrower|customer|reader|child|guest|user|colleague|client|resident|player)/i;
const NOT_TWICE =
  /(?:,|;|\band\b|\bbut\b|\s)*(?:\b(?:an?|no|one|each|every|the same|the)\s)?[a-z]+(?:\s[a-z]+)?\s(?:(?:can(?:not|['’]t)?|may|must|should)(?:\s(?:not|only))?\s(?:be|hold|have)\s)?[^,.;]*?\b(?:twice|more than once|again|two [a-z]+(?: at once)?|only be out to one [a-z]+|already out|already lent)\b(?:\s(?:at (?:the same time|once)|until\s[^,.;]+))*/i;
const OVERDUE =
  /(?:,|\b(?:and|with|show|shows|list|see|which|what|are|is|the|mark|marks)\b|\s)*\b(?:due dates?|overdue)\b(?:\s(?:ones|items|loans|[a-z]+s))?/gi;

interface Lending {
  readonly rest: string;
  finish(spec: AppSpec): AppSpec;
}

const reference = (name: string): FieldSpec => ({
  key: keyOf(name) ?? 'thing',
  label: capitalized(name),
  type: 'reference',
  required: false,
  to: name,
});

/** A prompt for lending: lists of things and people, and a third of the loans. */
export function takeLending(prompt: string): Lending | undefined {
  const found = DEEDS.exec(prompt);
  if (found === null) return undefined;
  const [said, out = '', , back = '', object = ''] = found;
  const before = prompt.slice(0, found.index);
  const after = prompt.slice(found.index + said.length);
  // "Members borrow and give back games" names both without a list.
  const pair =
    PAIR.exec(before) ??
    PAIR.exec(after) ??
    (/([a-z]+s)$/i.exec(before) && [object, object, /([a-z]+s)$/i.exec(before)?.[1]]);
  const [lists = '', first = '', second = ''] = pair ?? [];
  const things = first
    .toLowerCase()
    .trim()
    .replace(/^(?:of|the|with|for|which|our|my|all|has|it|them) /, '');
  const people = second.toLowerCase();
  if (pair === null || !isPlural(things) || !isPlural(people) || things === people) return undefined;
  const [thing, person] =
    USERS.test(things) && !USERS.test(people)
      ? [singularOf(people), singularOf(things)]
      : [singularOf(things), singularOf(people)];
  const isDue = OVERDUE.test(prompt);
  const rest = prompt
    .replace(said, ' ')
    .replace(NOT_TWICE, ' ')
    .replace(OVERDUE, ' ')
    .replace(lists, ' ')
    .replace(/\bfor (?:[a-z]+ )?(?:lending|rental|checkout|loans?)(?: in an? [a-z]+)?/i, ' ')
    .replace(/(?:\s*[,;:])+\s*$/, '');
  const word = /^rent|^hir/i.test(out) ? 'rental' : /^park/i.test(out) ? 'stay' : 'loan';
  const loan: EntitySpec = {
    name: word,
    plural: pluralOf(word),
    fields: [
      reference(thing),
      reference(person),
      { key: 'since', label: 'Since', type: 'date', required: false, default: 'today' },
      ...(isDue
        ? [{ key: 'dueDate', label: 'Due date', type: 'date', required: false, alert: 'Overdue' } as const]
        : []),
      {
        key: 'returnedOn',
        label: 'Returned on',
        type: 'date',
        required: false,
        mark: capitalized(
          back.toLowerCase().replace(/\s(?:an?|it|the)\b|(?<=return)s|(?:\s(?!back|in)\w+)+(?= back)/g, ''),
        ),
      },
    ],
    rules: [
      { same: [keyOf(thing) ?? 'thing'], until: 'returnedOn', message: `This ${thing} is not back yet.` },
    ],
  };
  return {
    rest: `${rest.split(/[:,;]/)[0]?.trim() || `${thing} ${word}s`}: ${pluralOf(thing)} and ${pluralOf(person)}${/[:,;](.*)$/s.exec(rest)?.[0] ?? ''}`,
    finish: (spec) => withLoans(spec, loan, [thing, person], rest),
  };
}

/** Both lists, and the loans before them; what was said of a list that stands for them belongs to the things. */
function withLoans(
  spec: AppSpec,
  loan: EntitySpec,
  [thing = '', person = '']: readonly string[],
  text: string,
): AppSpec {
  const said = text.toLowerCase();
  const tail = /[:,;](.*)$/s.exec(said)?.[1] ?? '';
  const isOf = (label: string): boolean =>
    [thing, person].some((name) => new RegExp(`\\b${name}`).test(singularOf(label.toLowerCase())));
  const listOf = (name: string): EntitySpec | undefined =>
    spec.entities.find((one) => one.name === name) ?? entityNamed(name, []);
  const own = [listOf(thing), listOf(person)].filter((one) => one !== undefined);
  const others = spec.entities.filter(({ name }) => ![thing, person, loan.name].includes(name));
  const kept = others.filter(({ plural }) => tail.includes(plural));
  const extra = others
    .filter((one) => !kept.includes(one))
    .flatMap(({ fields }) => fields)
    .filter(({ label }) => said.includes(label.toLowerCase()) && !isOf(label));
  const [first, ...rest] = own.map((entity) => ({
    ...entity,
    fields: entity.fields.filter(({ label, type, required }) => required || type !== 'text' || !isOf(label)),
  }));
  if (first === undefined) return spec;
  const added = extra.filter(({ key }) => first.fields.every((field) => field.key !== key));
  return { ...spec, entities: [loan, { ...first, fields: [...first.fields, ...added] }, ...rest, ...kept] };
}
