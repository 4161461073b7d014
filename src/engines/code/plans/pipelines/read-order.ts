import { NUMBER, numberOf, singular, type WishText } from '../reading/text.ts';
import { NOUNS } from './nouns.ts';
import type { Given } from './pipeline.ts';
import { FIELD, fieldName, SUPERLATIVES } from './vocabulary.ts';

export interface SaidOrder {
  /** Undefined for the value that is computed. */
  readonly by: string | undefined;
  readonly isDescending: boolean;
  readonly isAscending: boolean;
}

const DOWN =
  '(?:in )?(?:descending|decreasing|desc|reverse)(?: order)?|(?:from )?(?:the )?(?:highest|largest|biggest|most|greatest|newest|latest|oldest|best|top|longest|busiest|slowest)(?: [a-z]+)? first|(?:from )?(?:the )?(?:highest|largest|most) to (?:the )?(?:lowest|smallest|least)|high to low';
const UP =
  '(?:in )?(?:ascending|increasing|asc|alphabetical|chronological)(?: order)?|alphabetically|chronologically|(?:lowest|smallest|least|cheapest|earliest|youngest|worst|fewest|shortest)(?: [a-z]+)? first|(?:from )?(?:lowest|smallest) to (?:highest|largest)|low to high';
const SORT =
  '(?:[,;] ?|\\(|\\bwith )?\\b(?:and |each |all |then )?(?:(?:the |each |every )?(?:groups?|results?|output|rows|lists?|them|entries|categories|customers|it) )?(?:is |are |being )?(?:sort(?:s|ed|ing)?|order(?:ed|ing)|ranks?|ranked)(?: (?:them|it|the (?:results?|output|rows|groups?|list|table|totals)|each(?: group| of them)?|rows|results?|groups|within each group|inside each group|by group))?';

const isDown = (said: string | undefined): boolean =>
  said !== undefined && new RegExp(`^(?:${DOWN})$`).test(said);
const isUp = (said: string | undefined): boolean =>
  said !== undefined && new RegExp(`^(?:${UP})$`).test(said);
/** The oldest of what has a date is the earliest; the oldest person has the highest age. */
const isEarly = (by: string | undefined, said: string | undefined): boolean =>
  /\boldest\b/.test(said ?? '') && by !== undefined && by !== 'age';
const order = (by: string | undefined, said: string | undefined): SaidOrder => ({
  by: by === undefined || /^(?:it|value|result|them)s?$/.test(by) ? undefined : by,
  isDescending: isDown(said) && !isEarly(by, said),
  isAscending: isUp(said) || isEarly(by, said),
});

const ORDERED =
  /\b(?:sort|order(?:ed|ing)|rank|desc|asc|decreas|increas|reverse|alphabet|chronolog|low to|high to|(?:lowest|smallest|highest|largest|most) to)|\bfirst\b/;

/** How the wish wants the result sorted, the first key first. */
export function readOrders(wish: WishText): SaidOrder[] {
  if (!ORDERED.test(wish.rest)) return [];
  const way = `(?:,? ?\\(?(${DOWN}|${UP})\\)?)?`;
  const orders: SaidOrder[] = [];
  const turned = wish.takeIf(
    / by /,
    new RegExp(`${SORT} (${DOWN}|${UP}) by (?:the |their |its |total |average )*(${FIELD})`),
  );
  if (turned) orders.push(order(fieldName(turned[2] ?? ''), turned[1]));
  const first =
    turned ??
    wish.take(
      new RegExp(
        `${SORT} (?:by|on) (?:the |their |its |total (?!desc|asc|,|and|in\\b)|average (?!desc|asc|,|and|in\\b))*(${FIELD})${way}`,
      ),
    );
  if (first && !turned) {
    orders.push(order(fieldName(first[1] ?? ''), first[2]));
    // "Sorted by month and category".
    const end = first.index + first[0].length;
    const also = new RegExp(`^ and (?:the |their )?(${FIELD})${way}(?= ?(?:·|[,.;)]|$))`).exec(
      wish.rest.slice(end),
    );
    if (also?.[1]) {
      wish.cover(end, end + also[0].length);
      orders.push(order(fieldName(also[1]), also[2]));
    }
  }
  if (!first) {
    const plain =
      wish.take(new RegExp(`${SORT} (${DOWN}|${UP})`)) ??
      wish.take(new RegExp(`(?:[,;] ?|\\(|\\bin )(${DOWN}|${UP})\\)?(?= ?(?:·|[,.;]|$|and|by))`));
    if (plain)
      orders.push(order(/^(?:in )?(?:alphabet)/.test(plain[1] ?? '') ? 'name' : undefined, plain[1]));
  }
  if (orders.length === 0) {
    const bare = wish.take(new RegExp(`${SORT}(?= ?(?:·|[.,;]|$))`));
    if (bare) orders.push(order('name', undefined));
  }
  if (orders.length > 0) {
    const more = new RegExp(
      `(?:,? ?(?:\\band )?\\b(?:then(?: by)?|ties? (?:are )?(?:broken|sorted|ordered|resolved) by|ties by|and then by|with ties (?:broken )?by|on ties by|and (?:for )?equal (?:values|totals|counts) by|secondarily by)|and by) (?:the |their |its )?(${FIELD})${way}`,
    );
    for (let next = wish.take(more); next?.[1]; next = wish.take(more))
      orders.push(order(fieldName(next[1]), next[2]));
  }
  return orders;
}

