import type { Snippet } from '../../snippets/snippets.ts';
import { asksForColumnKind } from '../reading/column-kinds.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

const SILENT: ReadonlySet<string> = new Set(
  `a an the and that which bash shell script awk using with write create make it its of to in for from by please command csv file
  comma separated each every all one then values value rows row lines line prints print shows show only given result results
  is are where on calculates calculate computes compute outputs output reads read takes`.split(/\s+/),
);

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
/** "The third column", "column 3", "the price column". Four groups. */
const COLUMN = `(?:the )?(?:values? (?:of|in) (?:the )?)?(?:(${ORDINALS.join('|')}|\\d+(?:st|nd|rd|th)|last) (?:column|field)|(?:column|field) (?:number )?${NUMBER}|["'\`]?([a-z_]+)["'\`]? (?:column|field)|(?:column|field) (?:called |named )?["'\`]([a-z_]+)["'\`])`;

interface Column {
  /** The condition in awk. */
  readonly code: string;
  readonly isNamed: boolean;
}

function columnOf(groups: readonly (string | undefined)[]): Column | undefined {
  const [nth, number, named, quoted] = groups;
  if (nth === 'last') return { code: '$NF', isNamed: false };
  if (nth) {
    const at = ORDINALS.indexOf(nth) + 1 || Number.parseInt(nth, 10);
    return { code: `$${at}`, isNamed: false };
  }
  if (number) return { code: `$${numberOf(number)}`, isNamed: false };
  const name = named ?? quoted;
  return name ? { code: `$at["${name}"]`, isNamed: true } : undefined;
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:at least|no less than|>=)$/, '>='],
  [/^(?:at most|no more than|<=)$/, '<='],
  [/(?:greater|more|larger|higher|bigger) than|^(?:above|over|>)$/, '>'],
  [/(?:less|smaller|lower|fewer) than|^(?:below|under|<)$/, '<'],
  [/not|<>|!=/, '!='],
];
const SIGN =
  '(?:is |are )?(at least|no less than|at most|no more than|greater than|more than|larger than|higher than|bigger than|less than|smaller than|lower than|fewer than|above|over|below|under|not equal to|not|equal to|equals|is|=|>=|<=|>|<|!=|)';

interface Test {
  readonly code: string;
  readonly isNamed: boolean;
}

function readTest(wish: WishText): Test | undefined {
  const found = wish.take(
    new RegExp(
      `,? ?\\b(?:only )?(?:(?:for|of|the) )?(?:rows |lines |those )?(?:where|whose|when|with|if|in which) ${COLUMN} ${SIGN} ?(?:${NUMBER}|["'\`]([^"'\`]+)["'\`])(?=$|[\\s,.;])`,
    ),
  );
  const column = found && columnOf(found.slice(1, 5));
  if (!column) return undefined;
  const sign = SIGNS.find(([pattern]) => pattern.test(found[5] ?? ''))?.[1] ?? '==';
  const value =
    found[6] === undefined ? `"${wish.original(found, found[7] ?? '')}"` : String(numberOf(found[6]));
  return { code: `${column.code} ${sign} ${value}`, isNamed: column.isNamed };
}

const FOLD = `\\b(?:(sum|total|add|adds|sums|totals|average|mean|averages|max(?:imum)?|highest|largest|min(?:imum)?|lowest|smallest)(?:s)?(?: up)?(?: of)?|(?:calculates? )?(?:the )?(sum|average|total|mean) of) `;
const GROUP = `,? ?\\b(?:grouped by|group by|per|for each|for every|by|of each)(?: (?:distinct |unique |different )?values? (?:of|in))? ${COLUMN}`;
const COUNT = `\\b(?:counts?|(?:prints? )?(?:the )?number of|how many)(?: the)? (?:rows?|lines?|records?|entries)?`;
const SKIPS =
  /,? ?\b(?:and |but |while )*(?:skip(?:s|ping)?|ignor(?:es?|ing)|without|excluding|except(?: for)?|leaving out)(?: the)? (?:header|first)(?: (?:row|line))?|,? ?\bwith (?:a )?header(?: (?:row|line))?/;
