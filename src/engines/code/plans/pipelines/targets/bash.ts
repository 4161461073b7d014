import type { Snippet } from '../../../snippets/snippets.ts';
import { isTextual, isWhole, shownDecimals } from '../frame.ts';
import {
  type Check,
  isGiven,
  type Key,
  type Measure,
  PART_LENGTH,
  type Pipeline,
  quote,
} from '../pipeline.ts';

/** The fields of an access log in awk. */
const ACCESS: Readonly<Record<string, string>> = {
  ip: '$1',
  time: 'substr($4, 2)',
  method: 'substr($6, 2)',
  path: '$7',
  status: '$9',
  size: '$10',
  duration: '$NF',
};

/** The hour of "[10/Oct/2024:13:55:36". */
const ACCESS_PART: Readonly<Record<string, string>> = {
  year: 'substr($4, 9, 4)',
  month: 'substr($4, 5, 8)',
  day: 'substr($4, 2, 11)',
  hour: 'substr($4, 2, 14)',
};

/** A script of awk, sort and head; undefined for what takes more than these. */
export function inBash(pipeline: Pipeline): Snippet | undefined {
  const { source, shape, keys, measures, checks, having, order, limit, output, target, ignoresCase, fields } =
    pipeline;
  const { product } = pipeline;
  if (
    (product && !product.isTurned) ||
    source.from === 'list' ||
    (source.format !== 'csv' && source.format !== 'access')
  )
    return undefined;
  if (
    output === 'json' ||
    output === 'map' ||
    keys.some(({ part }) => part === 'week') ||
    measures.some(({ op }) => op === 'median' || op === 'distinct')
  )
    return undefined;
  const isCsv = isTextual(pipeline);
  const get = (field: string): string =>
    isCsv ? `$at[${quote(field)}]` : (ACCESS[field] ?? `$at[${quote(field)}]`);
  if (!isCsv && [...keys, ...checks].some(({ field }) => !(field in ACCESS))) return undefined;
  const skip = (check: Check): string | undefined => {
    const code = get(check.field);
    switch (check.is) {
      case 'present':
        return `${code} ~ /^[[:space:]]*$/`;
      case 'numeric':
        return `${code} !~ /^-?[0-9]+([.][0-9]+)?$/`;
      case 'true':
        return `tolower(${code}) ${check.isNot ? '==' : '!='} "true"`;
      case 'contains':
        return `!index(${code}, ${quote(check.value)})`;
      case 'within':
        return isCsv
          ? `index(${code}, ${isGiven(check.value) ? check.value.given : quote(check.value)}) != 1`
          : undefined;
      case 'oneOf':
      case 'moment':
        return undefined;
      case 'fields':
        return undefined;
      case 'compare': {
        if (isGiven(check.value)) return undefined;
        if (typeof check.value === 'number') return `!(${code} + 0 ${check.sign} ${check.value})`;
        return `!(${ignoresCase ? `tolower(${code})` : code} ${check.sign} ${quote(ignoresCase ? check.value.toLowerCase() : check.value)})`;
      }
    }
  };
  const key = ({ field, part }: Key): string | undefined => {
    if (part === undefined) return ignoresCase ? `tolower(${get(field)})` : get(field);
    if (!isCsv) return ACCESS_PART[part];
    return part === 'week' ? undefined : `substr(${get(field)}, 1, ${PART_LENGTH[part]})`;
  };
  const skips = checks.filter(({ field }) => field !== product?.name).map(skip);
  const named = keys.map(key);
  if (skips.includes(undefined) || named.includes(undefined)) return undefined;
  const value = (measure: Measure): string => {
    const at = `[key${measures.length > 1 && !isWhole(measure) ? `, ${quote(measure.field ?? '')}` : ''}]`;
    return {
      sum: product ? '(isSigned ? spent[key] : sum[key])' : `sum${at}`,
      average: `sum${at} / count[key]`,
      count: 'count[key]',
      min: `least${at}`,
      max: `most${at}`,
      median: '',
      distinct: '',
    }[measure.op];
  };
  const added = new Set(
    measures.flatMap((measure) => {
      const { op, field } = measure;
      if (field === undefined) return [];
      if (product) {
        const amount = get(product.of[0] ?? '');
        return [
          '# If some amounts are negative, they are the expenses.',
          `if (${amount} < 0) { spent[key] -= ${amount}; isSigned = 1 }`,
          `else sum[key] += ${amount}`,
        ];
      }
      const at = value({ ...measure, op: 'sum' }).replace(/^sum/, '');
      const own = get(field);
      if (op === 'min') return [`if (!(key in count) || ${own} + 0 < least${at}) least${at} = ${own} + 0`];
      if (op === 'max') return [`if (!(key in count) || ${own} + 0 > most${at}) most${at} = ${own} + 0`];
      return [`sum${at} += ${own}`];
    }),
  );
  const print = measures.map((one) => (isWhole(one) ? '%d' : `%.${shownDecimals(pipeline, one) ?? 2}f`));
  const columns = [...keys, ...measures].map(({ name }) => name);
  const sortKeys = order.map(({ name, isDescending, isNumber }) => {
    const at = columns.indexOf(name) + 1;
    return `-k${at},${at}${isNumber ? 'n' : ''}${isDescending ? 'r' : ''}`;
  });
  const header = isCsv
    ? [
        '  NR == 1 { for (i = 1; i <= NF; i++) { gsub(/^[ "]+|[ "\\r]+$/, "", $i); at[$i] = i }; next }',
        '  { sub(/\\r$/, "") }',
      ]
    : [];
  const given = pipeline.given.filter((one) => one !== 'n');
  const isFirst = source.from === 'file' || source.from === 'stdin';
  const names = [...(isFirst ? [] : ['FILE']), ...pipeline.given.map((one) => one.toUpperCase())];
  const place = (one: string): number => names.indexOf(one.toUpperCase()) + 1;
  const start = [
    'awk',
    ...(isCsv ? ["-F','"] : []),
    ...given.map((one) => `-v ${one}="$${place(one)}"`),
  ].join(' ');
  const file = source.from === 'file' ? ` ${source.path}` : source.from === 'stdin' ? '' : ' "$1"';
  const check =
    names.length > 0
      ? [
          `if (($# != ${names.length})); then`,
          `  echo "usage: $0 ${names.join(' ')}" >&2`,
          '  exit 1',
          'fi',
          '',
        ]
      : [];
  const tail: string[] = [];
  if (shape === 'summary') {
    const lines = [
      `${start} '`,
      ...header,
      ...skips.map((one) => `  ${one} { next }`),
      '  {',
      `    key = ${named.join(' "\\t" ')}`,
      ...[...added].map((one) => `    ${one}`),
      '    count[key]++',
      '  }',
      '  END {',
      '    for (key in count) {',
      ...having.map(({ name, sign, value: bound }) => {
        const one = measures.find((each) => each.name === name);
        return `      if (!(${one ? value(one) : 'count[key]'} ${sign} ${bound})) continue`;
      }),
      `      printf "%s\\t${print.join('\\t')}\\n", key, ${measures.map(value).join(', ')}`,
      '    }',
      '  }',
      `'${file}`,
    ];
    tail.push(`sort -t $'\\t' ${sortKeys.length > 0 ? sortKeys.join(' ') : '-k1,1'}`);
    if (limit !== undefined) tail.push(`head -n ${isGiven(limit) ? `"$${place('n')}"` : limit}`);
    if (output === 'table') tail.push("column -t -s $'\\t'");
    if (output === 'csv') tail.push("tr '\\t' ','");
    const piped = lines.map((line, at) =>
      at === lines.length - 1 ? `${line} | ${tail.join(' | ')}${target ? ` > ${target}` : ''}` : line,
    );
    return {
      definition: [...(isCsv ? ['# Cells must not hold commas: awk reads no quotes.'] : [])].join('\n'),
      example: [...check, ...piped].join('\n'),
    };
  }
  if (shape !== 'rows' || !isCsv || output !== 'lines' || target) return undefined;
  const shown = fields.length > 0 ? fields.map((field) => get(field)).join(', ') : '$0';
  const by = order[0];
  if (order.length > 1) return undefined;
  const lines = [
    `${start} -v OFS=',' '`,
    ...header.map((line) => line),
    ...skips.map((one) => `  ${one} { next }`),
    by
      ? `  { print ${get(by.name)} "\\t" ${fields.length > 0 ? fields.map((field) => get(field)).join(' "," ') : '$0'} }`
      : `  { print ${shown} }`,
    `'${file}`,
  ];
  if (by)
    tail.push(`sort -t $'\\t' -k1,1${by.isNumber ? 'n' : ''}${by.isDescending ? 'r' : ''}`, 'cut -f 2-');
  if (limit !== undefined) tail.push(`head -n ${isGiven(limit) ? `"$${place('n')}"` : limit}`);
  const piped = lines.map((line, at) =>
    at === lines.length - 1 && tail.length > 0 ? `${line} | ${tail.join(' | ')}` : line,
  );
  return {
    definition: '# Cells must not hold commas: awk reads no quotes.',
    example: [...check, ...piped].join('\n'),
  };
}
