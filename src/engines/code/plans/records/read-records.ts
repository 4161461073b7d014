import type { Source } from '../programs/program.ts';
import { asksForColumnKind, COLUMN_PLACE } from '../reading/column-kinds.ts';
import { holdsObject } from '../reading/input.ts';
import { NUMBER, numberOf, singular, WishText } from '../reading/text.ts';
import type { Format, RecordsProgram, Shown, Test } from './records.ts';

const SILENT: ReadonlySet<string> = new Set(
  `a an the that which and then it its of in to from for with by as is are this them their each all every write create make
  me please program script tool command line cli console small simple code reads read reading loads load parses parse
  opens open takes take prints print printing shows show outputs output lists list displays display finds find
  file files json csv records record rows row entries objects items people array data only those ones who whose
  contains contain containing python javascript typescript php ruby node one per out on use using`.split(
    /\s+/,
  ),
);

const ARGUMENT =
  '(?:,? ?(?:(?:that is|whose (?:name|path) is) )?(?:given|passed|named|specified)? ?(?:as|by|on|via|in) (?:the |its |an? )?(?:first |only )?(?:command[- ]line )?(?:argument|command line|arg))';
const SOURCES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:reads?|loads?|parses?|opens?|takes?|of|in|from|gets?) )?(?:an?|the) (json|csv) (?:file|array|list|document|data)(?: (?:of|with|containing) (?:an? )?(?:array of |list of )?[a-z]+)?${ARGUMENT}?`,
  ),
  new RegExp(`\\b(?:of|in|from|reads?|loads?|parses?) (?:an?|the) (json|csv)\\b${ARGUMENT}?`),
];
const NAMED =
  /\b(?:(?:reads?|loads?|parses?|opens?|of|in|from) )(?:the )?(?:(?:json|csv) )?(?:file )?["'`]?([a-z0-9_][\w./-]*\.(json|csv))["'`]?/;

const CONVERTED =
  /\bconverts? (?:an?|the) (csv|json)(?: file)?(?: (?:of|with) [a-z]+)? (?:in)?to (?:an? )?(json|csv)(?: (?:file|array))?/;
const TWO_ARGUMENTS =
  /[,;]? ?\b(?:with |and |where )*(?:the )?(?:(?:input|source)(?: file)?(?: names?| paths?)? and (?:the )?(?:output|target|destination)(?: file)?(?: ?names?| paths?|s)?(?: files)?|(?:the )?(?:output|target|result)(?: file)?(?: ?name| path)?|both (?:files|paths|file names))(?: (?:is|are))?(?: (?:given|passed|taken))? (?:as|from|in|on) (?:the |its |an? )?(?:first and )?(?:second )?(?:command[- ]line )?(?:arguments?|command line)\b/;

const SIGNS: readonly (readonly [string, Test['sign']])[] = [
  ['>=|(?:is |are )?at least|(?:is )?greater than or equal to', '>='],
  ['<=|(?:is |are )?at most|(?:is )?less than or equal to|up to', '<='],
  ['>|(?:is |are )?(?:greater|more|higher|larger|bigger) than|(?:is |are )?(?:above|over|exceeds?)', '>'],
  ['<|(?:is |are )?(?:less|lower|smaller|fewer) than|(?:is |are )?(?:below|under)', '<'],
  ["!=|is not|isn't|does not equal|are not", '!='],
  ['==?|is equal to|equals?|equal to|is|are|of', '=='],
];
const KNOWN: readonly (readonly [RegExp, string, Test['sign']])[] = [
  [new RegExp(`\\b(?:who are |that are )?older than ${NUMBER}(?: years?(?: old)?)?`), 'age', '>'],
  [new RegExp(`\\b(?:who are |that are )?younger than ${NUMBER}(?: years?(?: old)?)?`), 'age', '<'],
  [
    new RegExp(
      `\\b(?:that are |which are )?(?:more expensive than|costing more than|that cost more than) \\$?${NUMBER}`,
    ),
    'price',
    '>',
  ],
  [
    new RegExp(
      `\\b(?:that are |which are )?(?:cheaper than|costing less than|that cost less than) \\$?${NUMBER}`,
    ),
    'price',
    '<',
  ],
];

function readTest(wish: WishText): Test | undefined {
  for (const [pattern, field, sign] of KNOWN) {
    const found = wish.take(pattern);
    if (found?.[1]) return { field, sign, value: numberOf(found[1]) };
  }
  for (const [words, sign] of SIGNS) {
    const found = wish.take(
      new RegExp(
        `\\b(?:(?:only )?(?:where|whose|with|that have|which have|who have|having|for which|if|when) )(?:the |an? |their )?["'\`]?([a-z_]+)["'\`]?(?: (?:column|field|value))? ?(?:${words}) ?(?:\\$?${NUMBER}(?![\\w.])|["'\`]([^"'\`\\\\$#{}%]{1,40})["'\`]|((?!not\\b|an?\\b|the\\b|at\\b|greater|less|more|empty|missing|null)[a-z]+))`,
      ),
    );
    if (!found?.[1]) continue;
    const text = found[3] ?? found[4];
    if (text !== undefined && sign !== '==' && sign !== '!=') return undefined;
    return {
      field: found[1],
      sign,
      value: text === undefined ? numberOf(found[2] ?? '') : wish.original(found, text),
    };
  }
  return undefined;
}

const FIELD = '["\'`]?([a-z_]+)["\'`]?';
const FOLDS: readonly (readonly [string, Extract<Shown, { kind: 'fold' }>['op']])[] = [
  ['sum|total', 'sum'],
  ['average|mean', 'average'],
  ['max(?:imum)?|highest|largest', 'max'],
  ['min(?:imum)?|lowest|smallest', 'min'],
];

const NO_FIELD =
  /^(?:rows?|records?|lines?|entr(?:y|ies)|objects?|items?|ones?|all|the|everything|them|results?|users|people|products|json|csv|matching|those|data|each|every|per|by|for|any|its|their|columns?|fields?|values?|numbers?|given|this|that|in|of)$/;

function readShown(wish: WishText): Shown | undefined {
  for (const [words, op] of FOLDS) {
    const found = wish.take(
      new RegExp(
        `\\b(?:the )?(?:${words})(?: value)?(?: of)?(?: (?:the|all|their))* ${FIELD}(?: (?:fields?|columns?|values?|property))?(?: of (?:all |the )*[a-z]+)?`,
      ),
    );
    if (found?.[1])
      return NO_FIELD.test(found[1]) ? undefined : { kind: 'fold', op, field: singular(found[1]) };
  }
  if (
    wish.take(
      /\b(?:counts? )?(?:how many|the (?:number|count) of) (?:of (?:the|them) )?(?:[a-z]+)(?: (?:there are|are there|have))?/,
    )
  )
    return { kind: 'count' };
  const fields = wish.take(
    new RegExp(
      `\\b(?:prints?|shows?|lists?|outputs?|displays?|gets?) (?:only )?(?:the |their |its )?${FIELD}(?:(?: and|,) (?:the |their |its )?${FIELD})?(?: (?:fields?|columns?))?(?: of (?:(?:all|the|every|each|those|these) )*[a-z]+)?(?= ?(?:·|[,;.]|$|sorted|in |who|whose|where|with|that|from))`,
    ),
  );
  const names = (fields?.slice(1) ?? []).flatMap((name) => (name ? [name] : []));
  if (names.length > 0 && names.every((name) => !NO_FIELD.test(name)))
    return { kind: 'fields', fields: names.map((name) => singular(name)) };
  if (
    fields ||
    wish.take(
      /\b(?:prints?|shows?|lists?|outputs?|displays?|finds?|filters?|keeps?) (?:(?:only|the|all|those|every|matching|each) )*(?:rows?|records?|lines?|entries|objects?|items?|ones|users|people|products|[a-z]+s)\b/,
    )
  )
    return { kind: 'rows' };
  return undefined;
}

function readSource(wish: WishText): { source: Source; format: Format } | undefined {
  const formatOf = (text: string | undefined): Format => (text === 'csv' ? 'csv' : 'json');
  const named = wish.take(NAMED);
  if (holdsObject(named?.[1] ?? '')) return undefined;
  if (named?.[1])
    return { source: { from: 'file', path: wish.original(named, named[1]) }, format: formatOf(named[2]) };
  for (const pattern of SOURCES) {
    const found = wish.take(pattern);
    if (found) return { source: { from: 'argument' }, format: formatOf(found[1]) };
  }
  return undefined;
}

/** Undefined if a word of the wish says something else. */
export function readRecords(prompt: string): RecordsProgram | undefined {
  if (asksForColumnKind(prompt) || COLUMN_PLACE.test(prompt)) return undefined;
  const wish = new WishText(prompt);
  if (!wish.has(/\b(?:json|csv)\b/) || wish.has(/\b(?:function|class|method|api|server|fetch|url|http)\b/))
    return undefined;
  const isTwo = wish.take(TWO_ARGUMENTS) !== undefined;
  const converted = wish.take(CONVERTED);
  if (converted && converted[1] === converted[2]) return undefined;
  const found = converted
    ? {
        source: { from: 'argument' } as const,
        format: converted[1] === 'csv' ? ('csv' as const) : ('json' as const),
      }
    : readSource(wish);
  // A plain conversion is a stored program.
  if (!found || (converted && !isTwo)) return undefined;
  const written = isTwo
    ? converted?.[2] === 'csv' || (!converted && found.format === 'csv')
      ? 'csv'
      : 'json'
    : undefined;
  wish.take(/\b(?:an? )?(?:array|list) of (?:objects|[a-z]+)\b/);
  const test = readTest(wish);
  const sort = wish.take(
    /,? ?\b(?:and )?(?:sorted|ordered|sorts? (?:them |it )?|in order of|sorting (?:them )?)(?: ?by)? (?:their |the |its )?["'`]?([a-z_]+)["'`]?(?: (?:column|field))?(?:,? (?:in )?(descending|desc|ascending|asc|highest first|largest first|oldest first|lowest first|youngest first)(?: order)?)?/,
  );
  const top = wish.take(new RegExp(`\\b(?:only )?(?:the )?(?:first|top) ${NUMBER}\\b(?= |$)`));
  const shown = readShown(wish) ?? (converted ? { kind: 'rows' as const } : undefined);
  if (!shown || (written && shown.kind !== 'rows')) return undefined;
  const isPlain = !test && !sort && !top && !written && shown.kind === 'rows';
  if (isPlain) return undefined;
  // The noun that the condition is about.
  if (test || sort)
    wish.take(
      /\b(?:all |the |every |those )*(?:users|people|products|employees|customers|orders|books|students|items|persons|todos|tasks|cars|movies|[a-z]+s)(?= ?(?:·|$))/,
    );
  wish.take(/\bof (?:users|people|products|employees|customers|orders|books|students|[a-z]+s)\b/);
  if (wish.left(SILENT).length > 0) return undefined;
  return {
    format: found.format,
    source: found.source,
    ...(test ? { test } : {}),
    ...(sort?.[1]
      ? { sort: { field: sort[1], isDescending: /^(?:desc|highest|largest|oldest)/.test(sort[2] ?? '') } }
      : {}),
    ...(top?.[1] ? { limit: numberOf(top[1]) } : {}),
    shown,
    ...(written ? { written } : {}),
  };
}
