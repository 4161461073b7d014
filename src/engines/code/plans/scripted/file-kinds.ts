import { NUMBER } from '../reading/text.ts';
import { readFields } from './read-fields.ts';
import type { ScriptKind, ScriptWish } from './script-kind.ts';
import { validatorOf } from './write-fields.ts';

const LEAD = '(?:[,;.]? ?\\b(?:and|with|but|an?|the|it|should|must|that|which|also|to|is|are|be|of|in|for|when|if|then) )*';
const PATH = '(?:\\.{0,2}/)?[\\w.-]+(?:/[\\w.<>{}-]+)*/?';

const DATE_PARTS: Readonly<Record<string, string>> = {
  year: 'String(mtime.getFullYear())',
  month: "String(mtime.getMonth() + 1).padStart(2, '0')",
  day: "String(mtime.getDate()).padStart(2, '0')",
};

function readWatched({ wish, values, isTyped }: ScriptWish): boolean {
  const dated = wish.take(/(?:\b(?:in)?to |\bunder )(?:an? |the )?["'`]?((?:\.{0,2}\/)?[\w./-]*?)\/?((?:\/?[<{](?:year|yyyy|month|mm|day|dd)[>}]){1,3}|\/(?:yyyy|year)(?:[/-](?:mm|month))?(?:[/-](?:dd|day))?)["'`]?/);
  if (dated) {
    values.set('dated', '');
    values.set('target', wish.original(dated, dated[1] ?? '') || './archive');
    const parts = [...(dated[2] ?? '').matchAll(/year|yyyy|month|mm|day|dd/g)].map(([part]) => DATE_PARTS[{ yyyy: 'year', mm: 'month', dd: 'day' }[part] ?? part] ?? '');
    values.set('dateParts', parts.join(', '));
  }
  const folder = wish.take(new RegExp(`\\b(?:folder|directory) (?:called |named )?["'\`]?(\\.{0,2}/?[\\w/-]*[\\w/])["'\`]?(?= (?:and|for|when|so|,)|,|:|$)|(?<=\\b(?:watch(?:es)?|monitors?) )(?:the |my )?["'\`]?(\\.{0,2}/[\\w./-]+|(?!the\\b|an?\\b|my\\b)[\\w-]+(?= (?:folder|directory)\\b))["'\`]?(?: folder| directory)?`));
  const named = folder?.[1] ?? folder?.[2];
  if (folder && named && !/^(?:and|for|when|so|that|which)$/.test(named)) values.set('folder', wish.original(folder, named));
  const extension = wish.take(/(?<![\w/])\*?\.([a-z0-9]{2,5})\b(?! ?\/)(?: files?)?|\b(pdf|json|csv|jpe?g|png|txt|xml) files?\b/);
  if (extension) values.set('extension', (extension[1] ?? extension[2] ?? '').toLowerCase());
  const sorted = wish.take(new RegExp(`${LEAD}mov(?:es?|ing)(?: (?:it|them|the file|files))? (?:in)?to ["'\`]?(${PATH})["'\`]? or (?:to )?["'\`]?(${PATH})["'\`]?`));
  if (sorted) {
    const [, ok = './ok', bad = './bad'] = sorted;
    if (values.get('extension') !== 'json') return false;
    // "It has an email": any value will do.
    const isPlain = wish.has(/\b(?:has|have|contains?|fields?)\b(?! valid)/);
    const fields = readFields(wish).map((field) => (isPlain ? { ...field, kind: 'any' as const } : field));
    if (fields.length === 0) return false;
    values.set('validates', '');
    values.set('moves', '');
    values.set('ok', ok);
    values.set('bad', bad);
    values.set('validator', [
      validatorOf('errorsOf', fields, isTyped),
      '',
      `function problemsOf(text${isTyped ? ': string' : ''})${isTyped ? ': string[]' : ''} {`,
      '  try {',
      '    return Object.values(errorsOf(JSON.parse(text))).flat();',
      '  } catch {',
      "    return ['not JSON'];",
      '  }',
      '}',
    ].join('\n'));
    return true;
  }
  const plain = dated ? undefined : wish.take(new RegExp(`${LEAD}(cop(?:y|ies)|mov(?:es?|ing))(?: (?:it|them|each|every|new|the|all|file|files|one))* (?:in)?to (?:an? |the )?(?:folder )?["'\`]?(${PATH})["'\`]?(?: folder| directory)?`));
  if (plain) {
    values.set('plain', '');
    values.set('target', plain[2] ?? './archive');
    if (/^mov/.test(plain[1] ?? '')) values.set('moves', '');
  } else if (dated) {
    const verb = wish.take(/\b(cop(?:y|ies)|mov(?:es?|ing))\b/);
    if (/^mov/.test(verb?.[1] ?? '')) values.set('moves', '');
  }
  return plain !== undefined || dated !== undefined;
}

function deriveWatched({ values }: ScriptWish): void {
  const isChecked = values.has('validates');
  values.set('fsNames', ['constants', 'copyFile', 'mkdir', ...(isChecked ? ['readFile'] : []), 'readdir', 'stat', ...(values.has('moves') ? ['unlink'] : [])].join(', '));
  values.set('pathNames', [...(values.has('extension') ? ['extname'] : []), 'join', 'parse'].join(', '));
}

function readFilter({ wish, values, isTyped }: ScriptWish): boolean {
  const isEqual = wish.take(
    /\b(?:only )?(?:keep(?:s|ing)? )?(?:only )?(?:the )?(?:rows|lines|records|entries)?,? ?(?:where|whose|with|in which|for which) (?:the )?(?:column |field |value of )?["'`]?([a-z_]\w*)["'`]?(?: column)? (?:is|equals?|=+|==|has the value|matches)(?: equal to| exactly)? ["'`]?([\w@.-]+)["'`]?/,
  );
  const over = isEqual
    ? undefined
    : wish.take(new RegExp(`\\b(?:rows|lines|records)?,? ?(?:where|whose|with|in which) (?:the )?(?:column )?["'\`]?([a-z_]\\w*)["'\`]?(?: column)? (?:is )?(>=|<=|>|<|(?:greater|more|larger|higher|over|above)(?: than)?|(?:less|smaller|lower|below|under)(?: than)?|at least|at most) ?${NUMBER}`));
  const found = isEqual ?? over;
  if (!found) return false;
  values.set('column', wish.original(found, found[1] ?? ''));
  const cell = `fieldsOf(line)[column]${isTyped ? " ?? ''" : ''}`;
  if (isEqual) {
    values.set('constant', `const VALUE = '${wish.original(isEqual, isEqual[2] ?? '')}';`);
    values.set('test', `fieldsOf(line)[column]?.trim() === VALUE`);
  } else {
    const said = over?.[2] ?? '>';
    const sign = /^[<>]/.test(said) ? said : /least/.test(said) ? '>=' : /most/.test(said) ? '<=' : /^(?:less|smaller|lower|below|under)/.test(said) ? '<' : '>';
    values.set('constant', `const LIMIT = ${over?.[3] ?? 0};`);
    values.set('test', `Number.parseFloat(${cell}) ${sign} LIMIT`);
  }
  const output = wish.take(/\b(?:writ(?:es?|ing)|sav(?:es?|ing)|stor(?:es?|ing)|output)?(?: (?:it|them|the result|matches|those|these|rows))? ?\b(?:in)?to (?:an? |the )?(?:new )?(?:file )?["'`]?([\w./-]+\.csv)["'`]?/);
  if (output) values.set('output', output[1] ?? 'out.csv');
  const input = wish.take(/\b(?:read(?:s|ing)?|from|of|in) (?:an? |the )?(?:\d+ ?gb )?(?:file )?["'`]?([\w./-]+\.csv)["'`]?|["'`]?([\w./-]+\.csv)["'`]?/);
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
    : /\b(?:exact|pinned)\b/.test(said) && !/\b(?:not|n't|un)[ -]?(?:exactly )?pinned\b|\bunpinned\b/.test(said)
      ? 'exact'
      : 'unpinned';
  values.set('test', TESTS[test] ?? 'true');
  values.set('none', test === 'without' ? 'every dependency has a caret or a tilde' : test === 'exact' ? 'no dependency has an exact version' : 'all dependencies are pinned');
  const isDev = /\bdev ?-?dependencies\b/.test(said);
  const only = isDev && /\bonly (?:the )?dev/.test(said);
  values.set(
    'sources',
    only
      ? 'Object.entries(manifest.devDependencies ?? {})'
      : isDev
        ? 'Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })'
        : 'Object.entries(manifest.dependencies ?? {})',
  );
}

const STATUS = `${LEAD}(?:exit(?:s|ing)?(?: with)?(?: status| code)*|status|code) ${NUMBER}(?: (?:if|when|on)(?: (?:something|anything|any|some|a|key|keys|one|there|is|are|it|was|were|be|of|them|has|have|been)\\b)*(?:'s)?(?: (?:missing|empty|found|wrong|errors?|problems?|or|any|there))*)?`;

export const FILE_KINDS: readonly ScriptKind[] = [
  {
    id: 'watch-folder',
    about: /^(?=.*\bwatch(?:es|er|ing)?\b)(?=.*(?:\bfolder\b|\bdirectory\b|\.\/\w))(?=.*\b(?:cop(?:y|ies)|mov(?:es?|ing))\b)(?!.*\b(?:page|react|webpack|sass|compile|resize|upload|ftp|s3|dependencies|hot)\b)/,
    read: readWatched,
    options: {
      initial: /[,;]? ?\b(?:and |also )*(?:the )?(?:existing|already (?:existing|present))(?: files?| ones?)?(?: (?:too|as well|at (?:the )?start|on start))*/,
      settle: new RegExp(`[,;]? ?\\b(?:wait(?:s|ing)?|after) ${NUMBER} ?ms\\b[^,.;]*`),
    },
    derive: deriveWatched,
    always: [
      new RegExp(`${LEAD}log(?:s|ging)?(?: (?:each|every|all|it|them|the|copy|copies|move|moves|file|files|action|actions|result|to|console|stdout|event|events))*(?: with(?: an?| the)? (?:iso )?(?:timestamps?|date and time|time))?`),
      new RegExp(`${LEAD}(?:dont|don't|do not|doesn't|does not|never|not|shouldn't|mustn't|must not|should not) (?:crash(?:es)?|fail|stop|die)(?: (?:if|when))?(?: (?:the |a |one )?files? (?:diss?app?ears?|vanish(?:es)?|is gone|goes away|gets deleted|is deleted|is removed|was deleted)(?: (?:in between|meanwhile|in the meantime|before|while|copying|it is copied))*)?`),
      new RegExp(`${LEAD}(?:(?:each|every|any|all|new|arriving|incoming|one) )*(?:files?|ones?|it)?(?: that)? ?(?:arriv(?:es?|ing)|appears?|(?:is|are|gets?) (?:added|created|dropped)|shows? up|lands?|comes? in)(?: (?:in|into|there|it))*`),
      /\b(?:watch(?:es|ing)?|monitors?)(?: (?:an?|the|my))?(?: (?:folder|directory))?\b/,
      /\b(?:for|each|every|all|any|and)? ?new(?: files?| ones?)?\b/,
      /\b(?:fs\.watch|node:fs|recursive(?:ly)?)\b/,
      new RegExp(`${LEAD}(?:never |without |not |don't |do not )(?:overwrit(?:e|es|ing))(?: (?:existing|anything|files?|them))*`),
    ],
    silent: 'watch watches folder directory file files new copy copies move moves log each every validate validates check checks valid json has have must contain',
  },
  {
    id: 'csv-json',
    about: /^(?=.*\bcsv\b)(?=.*\bjson\b)(?=.*\b(?:quot\w+|line numbers?|columns?|parse\w*|convert\w*)\b)(?!.*\b(?:json to (?:a )?csv|into (?:a )?csv|express|upload|sum|total|group|filter|stream\w*|react|page|sqlite|write\w* (?:it )?to (?:a )?file)\b)/,
    options: {
      separator: /\b(?:semicolons?|tabs?)(?:[- ]separated)?(?: as (?:the )?(?:separator|delimiter))?|\b(?:separator|delimiter)(?: is)? ?["'`]?([;|])["'`]?/,
    },
    shapes: { separator: (said) => said || ';' },
    derive: ({ values, prompt, isTyped }) => {
      if (values.has('separator') && /\btab/i.test(prompt)) values.set('separator', '\\t');
      values.set('js', isTyped ? '' : '[at]');
      values.set('ending', isTyped ? 'ts' : 'mjs');
    },
    always: [
      new RegExp(`${LEAD}(?:quoted (?:fields?|values?)|quotes?|embedded|commas?|newlines?|line ?breaks?|escaped|doubled|double)(?:(?:,| and|,? or| with| in| inside| within| embedded| quoted| escaped| doubled) (?:an? )?(?:fields?|values?|quotes?|embedded|commas?|newlines?|line ?breaks?|them|quoted|escaped|quotes)(?: (?:commas?|newlines?|quotes?|fields?|line ?breaks?|values?))?)*`),
      new RegExp(`${LEAD}(?:prints?|outputs?|writes?|converts?|gives?|into|as)(?: (?:it|them|the|result|rows))*(?: (?:to|as|into))*(?: an?)? ?(?:(?:array|list) of objects|objects?|json(?: array)?)(?: (?:as|in|of) (?:json|objects))?(?: (?:to|on) (?:stdout|the console|standard output))?`),
      new RegExp(`${LEAD}(?:reports?|prints?|tells?|shows?|warns?|fails?|error)(?: (?:the|with|about|on))*(?: (?:line|row) (?:numbers?|nr))(?: (?:if|when|where|of|for)(?: (?:the|a|any|number|of|wrong|rows?|lines?|each))* ?(?:columns?|fields?)?(?: (?:count|number|counts))?(?: (?:is|are|does not|doesn't|isn't|don't))?(?: (?:off|wrong|different|differs?|match|not|right|with|fewer|more|too|few|many|or))*)?`),
      /\b(?:to|on) (?:stdout|the console|standard output)\b/,
      /\b(?:the )?(?:first (?:row|line) (?:is|as|has) (?:the )?header|header row)s?\b/,
    ],
    silent: 'handles handle supports support parse parses parser csv file quoted fields json array objects converts convert read reads line number column count path argument as stdout comma commas header packages',
  },
  {
    id: 'csv-filter',
    about: /^(?=.*\bcsv\b)(?=.*\b(?:stream\w*|line by line|memory|gb)\b)(?=.*\b(?:where|whose|with|only|filter\w*)\b)(?!.*\b(?:sum|total|average|count|group|sort\w*|json|gzip|gz|express|upload|transform stream class|zip)\b)/,
    read: readFilter,
    options: { separator: /\b(?:semicolon|;)(?:[- ]separated)?\b/ },
    shapes: { separator: () => ';' },
    derive: ({ values, isTyped }) => {
      values.set('ending', isTyped ? 'ts' : 'mjs');
    },
    always: [
      new RegExp(`${LEAD}(?:without|not|never|instead of) (?:load(?:ing)?|read(?:ing)?|hold(?:ing)?|keep(?:ing)?)(?: (?:everything|it|the|whole|entire|file|all))*(?: (?:in|into|to))?(?: (?:memory|ram))?(?: at once)?`),
      /\b(?:read(?:s|ing)?|process(?:es|ing)?)?(?: (?:an?|the|big|huge|large|very))* ?\d*(?:\.\d+)? ?(?:gb|mb)(?: (?:big|large))?\b/,
      /\bline by line\b/, /\b(?:using |with |by |node(?:\.js)? )*stream(?:s|ing|ed)?\b/, /\b(?:keep|keeps|keeping)(?: the)? header(?: row| line)?\b/, /\b(?:huge|big|large)\b/,
    ],
    silent: 'read reads csv line rows row keep keeps only column write writes file filter filters lines big large huge memory input output',
  },
  {
    id: 'env-check',
    about: /^(?=.*\.env\b)(?=.*(?:\.env\.(?:example|sample|template|dist)))(?=.*\b(?:missing|compar\w*|differ\w*|empty|keys?)\b)(?!.*\b(?:docker|github|python)\b)/,
    options: {
      example: /(\.env\.(?:example|sample|template|dist))\b/,
      extra: /[,;]? ?\b(?:and |also |which |keys |that |are )*(?:extra|unknown|superfluous|not in the example|only in (?:the )?\.env)(?: keys| ones)?\b/,
      status: new RegExp(STATUS),
    },
    always: [
      new RegExp(`${LEAD}(?:prints?|lists?|reports?|shows?|tells?)?(?: (?:which|all|the|what))* ?(?:keys?|variables?|entries)?(?: that)?(?: (?:are|is))? ?(?:missing|empty|blank|not set|unset)(?:(?: or|,| and) (?:empty|missing|blank|not set|unset))*(?: (?:keys?|variables?|ones|values?|in (?:the )?\\.env))*`),
      /[,;]? ?\b(?:and |an? |the |own )*\.env\b(?:\.local)?/, /\b(?:compares?|reads?|comparing|reading)\b/, /(?:'s|is) missing\b/,
    ],
    silent: 'cli command line tool reads read compares compare keys missing empty file files prints print something env with',
  },
  {
    id: 'package-versions',
    about: /^(?=.*\bpackage\.json\b)(?=.*\bdependenc(?:y|ies)\b)(?=.*(?:caret|tilde|\bpinned\b|\bexact\b|\^|~|\branges?\b))(?!.*\b(?:registry|npm view|latest|outdated|update\w*|writes?|remove\w*|unused)\b)/,
    options: { exits: new RegExp(STATUS) },
    derive: derivePackage,
    always: [
      new RegExp(`${LEAD}(?:lists?|prints?|shows?|reports?|finds?)?(?: (?:all|the|every|any))* ?(?:dev)?-?dependencies(?: and dev-?dependencies)?(?: (?:that|which|with|without|who))?(?: (?:have|has|are|use|start|do|not|aren't|isn't|don't|no|an?|with|neither))*(?: (?:caret|tilde|\\^|~|pinned|exact(?:ly)?|versions?|ranges?|or|and|nor|a|to|an|pinned|prefix|fixed))*`),
      new RegExp(`${LEAD}(?:as |in |an? |simple |small |aligned |plain )*table(?: (?:in|on|to|of) (?:the )?(?:terminal|console|stdout|name and version))*`),
      /[~^]/, /\b(?:in|on|to) the (?:terminal|console)\b/,
    ],
    silent: 'reads read package.json package json dependencies lists list terminal caret tilde pinned version versions no',
  },
];
