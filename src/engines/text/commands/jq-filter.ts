import type { Composed } from './demands.ts';
import { jqPipeline } from './jq-pipeline.ts';

const FIELD = '["\'`.]?([a-z_][\\w-]*)["\'`]?';
const ITEMS = '(?:items|objects|entries|elements|records|rows|products|users|orders|things|ones|[a-z]+s)';
const ORDER: readonly (readonly [RegExp, string])[] = [
  [/^(?:over|above|more than|greater than|larger than|bigger than|higher than|>)$/i, '>'],
  [/^(?:under|below|less than|smaller than|lower than|<)$/i, '<'],
  [/^(?:at least|>=)$/i, '>='],
  [/^(?:at most|<=)$/i, '<='],
  [/^(?:not|!=|is not)$/i, '!='],
];
const WHERE = new RegExp(
  `^(?:jq[:,]? ?)?(?:(?:filter|expression|command|query|one-?liner|program) (?:to|that|which|for) )?(?:how (?:do|can|to)(?: (?:i|you|we))? )?(?:(?:with jq|jq) )?(?:get|print|list|show|filter|select|extract|find)? ?(?:(?:only )?(?:the |all )?(?:(?:field )?${FIELD} of (?:all |the |all the |every )?)?(${ITEMS}) )(?:where|whose|with|that have|in which)(?: (?:the|an?)(?= ))? ${FIELD} ?(?:is |are |equals? |= ?|== ?|(?=>|<|!=|over|under|above|below|more|less|at|not))(?:(over|above|more than|greater than|larger than|bigger than|higher than|under|below|less than|smaller than|lower than|at least|at most|not|[<>]=?|!=) ?)?(?:to )?(?:(-?\\d+(?:\\.\\d+)?|true|false|null)|["'\`]([^"'\`]+)["'\`])(?: (?:with|using|in) jq)?$`,
  'i',
);
const COUNT =
  /^(?:jq[:,]? ?)?(?:count|how many|number of|length of)(?: the| all)? (?:items|elements|entries|objects|keys|an? array|the array)(?: (?:are |is )?(?:there )?(?:in|of) (?:an?|the|my|this) (?:json )?(?:array|list|file|object|json))?(?: (?:with|using|in) jq)?$/i;

/** A filter of jq over the items of a list. */
export function jqFilter(wish: string): Composed | undefined {
  if (!/\bjq\b/i.test(wish)) return undefined;
  if (COUNT.test(wish))
    return {
      task: 'Number of items of a json array',
      run: "jq 'length' data.json",
      note: "Under a key: `jq '.items | length' data.json`.",
    };
  const [, field, , key, how, value, text] = WHERE.exec(wish) ?? [];
  if (key === undefined) return jqPipeline(wish);
  const sign = how === undefined ? '==' : (ORDER.find(([words]) => words.test(how))?.[1] ?? '==');
  const single = field?.replace(/(?<=[^s])s$/, '');
  return {
    task: `${single === undefined ? 'The items' : `\`${single}\` of the items`} whose ${key} ${sign} ${value ?? text}`,
    run: `jq ${single === undefined ? '' : '-r '}'.[] | select(.${key} ${sign} ${value ?? `"${text}"`})${single === undefined ? '' : ` | .${single}`}' data.json`,
    note: `The file holds an array; for one under a key: \`.items[] | …\`.`,
  };
}