export interface Limited {
  readonly count: number | Given;
  /** "The 5 slowest": by a field. */
  readonly by?: { readonly field: string; readonly isDescending: boolean };
  /** "The top 3 customers": what is limited. */
  readonly of?: string;
  /** "By total amount", "by number of orders": computed of each group. */
  readonly isComputed?: 'sum' | 'average' | 'count';
  /** Ranked by how many lines of a log it has. */
  readonly isOfLines?: boolean;
}

const SUPERLATIVE =
  'slowest|longest(?:[- ]running)?|fastest|quickest|shortest|cheapest|least expensive|most expensive|priciest|(?:highest|best|lowest)[- ]paid|top[- ]earning|(?:highest|best|top)[- ]rated|oldest|youngest|newest|latest|most recent|largest|biggest|highest|smallest|lowest|best|worst|most valuable';
const COUNT = `(?:${NUMBER}|(n|k)\\b)`;

/** "The top IP addresses": so many where the wish has no number. */
const USUAL_LIMIT = 10;

const BEST = new RegExp(`\\b(?:${SUPERLATIVE})\\b`);
const PER_GROUP =
  /\b(?:per|(?:for|in|of|from|within) (?:each|every)|each [a-z]+ with (?:its|their|the)|every [a-z]+ with (?:its|their|the))\b/;

