type Part = readonly [reads: RegExp, tells: (found: readonly string[]) => string];

const E = String.raw`[^,\[\](){}]*(?:\([^()]*\)|\[[^\[\]]*\])?[^,\[\](){}]*`;

/** Explanations of whole pieces of code, with their own names. */
const WHOLES: readonly Part[] = [
  [
    /^(?:\w+ = )?\[(.+?) for (.+?) in (.+?)(?: if (.+))?\]$/,
    ([, each, name, all, only]) =>
      `Python: makes a list. For each \`${name}\` in \`${all}\`${only === undefined ? '' : `, if \`${only}\`,`} it takes \`${each}\`.`,
  ],
  [
    /^(?:\w+ = )?\{([^:{}]+): ([^{}]+?) for (.+?) in (.+?)(?: if (.+))?\}$/,
    ([, key, value, name, all, only]) =>
      `Python: makes a dictionary. For each \`${name}\` in \`${all}\`${only === undefined ? '' : `, if \`${only}\`,`} the key is \`${key}\` and the value \`${value}\`.`,
  ],
  [
    /^(sum|any|all|max|min|set|list|len|sorted|tuple|next)\((.+?) for (.+?) in (.+?)(?: if (.+))?\)$/,
    ([, what = '', each, name, all, only]) =>
      `Python: ${AGGREGATES[what] ?? `\`${what}\` of`} \`${each}\` for each \`${name}\` in \`${all}\`${only === undefined ? '' : ` for which \`${only}\``}.`,
  ],
  [
    /^(?:const|let|var) \{ ?([\w, :]+?) ?\} = ([\w.()]+);?$/,
    ([, names = '', from]) =>
      `JavaScript, destructuring: takes the properties ${listed(names)} out of \`${from}\` into variables of the same names; one that is not there is \`undefined\`.`,
  ],
  [
    /^(?:const|let|var) \[ ?([\w, .]+?) ?\] = ([\w.()]+);?$/,
    ([, names = '', from]) =>
      `JavaScript, destructuring: takes the elements of \`${from}\` in their order into ${listed(names)}.`,
  ],
  [
    /^(?:(?:const|let|var) )?\[?(\w+), ?(\w+)\]? = \[?\2, ?\1\]?;?$/,
    ([, one, other]) => `Exchanges the values of \`${one}\` and \`${other}\` without a third variable.`,
  ],
  [
    /^if __name__ == ["']__main__["']:?(.*)$/s,
    () =>
      'Python: what follows runs only when the file is started as a program, and not when another file imports it.',
  ],
  [
    /^select (distinct )?(.+?) from (\w+)(?: (?:as )?\w+)?((?: (?:inner |left |right |full )?join .+?)*)(?: where (.+?))?(?: group by (.+?))?(?: having (.+?))?(?: order by (.+?))?(?: limit (\d+))?;?$/i,
    ([, distinct, columns, table, joins, where, group, having, order, limit]) =>
      [
        `SQL: reads ${columns?.trim() === '*' ? 'all columns' : `\`${columns}\``}${distinct === undefined ? '' : ', each combination once,'} from the table \`${table}\``,
        joins === undefined || joins === '' ? '' : `, joined with others (\`${joins.trim()}\`)`,
        where === undefined ? '' : `, only rows where \`${where}\``,
        group === undefined ? '' : `, one row for each \`${group}\``,
        having === undefined ? '' : `, of these groups only those with \`${having}\``,
        order === undefined
          ? ''
          : `, sorted by \`${order.replace(/ (?:desc|asc)$/i, '')}\`${/ desc$/i.test(order) ? ' from high to low' : ''}`,
        limit === undefined ? '' : `, at most ${limit} of them`,
        '.',
      ].join(''),
  ],
  [
    /^for \((?:let|var|int) (\w+) = (\w+); \1 (<=?) ([\w.]+); (?:\1\+\+|\+\+\1)\)(.*)$/s,
    ([, name, from, sign, to]) =>
      `A loop: \`${name}\` runs from ${from} up to ${sign === '<' ? `but not including \`${to}\`` : `\`${to}\`, including it`}, one more each time.`,
  ],
  [
    /^for (\w+) in range\((\w+)(?:, ?(\w+))?(?:, ?(-?\w+))?\):?\s*(.*)$/s,
    ([, name, from, to, step, body]) =>
      `Python, a loop: \`${name}\` runs from ${to === undefined ? 0 : from} up to ${to ?? from}, which is not reached${step === undefined ? '' : `, in steps of ${step}`}${body === undefined || body === '' ? '' : `; each time \`${body}\` is done`}.`,
  ],
  [
    /^for (\w+), ?(\w+) in enumerate\((\w+)(?:, ?(?:start=)?(\d+))?\):?(.*)$/s,
    ([, at, each, all, start]) =>
      `Python, a loop: goes through \`${all}\`; \`${each}\` is the element and \`${at}\` its number, counted from ${start ?? 0}.`,
  ],
];
const AGGREGATES: Readonly<Record<string, string>> = {
  sum: 'adds up',
  any: 'is `True` if at least one is true of',
  all: 'is `True` if every one is true of',
  max: 'the largest of',
  min: 'the smallest of',
  set: 'a set (each value once) of',
  list: 'a list of',
  sorted: 'a sorted list of',
  tuple: 'a tuple of',
  next: 'the first of',
};
const listed = (names: string): string =>
  names
    .split(',')
    .map((name) => `\`${name.trim()}\``)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');

