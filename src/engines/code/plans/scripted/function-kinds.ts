import { NUMBER } from '../reading/text.ts';
import type { ScriptKind, ScriptWish } from './script-kind.ts';

const LEAD =
  '(?:[,;.]? ?\\b(?:and|with|but|an?|the|it|should|must|that|which|also|to|is|are|be|of|in|for|when|if) )*';
const THROWS = new RegExp(
  `${LEAD}(?:negatives?(?: (?:numbers?|values?|input|seconds|bytes))?(?: (?:or \\w+(?: values?)?))?,? (?:should |must |will )?(?:throws?|rais(?:es?|ing)|are refused with|gives?)(?: an?)?(?: (\\w*error))?|(?:throws?|throwing|rais(?:es?|ing))(?: an?)?(?: (\\w*error))? (?:for|on|if|when)(?: it (?:is|gets))?(?: an?)? ?(?:negatives?|less than zero|below zero)(?: (?:numbers?|values?|input|seconds|bytes))?)`,
);

const SHOWN = ['3h 12m', '1h', '45m'];

/** "1h 04m 09s" or "01:04:09", as the wish shows it. */
function deriveSeconds({ values, prompt, wish }: ScriptWish): void {
  wish.take(
    /\b\d+ ?h(?:ours?)?,? \d+ ?m(?:in)?,? \d+ ?s(?:ec)?\b|\b\d*h{1,2}:m?m:ss\b|\b\d+ (?:seconds? )?(?:in)?to \d+ ?m,? \d+ ?s\b|\b\d+ ?m,? \d+ ?s\b|\bh{1,2}:mm:ss\b|\b\d+:\d\d:\d\d\b/,
  );
  while (wish.take(/\bmm?:ss\b/));
  const isClock = /\b(?:h{1,2}:mm:ss|mm?:ss|\d+:\d\d:\d\d)\b/i.test(prompt);
  const hasPad = isClock || /\d+ ?h,? 0\d ?m|m,? 0\d ?s/i.test(prompt);
  // "2m 5s" is without hours where there are none.
  const isShort = /\d ?m,? \d+ ?s\b/i.test(prompt) && !/\d ?h\b/i.test(prompt);
  const isMinutes = /\bmm?:ss\b/i.test(prompt.replace(/h{1,2}:mm:ss/gi, ''));
  const keepsHours = !values.has('dropsHours') && !isShort && !isMinutes;
  if (hasPad) values.set('padded', '');
  const two = (value: string): string => (hasPad ? `\${two(${value})}` : `\${${value}}`);
  const wideHour = /\b(?:hh:|0\d:)/i.test(prompt) ? '${two(hours)}' : '${hours}';
  const [h, m, s] = isClock ? [':', ':', ''] : ['h ', 'm ', 's'];
  const last = '${whole % 60}';
  const full = `\`${wideHour}${h}${two('minutes')}${m}${two('whole % 60')}${s}\``;
  const lead = isClock ? two('minutes') : '${minutes}';
  const short = `\`${isClock && !/\bm:ss/i.test(prompt) ? lead : '${minutes}'}${m}${two('whole % 60')}${s}\``;
  const lines = keepsHours
    ? [`  return ${full};`]
    : [
        `  if (hours > 0) return ${full};`,
        ...(values.has('dropsMinutes') && !isClock ? [`  if (minutes === 0) return \`${last}${s}\`;`] : []),
        `  return ${short};`,
      ];
  values.set('body', lines.join('\n'));
  const pad = (value: number): string => (hasPad ? String(value).padStart(2, '0') : String(value));
  const hour = (value: number): string =>
    /\b(?:hh:|0\d:)/i.test(prompt) ? String(value).padStart(2, '0') : String(value);
  const whole = (a: number, b: number, c: number): string => `${hour(a)}${h}${pad(b)}${m}${pad(c)}${s}`;
  const part = (b: number, c: number): string =>
    `${isClock && !/\bm:ss/i.test(prompt) ? pad(b) : b}${m}${pad(c)}${s}`;
  values.set('full', whole(1, 4, 9));
  values.set('sample', whole(1, 4, 9));
  values.set('short', keepsHours ? whole(0, 4, 9) : part(4, 9));
  values.set(
    'zero',
    keepsHours ? whole(0, 0, 0) : values.has('dropsMinutes') && !isClock ? `0${s}` : part(0, 0),
  );
}