const ORDER =
  /,? ?\b(?:and )?(?:sorted|sort(?:s)?|ordered|orders?)(?: (?:it|them|the (?:result|output)))?(?: (?:by|in))?(?: (?:the |that |its )?(?:sum|total|count|average|value|result|amount))?(?:,? (?:in )?(descending|ascending)(?: order)?|,? (highest|largest|lowest|smallest) first)?|,? ?\b(highest|largest|lowest|smallest) first\b/;

const SORTS = new RegExp(
  `\\b(?:sorts?|orders?|sorting)(?: (?:an?|the|its|all))?(?: (?:rows|lines|records))?(?: (?:of|in))?(?: (?:an?|the|its))? ?(?:([\\w./-]+\\.csv)|(?:csv|comma[- ]separated)(?: file| table)?)?(?: file)? (?:by|on)(?: the)?(?: values? (?:of|in))? (?:${COLUMN}|(?:the )?["'\`]?([a-z_]+)["'\`]?(?=$|[,;.\\s]))`,
);
const KEEPS_HEADER =
  /(?:[,;] ?|\band |\bbut |\bwhile )*\b(?:keep(?:s|ing)?|leav(?:es?|ing)|preserv(?:es?|ing)|print(?:s|ing)?|with)(?: the| a| its)? headers?(?: (?:row|line))?(?: (?:first|in place|at the top|on top|intact|where it is|as is|untouched|line first|row first))*|,? ?\b(?:and )?(?:the )?header(?: (?:row|line))? (?:stays?|comes?|must stay|should stay)(?: (?:first|at the top|on top|in place))?/;
const NUMERIC =
  /,? ?\b(?:and )?(?:numerically|as numbers?|numeric(?:al)?(?: order)?|by number|in numeric(?:al)? order)\b/;
const DOWN =
  /,? ?\b(?:in )?(?:descending|reverse|desc)(?: order)?\b|,? ?\b(?:largest|highest|biggest|newest|latest|most expensive)(?: values?| ones?)? first\b|,? ?\bfrom (?:high(?:est)? to low(?:est)?|large(?:st)? to small(?:est)?|z to a)\b/;
const UP =
  /,? ?\b(?:in )?(?:ascending|asc|alphabetical|alphabetic)(?: order)?\b|\balphabetically\b|,? ?\b(?:smallest|lowest|oldest|cheapest)(?: values?| ones?)? first\b|,? ?\bfrom (?:low(?:est)? to high(?:est)?|a to z)\b/;

/** "Sort a csv by the second column, keeping the header". */
function planSorted(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  const skips = wish.take(SKIPS) !== undefined;
  const keeps = wish.take(KEEPS_HEADER) !== undefined;
  const found = wish.take(SORTS);
  if (!found) return undefined;
  const column = columnOf(found.slice(2, 6)) ?? (found[6] ? { code: found[6], isNamed: true } : undefined);
  const isSized = wish.has(/\b(?:largest|highest|biggest|smallest|lowest|cheapest|most expensive)\b/);
  const isNumber = wish.take(NUMERIC) !== undefined || isSized;
  const isDown = wish.take(DOWN) !== undefined;
  wish.take(UP);
  const named = found[1] ? found : wish.take(/\b(?:file )?([\w./-]+\.csv)\b/);
  wish.take(
    /\b(?:that is |which is )?(?:given|passed|named)? ?(?:as|by) (?:an |the |its )?(?:first )?argument\b/,
  );
  if (!column || column.code === '$NF' || wish.left(SILENT).length > 0) return undefined;
  const name = column.isNamed ? (found[4] ?? found[5] ?? column.code) : undefined;
  const at = name === undefined ? column.code.slice(1) : '${at}';
  const path = named?.[1] ? `'${wish.original(named, named[1])}'` : '"$1"';
  const key = `-t, -k"${at},${at}${isNumber ? 'g' : ''}${isDown ? 'r' : ''}"`.replace(/"(\d[^"$]*)"/, '$1');
  const isHeaded = name !== undefined || keeps || skips;
  return {
    definition: [
      '# Fields in quotes must not have commas.',
      ...(named?.[1]
        ? [`file=${path}`]
        : [
            'if (($# != 1)) || [[ ! -r $1 ]]; then',
            '  echo "usage: $0 FILE.csv" >&2',
            '  exit 1',
            'fi',
            'file=$1',
          ]),
      ...(name === undefined
        ? []
        : [
            `at=$(awk -F, -v name='${name}' 'NR == 1 { sub(/\\r$/, ""); for (i = 1; i <= NF; i++) if (tolower($i) == name) { print i; exit } }' "$file")`,
            'if [[ -z $at ]]; then',
            `  echo "$0: $file has no column ${name}" >&2`,
            '  exit 1',
            'fi',
          ]),
      ...(isHeaded && !skips ? [`awk 'NR == 1' "$file"`] : []),
      isHeaded ? `awk 'NR > 1' "$file" | sort -s ${key}` : `sort -s ${key} -- "$file"`,
    ].join('\n'),
    example: '',
  };
}

