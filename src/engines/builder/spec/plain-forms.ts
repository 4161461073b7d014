import { featureKind } from './features.ts';
import { pluralOf } from './nouns.ts';
import { type Rewrite, rule, type Taken, WORD } from './rewrites.ts';
import { FIRST_VALUES, LIMITS } from './value-rewrites.ts';

/**
 * Many sentences ask for the same field. Those that the readers of fields and lists do not know are written in the form
 * that they know: "a meal choice of meat, fish or vegan" as "meal choice (meat, fish, vegan)".
 */
export function inPlainForms(prompt: string): PlainPrompt {
  const taken: Taken = { missing: [], wishes: [] };
  const text = REWRITES.reduce((before, [pattern, write]) => {
    let after = before;
    // A rewrite may free another one beside it.
    for (let round = 0; round < 4; round++) {
      const next = after.replace(pattern, (...found: (string | undefined)[]) => write(found, taken));
      if (next === after) break;
      after = next;
    }
    return after;
  }, withRequired(prompt));
  return { text, ...taken };
}

interface PlainPrompt extends Readonly<Taken> {
  readonly text: string;
}

const VALUE = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s(?!or\b|and\b)[\p{L}\p{N}'’-]+){0,2}`;
const OR_LIST = String.raw`((?:${VALUE},\s){0,8}${VALUE},?\sor\s${VALUE}?)`;
const END = String.raw`(?=\s*(?:[,.;)\n]|$)|\sand\s)`;

const PEOPLE =
  '(?:i|we|you|users|people|everyone|members|students|parents|(?:my|our|the)\\s(?:family|team|kids|children|wife|husband|partner|friends|colleagues|students|customers|staff))';
const ABLE = String.raw`(?:can|could|want\sto|need\sto|will|should\sbe\sable\sto|am\sable\sto|are\sable\sto)\s`;
const ADDING = String.raw`(?:add|enter|save|store|log|record|keep(?:\strack\sof)?|list|track|collect|note(?:\sdown)?|write\sdown|put\sin|register|manage)`;

const values = (list = ''): string => list.replace(/,?\sor\s/i, ', ');

/** "Name and phone are required": said of fields that were named before. */
const REQUIRED = new RegExp(
  String.raw`(?:^|(?<=[.;,]\s)|\b(?:and|where)\s)((?:${WORD}(?:\s${WORD})?,\s){0,4}(?:${WORD}(?:\s${WORD})?\sand\s)?${WORD}(?:\s${WORD})?)\s(?:is|are|must\sbe)\s(?:required|mandatory|obligatory|compulsory)[.;]?`,
  'iu',
);

function withRequired(prompt: string): string {
  const [whole = '', list = ''] = REQUIRED.exec(prompt) ?? [];
  if (whole === '') return prompt;
  const names = list.split(/,\s|\sand\s/i).map((name) => name.replace(/^(?:the|an?|its|their)\s/i, ''));
  const rest = prompt.replace(whole, ' ').trim();
  const isSaid = names.every((name) => new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'iu').test(rest));
  return isSaid
    ? names.reduce(
        (text, name) => text.replace(new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'iu'), 'required $&'),
        rest,
      )
    : prompt;
}