/** How many of the result are shown; the number may be a parameter. */
export function readLimit(wish: WishText, isLog: boolean): Limited | undefined {
  const countOf = (digits: string | undefined): number | Given =>
    digits === undefined ? { given: 'n' } : numberOf(digits);
  const best =
    wish.takeIf(
      BEST,
      new RegExp(
        `\\b(?:only )?(?:the )?(?:top )?${COUNT} (${SUPERLATIVE})(?: (${NOUNS}|ones))?(?: by (?:the |their )?(?:total )?(${FIELD}))?`,
      ),
    ) ??
    wish.takeIf(BEST, new RegExp(`\\b(?:only )?(?:the )?(${SUPERLATIVE}) ${COUNT}(?: (${NOUNS}|ones))?`));
  if (best) {
    const isTurned = best[1] !== undefined && Number.isNaN(numberOf(best[1])) && best[1].length > 1;
    const [word, digits, letter, of, by] = isTurned
      ? [best[1], best[2], best[3], best[4], undefined]
      : [best[3], best[1], best[2], best[4], best[5]];
    const known = SUPERLATIVES.find(([pattern]) => pattern.test(word ?? ''));
    return {
      count: letter ? { given: 'n' } : countOf(digits),
      ...(known ? { by: { field: by ? fieldName(by) : known[1], isDescending: known[2] } } : {}),
      ...(of ? { of } : {}),
    };
  }
  const top = wish.takeIf(
    /\b(?:top|first|best) /,
    new RegExp(
      `,? ?\\b(?:and |but )?(?:only |just )?(?:(?:show|print|return|keep|list|output|tak|giv|report)(?:s|e|es|ing)? )?(?:only |just )?(?:limit(?:s|ed)? (?:it |them |the output |the results? )?to )?(?:the )?(?:top|first|best) ${COUNT}(?: most (?:frequent|common|popular|requested|visited|used))?(?: (?:requested|visited|frequent|common|popular|used|accessed))?(?: ([a-z_]+?s|people|staff|ips?|ip addresses))?(?: by (?:the |their )?(total |summed |sum of |average |number of |count of )?(?:the )?(${FIELD}))?(?= ?(?:·|[,.;)]|$|and|in|from|of|with|by|as|per|for|sorted|that|only|according))`,
    ),
  );
  if (top) {
    const how = top[4] ?? '';
    return {
      count: countOf(top[1]),
      ...(top[5] ? { by: { field: fieldName(top[5]), isDescending: true } } : {}),
      ...(top[3] ? { of: top[3] } : {}),
      ...(how === ''
        ? {}
        : {
            isComputed: /number|count/.test(how)
              ? ('count' as const)
              : /average/.test(how)
                ? ('average' as const)
                : ('sum' as const),
          }),
    };
  }
  // "The five IP addresses with the most 404 responses": the lines of a log are counted, and which ones is read later.
  const logged = isLog
    ? wish.takeIf(
        / (?:most|highest number|largest number) /,
        new RegExp(
          `\\b(?:only )?(?:the )?(?:top )?${COUNT} (?:client |source |remote )?(ip addresses|[a-z]+s) (?:(?:with|having|by|that|which|who|have|had|has|caused?|got|gets?|made|makes?|sent|sends?|returned?|received?|produced?|generated?|triggered|did|the) )+(?:most|(?:highest|largest) number of)(?= (?:[a-z]+ )?(?:[1-5](?:\\d\\d|xx)s?\\b|(?:[a-z]+ )?(?:requests|responses|errors|hits|accesses|entries|lines|failures|warnings|visits)\\b))`,
        ),
      )
    : undefined;
  if (logged?.[3]) {
    wish.take(/(?<=·[^.;,]*)\b(?:http )?(?:requests|responses|hits|accesses|entries|visits)\b/);
    return { count: countOf(logged[1]), of: logged[3], isOfLines: true };
  }
  const plain = isLog
    ? wish.takeIf(
        /\b(?:top|most) /,
        new RegExp(
          `\\b(?:the )?(?:(?:top )?${COUNT} )?(?:top|most (?:frequent|common|active|requested|visited)) (?:client |source )?(ip addresses|ips|clients|visitors|paths|urls|pages|endpoints|user agents)\\b`,
        ),
      )
    : undefined;
  if (plain?.[3]) {
    const count = (plain[1] ?? plain[2]) === undefined ? USUAL_LIMIT : countOf(plain[1]);
    return { count, of: plain[3], isOfLines: true };
  }
  const ranked = wish.takeIf(
    /\b(?:highest|most|largest|biggest|greatest|lowest|fewest|smallest|least) /,
    new RegExp(
      `\\b(?:only )?(?:the )?(?:top )?${COUNT} (${NOUNS}|[a-z]+s) (?:with|having|that have|by) (?:the )?(highest|most|largest|biggest|greatest|lowest|fewest|smallest|least)(?: number of| count of)?( total| average)? (${FIELD}(?: (?:hours|points|time|sales|score|days))?)`,
    ),
  );
  if (ranked) {
    const isMost = /^(?:highest|most|largest|biggest|greatest)$/.test(ranked[4] ?? '');
    const isCount = /^(?:most|fewest|least)$/.test(ranked[4] ?? '') || /number of|count of/.test(ranked[0]);
    const by = { field: fieldName(ranked[6] ?? ''), isDescending: isMost };
    // "The three employees with the most overtime hours in each department": three of each.
    if (!ranked[5] && PER_GROUP.test(wish.rest))
      return { count: countOf(ranked[1]), by, of: ranked[3] ?? '' };
    return {
      count: countOf(ranked[1]),
      by,
      of: ranked[3] ?? '',
      ...(ranked[5]
        ? { isComputed: /average/.test(ranked[5]) ? ('average' as const) : ('sum' as const) }
        : isCount && new RegExp(`^(?:${NOUNS})$`).test(ranked[6] ?? '')
          ? { isComputed: 'count' as const }
          : {}),
    };
  }
  // "The customer with the highest total": one group, by what is computed of it.
  const single = PER_GROUP.test(wish.rest)
    ? undefined
    : wish.takeIf(
        / the (?:highest|largest|biggest|greatest|lowest|smallest) /,
        /\b(?:only )?(?:the )?(?:one |single )?([a-z]+[^s\W]) (?:with|having|(?:that|who|which) (?:has|had)) the (highest|largest|biggest|greatest|lowest|smallest) (?=(?:overall |combined )?(?:total|sum|average)\b)/,
      );
  if (single?.[1]) {
    const isDescending = !/^(?:lowest|smallest)$/.test(single[2] ?? '');
    return { count: 1, by: { field: 'total', isDescending }, of: `${single[1]}s` };
  }
  // "For each category the cheapest product".
  const one = PER_GROUP.test(wish.rest)
    ? wish.take(
        new RegExp(
          `\\b(?:only )?(?:with )?(?:the|its|their) (?:single )?(${SUPERLATIVE}) (?:${NOUNS.split('|').map(singular).join('|')}|one|entry|row|record)\\b`,
        ),
      )
    : undefined;
  const known = SUPERLATIVES.find(([pattern]) => pattern.test(one?.[1] ?? ''));
  if (one && known) return { count: 1, by: { field: known[1], isDescending: known[2] } };
  const many = wish.takeIf(
    / most /,
    new RegExp(
      `\\b(?:the )?${COUNT} most (?:frequent|common|popular|requested|visited|used|active)(?: ([a-z_]+s))?`,
    ),
  );
  if (many) return { count: countOf(many[1]), ...(many[3] ? { of: many[3] } : {}) };
  const limit = wish.takeIf(
    /\b(?:limit|at most|no more than)/,
    new RegExp(
      `,? ?\\b(?:and )?(?:limit(?:ed)? (?:it |the output |the result |them )?to|at most|no more than) (?:the )?(?:first |top )?${COUNT}(?: (?:rows|results|entries|records|lines|groups))?(?= ?(?:·|[,.;)]|$|and))`,
    ),
  );
  return limit && { count: countOf(limit[1]) };
}