export const FUNCTION_KINDS: readonly ScriptKind[] = [
  {
    id: 'group-by',
    name: 'groupBy',
    parameters: ['array', 'keyOrFn'],
    about: /^(?=.*\bgroup ?by\b)(?=.*\bmap\b)(?!.*\b(?:week|month|sql|sum|csv|count|react)\b)/,
    always: [
      /[,;]? ?\b(?:that |which |and |it )*(?:returns?|returning|gives?|into|as)(?: an?)?(?: (?:es6|real|javascript))? map\b/,
      /\b(?:key|property)(?: name)? or (?:an? )?(?:function|fn|callback)\b/,
      /\b(?:an? )?array(?: of objects)?\b/,
      /[,;]? ?\b(?:an? |the )?key can be (?:a )?[^,.;]*/,
    ],
    silent: 'groupby group array objects map key keys function items',
  },
  {
    id: 'iso-week',
    name: 'sumByWeek',
    parameters: ['transactions'],
    about:
      /^(?=.*\b(?:iso )?weeks?\b)(?=.*\b(?:group|sums?|total)\b)(?=.*\b(?:amounts?|transactions?|expenses|payments|sales|hours|entries)\b)(?!.*\b(?:csv|sql|react|html|file|average)\b)/,
    options: {
      things: /\b(?:an? |the )?(?:array|list) of (?:(?:time|bank|work|sales|log) )?(\w+)\b/,
      shape: /\{ ?(?:\w+, ?)?(?:date|day),? ?(?:amount|hours|value|price|total) ?\}/,
      amount: new RegExp(
        `${LEAD}(?:sums?|total|adds? up)(?: up)?(?: of)?(?: their| the| all)? (amounts?|hours|values?|prices?|totals?)\\b`,
      ),
      date: /[,;]? ?\b(?:the )?(dates?|day|createdat|bookedat)s? (?:come|are given|are|is|given|comes) (?:as|in the form(?: of)?) (?:iso )?(?:strings?|text)?(?: (?:like|such as|e\.g\.|of the form))? ?(?:"?\d{4}-\d\d-\d\d"?|yyyy-mm-dd)?/,
    },
    shapes: {
      amount: (said) => said.replace(/s$/, (end) => (/hours$/.test(said) ? end : '')),
      date: (said) => said.replace(/^dates$/, 'date'),
    },
    derive: ({ values }) => {
      const things = values.get('things') ?? 'transactions';
      values.set('p0', values.get('p0') ?? things);
      const one = things.replace(/ies$/, 'y').replace(/s$/, '');
      values.set('Item', one.charAt(0).toUpperCase() + one.slice(1));
    },
    always: [
      /[,;]? ?\b(?:and |that |it )*(?:returns?|returning|gives?|into|as)(?: an?)? map\b(?: (?:of|from|with) [^,.;]*)?/,
      /\bgroup(?:s|ed)?(?: (?:an?|the))?\b/,
      /\b(?:by|per|each) (?:iso )?(?:calendar )?week(?: numbers?)?\b/,
    ],
    silent: 'entries time group sum amounts transactions iso week weeks map dates strings amount date',
  },
  {
    id: 'format-price',
    name: 'formatPrice',
    parameters: ['cents', 'currency'],
    about:
      /^(?=.*\b(?:format\w*)\b)(?=.*\b(?:price|money|currency|cents|amount)\b)(?=.*\b(?:cents|jpy|yen|smallest unit|minor units?)\b)(?!.*\b(?:react|input|form|table|convert)\b)/,
    always: [
      /[,;]? ?\b(?:covering|that cover|which cover|cover|including|for|with|and|also) (?:(?:zero|0|negatives?(?: (?:numbers|amounts|values))?|nan|infinity|jpy|yen|usd|eur|decimals?|no|which|has|have|without|that|large numbers|rounding|unknown|invalid|currenc(?:y|ies)|and|the)\b,? ?)+/,
      /[,;]? ?\bcurrencies without decimals\b/,
    ],
    silent: 'format price cents currency zero negative numbers nan jpy decimals',
  },
  {
    id: 'format-bytes',
    name: 'formatBytes',
    parameters: ['bytes', 'decimals'],
    about:
      /^(?!.*\b(?:to|into) (?:an? |the )?(?:number of |raw |plain )?bytes\b)(?!.*\bpars\w+)(?=.*\b(?:bytes|file ?size)\b)(?=.*\b(?:format\w*|human|readable|kb|mb|kib|mib)\b)(?!.*\b(?:folder|directory|upload|disk|parse\w*|files in|cli|du|react)\b)/,
    options: {
      negatives: THROWS,
      decimals: new RegExp(
        `${LEAD}(?:(?:optional|configurable|default(?: of)?|number of|${NUMBER}) )*(?:decimals?(?: places?)?|fraction digits|precision)(?: (?:as|is|optional|default(?:s|ing)?(?: to)?|(?:second )?(?:argument|parameter)|${NUMBER}|(?<=as )an?))*`,
      ),
      thousand: new RegExp(
        `${LEAD}(?:base|units? of|steps? of|using|powers? of) ?(?:1000|10\\b)(?: (?:instead of|not) 1024)?`,
      ),
      iec: /\b(?:kib|mib|gib|iec(?: units)?)\b(?:[,/ and]+(?:kib|mib|gib))*/,
      base: /\b(?:with |using |by |powers of |base )*1024\b/,
    },
    shapes: { base: () => '1024' },
    derive: ({ values, prompt }) => {
      const error = values.get('negatives');
      if (error) values.set('error', error);
      // "With one decimal" wants it always, a default does not.
      if (/\b(?:with|to|exactly|always) (?:one|two|three|1|2|3) decimals?\b/i.test(prompt))
        values.set('fixed', '');
      if (values.has('thousand')) {
        values.set('base', '1000');
        values.set('last', '999');
      }
    },
    always: [
      /\b(?:as|like|into|to|such as|e\.g\.?) ?(?:"[^"]*"(?:,? (?:or |and )?)?)+(?: etc\.?| and so on)?/,
      /\bhuman[- ]readable\b/,
      /["'][\d.]+ ?[kmgt]?i?b["']/,
      /\b(?:kb|mb|gb|tb)\b/,
    ],
    silent: 'formats format number bytes byte count size file as string strings readable etc units unit',
  },
  {
    id: 'format-seconds',
    name: 'formatDuration',
    parameters: ['totalSeconds'],
    about:
      /^(?!.*\b(?:to|into|number of|as) (?:total )?seconds\b.*\bparse|.*\bparse)(?!.*\d ?s\b.*\b(?:to|into) (?:total )?seconds\b)(?=.*\b(?:seconds|duration)\b)(?=.*\b(?:format\w*|as|turns?|into|converts?)\b)(?=.*(?:\d ?h,? \d|hh?:mm|\d:\d\d|\bmm?:ss|\d ?m,? \d+ ?s))(?!.*\b(?:countdown|timer|react|page|parse\w*|back)\b)/,
    options: {
      negatives: THROWS,
      dropsHours: new RegExp(
        `${LEAD}(?:leaves? out|leaving out|omit(?:s|ting)?|skip(?:s|ping)?|hides?|drops?|without|no) (?:the )?(?:hours?(?: and minutes)?|zero (?:parts|units)|units? that are zero|parts? that are (?:zero|0))(?: part)?(?: (?:if|when)(?: they are| it is| it's)? (?:zero|0))?|${LEAD}hours? (?:only|are left out|is left out|omitted) (?:if|when) [^,.;]*|hours only (?:shown )?(?:if|when) [^,.;]*`,
      ),
      dropsMinutes: /\b(?:zero (?:parts|units)|hours and minutes|(?:parts|units) that are (?:zero|0))\b/,
      invalid: new RegExp(`${LEAD}(?:nan|infinity|non-?numbers?)(?: too| as well)?`),
    },
    derive: (asked) => {
      asked.values.set('error', asked.values.get('negatives') || 'RangeError');
      deriveSeconds(asked);
    },
    always: [/\b(?:as|like|into|to|such as|e\.g\.?) ?"[^"]*"/],
    silent: `turn turns converts formats format seconds duration as string number of into ${SHOWN.join(' ')}`,
  },
  {
    id: 'camel-keys',
    name: 'renameKeys',
    parameters: ['value'],
    about:
      /^(?=.*snake[_ -]?case)(?=.*camel ?case)(?=.*\b(?:keys?|object|properties)\b)(?!.*\b(?:file|csv|sql)\b)/,
    derive: ({ values, prompt }) => {
      if (/camel ?case.*snake/i.test(prompt) && !/(?:from|instead of) snake/i.test(prompt))
        values.set('snake', '');
    },
    always: [
      new RegExp(
        `${LEAD}(?:deeply|recursive(?:ly)?|at all (?:depths|levels)|nested(?: objects?)?|deep)(?:,? (?:incl(?:uding|\\.)?|also|and|in|inside|through|with) (?:nested )?arrays?(?: of objects)?)?`,
      ),
      /[,;.]? ?\b(?:incl(?:uding|\.)?|also|and|in|inside|handles?) (?:nested )?(?:objects and )?arrays?(?: of objects)?/,
      /[,;]? ?\b(?:with|and|using|the)? ?(?:proper |correct |template literal |full )*(?:mapped types?|typed (?:result|return(?: type)?)|type[- ]level conversion|return types?|types)\b(?: (?:if (?:that's|that is|thats|it's)? ?possible|for the result))?/,
      /[,;]? ?\bdates?(?: objects?)?(?: and \w+)* (?:stay|are left|remain|unchanged|untouched)[^,.;]*/,
    ],
    silent:
      'convert converts change snake_case snakecase camelcase keys object objects function to incl snake camel case rename renames',
  },
  {
    id: 'deep-merge',
    name: 'deepMerge',
    parameters: ['base', 'override'],
    about:
      /^(?=.*\b(?:deep(?:ly)?[- ]?merges?|merges? (?:\w+ ){0,4}(?:deeply|recursively))\b)(?!.*\b(?:file|files|cli|yaml)\b)/,
    options: {
      concat: new RegExp(
        `${LEAD}arrays? (?:(?:get|are|should be|must be|be|being) )*(?:concatenated|joined|appended|combined)(?:,? not replaced)?|concat(?:enat)?(?:es|ing)? arrays`,
      ),
      replace: new RegExp(
        `${LEAD}arrays? (?:(?:get|are|should be|must be|be|being) )*(?:replaced|overwritten)(?:,? (?:and )?(?:not|never|instead of being|rather than|instead of) (?:concatenated|merged|joined|appended|concatenating|merging))?|replac(?:es|ing) arrays`,
      ),
      skipUndefined: new RegExp(
        `${LEAD}(?:undefined(?: values)? (?:are|is|get|should be|must be|in the \\w+)* ?(?:skipped|ignored)|(?:ignor(?:es?|ing)|skip(?:s|ping)?) undefined(?: values)?)`,
      ),
    },
    derive: ({ values }) => {
      if (values.has('concat')) values.set('arrayDoc', 'arrays are joined');
    },
    always: [
      new RegExp(
        `${LEAD}(?:(?:not|never|without|don't|doesn't|does not) (?:mutat(?:e|ing)|chang(?:e|ing)|modify(?:ing)?)(?: (?:the|either|any|its|of|both|original)\\b)*(?: (?:inputs?|objects?|arguments?|originals?|them|source|sources))?|(?:the )?(?:inputs?|originals?) (?:are |must |stay |should )*(?:not )?(?:be )?(?:mutated|unchanged|untouched|changed)|immutabl[ey])`,
      ),
      new RegExp(
        `${LEAD}(?:ignor(?:es?|ing)|skip(?:s|ping)?|safe against|protect(?:s|ed)? (?:against|from)|no|guard(?:s|ed)? against|against|prevents?|block(?:s|ing)?) ?(?:prototype pollution|(?:the )?(?:__proto__|constructor|prototype)(?:(?:,| and|/|, and| or) (?:__proto__|constructor|prototype))*(?: keys?)?)`,
      ),
      /\b(?:two|plain|config|nested|settings|options) (?:(?:two|plain|config|nested|settings|options) )*objects?\b/,
    ],
    silent: 'deep merge deeply merges objects config two nested object function recursive recursively',
  },
  {
    id: 'build-tree',
    name: 'buildTree',
    parameters: ['items'],
    about:
      /^(?=.*\b(?:tree|nested|hierarchy|nest)\b)(?=.*\b(?:parent_?id|parent id|parents?)\b)(?=.*\b(?:flat|list|array)\b)(?!.*\b(?:react|html|sql|render|file|folder|binary)\b)/,
    options: {
      shape: /\{ ?id,? ?(parent_?id),? ?(?:name|title|label|text|body)? ?\}/,
      label: /(?<=\bid, ?(?:\w+, ?)?)(title|label|text|body)\b/,
      parent: /\b(parent_?id)\b/,
      things:
        /\bflat (?:list of |array of )?(categories|comments|items|nodes|folders|departments|employees|pages|menu items)\b/,
      children:
        /\b(?:in|into|as|with|under) (?:an? )?(?:a )?["'`]?(children|items|replies|subcategories|nodes)["'`]? (?:array|property|key|list)\b/,
      sorted: new RegExp(
        `${LEAD}(?:(?:each level|children|siblings) )?sort(?:ed|s)? (?:alphabetically|(?:each level |children )?by (?:their )?(id|name|title|label|text|body))`,
      ),
    },
    derive: ({ values }) => {
      const parent = values.get('shape');
      if (parent && !values.has('parent')) values.set('parent', parent);
      if (values.has('sorted')) {
        const key = values.get('sorted') || values.get('label') || 'name';
        if (key !== 'id' && !values.has('label')) values.set('label', key);
        values.set('order', key === 'id' ? 'a.id - b.id' : `a.${key}.localeCompare(b.${key})`);
      }
      const things =
        values.get('things')?.replace(/\s+\w/, (word) => word.trim().toUpperCase()) ?? 'categories';
      const one = things.replace(/ies$/, 'y').replace(/s$/, '');
      values.set('Item', one.charAt(0).toUpperCase() + one.slice(1));
      values.set('p0', values.get('p0') ?? things);
    },
    always: [
      new RegExp(
        `${LEAD}(?:orphans?|(?:items?|nodes?|categories|ones) (?:without|with (?:an? )?(?:missing|unknown|no)) (?:an? )?(?:valid |existing |known )?parents?)(?: (?:should|must|are|is|land|go|end up|come|become|belong|stay|to|put|be|placed|treated|as|on|at|in|into)\\b)*(?: the)? (?:root|top)s?(?: level| nodes?)?`,
      ),
      /\b(?:an? )?(?:array|list) of\b/,
      /\binto (?:an? )?(?:nested )?tree\b/,
      /\bmissing parents?\b/,
    ],
    silent: 'convert flat nested tree array list categories items build parent id children root level',
  },
  {
    id: 'debounce',
    about:
      /^(?=.*\b(?:debounce|throttle)\b)(?=.*\b(?:throttle|jsdoc|search box|search field|leading|trailing|cancel)\b)(?!.*\b(?:react|hook|vue|page|html)\b)/,
    options: {
      debounce: /\bdebounc(?:e|es|ed|ing)\b(?: function)?/,
      throttle: /\bthrottl(?:e|es|ed|ing)\b(?: functions?)?/,
      search: new RegExp(
        `${LEAD}(?:show |usage |use |short |small |example |usage example )*(?:for|on|with|in) an? search (?:box|field|input|bar)`,
      ),
      leading: new RegExp(
        `${LEAD}leading(?: (?:option|edge|call|and trailing)| /? ?trailing)*(?: options?)?`,
      ),
      wait: new RegExp(`\\b(?:default(?: of)?|wait(?: of)?|delay(?: of)?|with|of) (?:a )?${NUMBER} ?ms\\b`),
    },
    derive: ({ values }) => {
      if (values.has('leading')) values.set('leadingArgument', ', { leading: true }');
      if (values.has('debounce') && values.has('throttle')) values.set('both', '');
      if (!values.has('debounce')) values.delete('search');
      if (values.has('leading') && values.has('search')) values.set('waitArgument', ', 300');
      if (!values.has('wait')) values.set('wait', '300');
    },
    always: [
      new RegExp(
        `${LEAD}(?:(?:both|each|support|supports|supporting|have|having) )*(?:cancel(?:\\(\\))?(?: and flush| & flush)?|flush)(?: methods?| functions?)?`,
      ),
      new RegExp(`${LEAD}js ?doc(?: comments?| annotations?| types?)?`),
      new RegExp(`${LEAD}trailing(?: (?:call|option|edge))?`),
      /\b(?:keeps?|preserv\w+|correct) (?:the )?`?this`?(?: and arguments)?/,
    ],
    silent: 'debounce throttle function functions option method cancel',
  },
];