/** One column of a table, folded as a whole or for each value of another; or some columns of it. */
export function planCsv(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.has(/\bcsv\b|\bcomma[- ]separated\b/) || asksForColumnKind(prompt)) return undefined;
  const sortedRows = planSorted(prompt);
  if (sortedRows) return sortedRows;
  const skips = wish.take(SKIPS) !== undefined;
  const test = readTest(wish);
  const places = wish.take(
    new RegExp(
      `,? ?\\b(?:and )?(?:prints? (?:it |the (?:sum|total|result|average) )?)?(?:rounded )?(?:with|to) ${NUMBER} (?:decimals?(?: places)?|digits? after the (?:decimal )?point)`,
    ),
  )?.[1];
  const order = wish.take(ORDER);
  const isUnique =
    wish.take(
      /,? ?\b(?:and )?(?:without|removing|with no|no|removes?) duplicates\b|,? ?\b(?:and )?(?:only )?(?:the )?(?:unique|distinct)(?: (?:ones|values|entries))?\b/,
    ) !== undefined;
  const top = wish.take(
    new RegExp(
      `,? ?\\b(?:and )?(?:prints? |shows? )?(?:only )?the (?:top|first) ${NUMBER}(?: (?:groups|rows|values|of them))?`,
    ),
  );
  const group = wish.take(new RegExp(GROUP));
  const by = group && columnOf(group.slice(1, 5));
  const folded = wish.take(new RegExp(`${FOLD}${COLUMN}`));
  const of = folded && columnOf(folded.slice(3, 7));
  const counted = folded ? undefined : by && wish.take(new RegExp(COUNT));
  const printed = folded || counted ? [] : readColumns(wish);
  const argument = wish.take(
    /\b(?:that is |which is )?(?:given|passed|named)? ?(?:as|by) (?:an |the |its )?(?:first |script )?(?:command[- ]line )?argument\b/,
  );
  const named = argument ? undefined : wish.take(/\b(?:file )?([\w./-]+\.csv)\b/);
  if (wish.left(SILENT).length > 0 || (!of && !counted && printed.length === 0)) return undefined;
  const columns = [...(of ? [of] : []), ...(by ? [by] : []), ...printed];
  const isNamed = columns.some((column) => column.isNamed) || test?.isNamed === true;
  const header = isNamed
    ? 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }'
    : skips
      ? 'NR == 1 { next }'
      : undefined;
  const when = test ? `${test.code} ` : '';
  const kind = folded?.[1] ?? folded?.[2] ?? 'count';
  const body =
    of || counted
      ? fold(kind, of?.code, by?.code, when, places === undefined ? undefined : numberOf(places))
      : [`${when}{ print ${printed.map(({ code }) => code).join(', ')} }`];
  const program = [header, ...body].filter((line) => line !== undefined);
  const isUp = /lowest|smallest|ascending/.test(order?.slice(1).find(Boolean) ?? '');
  if (isUnique && printed.length === 0) return undefined;
  const isDown = /highest|largest|descending/.test(order?.slice(1).find(Boolean) ?? '');
  const sortedColumns = `${order ? ' | sort' : ''}${order && isUnique ? ' -u' : ''}${order && isDown ? ' -r' : ''}${isUnique && !order ? " | awk '!seen[$0]++'" : ''}`;
  const sorted = by
    ? order
      ? ` | sort -t, -k2,2n${isUp ? '' : 'r'} -k1,1`
      : ' | sort'
    : printed.length > 0
      ? sortedColumns
      : '';
  const cut = top?.[1] ? ` | sed -n '1,${numberOf(top[1])}p'` : '';
  const path = named ? `'${wish.original(named, named[1] ?? '')}'` : '"$1"';
  return {
    definition: [
      '# Fields in quotes must not have commas.',
      ...(named
        ? []
        : ['if (($# != 1)) || [[ ! -r $1 ]]; then', '  echo "usage: $0 FILE.csv" >&2', '  exit 1', 'fi']),
      `awk -F, -v OFS=, '`,
      ...program.map((line) => `  ${line}`),
      `' ${path}${sorted}${cut}`,
    ].join('\n'),
    example: '',
  };
}

