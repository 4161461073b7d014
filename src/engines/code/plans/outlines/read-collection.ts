import { NOUNS } from '../pipelines/nouns.ts';
import { FIELD, fieldName, isDateName, isNumberName, SUPERLATIVES } from '../pipelines/vocabulary.ts';
import { NUMBER, numberOf, singular, type WishText } from '../reading/text.ts';
import { type Collection, fieldsOf, type Order, type Shape, type Test } from './collection.ts';

const KNOWN =
  /^(?:(?:first_|last_|full_)?name|title|city|country|town|e?mail|category|department|team|author|customer|genre|status|type|brand|colou?r|subject|class|phone|id|group|company|position|role|language|artist|product|student|player|teacher|store|owner|sku|isbn|supplier|region|grade)$/;
const isField = (name: string): boolean => KNOWN.test(name) || isNumberName(name) || isDateName(name);

const ONES = NOUNS.split('|').map(singular).join('|');
const ROWS = `(?:(?:an?|the|my|our|all|of|two|both|lists?|arrays?|slices?|vectors?|collections?|given) )*(?:${NOUNS})(?: (?:in|from|of) (?:an?|the) (?:list|array|slice|vector))?`;
const SUPERLATIVE =
  '((?:most|least) (?:expensive|recent|valuable)|cheapest|priciest|dearest|(?:highest|lowest|best)[- ]paid|(?:highest|best|top)[- ]rated|oldest|youngest|newest|latest|longest|shortest|largest|biggest|smallest|slowest|fastest)';
const FIRST =
  '(?:,? ?\\(?(?:in )?(desc(?:ending)?|asc(?:ending)?|(?:from )?(?:the )?(?:highest|lowest|oldest|youngest|newest|cheapest|largest|smallest|biggest|best|most expensive|high|low)(?: to (?:low|high)\\w*| first))(?: order)?\\)?)?';
const SORT = `\\b(?:sort(?:s|ed|ing)?|order(?:s|ed|ing)?)(?: (?:${ROWS}|them|it|each group|every group|the groups?|groups?))? by (?:their |its |the )?(${FIELD})${FIRST}`;
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/at least|or (?:more|older|over|higher|above)|>=|minimum/, '>='],
  [/at most|or (?:less|younger|under|lower|below)|up to|<=|maximum/, '<='],
  [/over|above|more|greater|higher|older|after|>/, '>'],
  [/./, '<'],
];
const THAN =
  '(at least|at most|up to|over|above|more than|greater than|higher than|under|below|less than|lower than|fewer than|>=|<=|>|<)';
const MONEY = '(?: ?(?:euros?|dollars?|pounds?|eur|usd|€|\\$|%))?';

const signOf = (said: string): string => SIGNS.find(([words]) => words.test(said))?.[1] ?? '<';

const isDownIn = (said: string | undefined, field: string): boolean =>
  /old/.test(said ?? '')
    ? field === 'age'
    : /young/.test(said ?? '')
      ? field !== 'age'
      : /desc|^(?:from )?(?:the )?(?:high|new|large|big|best|most)/.test(said ?? '');

function readOrder(wish: WishText): Order[] {
  const found = wish.take(new RegExp(`[,;]? ?(?:(?:and|then|print|show|list) )*${SORT}`));
  if (!found?.[1]) return [];
  const order: Order[] = [];
  const add = (name: string, said: string | undefined): void => {
    const field = fieldName(name);
    order.push({ field, isDown: isDownIn(said, field) });
  };
  add(found[1], found[2]);
  const next = new RegExp(
    `(?<=·),? (?:(?:and|then|by) )+(?:their |its |the )?(${FIELD})${FIRST}(?= ?(?:·|[,.;]|$))`,
  );
  for (let more = wish.take(next); more?.[1]; more = wish.take(next)) add(more[1], more[2]);
  return order;
}

