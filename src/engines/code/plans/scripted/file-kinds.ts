import { NUMBER } from '../reading/text.ts';
import type { ScriptKind, ScriptWish } from './script-kind.ts';

const LEAD =
  '(?:[,;.]? ?\\b(?:and|with|but|an?|the|it|should|must|that|which|also|to|is|are|be|of|in|for|when|if|then) )*';

function readFilter({ wish, values }: ScriptWish): boolean {
  const isEqual = wish.take(
    /\b(?:only )?(?:keep(?:s|ing)? )?(?:only )?(?:the )?(?:rows|lines|records|entries)?,? ?(?:where|whose|with|in which|for which) (?:the )?(?:column |field |value of )?["'`]?([a-z_]\w*)["'`]?(?: column)? (?:is|equals?|=+|==|has the value|matches)(?: equal to| exactly)? (?!(?:at|not|greater|less|over|under|above|below|between|empty|one|in|more|higher|lower|larger|smaller|an?|null|blank|missing)\b)["'`]?([\w@.-]+)["'`]?((?:,? or ["'`]?[\w@.-]+["'`]?)*)/,
  );
  const over = isEqual
    ? undefined
    : wish.take(
        new RegExp(
          `\\b(?:rows|lines|records)?,? ?(?:where|whose|with|in which) (?:the )?(?:column )?["'\`]?([a-z_]\\w*)["'\`]?(?: column)? (?:is )?(>=|<=|>|<|(?:greater|more|larger|higher|over|above)(?: than)?|(?:less|smaller|lower|below|under)(?: than)?|at least|at most) ?${NUMBER}`,
        ),
      );
  const found = isEqual ?? over;
  if (!found) return false;
  values.set('column', wish.original(found, found[1] ?? ''));
  const cell = "fieldsOf(line)[column] ?? ''";
  if (isEqual) {
    const others = [...(isEqual[3] ?? '').matchAll(/or ["'`]?([\w@.-]+)/g)].map(([, one = '']) => one);
    const all = [
      wish.original(isEqual, isEqual[2] ?? ''),
      ...others.map((one) => new RegExp(`\\b${one}\\b`, 'i').exec(wish.given)?.[0] ?? one),
    ];
    values.set('constant', `const VALUES = ['${all.join("', '")}'];`);
    values.set('test', `VALUES.includes((${cell}).trim())`);
  } else {
    const said = over?.[2] ?? '>';
    const sign = /^[<>]/.test(said)
      ? said
      : /least/.test(said)
        ? '>='
        : /most/.test(said)
          ? '<='
          : /^(?:less|smaller|lower|below|under)/.test(said)
            ? '<'
            : '>';
    values.set('constant', `const LIMIT = ${over?.[3] ?? 0};`);
    values.set('test', `Number.parseFloat(${cell}) ${sign} LIMIT`);
  }
  const output = wish.take(
    /\b(?:writ(?:es?|ing)|sav(?:es?|ing)|stor(?:es?|ing)|output)?(?: (?:it|them|the result|matches|those|these|rows))? ?\b(?:(?:in)?to |writ(?:es?|ing) |sav(?:es?|ing) )(?:an? |the )?(?:new )?(?:file )?["'`]?([\w./-]+\.csv)["'`]?/,
  );
  if (output) values.set('output', output[1] ?? 'out.csv');
  const input = wish.take(
    /\b(?:read(?:s|ing)?|from|of|in) (?:an? |the )?(?:\d+ ?gb )?(?:file )?["'`]?([\w./-]+\.csv)["'`]?|["'`]?([\w./-]+\.csv)["'`]?/,
  );
  const from = input?.[1] ?? input?.[2];
  if (from) values.set('input', from);
  return true;
}

const TESTS: Readonly<Record<string, string>> = {
  unpinned: "kind === 'caret' || kind === 'tilde' || kind === 'open range'",
  loose: "kind === 'open range'",
  exact: "kind === 'exact'",
  without: "kind !== 'caret' && kind !== 'tilde'",
  caret: "kind === 'caret'",
};

function derivePackage({ values, prompt }: ScriptWish): void {
  const said = prompt.toLowerCase();
  // "No caret or tilde", "without ^ or ~": everything else is listed.
  const test = /(?:\bno|\bnot|\bwithout|n't|neither)\b[^.;]{0,25}(?:caret|tilde|\^|~)/.test(said)
    ? 'without'
    : /\b(?:exact|pinned)\b/.test(said) &&
        !/\b(?:not|n't|un)[ -]?(?:exactly )?pinned\b|\bunpinned\b/.test(said)
      ? 'exact'
      : 'unpinned';
  values.set('test', TESTS[test] ?? 'true');
  values.set(
    'none',
    test === 'without'
      ? 'every dependency has a caret or a tilde'
      : test === 'exact'
        ? 'no dependency has an exact version'
        : 'all dependencies are pinned',
  );
  const isDev = /\bdev[- ]?dependencies\b/.test(said);
  const only = isDev && !/(?<!dev[- ]?)\bdependencies\b/.test(said);
  values.set(
    'sources',
    only
      ? 'Object.entries(manifest.devDependencies ?? {})'
      : isDev
        ? 'Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })'
        : 'Object.entries(manifest.dependencies ?? {})',
  );
}

const STATUS = `${LEAD}(?:exit(?:s|ing)?(?: with)?(?: status| code)*|status|code) ${NUMBER}(?: (?:if|when|on)(?: (?:something|anything|any|some|a|key|keys|one|there|is|are|it|was|were|be|of|them|has|have|been)\\b)*(?:'s)?(?: (?:missing|empty|found|wrong|errors?|problems?|or|any|there)\b)*)?`;

export const FILE_KINDS: readonly ScriptKind[] = [
  {
    id: 'csv-json',
    about:
      /^(?=.*\bcsv\b)(?=.*\bjson\b)(?=.*\b(?:quot\w+|line numbers?|columns?|parse\w*|convert\w*)\b)(?!.*\bjson\b[^.;]{0,40}\b(?:to|into|as) (?:an? )?csv\b)(?!.*\b(?:into (?:a )?csv|express|upload|sum|total|group|filter|stream\w*|react|page|sqlite|write\w* (?:it )?to (?:a )?file)\b)/,
    options: {
      separator:
        /\b(?:semicolons?|tabs?)(?:[- ]separated)?(?: as (?:the )?(?:separator|delimiter))?|\b(?:separator|delimiter)(?: is)? ?["'`]?([;|])["'`]?/,
    },
    shapes: { separator: (said) => said || ';' },
    derive: ({ values, prompt, isTyped }) => {
      if (values.has('separator') && /\btab/i.test(prompt)) values.set('separator', '\\t');
      values.set('js', isTyped ? '' : '[at]');
      values.set('ending', isTyped ? 'ts' : 'mjs');
    },
    always: [
      new RegExp(
        `${LEAD}(?:quoted (?:fields?|values?)|quotes?|embedded|commas?|newlines?|line ?breaks?|escaped|doubled|double)(?:(?:,| and|,? or| with| in| inside| within| embedded| quoted| escaped| doubled) (?:an? )?(?:fields?|values?|quotes?|embedded|commas?|newlines?|line ?breaks?|them|quoted|escaped|quotes)(?: (?:commas?|newlines?|quotes?|fields?|line ?breaks?|values?))?)*`,
      ),
      new RegExp(
        `${LEAD}(?:prints?|outputs?|writes?|converts?|gives?|into|as)(?: (?:it|them|the|result|rows)\\b)*(?: (?:to|as|into)\\b)*(?: an?)? ?(?:(?:array|list) of objects|objects?|json(?: array)?)(?: (?:as|in|of) (?:json|objects))?(?: (?:to|on) (?:stdout|the console|standard output))?`,
      ),
      new RegExp(
        `${LEAD}(?:reports?|prints?|tells?|shows?|warns?|fails?|error)(?: (?:the|with|about|on)\\b)*(?: (?:line|row) (?:numbers?|nr))(?: (?:if|when|where|of|for)(?: (?:the|a|any|number|of|wrong|rows?|lines?|each)\\b)* ?(?:columns?|fields?)?(?: (?:count|number|counts))?(?: (?:is|are|does not|doesn't|isn't|don't))?(?: (?:off|wrong|different|differs?|match|not|right|with|fewer|more|too|few|many|or)\\b)*)?`,
      ),
      /\b(?:to|on) (?:stdout|the console|standard output)\b/,
      /\b(?:the )?(?:first (?:row|line) (?:is|as|has) (?:the )?header|header row)s?\b/,
    ],
    silent:
      'handles handle supports support parse parses parser csv file quoted fields json array objects converts convert read reads line number column count path argument as stdout comma commas header packages',
  },
  {
    id: 'csv-filter',
    about:
      /^(?=.*\bcsv\b)(?=.*\b(?:stream\w*|line by line|memory|gb)\b)(?=.*\b(?:where|whose|with|only|filter\w*)\b)(?!.*\b(?:sum|total|average|count|group|sort\w*|json|gzip|gz|express|upload|transform stream class|zip)\b)/,
    read: readFilter,
    options: { separator: /\b(?:semicolon|;)(?:[- ]separated)?\b/ },
    shapes: { separator: () => ';' },
    derive: ({ values, isTyped }) => {
      values.set('ending', isTyped ? 'ts' : 'mjs');
    },
    always: [
      new RegExp(
        `${LEAD}(?:without|not|never|instead of) (?:load(?:ing)?|read(?:ing)?|hold(?:ing)?|keep(?:ing)?)(?: (?:everything|it|the|whole|entire|file|all)\\b)*(?: (?:in|into|to))?(?: (?:memory|ram))?(?: at once)?`,
      ),
      /\b(?:read(?:s|ing)?|process(?:es|ing)?)?(?: (?:an?|the|big|huge|large|very)\b)* ?\d*(?:\.\d+)? ?(?:gb|mb)(?: (?:big|large))?\b/,
      /\bline by line\b/,
      /\b(?:using |with |by |node(?:\.js)? )*stream(?:s|ing|ed)?\b/,
      /\b(?:keep|keeps|keeping)(?: the)? header(?: row| line)?\b/,
      /\b(?:huge|big|large)\b/,
    ],
    silent:
      'read reads csv line rows row keep keeps only column write writes file filter filters lines big large huge memory input output',
  },
  {
    id: 'env-check',
    about:
      /^(?=.*\.env\b)(?=.*(?:\.env\.(?:example|sample|template|dist)))(?=.*\b(?:missing|compar\w*|differ\w*|empty|keys?)\b)(?!.*\b(?:docker|github|python)\b)/,
    options: {
      example: /(\.env\.(?:example|sample|template|dist))\b/,
      extra:
        /[,;]? ?\b(?:and |also |which |keys |that |are )*(?:extra|unknown|superfluous|not in the example|only in (?:the )?\.env)(?: keys| ones)?\b/,
      status: new RegExp(STATUS),
    },
    always: [
      new RegExp(
        `${LEAD}(?:prints?|lists?|reports?|shows?|tells?)?(?: (?:which|all|the|what)\\b)* ?(?:keys?|variables?|entries)?(?: that)?(?: (?:are|is))? ?(?:missing|empty|blank|not set|unset)(?:(?: or|,| and) (?:empty|missing|blank|not set|unset))*(?: (?:keys?|variables?|ones|values?|in (?:the )?\\.env))*`,
      ),
      /[,;]? ?\b(?:and |an? |the |own )*\.env\b(?:\.local)?/,
      /\b(?:compares?|reads?|comparing|reading)\b/,
      /(?:'s|is) missing\b/,
    ],
    silent:
      'cli command line tool reads read compares compare keys missing empty file files prints print something env with',
  },
  {
    id: 'package-versions',
    about:
      /^(?=.*\bpackage\.json\b)(?=.*\bdependenc(?:y|ies)\b)(?=.*(?:caret|tilde|\bpinned\b|\bexact\b|\^|~|\branges?\b))(?!.*\b(?:registry|npm view|latest|outdated|update\w*|writes?|remove\w*|unused)\b)/,
    options: { exits: new RegExp(STATUS) },
    derive: derivePackage,
    always: [
      new RegExp(
        `${LEAD}(?:lists?|prints?|shows?|reports?|finds?)?(?: (?:all|the|every|any)\\b)* ?(?:dev)?[- ]?dependencies(?: and dev[- ]?dependencies)?(?: (?:that|which|with|without|who))?(?: (?:have|has|are|use|start|do|not|aren't|isn't|don't|no|an?|with|neither)\\b)*(?: (?:caret|tilde|\\^|~|pinned|exact(?:ly)?|versions?|ranges?|or|and|nor|a|to|an|pinned|prefix|fixed))*`,
      ),
      new RegExp(
        `${LEAD}(?:as |in |an? |simple |small |aligned |plain )*table(?: (?:in|on|to|of) (?:the )?(?:terminal|console|stdout|name and version))*`,
      ),
      /[~^]/,
      /\b(?:in|on|to) the (?:terminal|console)\b/,
    ],
    silent:
      'reads read package.json package json dependencies lists list terminal caret tilde pinned version versions no',
  },
];