function fold(
  kind: string,
  of: string | undefined,
  by: string | undefined,
  when: string,
  places?: number,
): string[] {
  const key = by ? `[${by}]` : '';
  const shown = (start: string, value: string): string =>
    places === undefined
      ? `print ${start ? 'key, ' : ''}${value}`
      : `printf "${start}%.${places}f\\n", ${start ? 'key, ' : ''}${value}`;
  const each = (value: string): string[] =>
    by
      ? [`END { for (key in count) ${shown('%s,', value.replaceAll('@', '[key]'))} }`]
      : [`END { ${shown('', value.replaceAll('@', ''))} }`];
  if (of === undefined) return [`${when}{ count${key}++ }`, ...each('count@')];
  if (/average|mean/.test(kind))
    return [
      `${when}{ sum${key} += ${of}; count${key}++ }`,
      ...each(by ? 'sum@ / count@' : '(count ? sum / count : 0)'),
    ];
  const extreme = /max|high|larg/.test(kind) ? '>' : /min|low|small/.test(kind) ? '<' : undefined;
  if (extreme)
    return [
      `${when}{ if (!count${key}++ || ${of} + 0 ${extreme} best${key}) best${key} = ${of} + 0 }`,
      ...each('best@'),
    ];
  return [`${when}{ sum${key} += ${of}; count${key}++ }`, ...each(by ? 'sum@' : 'sum + 0')];
}

/** "Columns 1 and 3", "the name and price columns", "the second column". */
function readColumns(wish: WishText): Column[] {
  const numbers = wish.take(
    new RegExp(
      `\\b(?:(?:prints?|extracts?|shows?|selects?|gets?|cuts?|outputs?) )?(?:only )?(?:the )?(?:columns?|fields?) ${NUMBER}((?:,? (?:and )?\\d+)*)`,
    ),
  );
  if (numbers?.[1])
    return [numbers[1], ...(numbers[2]?.match(/\d+/g) ?? [])].map((one) => ({
      code: `$${numberOf(one)}`,
      isNamed: false,
    }));
  const nth = `(?:${ORDINALS.join('|')})`;
  const ordinals = wish.take(
    new RegExp(
      `\\b(?:prints?|extracts?|shows?|selects?|gets?|cuts?|outputs?) (?:only )?the (${nth}(?:(?:,? and |, )(?:the )?${nth})*) (?:columns?|fields?)`,
    ),
  );
  if (ordinals?.[1])
    return (ordinals[1].match(new RegExp(nth, 'g')) ?? []).map((one) => ({
      code: `$${ORDINALS.indexOf(one) + 1}`,
      isNamed: false,
    }));
  const names = wish.take(
    /\b(?:prints?|extracts?|shows?|selects?|gets?|outputs?) (?:only )?the ([a-z_]+(?:(?:,? and |, )(?:the )?[a-z_]+)*) (?:columns?|fields?)/,
  );
  return (names?.[1]?.match(/[a-z_]+/g) ?? [])
    .filter((one) => one !== 'and' && one !== 'the')
    .map((one) => ({ code: `$at["${one}"]`, isNamed: true }));
}