const REWRITES: readonly (readonly [RegExp, Rewrite])[] = [
  // "Sorted by what is due soonest", "ordered by which expires next".
  rule(
    String.raw`\b((?:sort|order|arrang|list|show)(?:ed|ing|e|s)?\s(?:them\s)?)by\s(?:what|which(?:ever)?|who)(?:\sone)?\s(?:is\s|are\s|comes\s|gets\s|needs\s)?(?:to\sbe\s)?(?:[\p{L}]+\s)?(soonest|next|first|earliest|latest|newest)\b`,
    ([, verb, word = '']) => `${verb}by ${/^(?:next|first)$/i.test(word) ? 'soonest' : word} first`,
  ),
  // "An app for tracking bills: …" is an app to track bills.
  rule(
    String.raw`^((?:[\p{L}-]+\s){0,4}(?:app|application|tool|program|system))\sfor\s(?:tracking|managing|recording|logging|organi[sz]ing|keeping\strack\sof|listing|collecting|cataloguing|cataloging)\s`,
    ([, head]) => `${head} to track `,
  ),
  // "Things I lent to people": with whom is a field.
  rule(
    String.raw`(${WORD}s)\s(?:that\s|which\s)?(?:i|we)\s(?:have\s|['’]ve\s)?(lent|borrowed|sold|gave|given|bought|rented|sent|got|received)\s(?:out\s)?(to|from|for|with)\s(?:people|someone|somebody|friends|others|neighbou?rs|customers|clients)(?:,?\swith\s)?`,
    ([whole = '', records, verb, to]) => `${records} with ${verb} ${to}${/with\s$/.test(whole) ? ', ' : ''}`,
  ),
  // "A log where I can add books with author and pages": the records, and their fields.
  rule(
    String.raw`(\s(?:where|in\swhich|so\sthat|so)\s(?:${PEOPLE}\s(?:${ABLE})?|${WORD}s\s${ABLE})|:\s(?:${PEOPLE}\s${ABLE})?|(?<=[.;]\s)${PEOPLE}\s${ABLE})${ADDING}\s(?:(?:the|my|our|new|all|some|different|several|their|as many)\s){0,2}((?:${WORD}\s)?(?:${WORD}s|food|homework|equipment|stuff|furniture|clothing|jewell?ery))\s(?:with|by|including|having)\s`,
    ([, lead = '', records]) => `${/^[\s:]/.test(lead) ? ': ' : ''}${records} with `,
  ),
  // "Assign chores to Mia, Leo or Dad, each with points"
  rule(
    String.raw`\bassign\s(?:the\s|our\s)?(${WORD}s)\sto\s((?:\p{Lu}${WORD},\s){0,8}\p{Lu}[\p{L}'’-]*,?\s(?:or|and)\s\p{Lu}[\p{L}'’-]*)(?:,?\s(?:each\s)?(with)(?=\s))?`,
    ([, records, list = '', more]) =>
      `${records} with assigned to (${list.replace(/,?\s(?:or|and)\s/i, ', ')})${more === undefined ? '' : ','}`,
  ),
  // "Saved in the browser": all records are.
  rule(
    String.raw`,?\s(?:and\s)?(?:(?:with|everything|all|it|is|are|should|be|the|data|must|records|that)\s){0,4}(?:sav(?:e|ed|es|ing)|stor(?:e|ed|es|ing|age)|kept|keeps?|persist(?:s|ed)?|remember(?:s|ed)?)\s(?:(?:it|them|everything|the\sdata|all\sdata|data|records)\s)?(?:in|to|with|using)\s(?:the\s|my\s)?(?:browser|local\s?storage)(?:['’]s)?(?:\s(?:local\s)?storage)?`,
    () => '',
  ),
  ...FIRST_VALUES,
  // "A notice board with posts: title and text", "plants: each has a name".
  rule(
    String.raw`^([^,:;.]{3,60})\swith\s(?:the\s|my\s)?(${WORD}s):\s`,
    ([, head, records]) => `${head}: ${records} with `,
  ),
  rule(String.raw`:\s(?:each|every)\s(?:one\s|of\sthem\s)?(?:has|have|with|needs)\s`, () => ' with '),
  ...LIMITS,
  // "Licence plate (unique, required)": rules, and no part of the name.
  rule(
    String.raw`((?:${WORD}\s)?${WORD})\s\((?:(?:required|mandatory|optional),?\s(?:and\s)?)?((?:(?:must|should|has\sto)\s(?:be\s)?|is\s|always\s)?(unique|read-?only|hidden|encrypted|immutable|(?:auto(?:matically)?[-\s]?)?(?:generated|calculated|computed|incremented)))(?:,?\s(?:and\s)?(?:required|mandatory|optional))?\)`,
    ([whole = '', name = '', , quality], { missing }) => {
      const bare = name.replace(/^(?:(?:an?|the|its|their|with|and|has|have)\s)+/i, '');
      missing.push(`${quality} ${bare}`);
      return /required|mandatory/i.test(whole) ? name.replace(bare, `required ${bare}`) : name;
    },
  ),
  // "An ISBN that must be unique", "a unique code".
  rule(
    String.raw`(${WORD})\s(?:(?:that|which)\s)?(?:must|should|has\sto)\sbe\sunique(?=\s*(?:[,.;)\n]|$)|\sand\s)`,
    ([, name = ''], { missing }) => {
      missing.push(`unique ${name}`);
      return name;
    },
  ),
  // "No duplicates", "no double bookings": a rule, not a field.
  rule(
    String.raw`(?:,\s|\s)(?:and\s|with\s)?((?:no|without|avoid(?:s|ing)?|prevent(?:s|ing)?)\s(?:any\s)?(?:duplicates?|double[-\s]?bookings?|overlaps?|overlapping\s${WORD}|conflicts?|duplicate\s${WORD}))(?=\s*(?:[,.;\n]|$))`,
    ([, said = ''], { missing }) => {
      missing.push(said);
      return '';
    },
  ),
  rule(
    String.raw`\b(an?\s)?unique\s(${WORD}(?:\s(?!and\b|or\b|with\b)${WORD})?)`,
    ([, article = '', name = ''], { missing }) => {
      missing.push(`unique ${name}`);
      return `${article}${name}`;
    },
  ),
  // "A booking app with login: …" names no field before the colon.
  rule(
    String.raw`\s(?:with|having|including)\s((?:an?\s)?(?:${WORD}\s)?${WORD}):`,
    ([whole = '', feature = ''], { missing }) => {
      if (featureKind(feature) !== 'missing') return whole;
      missing.push(feature.replace(/^an?\s/i, ''));
      return ':';
    },
  ),
  // "Inspections belonging to a hive with date and notes"
  rule(
    String.raw`(${WORD}s)\s(?:(?:that|which)\s)?(?:belong(?:ing)?|(?:are\s)?(?:linked|assigned|attached|tied))\sto\s(?:an?|one|exactly\sone|the|each|every)\s(${WORD}),?\s(?:with|having|which\shave|that\shave)\s(an?\s)?`,
    // Fields with articles go on for as long as they have one.
    ([, children, parent, article = '']) =>
      `${children} with ${article === '' ? '' : 'a '}${parent}, ${article}`,
  ),
  // "Inspections of each hive with date", "loans of a book to a member with a due date"
  rule(
    String.raw`(${WORD}s)\s(?:of|for|by|on|per)\s(?:an?|one|the|each|every)\s(${WORD})(?:\s(?:to|by|for|from|in|at|with)\s(?:an?|one|the)\s(${WORD}))?,?\s(?:with|having)\s(an?\s)?`,
    (found) => {
      const [whole = '', children, one = '', other, article = ''] = found;
      const rest = String(found.at(-1)).replace(whole, ' ').toLowerCase();
      const isList = (name: string | undefined): boolean =>
        name === undefined ||
        new RegExp(`(?<![\\p{L}])${pluralOf(name.toLowerCase())}(?![\\p{L}])`, 'u').test(rest);
      const a = article === '' ? '' : 'a ';
      return isList(one) && isList(other)
        ? `${children} with ${a}${one}, ${other === undefined ? '' : `${a}${other}, `}${article}`
        : whole;
    },
  ),
  // "A meal choice of meat, fish or vegan"
  rule(
    String.raw`(?<=\s(?:an?|the|its|their|has|have|with)\s|,\s)((?:${WORD}\s)?(?:choice|option|preference|type|kind|category))\s(?:of|from|between|among)\s${OR_LIST}${END}`,
    ([, name, list]) => `${name} (${values(list)})`,
  ),
  // "Done or not"
  rule(String.raw`(?<=(?:,|\sand|\swith|:)\s)(${WORD})\sor\snot${END}`, ([, state]) => `${state} (yes/no)`),
  rule(
    String.raw`(?<=(?:,|\sand|\swith|:)\s)(${WORD})\syes\sor\sno${END}`,
    ([, state]) => `${state} (yes/no)`,
  ),
  // "The walk lasts 30, 45 or 60 minutes"
  rule(
    String.raw`(?:the|each|every|an?)\s(${WORD})\s(?:lasts?|takes?)\s((?:\d+,\s){0,6}\d+,?\sor\s\d+)\s(minutes|hours|days|weeks)(?:,\s(?:and\s)?|\sand\s)?`,
    ([, of, list, unit]) => `each ${of} has a duration in ${unit} (${values(list)}). `,
  ),
  // "Minimum and maximum players"
  rule(
    String.raw`\b(minimum|min|first|start|lowest|home|old|planned|estimated|expected)\sand\s(maximum|max|last|end|highest|away|new|actual|real)\s(${WORD})`,
    ([, one, other, of]) => `${one} ${of}, ${other} ${of}`,
  ),
  // "Started, finished" are two days.
  rule(
    String.raw`\b(started|begun|opened)(,\s|\sand\s)(finished|ended|closed)\b`,
    ([, one, mark, other]) => `date ${one}${mark}date ${other}`,
  ),
  // "A sign-up sheet for our yoga class with name and email"
  rule(
    String.raw`\b(?:sign[- ]?up|registration|enrolment|enrollment)\s(?:sheet|list|form|page)\sfor\s(?:our|my|the|an?)\s[^,:;.]{3,40}?\s(?=with\s)`,
    () => 'list of participants ',
  ),
  // "Show the revenue per client"
  rule(
    String.raw`(?<=\b(?:show|see|display|and|with|,|;)\s(?:the\s)?)(revenue|turnover|income|earnings|spending)\s(?=(?:per|by|for\seach)\s)`,
    ([, sum]) => `total ${sum} `,
  ),
  // "A total of what it's all worth"
  rule(
    String.raw`\b(?:the\s|an?\s)?total\s(?:of\swhat|for\show\smuch)\s(?:it['’]s|it\sis|they['’]re|they\sare|everything\sis|i\s(?:own|have)\sis)\s(?:all\s)?(?:worth|cost)\b`,
    () => 'show the total value',
  ),
  // "Show the total I've spent and let me filter by condition"
  rule(
    String.raw`\b(total|sum)\s(?:that\s)?(?:i|we)(?:['’]ve|\shave)?\s(?:spent|paid)\b`,
    ([, sum]) => `${sum} spent`,
  ),
  rule(
    String.raw`(?:,\s|\s)(?:and\s)?let\s(?:me|us|users|people)\s(?=(?:filter|sort|search|group)\b)`,
    () => ', ',
  ),
  // "An app for our bike workshop: …"
  rule(
    String.raw`^an?\s(?:app|application|tool|program|system)\sfor\s(?:our|my|the|an?)\s([^,:;.]{3,40}):`,
    ([, of]) => `A ${of} app:`,
  ),
  // "Each hive belongs to an apiary, each inspection to a hive"
  rule(
    String.raw`((?:each|every)\s${WORD}\s(belongs\sto|is\slinked\sto|is\sassigned\sto|refers\sto)\s(?:an?|one|exactly\sone)\s${WORD}),?\s(?:and\s)?((?:each|every|an?)\s${WORD})\s(?:to)\s(an?|one|exactly\sone)\s(${WORD})`,
    ([, first, verb, one, article, other]) => `${first}; ${one} ${verb} ${article} ${other}`,
  ),
  // "… belongs to a hive, with date and notes"
  rule(
    String.raw`((?:each|every|an?)\s(${WORD})\s(?:belongs\sto|is\slinked\sto|is\sassigned\sto|refers\sto)\s(?:an?|one|exactly\sone)\s${WORD}),?\s(?:with|having)\s`,
    ([, first, of]) => `${first}; each ${of} has `,
  ),
];
