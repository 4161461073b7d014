import { itemsOf } from '../language/list-items.ts';
import { unquoted } from '../language/split-instruction.ts';
import { keyOf, measureOf } from '../problems/general/dimensions.ts';
import type { Skill } from '../skill.ts';
import { areaOf, named, peopleIn, sizesOf } from './country-groups.ts';

const ASKED =
  /^(?:please |can you |could you )*(?:put|sort|order|rank|arrange|list)\b(?=[^:]*\b(?:sizes?|areas?|populations?|inhabitants|people|larg\w+|bigg?\w*|small\w*|amounts?|values?|durations?|distances?|weights?|heav\w+|light\w*|long\w*|short\w*|low\w*|high\w*)\b)([^:]{0,90}):\s*(.{3,400})$/is;
const DOWN =
  /\b(?:desc\w*|(?:larg|bigg?|high|long|heav|great)\w* (?:first|to)|(?:small|low|short|light)\w* last)\b/i;
const UP =
  /\b(?:asc\w*|(?:small|low|short|light)\w* (?:first|to)|(?:larg|bigg?|high|long|heav|great)\w* last)\b/i;

interface Sized {
  readonly item: string;
  readonly size: number;
  readonly shown: string;
}

/** Things in the order of a size that is written in them, or of countries that is known. */
export const measuredOrder: Pick<Skill, 'answer'> = {
  answer({ message }) {
    const [, how = '', list = ''] = ASKED.exec(message) ?? [];
    const items = itemsOf(
      unquoted(list)
        .replace(/[.?!]$/, '')
        .replace(/^([^,;]+) and ([^,;]+)$/, '$1, $2'),
    ).items;
    if (list === '' || items.length < 2) return undefined;
    const countries = countriesIn(items, /popul|inhabit|people/i.test(how));
    const sizes = countries ?? quantitiesIn(items);
    if (sizes === undefined) return undefined;
    // Of countries the largest is asked for first, where nothing is said.
    const isDown = DOWN.test(how) || (countries !== undefined && !UP.test(how));
    const ordered = sizes.toSorted((one, other) => (isDown ? other.size - one.size : one.size - other.size));
    if (countries === undefined) return ordered.map(({ item }) => item).join(', ');
    const note = `_By ${/popul|inhabit|people/i.test(how) ? 'people' : 'area'}, the ${isDown ? 'largest' : 'smallest'} first._`;
    return `${ordered.map(({ item, shown }, at) => `${at + 1}. ${item}: about ${shown}`).join('\n')}\n\n${note}`;
  },
};

function countriesIn(items: readonly string[], isByPeople: boolean): readonly Sized[] | undefined {
  const found = items.flatMap((item) => {
    const size = sizesOf(named(item.toLowerCase()));
    if (size === undefined) return [];
    return [
      {
        item,
        size: isByPeople ? size.people : size.area,
        shown: isByPeople ? `${peopleIn(size)} people` : areaOf(size),
      },
    ];
  });
  return found.length === items.length ? found : undefined;
}

const QUANTITY = /^(-?\d+(?:\.\d+)?)(?:\s?\/\s?(\d+)|\s?(%)|\s?([a-zµ²³]+))?$/i;

/** Undefined where one is no quantity, or two of them measure different things. */
function quantitiesIn(items: readonly string[]): readonly Sized[] | undefined {
  const read = items.map((item) => {
    const [, digits, under, percent, unit] = QUANTITY.exec(item.replace(/(\d),(?=\d{3}\b)/g, '$1')) ?? [];
    const measure = unit === undefined ? undefined : measureOf(unit);
    if (digits === undefined || (unit !== undefined && measure === undefined) || Number(under ?? 1) === 0)
      return undefined;
    const factor = measure?.factor ?? (percent === undefined ? 1 / Number(under ?? 1) : 0.01);
    return { item, size: Number(digits) * factor, shown: item, key: keyOf(measure?.dimensions ?? {}) };
  });
  const known = read.flatMap((each) => each ?? []);
  return known.length === items.length && new Set(known.map(({ key }) => key)).size === 1 ? known : undefined;
}
