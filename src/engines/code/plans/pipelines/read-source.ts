import { holdsObject } from '../reading/input.ts';
import type { WishText } from '../reading/text.ts';
import { NOUNS } from './nouns.ts';
import type { Format, Join, Pipeline, PipelineSource } from './pipeline.ts';
import { FIELD, fieldName, fieldNames } from './vocabulary.ts';

const ARGUMENT =
  /,? ?\(?\b(?:(?:that is |whose (?:name|path) is |which is )?(?:given|passed|named|specified|taken|supplied|provided)(?: to it)? )?(?:as|by|on|via|in|from|through) (?:the |its |an? )?(?:first |only |single )?(?:command[- ]line |cli |script )?(?:argument|command[- ]line|arg|parameter)\)?(?! (?:n|k)\b)/;
const STDIN =
  /,? ?\b(?:given |read |reads |piped )?(?:from|on|via|through|in)? ?(?:the )?(?:stdin|standard input)\b/;
const VERB =
  '(?:(?:reads?|reading|loads?|loading|parses?|parsing|opens?|takes?|processes|analy[sz]es?|of|in|from|over|for|given|go through|goes through)(?: in)? )?';
const NAMED = new RegExp(
  `\\b${VERB}(?:an? |the )?(?:(?:csv|json|log|tsv|json lines|jsonl|access log|text)(?: file)? )?(?:file )?(?:called |named )?["'\`]?([a-z0-9_][\\w./-]*\\.(csv|tsv|jsonl|ndjson|json|ya?ml|log))["'\`]?(?: file)?(?: (?:with|of|containing) (?:the )?(?:${NOUNS}))?`,
);
const KINDS: readonly (readonly [string, Format])[] = [
  [
    '(?:json[- ]?lines|jsonl|ndjson|newline[- ]delimited json|lines of json|one json object per line)',
    'jsonl',
  ],
  ['json', 'json'],
  ['ya?ml', 'yaml'],
  ['csv', 'csv'],
  [
    '(?:(?:nginx|apache)(?: or (?:nginx|apache))?(?: web server)? (?:access )?logs?|access logs?|web server logs?)',
    'access',
  ],
  ['(?:(?:application |server |app )?log(?: file)?s?)', 'log'],
];

/** A log that has these is one of a web server. */
const REQUESTS = /\b(?:requests?|paths?|urls?|status(?:es)?|ips?|ip addresses|[1-5]xx|endpoints?)\b/i;

/** The format of a file, by its name or the words of the wish. */
function formatOf(path: string, extension: string): Format {
  if (extension === 'log') return /access|nginx|apache/.test(path) ? 'access' : 'log';
  if (/^ya?ml$/.test(extension)) return 'yaml';
  return extension === 'json' ? 'json' : extension === 'csv' || extension === 'tsv' ? 'csv' : 'jsonl';
}

export function readSource(wish: WishText): PipelineSource | undefined {
  const isStdin = wish.take(STDIN) !== undefined;
  const isArgument = wish.take(ARGUMENT) !== undefined;
  const named = wish.takeIf(/\.(?:csv|tsv|jsonl|ndjson|json|ya?ml|log)\b/, NAMED);
  let source: PipelineSource | undefined;
  if (holdsObject(named?.[1] ?? '')) return undefined;
  if (named?.[1]) {
    const isAccess = /\b(?:access log|nginx|apache)\b/i.test(wish.given) || REQUESTS.test(wish.given);
    const format = formatOf(named[1], named[2] ?? '');
    const own = format === 'log' && isAccess ? 'access' : format;
    source = isArgument
      ? { from: 'argument', format: own }
      : { from: 'file', format: own, path: wish.original(named, named[1]) };
  }
  for (const [words, format] of KINDS) {
    const pattern = new RegExp(
      `\\b${VERB}(?:an? |the |some |any )?${words}(?: (?:file|array|list|data|document|input|export|report|string|text|lines|entries))*(?: (?:of|with|containing|about) (?:an? )?(?:array of |list of |the )?(?:${NOUNS})\\b| of (?!columns|fields|rows)[a-z]+s\\b)?`,
    );
    const found = wish.takeIf(new RegExp(words), pattern);
    if (!found) continue;
    while (wish.take(pattern));
    source ??= {
      from: isStdin ? 'stdin' : 'argument',
      format: format === 'log' && REQUESTS.test(wish.given) ? 'access' : format,
    };
  }
  if (source)
    while (
      wish.take(
        /\b(?:reads?|reading|loads?|of|in|from|opens?|over) (?:an?|the|that|this) (?:text )?file(?: path| name)?\b/,
      )
    );
  return source ?? (isStdin || isArgument ? undefined : { from: 'list' });
}