/** Pieces inside of others; each is taken out of the code once it is told. */
const PIECES: readonly Part[] = [
  [
    new RegExp(String.raw`\bsorted\((${E}), ?key=lambda (\w+): ?(${E}?)(?:, ?reverse=(True|False))?\)`),
    ([all, what, name, by, reverse]) =>
      `\`${all}\`: a sorted list of \`${what}\`, ordered by \`${by}\` of each \`${name}\`${reverse === 'True' ? ', largest first' : ''}`,
  ],
  [
    new RegExp(String.raw`\bsorted\((${E})(?:, ?reverse=(True|False))?\)`),
    ([all, what, reverse]) =>
      `\`${all}\`: a sorted list of \`${what}\`${reverse === 'True' ? ', largest first' : ''}`,
  ],
  [
    new RegExp(String.raw`\b(max|min)\((${E}), ?key=(?:lambda (\w+): ?)?(${E})\)`),
    ([all, which, what, , by]) =>
      `\`${all}\`: the element of \`${what}\` with the ${which === 'max' ? 'largest' : 'smallest'} \`${by}\``,
  ],
  [
    /Counter\((\w+)\)\.most_common\((\d+)\)/,
    ([all, what, count]) =>
      `\`${all}\`: the ${count} commonest elements of \`${what}\`, each with how often it occurs`,
  ],
  [
    /dict\(zip\((\w+), ?(\w+)\)\)/,
    ([all, keys, values]) =>
      `\`${all}\`: a dictionary with the keys from \`${keys}\` and the values from \`${values}\`, in pairs`,
  ],
  [
    /(\w+)\.items\(\)/,
    ([all, name]) =>
      `\`${all}\`: the pairs of key and value of the dictionary \`${name}\`; in a pair, \`[0]\` is the key and \`[1]\` the value`,
  ],
  [
    /(\w+)\.get\(([^,()]+), ?([^()]+)\)/,
    ([all, name, key, other]) =>
      `\`${all}\`: the value for \`${key}\`, or \`${other}\` if the key is not in \`${name}\``,
  ],
  [
    /(["'][^"']*["'])\.join\(([^()]*)\)/,
    ([all, glue, what]) => `\`${all}\`: the texts of \`${what}\` as one text, with ${glue} between them`,
  ],
  [
    /(\w+)\.split\(([^()]*)\)/,
    ([all, name, by]) =>
      `\`${all}\`: \`${name}\` cut into a list ${by === '' ? 'at white space' : `at each ${by}`}`,
  ],
  [/(\w*)\[::-1\]/, ([all]) => `\`${all}\`: the same backwards`],
  [
    /(\w*)\[-(\d+)\](?!\s*=[^=])/,
    ([all, , count]) => `\`${all}\`: ${count === '1' ? 'the last element' : `element ${count} from the end`}`,
  ],
  [/(\w*)\[:(\d+)\]/, ([all, , count]) => `\`${all}\`: the first ${count} of them`],
  [/(\w*)\[-(\d+):\]/, ([all, , count]) => `\`${all}\`: the last ${count} of them`],
  [/(\w*)\[(\d+):\]/, ([all, , count]) => `\`${all}\`: all without the first ${count}`],
  [
    /(\w*)\[(\d+):(\d+)\]/,
    ([all, , from, to]) =>
      `\`${all}\`: the elements from index ${from} up to, but not including, ${to} (counted from 0)`,
  ],
  [
    /\.filter\(\(?(\w+)\)? ?=> ?([^()]*(?:\([^()]*\)[^()]*)*)\)/,
    ([all, name, by]) => `\`${all}\`: keeps only the elements \`${name}\` for which \`${by}\` is true`,
  ],
  [
    /\.map\(\(?(\w+)\)? ?=> ?([^()]*(?:\([^()]*\)[^()]*)*)\)/,
    ([all, name, by]) => `\`${all}\`: makes \`${by}\` of each element \`${name}\`, in a new array`,
  ],
  [
    /\.map\((Number|String|Boolean|parseFloat)\)/,
    ([all, by]) => `\`${all}\`: turns each element with \`${by}\`, in a new array`,
  ],
  [/\.filter\(Boolean\)/, ([all]) => `\`${all}\`: leaves out empty texts, 0, null, undefined and false`],
  [
    /\.reduce\(\((\w+), ?(\w+)\) ?=> ?([^,]+), ?([^()]+)\)/,
    ([all, sum, each, by, start]) =>
      `\`${all}\`: begins with \`${sum} = ${start}\`, makes it \`${by}\` for each element \`${each}\`, and gives the last value`,
  ],
  [
    /\.sort\(\((\w+), ?(\w+)\) ?=> ?\1(\.\w+)? ?- ?\2(?:\.\w+)?\)/,
    ([all, , , by = '']) =>
      `\`${all}\`: sorts from small to large${by === '' ? '' : ` by \`${by.slice(1)}\``}; it changes the array itself`,
  ],
  [
    /\.sort\(\((\w+), ?(\w+)\) ?=> ?\2(\.\w+)? ?- ?\1(?:\.\w+)?\)/,
    ([all, , , by = '']) =>
      `\`${all}\`: sorts from large to small${by === '' ? '' : ` by \`${by.slice(1)}\``}; it changes the array itself`,
  ],
  [
    /\[\.\.\.new Set\((\w+)\)\]/,
    ([all, name]) => `\`${all}\`: the elements of \`${name}\`, each once, as a new array`,
  ],
  [
    /JSON\.parse\(JSON\.stringify\((\w+)\)\)/,
    ([all, name]) =>
      `\`${all}\`: a deep copy of \`${name}\` by way of text; dates become texts, functions and \`undefined\` are lost`,
  ],
  [
    /Object\.(keys|values|entries)\((\w+)\)/,
    ([all, what, name]) =>
      `\`${all}\`: an array of the ${what === 'entries' ? 'pairs of key and value' : what} of \`${name}\``,
  ],
  [
    /\{ ?\.\.\.(\w+), ?\.\.\.(\w+) ?\}/,
    ([all, one, other]) =>
      `\`${all}\`: a new object with the properties of both; where both have one, that of \`${other}\` counts, not that of \`${one}\``,
  ],
  [
    /\[ ?\.\.\.(\w+), ?\.\.\.(\w+) ?\]/,
    ([all, one, other]) =>
      `\`${all}\`: a new array with the elements of \`${one}\` and then those of \`${other}\``,
  ],
  [
    /(\w+(?:\?\.\w+)+)/,
    ([all]) =>
      `\`${all}\`: reads step by step, and gives \`undefined\` instead of an error where something on the way is missing`,
  ],
  [
    /(\S+) \?\? ([^;)]+)/,
    ([all, one, other]) =>
      `\`${all}\`: \`${one}\`, or \`${other}\` if that is null or undefined (0 and "" stay)`,
  ],
  [
    /([\w.]+(?: ?[<>=!]=?=? ?[\w.'"]+)?) \? ([^:?]+) : ([^;)]+)/,
    ([all, test, yes, no]) => `\`${all}\`: if \`${test}\`, then \`${yes?.trim()}\`, else \`${no?.trim()}\``,
  ],
  [
    /([\w."']+) if ([^:]+?) else ([\w."'[\]()]+)/,
    ([all, yes, test, no]) => `\`${all}\`: \`${yes}\` if \`${test}\`, else \`${no}\``,
  ],
  [/!!(\w+)/, ([all, name]) => `\`${all}\`: \`${name}\` as true or false`],
  [
    /lambda (\w+(?:, ?\w+)*): ?([^,)]+)/,
    ([all, names, by]) => `\`${all}\`: a small function without a name that gives \`${by}\` for \`${names}\``,
  ],
  [/\blen\((\w+)\)/, ([all, name]) => `\`${all}\`: how many elements \`${name}\` has`],
  [/\bset\((\w+)\)/, ([all, name]) => `\`${all}\`: the elements of \`${name}\`, each once`],
];
/** The parts that need no explanation: names, values, operators and assignments. */
const REST = /^(?:\s|[\w.]+|["'][^"']*["']|=>?|[-+*/%<>!]=?|==?=?|&&|\|\||[,;:()[\]])*$/;
const CALL = /\b(?!if\b|for\b|while\b|return\b|print\b|and\b|or\b|not\b|in\b)\w+\(/;

/** Code in plain words, from the outside to the inside; undefined where a part of it is not known. */
export function meaningOf(said: string): string | undefined {
  const code = said.trim().replace(/[?]$/, '').replace(/\s+/g, ' ');
  for (const [reads, tells] of WHOLES) {
    const found = reads.exec(code);
    if (found !== null) return tells(found);
  }
  let left = code;
  const told: { readonly at: number; readonly text: string }[] = [];
  for (const [reads, tells] of PIECES) {
    const found = reads.exec(left);
    if (found === null) continue;
    told.push({ at: code.indexOf(found[0]), text: tells(found) });
    // The text inside it may be a piece, too.
    const inner = found
      .slice(1)
      .filter((each) => each !== undefined && /[.[(]/.test(each))
      .join(' , ');
    left = `${left.slice(0, found.index)} ${inner} ${left.slice(found.index + found[0].length)}`;
  }
  if (told.length === 0 || CALL.test(left) || !REST.test(left)) return undefined;
  const steps = told.toSorted((a, b) => a.at - b.at).map(({ text }) => `- ${text}`);
  return `Piece by piece:\n\n${steps.join('\n')}`.replace(/^Piece by piece:\n\n- (.*)$/, '$1.');
}