/** "That cost less than 20 euros", "older than 30", "with a rating of at least 4", "in stock". */
function readTests(wish: WishText): Test[] {
  const lead =
    '[,;]? ?(?:\\b(?:and|or|but|only|that|which|who|whose|where|with|having|have|has|are|is|an?|the|their|its) )*';
  const tests: Test[] = [];
  const add = (pattern: string, read: (found: RegExpExecArray) => Test | undefined): void => {
    const expression = new RegExp(pattern);
    for (let found = wish.take(expression); found; found = wish.take(expression)) {
      const test = read(found);
      if (test) tests.push(test);
    }
  };
  const number = (said: string | undefined): number => numberOf(said ?? '');
  add(`${lead}\\b(?:costs?|costing|priced(?: at)?) ${THAN} ${NUMBER}${MONEY}`, ([, sign = '', value]) => ({
    field: 'price',
    sign: signOf(sign),
    value: number(value),
  }));
  add(`${lead}\\b(older|younger) than ${NUMBER}(?: years)?`, ([, sign = '', value]) => ({
    field: 'age',
    sign: signOf(sign),
    value: number(value),
  }));
  add(`${lead}\\b(?:currently )?in stock\\b`, () => ({ field: 'stock', sign: '>', value: 0 }));
  add(
    `${lead}\\b(${FIELD}) (?:(?:is|are|of) )?${THAN} ${NUMBER}${MONEY}`,
    ([, field = '', sign = '', value]) => ({
      field: singular(fieldName(field)),
      sign: signOf(sign),
      value: number(value),
    }),
  );
  add(
    `${lead}\\b${THAN} ${NUMBER} (pages|points|years|goals|votes|units|pieces)\\b`,
    ([, sign = '', value, of = '']) => ({
      field: of === 'years' ? 'age' : of,
      sign: signOf(sign),
      value: number(value),
    }),
  );
  return tests;
}

function readParts(wish: WishText): Shape | undefined {
  const found = wish.take(
    new RegExp(
      `\\b(?:splits?|divides?|partitions?|separates?) ${ROWS} (?:in ?to )?(?:two (?:lists|groups|arrays)(?::|,| of)? )?([a-z]+) and ([a-z]+)\\b`,
    ),
  );
  const [, one = '', other = ''] = found ?? [];
  if (!found || one === other) return undefined;
  const needed = wish.take(
    new RegExp(
      `[,;:(]? ?${NUMBER} (?:or more )?(points|percent|marks?|score)? ?(?:are |is )?(?:needed|required|enough|necessary) to [a-z]+\\)?`,
    ),
  );
  if (needed)
    return {
      is: 'parts',
      names: [one, other],
      test: { field: needed[2] ?? 'points', sign: '>=', value: numberOf(needed[1] ?? '') },
    };
  const aged = wish.take(
    new RegExp(
      `[,;:(]? ?(?:(?:adults?|is|are|an?|from|aged?) )*${NUMBER} (or older|or over|and over|or more|years or older|or younger)\\)?`,
    ),
  );
  if (aged)
    return {
      is: 'parts',
      names: [one, other],
      test: {
        field: /score|pass/.test(found[0]) ? 'score' : 'age',
        sign: /young/.test(aged[2] ?? '') ? '<=' : '>=',
        value: numberOf(aged[1] ?? ''),
      },
    };
  const limit = new RegExp(
    `\\b(?:by|at|with|where|is|an?|of) (?:an? |the )?(${FIELD}) (?:of|limit(?: of)?|threshold(?: of)?) ${NUMBER}`,
  );
  const at = wish.take(limit);
  const [test] = at
    ? [{ field: fieldName(at[1] ?? ''), sign: '>=', value: numberOf(at[2] ?? '') }]
    : readTests(wish);
  return test && { is: 'parts', names: [one, other], test };
}

