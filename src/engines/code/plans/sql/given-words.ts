import { pluralOf } from '../reading/plural.ts';
import { DEEDS, isDate, isNumber, levelOf, saidAs, singularOf } from './lexicon.ts';
import { apartFromTables, type Table } from './schema.ts';

/** The introduction of a question, or its setting, which is not part of it. */
const FRAME: readonly RegExp[] = [
  /^(?:hi|hello|i(?:'m| am|'d| would| want| need| have)|for my|this is|my homework|homework|beginner here)\b[^.:?!(]{0,60}(?:[.:!]+(?: |$)|\? (?=\w+ (?:me )?(?:an?|the|every|each|all)\b))/i,
  /^(?:(?:i have|there are|we have|given|from|with|using|in|my|the|(?:two|three) tables|these|tables?|schema|and|is|are)\b[\s,:.;]*)+/i,
  /^(?:(?:please|can you|could you|write|show|give|me|find|i want|i need|an?|the|sql|sqlite|query|that|which|to|with|using|and|lists?|shows?|finds?|returns?)\b[\s:]*)+(?=[a-z])/i,
  /[\s,;:]+(?:in|from|of|with|using|and|given|tables?|are|on|my|the|have|for|is)(?=[\s,;:.]*$)/i,
];

/** Names for people by what they do, with the figure that they are ranked by. */
const AGENTS: Readonly<Record<string, string>> = {
  spenders: 'total spending',
  earners: 'salary',
  scorers: 'number of goals',
  borrowers: 'number of loans',
};

const FOLD_WORDS = 'average|mean|avg|min(?:imum)?|max(?:imum)?|highest|lowest|total|sum';
const EACH = '(?:per|for each|for every|in each|of each|by|in every|of every|each|every)';
const COUNTED = '(?:at least|more than|at most|fewer than|less than|exactly|over)';
const SIZES: readonly (readonly [said: string, columns: RegExp, fold: 'highest' | 'lowest'])[] = [
  [
    'longest|farthest|furthest',
    /^(?:km|kilomet|distance|length|duration|minutes|hours|pages|miles)/,
    'highest',
  ],
  ['shortest', /^(?:km|kilomet|distance|length|duration|minutes|hours|pages|miles)/, 'lowest'],
  ['heaviest', /^(?:weight|kg|kilos|mass)/, 'highest'],
  ['hottest|warmest', /temp|celsius|degrees/, 'highest'],
  ['coldest|coolest', /temp|celsius|degrees/, 'lowest'],
];

const columnsIn = (tables: readonly Table[]): string[] =>
  tables.flatMap(({ columns }) => columns.map(({ name }) => name));

const isValue = (name: string): boolean =>
  !/^id$|_id$|^(?:name|title|email|label)$/.test(name) && !isDate(name) && !/_(?:on|at)$|^day$/.test(name);

/** Rows of whom: the only table of people, or the only one that others refer to. */
function ownersOf(tables: readonly Table[]): Table | undefined {
  const people = tables.filter(({ name }) => levelOf(name) === 1);
  const owners = tables.filter(({ name }) =>
    tables.some(({ columns }) => columns.some((one) => one.name === `${singularOf(name)}_id`)),
  );
  return people.length === 1 ? people[0] : owners.length === 1 ? owners[0] : undefined;
}

const childrenOf = (owner: Table, tables: readonly Table[]): Table[] =>
  tables.filter(
    (one) =>
      one !== owner &&
      (one.isOpen
        ? levelOf(one.name) > levelOf(owner.name)
        : one.columns.some(({ name }) => name === `${singularOf(owner.name)}_id`)),
  );

/** The rows that a deed leaves: of a verb that names them, else the only ones that there are. */
function rowsOf(verb: string, owner: Table, tables: readonly Table[]): Table | undefined {
  const children = childrenOf(owner, tables);
  const plain = verb.replace(/(?:ed|ing|s)$/, '').slice(0, 4);
  const table = DEEDS.find(([verbs]) => new RegExp(`^(?:${verbs})$`).test(verb))?.[1];
  const named = children.filter(({ name }) => name === table || name.startsWith(plain));
  const dated = children.filter(({ columns }) => columns.some(({ name }) => name.startsWith(plain)));
  return [named, dated, children].find((found) => found.length === 1)?.[0];
}

type Rewrite = readonly [RegExp, (found: string[]) => string | undefined];

/** Ways to speak of tables that the wish describes, each with the one that the readers of a query know. */
function rewritesFor(tables: readonly Table[]): Rewrite[] {
  const columns = columnsIn(tables);
  const column = [...new Set(columns)].map((name) => saidAs(name)).join('|');
  const owner = ownersOf(tables);
  const owners = owner ? owner.name.replaceAll('_', ' ') : '';
  const of = (verb: string): string | undefined =>
    owner && rowsOf(verb.toLowerCase(), owner, tables)?.name.replaceAll('_', ' ');
  const only = owner ? childrenOf(owner, tables) : [];
  const child = only.length === 1 ? only[0] : undefined;
  const parent = owner ?? tables.find((one) => childrenOf(one, tables).length === 1);
  const day = child?.columns.find(({ name }) => isDate(name) || /_(?:on|at)$|^day$|^arriv/.test(name))?.name;
  return [
    [
      /\b(?:people|persons|folks|staff(?: members)?|someone|everyone)\b/gi,
      () =>
        owner && levelOf(owner.name) === 1 && !tables.some(({ name }) => name === 'people')
          ? owners
          : undefined,
    ],
    [/^who (?=[a-z])/i, () => owners && `${owners} who `],
    [
      new RegExp(
        `\\b(?:who|that|which) (?:have |has |had )?([a-z]+)(?: back| in| here)* (${COUNTED} (?:\\w+)) times(?=$|[,.;?]| and| but)`,
        'gi',
      ),
      ([, verb = '', count]) => of(verb) && `with ${count?.replace(/once/, '1')} ${of(verb)}`,
    ],
    [
      new RegExp(
        `^(?:the )?(?:${saidAs(owner?.name ?? '-')}) with (${COUNTED} \\w+ ${saidAs(child?.name ?? '-')}),?(?: and| with| plus)+(?: when)?(?: was| is)?(?: the| their)*(?: dates? of)?(?: the| their)* (first|last|latest|most recent) (?:[a-z]+)(?: date)?(?: was| is)?$`,
        'i',
      ),
      ([, count, end = '']) =>
        day &&
        owner &&
        child &&
        `number of ${child.name} and ${/first/.test(end) ? 'earliest' : 'latest'} ${day} per ${singularOf(owner.name)}, only ${owner.name} with ${count}`,
    ],
    [
      /\b(?:who|that|which)(?: have| has| had| did| do)?(?: not|n't| never)(?: yet)?(?: ever)? (?!been\b)([a-z]+)(?: (?:anything|at all|yet|any [a-z]+|an? [a-z]+|in))?(?=$|[,.;?]| in | this | for | during | since | within )/gi,
      ([, verb = '']) => of(verb) && `without ${of(verb)}`,
    ],
    [
      new RegExp(
        `\\b(?:without|with no|have no|has no)(?: any| a single)? [a-z]+(?:ed|en) (?:${column})(?=$|[,.;?]| in | this | for | during | since )`,
        'gi',
      ),
      () => child && `without ${child.name.replaceAll('_', ' ')}`,
    ],
    [
      new RegExp(`(?<=${COUNTED} \\w+ )(?:${saidAs(parent?.name ?? '-')}) ([a-z]+)(?=$|[,.;])`, 'i'),
      ([, verb = '']) => parent && rowsOf(verb.toLowerCase(), parent, tables)?.name.replaceAll('_', ' '),
    ],
    [/,? (?:in|as) an? (?:second|third|fourth|separate|extra|additional|own) column\b/gi, () => ''],
    [
      /^(?:[a-z]+|entries|rows) (?:(?:who|that|which) )?(?:have|share|having|with|sharing)(?: exactly)? the same (.+?)(?: as (?:another|someone else|others?)(?: [a-z]+)?)?$/i,
      ([, same = '']) =>
        tables.length === 1 && !/_id\b|\b(?:both|value)\b/.test(same)
          ? `duplicate ${same} in ${tables[0]?.name}`
          : undefined,
    ],
    // Those without any are there, too.
    [
      /[,;]? (?:also|even|including|and|as well as|but also)(?: also| even| for| those| the| ones| people| with)* (?:those|ones|them|(?:the )?[a-z]+s)(?: that| who| which)?(?: have| has| had| with| without| are)*(?: zero| none| nothing| no(?:t any)?| any| 0)(?: [a-z]+s)?(?: at all)?(?: too| as well)?(?=$|[.,;])/gi,
      ([whole = '']) =>
        /zero|none|nothing|\bno\b|without|\b0\b/.test(whole) ? ', including those with zero' : undefined,
    ],
    [
      new RegExp(
        `[,;]? ?(?:(?:but|and) )?(?:leaving out|leave out|without|ignoring|ignore|excluding|exclude|skip(?:ping)?|omit(?:ting)?|not counting|except(?: for)?)(?: all| the| any)*(?: (?:rows|lines|entries|records|ones|those|[a-z]+s))? (?:where|with|whose|in which|that have|having|for which)(?: the| an?| no)*(?: (?:null|missing|empty))?( (?:${column}))(?: value)?(?: is| are| was)?(?: null| missing| empty| not known| unknown| not set)?(?=$|[.,;])`,
        'i',
      ),
      ([whole = '', one]) =>
        /null|missing|empty|not known|unknown|not set|\bno\b/.test(whole)
          ? ` where${one} is not null`
          : undefined,
    ],
    [
      new RegExp(
        `[,;]? ?(?:ignoring|excluding|skipping|without)(?: all| the| any)* (?:null|missing|empty)(?: values (?:of|in))? (${column})(?: values)?(?=$|[.,;])`,
        'i',
      ),
      ([, one]) => ` where ${one} is not null`,
    ],
    // "Mean, min and max per site": of every value that is measured.
    [
      new RegExp(`(?:^|(?<=[:.] ))(?:the )?((?:(?:${FOLD_WORDS})(?:,? and |, )?){2,})(?=,? ${EACH} )`, 'i'),
      ([, folds = '']) => {
        const [table, another] = tables;
        const groups =
          'site|place|city|station|sensor|region|device|category|type|department|species|year|month|street';
        const values = another
          ? []
          : (table?.columns ?? []).filter(
              ({ name }) => isValue(name) && !new RegExp(`^(?:${groups})$`).test(name),
            );
        const said = folds.split(/,? and |, /).filter(Boolean);
        return values.length === 0 || values.length > 3
          ? undefined
          : values
              .flatMap(({ name }) => said.map((fold) => `${fold} ${name}`))
              .join(', ')
              .replace(/, (?=[^,]*$)/, ' and ');
      },
    ],
    // "Average and maximum nitrate".
    [
      new RegExp(
        `\\b(${FOLD_WORDS})((?:, (?:${FOLD_WORDS}))*),? and (${FOLD_WORDS}) (${column})(?= ${EACH} )`,
        'i',
      ),
      ([, first, more = '', last, one]) =>
        [first, ...more.split(', ').filter(Boolean)]
          .map((fold) => `${fold} ${one}`)
          .join(', ')
          .concat(` and ${last} ${one}`),
    ],
    ...SIZES.map(
      ([said, wanted, fold]): Rewrite => [
        new RegExp(
          `\\b(?:the )?(?:${said}) (${tables.map(({ name }) => singularOf(name).replaceAll('_', ' ')).join('|')})\\b`,
          'i',
        ),
        ([, row = '']) => {
          const table = tables.find(
            ({ name }) => singularOf(name) === row.toLowerCase().replaceAll(' ', '_'),
          );
          const value = table?.columns.find(({ name }) => wanted.test(name))?.name;
          return value && `the ${row} with the ${fold} ${value}`;
        },
      ],
    ),
    [
      /\bhow much (?:did|do|have|has) (?:i|we|they) (?:spend|spent|pay|paid|earn|earned|make|made|sell|sold|donate|donated)\b/i,
      () => {
        const worth = columns.find((name) => isNumber(name) && /amount|total|price|cost/.test(name));
        return worth && `total ${worth}`;
      },
    ],
    [
      /\btop (\w+) (spenders|earners|scorers|borrowers)\b/i,
      ([, count = '', agents = '']) => {
        const by = AGENTS[agents.toLowerCase()] ?? '';
        const counted = /^number of (.+)/.exec(by)?.[1];
        if (!owner || (counted && !tables.some(({ name }) => name === counted))) return undefined;
        return `top ${count} ${owners} by ${by}`;
      },
    ],
    // "Which three cities have the most customers": a group by a column of theirs.
    [
      new RegExp(
        `^(?:which |what )?(?:are )?(?:the )?(\\w+) (${column}|[a-z]+(?:ies|s)) (?:have|has|had|with) (?:the )?(most|fewest) (${tables.map(({ name }) => saidAs(name)).join('|')})$`,
        'i',
      ),
      ([, count, group = '', way, rows]) =>
        columns.includes(singularOf(group.toLowerCase()))
          ? `number of ${rows} per ${singularOf(group)}, ${way === 'most' ? 'highest' : 'lowest'} first, top ${count}`
          : undefined,
    ],
    [
      /\bper (?:hire|hiring|birth|order|sale|entry|joining) (year|month|quarter)\b/gi,
      ([, part]) => `per ${part}`,
    ],
    // A phrase for each row asks for one value: "the latest value of each experiment".
    [
      new RegExp(
        `\\b(?:for|of) (?:each|every) (${saidAs(owner?.name ?? '-')}),? (?:show |list |give )?(?:me )?the ((?:latest|last|most recent|newest|first|earliest) [a-z_]+)$`,
        'i',
      ),
      ([, row, what]) => `${what} of each ${row}`,
    ],
    [
      new RegExp(
        `^(?:the )?(latest|last|most recent|newest|first|earliest) (${column}) (?:of|for|per)(?: each| every)? (?=[a-z_]+$)`,
        'i',
      ),
      ([, way, one = '']) => {
        const held = child?.columns.some(({ name }) => name === one.toLowerCase().replaceAll(' ', '_'));
        return held && child && isValue(one) ? `${way} ${singularOf(child.name)} of each ` : undefined;
      },
    ],
    [
      new RegExp(
        `,? (?:sorted|ordered|order|sort) by (${tables.map(({ name }) => singularOf(name)).join('|')}) count`,
        'i',
      ),
      ([, row = '']) => `, sorted by number of ${pluralOf(row)}`,
    ],
  ];
}

/** "…, from members and payments": both are tables. */
const PLAIN_PAIR =
  /[,.;?:]? ?\b(?:from|using|given|with|tables?)(?: the)?(?: tables)?:? (?=[a-z_]+s\b)([a-z_]+s) and ([a-z_]+s)(?: tables)?[.?]?$/i;

/** The question about tables that a wish describes, in words that the readers of a query know, and then the tables. */
export function inGivenWords(prompt: string): string | undefined {
  const apart = apartFromTables(prompt.replace(PLAIN_PAIR, ', given the tables $1 and $2'));
  const { tables } = apart;
  const isOpen = tables.every((table) => table.isOpen);
  if (tables.length === 0 || !(isOpen || tables.every(({ columns }) => columns.length > 1))) return undefined;
  let text = apart.text.replace(/[.?!\s]+$/, '');
  const database = /(?:^|[,.:;] ?|\b(?:in|for|using|with) )(postgres(?:ql)?|mysql|mariadb|sqlite)\b/i.exec(
    text,
  );
  if (database) text = text.replace(database[0], '');
  text = text
    .replace(/(?:[.,;:]\s*){2,}/g, '. ')
    .replace(/[\s.,;:]+$/, '')
    .trim();
  for (const pattern of FRAME) text = text.replace(pattern, '').trim();
  for (const [pattern, into] of rewritesFor(tables))
    text = text.replace(pattern, (...found: string[]) => into(found) ?? found[0] ?? '');
  const asked = `${text.replace(/\s+/g, ' ').trim()}${database ? ` in ${database[1]}` : ''}`;
  if (isOpen) {
    const names = tables.map(({ name }) => name);
    return `${asked}, given the tables ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  }
  const described = tables.map(
    ({ name, columns }) => `${name}(${columns.map((one) => one.name).join(', ')})`,
  );
  return `${asked}. ${described.join(', ')}`;
}