const JOINED = new RegExp(
  `\\b(?:joins?|joining|merges?|merging|combines?|matches)(?: together)? (?:the )?(?:data |rows |records )?(?:(?:of|from|in) )?(?:files )?(?:["'\`]?([a-z0-9_][\\w./-]*\\.(?:csv|json))["'\`]? (?:and|with|to) ["'\`]?([a-z0-9_][\\w./-]*\\.(?:csv|json))["'\`]?|(?:two |2 |a )?(csv|json) files?(?: (?:with|and) (?:a )?(?:another|second)(?: (?:csv|json))?(?: file)?| together)?)(?: (?:files|together))?,? (?:by|on|using|based on|by matching)(?: (?:the|their|a common|a shared|a|common|shared|matching))* (${FIELD})(?: (?:column|key|field))?`,
);

/** Two files that are put together by a field both have. */
export function readJoin(wish: WishText): { source: PipelineSource; join: Join } | undefined {
  const found = wish.takeIf(/\b(?:join|merg|combin|match)/, JOINED);
  if (!found?.[4]) return undefined;
  const on = fieldName(wish.original(found, found[4]));
  wish.take(/,? ?\b(?:given |passed )?(?:as|from|on) (?:the )?(?:two )?(?:command[- ]line )?arguments\b/);
  if (!found[1] || !found[2])
    return { source: { from: 'argument', format: found[3] === 'json' ? 'json' : 'csv' }, join: { on } };
  const format = found[1].endsWith('.json') ? ('json' as const) : ('csv' as const);
  if (!found[2].endsWith(format)) return undefined;
  // The second has the records that are many, as orders of customers.
  return {
    source: { from: 'file', format, path: wish.original(found, found[2]) },
    join: { path: wish.original(found, found[1]), on },
  };
}

const COLUMNS = new RegExp(
  `(?:\\(|[,;:]? ?\\b(?:with|having|that has|that have|which has|has|where each (?:one|row|record|item|object|[a-z]+) has|each with|each having|each has|whose)(?: the| these)? )(?:columns?|fields?|headers?|properties|keys|attributes)(?: (?:are|named|called|row|line))*:? ((?:${FIELD})(?:(?:, and|,| and) (?:an? |the )?${FIELD}){1,11})\\)?`,
);
const BRACED =
  /[,:]? ?(?:\b(?:with|of|like|shaped|each|objects|records|the form|in the form|as) )*\{ ?((?:[a-z_]\w*)(?:(?:: ?[a-z_[\]|]+)?, ?[a-z_]\w*)*(?:: ?[a-z_[\]|]+)?) ?\}/;
const EACH = new RegExp(
  `[,;]? ?\\b(?:where )?(?:each|every)(?: (?:one|row|record|item|object|line|[a-z]+))?,? (?:has|with|having|contains|holds) (?:an? |the )?((?:${FIELD})(?:(?:, and|,| and) (?:an? |the )?${FIELD}){1,11})`,
);

/** "A list of dicts with name, team and points". */
const BARE = new RegExp(
  `(?<=(?<!\\.)\\b(?:list|array|slice|vector|csv|file|json|collection)(?: of (?:${NOUNS}|structs|[a-z]+s|[a-z]+ (?:structs|objects|records|dicts|instances)))?) (?:with|having|that have|containing) (?:an? |the )?((?:${FIELD})(?:, (?:an? |the )?${FIELD}){0,9},? and (?:an? |the )?${FIELD})(?= ?(?:·|[,.;:)]|$|return|and|into|group|sum|comput|calculat))`,
);

/** "A CSV with name,email,age". */
const PACKED =
  /(?<=\b(?:csv|file|json|header)(?: file)?) (?:with|of|having|containing|:|like) \(?([a-z_]+(?:,[a-z_]+){1,11})\)?/;

/** "A CSV of products (name, category, price)". */
const LISTED = /\(([a-z_]+(?:, ?[a-z_]+){1,11}(?:,? and [a-z_]+)?)\)/;