function readShape(wish: WishText): Shape | undefined {
  const take = (pattern: string): RegExpExecArray | undefined => wish.take(new RegExp(pattern));
  const parts = readParts(wish);
  if (parts) return parts;
  const merged = take(`\\b(?:merges?|combines?|joins?|unites?) ${ROWS} (?:by|on) (?:their |the )?(${FIELD})`);
  if (merged?.[1]) {
    const winner = take(
      '[,;:]? ?(?:(?:and|where|if|when|for|on|in case of|duplicates?|conflicts?|both|the|values?|entries|of|from) )*(first|second|last|latter|newer)(?: (?:list|one|array))?(?: (?:wins?|overrides?|overwrites?|replaces?|takes? precedence|has priority))(?: (?:the )?(?:first|second|other)(?: (?:one|list))?)?',
    );
    return { is: 'merged', by: fieldName(merged[1]), isFirst: winner?.[1] === 'first' };
  }
  const index =
    take(
      `\\b(?:(?:builds?|creates?|makes?|turns?|converts?|an?) )*(?:map|dictionary|lookup(?: table)?|hash ?map|index) (?:from|of|by) (?:the |their )?(${FIELD}) (?:to|->) (?:the |an? )?(?:${ONES})\\b(?: object)?(?: (?:from|for|of|out of) ${ROWS})?`,
    ) ??
    take(`\\bindex(?:es)? ${ROWS} by (?:their )?(${FIELD})`) ??
    take(
      `\\b(?:turns?|converts?) ${ROWS} into an? (?:map|dictionary|hash ?map)(?: keyed)? by (?:their )?(${FIELD})`,
    );
  if (index?.[1]) return { is: 'index', by: fieldName(index[1]) };
  const unique =
    take(
      `\\b(?:removes?|drops?|deletes?|filters? out) (?:the )?duplicates?(?: ${ROWS})?(?: (?:from|in|of) ${ROWS})? (?:by|with the same|based on) (?:their |the )?(${FIELD})(?: address)?`,
    ) ??
    take(`\\b(?:unique|distinct|de-?dup(?:e|licate)s?) ${ROWS} by (?:their |the )?(${FIELD})(?: address)?`);
  if (unique?.[1]) {
    const kept = take(
      '[,;]? ?(?:(?:and|but|only|always) )*keep(?:s|ing)? (?:only )?the (first|last|latest|newest)(?: (?:one|occurrence|entry|of them|of each))?',
    );
    return { is: 'unique', by: fieldName(unique[1]), isLast: kept !== undefined && kept[1] !== 'first' };
  }
  const ends = take(
    `\\b(?:(?:finds?|gets?|prints?|returns?|shows?|the) )*${SUPERLATIVE}(?: (?:${ONES}))? and (?:the )?${SUPERLATIVE} (?:${ONES})\\b(?: (?:in|of|from) (?:${ROWS}|an? list|the list|an? array))?`,
  );
  if (ends) {
    const known = ends.slice(1, 3).flatMap((word) => {
      const [, field, isDown] = SUPERLATIVES.find(([words]) => words.test(word ?? '')) ?? [];
      return field && word ? [{ field, isDown: isDown === true, word }] : [];
    });
    return known.length === 2 ? { is: 'ends', ends: known } : undefined;
  }
  const initial = take(
    `\\bgroup(?:s|ed|ing)?(?: ${ROWS})? by (?:the |their )?(?:first letter|initial|first character) of (?:the |their |its |each )*(?:(?:${ONES})'?s? )?(${FIELD})`,
  );
  const grouped = initial ?? take(`\\bgroup(?:s|ed|ing)?(?: ${ROWS})? by (?:the |their |its )?(${FIELD})`);
  if (grouped?.[1]) return { is: 'groups', by: fieldName(grouped[1]), isInitial: initial !== undefined };
  const per = `(?:per|by|for each|for every|in each|in every|of each) (${FIELD})`;
  const counted = take(`\\b(?:counts?|number of|how many) ${ROWS}(?: (?:there are|are there))? ${per}`);
  if (counted?.[1]) return { is: 'totals', op: 'count', of: '', by: fieldName(counted[1]) };
  const summed = take(
    `\\b(sums?(?: up)?|adds? up|totals?|averages?|mean)(?: of)?(?: the| all)* (${FIELD})(?: (?:of|from|in) ${ROWS})? ${per}`,
  );
  if (summed?.[2] && summed[3])
    return {
      is: 'totals',
      op: /average|mean/.test(summed[1] ?? '') ? 'average' : 'total',
      of: fieldName(summed[2]),
      by: fieldName(summed[3]),
    };
  return undefined;
}

