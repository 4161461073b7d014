export interface Fault {
  readonly what: string;
  readonly fixed: string;
  readonly language: string;
}
interface Check {
  readonly of: RegExp;
  readonly reads: RegExp;
  readonly what: string;
  readonly by: string;
  readonly language: string;
}

const PYTHON =
  /\b(?:def|elif|print|range|import|lambda|None|True|False|self|len|input|str|int)\b|^\s*(?:for|if|while|else|class|try|with)\b[^{;]*$/;
const SCRIPT = /\b(?:const|let|var|function|console|document|=>|===|new|typeof|return)\b|[{};]/;
const SQL = /^\s*(?:select|insert|update|delete|create)\b/i;
const C = /#include|\b(?:printf|scanf|int main|char \*|cout|cin)\b/;

/** The faults that beginners make most, each where nothing else can be meant. */
const CHECKS: readonly Check[] = [
  {
    of: PYTHON,
    reads:
      /^(\s*)for ([\w, ]+) in (range\([^()]*(?:\([^()]*\)[^()]*)*\)|[\w.]+(?:\([^()]*\))?)\s+(?!:)((?:print|[\w.]+)\(.*\)|\w+ ?[+*/-]?= ?.+|return .+|yield .+)$/,
    what: 'a colon is missing after the `for` line, and its body belongs on the next line, indented',
    by: '$1for $2 in $3:\n$1    $4',
    language: 'python',
  },
  {
    of: PYTHON,
    reads:
      /^(\s*)(if|while|elif) ((?:[^=:!<>]|[=!<>]=|[<>])*?[\w)\]"']) ((?:print|[\w.]+)\(.*\)|return\b.*|break|continue|pass)$/,
    what: 'a colon is missing after the condition',
    by: '$1$2 $3:\n$1    $4',
    language: 'python',
  },
  {
    of: PYTHON,
    reads: /^(\s*)(def \w+\([^)]*\)|else|try) ((?:print|[\w.]+)\(.*\)|return\b.*|pass|\w+ ?[+*/-]?= ?.+)$/,
    what: 'a colon is missing, and the body belongs on the next line, indented',
    by: '$1$2:\n$1    $3',
    language: 'python',
  },
  {
    of: PYTHON,
    reads: /^(\s*)(if|while|elif) ([^=:]*[^=!<>: ]) ?= ?([^=][^:]*):\s*(.*)$/,
    what: '`=` assigns; a comparison is `==`',
    by: '$1$2 $3 == $4:\n$1    $5',
    language: 'python',
  },
  {
    of: PYTHON,
    reads:
      /^(\s*)(def \w+\([^)]*\)|class \w+(?:\([^)]*\))?|else|try|finally|for [^:]+ in [^:]+|while [^:=]+|if [^:]+)$/,
    what: 'a colon is missing at the end of the line',
    by: '$1$2:',
    language: 'python',
  },
  {
    of: /./,
    reads: /^(\s*)print (["'][^"']*["'](?:\s*%.*)?|[\w.]+)$/,
    what: '`print` is a function in Python 3 and needs parentheses',
    by: '$1print($2)',
    language: 'python',
  },
  {
    of: PYTHON,
    reads: /^(.*)\bfor (\w+) in (\d+)\b(.*)$/,
    what: 'a number cannot be gone through; `range` gives the numbers from 0 on',
    by: '$1for $2 in range($3)$4',
    language: 'python',
  },
  {
    of: /./,
    reads: /^(.*?)(\w+) = \2\.(sort|append|reverse|extend|insert|remove)\((.*)\)(.*)$/,
    what: 'this method changes the list and returns `None`, so the name is lost to `None`',
    by: '$1$2.$3($4)$5',
    language: 'python',
  },
  {
    of: PYTHON,
    reads: /^(.*?)(["'][^"']*["']) \+ (\d+|len\([^()]*\)|age|count|total|score|n|i|x)(\)?.*)$/,
    what: 'a text and a number cannot be added with `+`; turn the number into text',
    by: '$1$2 + str($3)$4',
    language: 'python',
  },
  {
    of: PYTHON,
    reads: /^(\s*)def (\w+)\(((?:[^)]*, ?)?)(\w+) ?= ?(\[\]|\{\})([^)]*)\):?\s*(.*)$/,
    what: 'a default that is a list or dict is made once and shared by all calls; take `None` and make it inside',
    by: '$1def $2($3$4=None$6):\n$1    if $4 is None:\n$1        $4 = $5\n$1    $7',
    language: 'python',
  },
  {
    of: PYTHON,
    reads: /^(.*)\belse if\b(.*)$/,
    what: 'Python writes `elif`',
    by: '$1elif$2',
    language: 'python',
  },
  {
    of: SCRIPT,
    reads: /^(\s*)(if|while) \(([^=()]*[^=!<>() ]) ?= ?([^=()][^()]*)\)(.*)$/,
    what: '`=` assigns, and the condition is then the value; a comparison is `===`',
    by: '$1$2 ($3 === $4)$5',
    language: 'js',
  },
  {
    of: SCRIPT,
    reads: /^(\s*)(if|while) (?!\()([^(){]+?) ?\{(.*)$/,
    what: 'the condition needs parentheses',
    by: '$1$2 ($3) {$4',
    language: 'js',
  },
  {
    of: SCRIPT,
    reads: /^(.*)\bfor ?\(([^;,()]+), ([^;,()]+), ([^;,()]+)\)(.*)$/,
    what: 'the three parts of a `for` are parted by semicolons',
    by: '$1for ($2; $3; $4)$5',
    language: 'js',
  },
  {
    of: SCRIPT,
    reads: /^(.*\bfor ?\([^;]*;\s*\w+ )<=( ?\w+\.length\b.*)$/,
    what: 'the last index is `length - 1`: with `<=` it runs one step too far and reads `undefined`',
    by: '$1<$2',
    language: 'js',
  },
  {
    of: SCRIPT,
    reads: /^(.*?\bconst (\w+) ?= ?[^;]+;\s*)((?:.*[ ;])?)\2 ?(=|\+=|-=|\+\+)(?!=)(.*)$/,
    what: 'a `const` cannot be given another value; take `let`',
    by: '$1$3$2 $4$5',
    language: 'js',
  },
  {
    of: SCRIPT,
    reads: /^(.*\.length)\(\)(.*)$/,
    what: '`length` is a property and no function',
    by: '$1$2',
    language: 'js',
  },
  {
    of: SQL,
    reads: /^(.*)(?<!\bset .*)\b(where|and|or) (\w+) ?(=|!=|<>) ?null\b(.*)$/i,
    what: 'nothing is equal to NULL, not even NULL; it is asked for with `IS NULL` (or `IS NOT NULL`)',
    by: '$1$2 $3 IS NULL$5',
    language: 'sql',
  },
  {
    of: SQL,
    reads: /^(.*)\bwhere (count|sum|avg|max|min)(\([^)]*\) ?[<>=]+ ?[\w.]+)(.*)$/i,
    what: 'a condition on an aggregate belongs into `HAVING`, after `GROUP BY`',
    by: '$1$4 HAVING $2$3',
    language: 'sql',
  },
  {
    of: SQL,
    reads: /^(.*)\bform\b(.*)$/i,
    what: '`FROM` is misspelt',
    by: '$1FROM$2',
    language: 'sql',
  },
  {
    of: C,
    reads: /^(.*\bscanf\("(?:%[dfl]+)+",\s*)(?!&)(\w+)(\).*)$/,
    what: '`scanf` needs the address of the variable',
    by: '$1&$2$3',
    language: 'c',
  },
  {
    of: C,
    reads: /^(\s*(?:printf|int \w+ ?=|return)\b[^;{}]*[^;{}\s])$/,
    what: 'a semicolon is missing at the end',
    by: '$1;',
    language: 'c',
  },
  {
    of: /^\s*if \[|^\s*\w+ = /,
    reads: /^(\s*if )\[(\$\w+|"\$\w+")(.*?)\](.*)$/,
    what: 'the shell needs spaces inside the brackets of a test',
    by: '$1[ $2$3 ]$4',
    language: 'sh',
  },
];

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** A quotation mark or a bracket that is opened and not closed. */
function open(code: string): Fault | undefined {
  const stack: string[] = [];
  let quote = '';
  for (let at = 0; at < code.length; at++) {
    const sign = code[at] ?? '';
    if (quote !== '') {
      if (sign === '\\') at++;
      else if (sign === quote) quote = '';
    } else if (/["'`]/.test(sign)) quote = sign;
    else if (sign in PAIRS) stack.push(sign);
    else if (/[)\]}]/.test(sign)) {
      const last = stack.pop();
      if (last === undefined || PAIRS[last] !== sign)
        return { what: `the \`${sign}\` has no opening counterpart`, fixed: '', language: '' };
    }
  }
  if (quote !== '') {
    const end = /[)\]};]+$/.exec(code)?.[0] ?? '';
    return {
      what: `the text that begins with \`${quote}\` is not closed`,
      fixed: `${code.slice(0, code.length - end.length)}${quote}${end}`,
      language: PYTHON.test(code) && !/console|const|let|;/.test(code) ? 'python' : 'js',
    };
  }
  const left = stack
    .toReversed()
    .map((sign) => PAIRS[sign])
    .join('');
  if (left === '' || (left.includes('}') && !/\}/.test(code) && code.length < 60 && /\{\s*$/.test(code)))
    return undefined;
  const tail = /[;:]$/.exec(code.trim())?.[0] ?? '';
  const bare = tail === '' ? code.trim() : code.trim().slice(0, -1);
  return {
    what: `${left.length > 1 ? 'closing brackets are' : 'a closing bracket is'} missing: \`${left}\``,
    fixed: `${bare}${left}${tail}`,
    language: PYTHON.test(code) && !/console|const|let |;/.test(code) ? 'python' : 'js',
  };
}

