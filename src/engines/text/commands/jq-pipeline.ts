import type { Composed } from './demands.ts';

const PATH = '["\'`]?\\.?([a-z_]\\w*(?:\\.[a-z_]\\w*)*)(?:\\[\\])?["\'`]?';
const SIGNS: readonly (readonly [string, string])[] = [
  ["(?:is |are )?(?:not equal to|not|!=)|(?:is|are)(?:n't| not)", '!='],
  ['(?:is |are )?(?:at least|>=)', '>='],
  ['(?:is |are )?(?:at most|<=)', '<='],
  ['(?:is |are )?(?:over|above|more than|greater than|larger than|bigger than|higher than|>)', '>'],
  ['(?:is |are )?(?:under|below|less than|smaller than|lower than|<)', '<'],
  ['(?:is |are )?(?:equal to|equals|==?)|is|are', '=='],
];
const SIGN = `(${SIGNS.map(([said]) => said).join('|')})`;
const VALUE =
  '(?:(-?\\d+(?:\\.\\d+)?|true|false|null)\\b|["\'`]([^"\'`]+)["\'`]|(?!(?:an?|the|in|of|set|not|empty|missing|present|defined|null|one|between)\\b)([a-z][\\w-]*))';
const TEST = `(?:the |its )?${PATH} ?${SIGN} ?${VALUE}`;
const CONDITIONS = new RegExp(
  `,? (?:where|whose|for which|in which|with) (${TEST}(?: (?:and|or) ${TEST})*)$`,
  'i',
);
/** A filter in its own signs. */
const WRITTEN = /^(?:\.[a-z_]\w*(?:\[\d*\])?)+$/i;
const ONE_TEST = new RegExp(`^${TEST}`, 'i');
const UNDER = new RegExp(
  ` (?:(?:from|in|of) )?(?:(?:an?|the|each|every|all) )*(?:(?:json )?(?:array|list|items?|elements?|objects?|entries) )?(?:under|inside|in|at|of|from|called|named)(?: the)?(?: key| array| list)? ${PATH}(?: array| list)?$`,
  'i',
);
const OF_LIST =
  / (?:from|in|of) (?:(?:an?|the|json) )*(?:(?:each|every|all) [a-z]+|array|list|items?|elements?|objects?|entries)$/i;
const FIELDS = new RegExp(
  `^(?:(?:all|the|every|each|only|just) )*${PATH}(?:(?:,| and|, and) (?:the )?${PATH})?(?: (?:values?|fields?|properties|property))?$`,
  'i',
);
const THINGS =
  /^(?:(?:all|the|every|each|only|just|those) )*(?:items?|objects?|entries|elements?|records?|rows?)$/i;
const LEAD =
  /^(?:(?:with |using |in )?jq[:,]? ?)?(?:(?:what(?:'s| is) the |an? |the )?(?:jq )?(?:filter|expression|command|query|one-?liner|program|syntax) (?:to|that|which|for) )?(?:how (?:do|can|to)(?: (?:i|you|we))? )?(?:(?:use )?jq (?:to )?)?(?:gets?|print|lists?|shows?|filter|selects?|extracts?|extracting|getting|finds?|pull(?: out)?|returns?|maps?) /i;
const TAIL = / (?:with|using|in) jq$/i;

/** The fields of those items of a list that fulfil one or two conditions, wherever the list is. */
export function jqPipeline(said: string): Composed | undefined {
  if (!LEAD.test(said)) return undefined;
  let wish = said.replace(LEAD, '').replace(TAIL, '');
  if (/[.[]/.test(wish.slice(1)) && WRITTEN.test(wish))
    return { task: `The value of \`${wish}\``, run: `jq -r '${wish}' data.json` };
  const tests = CONDITIONS.exec(wish)?.[1];
  wish = wish.replace(CONDITIONS, '');
  const under = UNDER.exec(wish)?.[1];
  wish = wish.replace(UNDER, '').replace(OF_LIST, '');
  const fields = THINGS.test(wish)
    ? []
    : FIELDS.exec(wish)
        ?.slice(1)
        .filter((field) => field !== undefined);
  if (fields === undefined || (tests === undefined && under === undefined)) return undefined;
  const conditions = tests === undefined ? '' : conditionsOf(tests);
  if (conditions === undefined) return undefined;
  const names = fields.map((field) =>
    said.includes(`.${field}`) ? field : field.replace(/(?<=[^s])s$/, ''),
  );
  const [only, second] = names;
  // An object of several parts of a path would need names of its own.
  if (second !== undefined && names.some((name) => name.includes('.'))) return undefined;
  const picked = only === undefined ? '' : second === undefined ? ` | .${only}` : ` | {${names.join(', ')}}`;
  const isPlain = only !== undefined && second === undefined;
  const shown =
    isPlain && conditions === '' ? `.${under}[].${only}` : `.${under ?? ''}[]${conditions}${picked}`;
  return {
    task: `${only === undefined ? 'The items' : names.map((name) => `\`${name}\``).join(' and ')} of ${under === undefined ? 'the items' : `\`${under}\``}${tests === undefined ? '' : ` where ${tests}`}`,
    run: `jq ${isPlain ? '-r ' : ''}'${shown}' data.json`,
    note: 'For one array instead of single results put `[…]` around the filter.',
  };
}

/** ` | select(…)`, or undefined where a part of it was not read. */
function conditionsOf(tests: string): string | undefined {
  let left = tests;
  const parts: string[] = [];
  while (left !== '') {
    const found = ONE_TEST.exec(left);
    if (found === null) return undefined;
    const [all, key, sign = '', plain, text, bare] = found;
    const how = SIGNS.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(sign))?.[1] ?? '==';
    parts.push(`.${key} ${how} ${plain ?? `"${text ?? bare}"`}`);
    left = left.slice(all.length);
    const joint = /^ (and|or) /i.exec(left);
    if (joint === null) break;
    parts.push((joint[1] ?? '').toLowerCase());
    left = left.slice(joint[0].length);
  }
  return left === '' ? ` | select(${parts.join(' ')})` : undefined;
}