/** "The 3 most expensive products", "top 2 players by score in each team". */
function readTop(wish: WishText): { limit: number; order: Order; by?: string } | undefined {
  const best = wish.take(new RegExp(`\\b(?:the )?${NUMBER} ${SUPERLATIVE} (?:${NOUNS})\\b`));
  const [, field, isDown = false] = SUPERLATIVES.find(([words]) => words.test(best?.[2] ?? '')) ?? [];
  if (best && field) return { limit: numberOf(best[1] ?? ''), order: { field, isDown } };
  const top = wish.take(
    new RegExp(
      `\\b(?:the )?top ${NUMBER} (?:${NOUNS}) by (?:their )?(${FIELD})(?: (?:in|of|per|for) (?:(?:each|every) )?(${FIELD}))?`,
    ),
  );
  if (!top?.[2]) return undefined;
  return {
    limit: numberOf(top[1] ?? ''),
    order: { field: fieldName(top[2]), isDown: true },
    ...(top[3] ? { by: fieldName(top[3]) } : {}),
  };
}

const namesIn = (list = ''): string[] =>
  list
    .split(/, and |, ?| and /)
    .filter(Boolean)
    .map((one) => fieldName(one));

/** "With name, age and city", "(name, age)". */
function readFields(wish: WishText): string[] {
  const found = wish.take(
    new RegExp(
      `(?<=\\b(?:${NOUNS}|list|objects|·)) ?(?:\\(|,? ?(?:each )?(?:with|having|that have) (?:an? |their )?)((?:${FIELD})(?:(?:, and|,| and) (?:an? |their )?${FIELD}){0,6})\\)?(?= ?(?:·|[,.;:)]|$|and |sort|print|by ))`,
    ),
  );
  return namesIn(found?.[1]);
}

/** The list that a wish is about; undefined if it is about something else. */
export function readCollection(wish: WishText): Collection | undefined {
  const [noun] = new RegExp(`\\b(?:${NOUNS})\\b`).exec(wish.rest) ?? [];
  const one = noun ? undefined : new RegExp(`\\b(?:${ONES})\\b`).exec(wish.rest)?.[0];
  const said = noun ?? NOUNS.split('|').find((many) => singular(many) === one);
  if (!said) return undefined;
  const value = wish.take(
    new RegExp(`\\b(?:the )?(names|titles|emails|ids) of (?:all |the |those |every )*(?=${NOUNS})`),
  );
  const top = readTop(wish);
  const shape = top?.by ? ({ is: 'groups', by: top.by, isInitial: false } as const) : readShape(wish);
  const fields = readFields(wish);
  const told = wish.take(
    new RegExp(
      `[,;]? ?\\b(?:and )?(?:prints?|shows?|lists?) (?:only )?(?:the |their )?(${FIELD}(?:(?:, and|,| and) (?:the |their )?${FIELD}){0,3})(?=$|[.;])`,
    ),
  );
  const shown = namesIn(told?.[1]);
  const tests = shape?.is === 'parts' ? [] : readTests(wish);
  const order = top ? [top.order] : readOrder(wish);
  const isUsed = shape !== undefined || order.length > 0 || tests.length > 0 || top !== undefined;
  const many = said === 'persons' ? 'people' : said;
  const collection: Collection = {
    many,
    shape: shape ?? { is: 'rows' },
    tests,
    order,
    limit: top?.limit,
    value: value?.[1] && singular(value[1]),
    fields,
    shown,
  };
  return isUsed && fieldsOf(collection).every(isField) ? collection : undefined;
}