/** JSON that a parser refuses, with what it most often is. */
function ofJson(code: string): Fault | undefined {
  if (!/^\s*[{[]/.test(code) || !/["']\s*:|^\s*\[/.test(code) || /=>|;|\bfor\b/.test(code)) return undefined;
  const fixed = code
    .replace(/,(\s*[}\]])/g, '$1')
    .replace(/'([^'"]*)'/g, '"$1"')
    .replace(/([{,]\s*)([A-Za-z_]\w*)(\s*:)/g, '$1"$2"$3')
    .replace(/\bTrue\b/g, 'true')
    .replace(/\bFalse\b/g, 'false')
    .replace(/\bNone\b/g, 'null');
  try {
    JSON.parse(code);
    return undefined;
  } catch {
    try {
      JSON.parse(fixed);
    } catch {
      return undefined;
    }
    const reasons = [
      ...(/,\s*[}\]]/.test(code) ? ['a comma after the last value'] : []),
      ...(/'/.test(code) ? ['single quotation marks in place of double ones'] : []),
      ...(/[{,]\s*[A-Za-z_]\w*\s*:/.test(code) ? ['a key without quotation marks'] : []),
      ...(/\b(?:True|False|None)\b/.test(code) ? ['words of Python in place of true, false and null'] : []),
    ];
    return { what: `this is no valid JSON: ${reasons.join(', ')}`, fixed, language: 'json' };
  }
}

/** The fault of a short piece of code, where it is one of those that are known; undefined otherwise. */
export function faultIn(code: string, isScript: boolean): Fault | undefined {
  const json = ofJson(code);
  if (json !== undefined) return json;
  const unclosed = code.includes('\n') ? undefined : open(code);
  if (unclosed !== undefined) return unclosed.fixed === '' ? undefined : unclosed;
  for (const { of, reads, what, by, language } of CHECKS) {
    const isSql = language === 'sql';
    if (!of.test(code) || isSql !== SQL.test(code) || (isScript && language === 'python')) continue;
    const line = code.split('\n').find((each) => reads.test(each));
    if (line === undefined || (language === 'python' && /[;]|\bconsole\b|\{(?!\})/.test(code))) continue;
    const isConst = what.startsWith('a `const`');
    const mended = line.replace(reads, by);
    const fixed = isConst ? mended.replace(/\bconst\b/, 'let') : mended;
    return { what, fixed: code.replace(line, () => fixed).replace(/\s+$/, ''), language };
  }
  return undefined;
}