/** The columns that the wish lists, as it writes them. */
export function readColumns(wish: WishText): string[] {
  const found =
    wish.takeIf(/[a-z],[a-z]/, PACKED) ??
    wish.takeIf(/\([a-z_]+, ?[a-z_]+/, LISTED) ??
    wish.takeIf(/\{/, BRACED) ??
    wish.takeIf(/\b(?:columns?|fields?|headers?|properties|keys|attributes)\b/, COLUMNS) ??
    wish.takeIf(/\b(?:each|every)\b.*\b(?:has|with|having|contains|holds) /, EACH) ??
    wish.takeIf(
      /\b(?:list|array|slice|vector|csv|file|json|collection)\b.* (?:with|having|that have|containing) .* and /,
      BARE,
    );
  if (!found?.[1]) return [];
  return wish
    .original(found, found[1])
    .split(/, and |, ?| and /)
    .map((one) => fieldName(one.replace(/:.*$/, '')))
    .filter(Boolean);
}

const RESULT =
  '(?:the |its |their )?(?:results?|output|summary|report|merged (?:file|rows|data)|rows|totals|table|records|it|them|list)';
const WRITTEN = new RegExp(
  `,? ?\\b(?:and |then )*(?:writ(?:es?|ing)|sav(?:es?|ing)|exports?|stor(?:es?|ing)|outputs?|dumps?) (?:${RESULT} |·+ )?(?:(?:in)?to|as|in) (?:an? |the )?(?:new |output )?(?:(?:csv|json) )?(?:file )?(?:called |named )?["'\`]?([a-z0-9_][\\w./-]*\\.(csv|json|txt))["'\`]?`,
);
const SHOWN: readonly (readonly [RegExp, Pipeline['output']])[] = [
  [
    /,? ?\b(?:and )?(?:(?:print|output|show|display|format|return|render|report)(?:s|ed|ting)? (?:it |them |the results? |the output )?)?(?:as|in|into) (?:an? )?(?:nicely )?(?:formatted |aligned |plain |text |ascii |simple |readable |neat |markdown )*table\b(?: with (?:aligned columns|headers?))?|\btable (?:output|format)\b|,? ?\bwith aligned columns\b|\b(?:prints?|shows?|outputs?|displays?) (?:an? )(?:formatted |aligned |text |plain )?table (?:of|with)\b/,
    'table',
  ],
  [
    /,? ?\b(?:and )?(?:(?:print|output|show|display|format|return|write|emit)(?:s|ed|ting)? (?:it |them |the results? |the output )?)?(?:as|to|in(?= json\b)) (?:an? )?(?:pretty[- ]?(?:printed)? |formatted |valid )?json(?: (?:array|object|format|output|to stdout))*\b(?! (?:file|lines|data|document))|\bjson output\b|\b(?:prints?|outputs?|emits?) json\b/,
    'json',
  ],
  [
    /,? ?\b(?:and )?(?:(?:print|output|show|return|write)s? (?:it |them |the results? )?)?(?:as|in(?= csv\b)) (?:an? )?csv(?: format| output)?\b(?! (?:file|data|with))/,
    'csv',
  ],
  [
    /,? ?\b(?:and )?(?:returns? (?:it |them |the results? )?)?(?:as|in|into) (?:an? )?(?:plain |sorted |new )?(?:object|dict|dictionary|map|hash|hashmap|linkedhashmap|treemap|linked hash map)\b(?: (?:of|from) [a-z]+ to [a-z]+(?: [a-z]+)?| keyed by [a-z]+)?|\breturn(?:s|ing)? (?:an? )(?:plain |sorted )?(?:object|dict|dictionary|map|hash)\b(?: (?:of|from) [a-z]+ to [a-z]+(?: [a-z]+)?| keyed by [a-z]+| with)?/,
    'map',
  ],
];

const WRITES = /\b(?:writ|sav|export|stor|output|dump)\w* .*\.(?:csv|json|txt)\b/;
const PICKED = new RegExp(
  `\\b(?:writ(?:es?|ing)|sav(?:es?|ing)|exports?)(?: (?:only|just|their|its|the))* (${FIELD}(?:(?:, and|,| and) (?:the |their |its )?${FIELD}){1,11})(?= (?:in)?to )`,
);

export function readOutput(
  wish: WishText,
): Pick<Pipeline, 'output' | 'target'> & { picked: readonly string[] } {
  const found = WRITES.test(wish.rest) ? PICKED.exec(wish.rest) : null;
  // "The result" is what is written anyway.
  if (found?.[1]) wish.cover(found.index + found[0].length - found[1].length, found.index + found[0].length);
  const picked = found?.[1] ? fieldNames(found[1]) : [];
  return { ...readForm(wish), picked };
}

/** "Writes those … to a new CSV file": the verb stands before what is selected. */
function unnamedFile(wish: WishText): RegExpExecArray | undefined {
  if (!/\b(?:writ|sav|export|stor|cop|output)\w* .* (?:in)?to /.test(wish.rest)) return undefined;
  const found = wish.take(
    /\b(?:in)?to (?:(?:an? |the )?(?:new|another|second|separate|different|output|other) ((csv|json))(?: file)?\b|(?:an? |the )?(?:new )?(?:csv |json )?(?:file )?(?:called |named )?["'`]?([a-z0-9_][\w./-]*\.(csv|json|txt))["'`]?)/,
  );
  if (found)
    wish.take(/\b(?:writ(?:es?|ing)|sav(?:es?|ing)|exports?|stor(?:es?|ing)|copies|copy|outputs?)\b/);
  return found;
}

function readForm(wish: WishText): Pick<Pipeline, 'output' | 'target'> {
  const written = wish.takeIf(WRITES, WRITTEN) ?? unnamedFile(wish);
  const shown = SHOWN.find(([pattern]) => wish.take(pattern));
  const [path, kind] = [written?.[1] ?? written?.[3], written?.[2] ?? written?.[4]];
  if (written && path)
    return {
      output: kind === 'csv' || kind === 'json' ? kind : (shown?.[1] ?? 'lines'),
      target: path === kind ? `output.${path}` : wish.original(written, path),
    };
  return { output: shown?.[1] ?? 'lines' };
}
