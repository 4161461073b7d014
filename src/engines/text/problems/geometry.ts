import { bold } from '../skill.ts';

type Sizes = ReadonlyMap<string, number>;

interface Formula {
  readonly asks: RegExp;
  /** Names of the lengths that it needs, all of them and no others. */
  readonly needs: readonly string[];
  readonly power: number;
  readonly says: string;
  of(sizes: Sizes): number;
}

const formula = (
  asks: RegExp,
  needs: string,
  power: number,
  says: string,
  of: (sizes: Sizes) => number,
): Formula => ({ asks, needs: needs.split(' '), power, says, of });

const at = (sizes: Sizes, name: string): number => sizes.get(name) ?? Number.NaN;
const r = (sizes: Sizes): number => at(sizes, 'radius');

const FORMULAS: readonly Formula[] = [
  formula(/\barea of (?:an? |the )?circle\b/, 'radius', 2, 'π × r²', (s) => Math.PI * r(s) ** 2),
  formula(
    /\b(?:circumference|perimeter) of (?:an? |the )?circle\b/,
    'radius',
    1,
    '2 × π × r',
    (s) => 2 * Math.PI * r(s),
  ),
  formula(
    /\bvolume of (?:an? |the )?(?:sphere|ball)\b/,
    'radius',
    3,
    '4/3 × π × r³',
    (s) => (4 / 3) * Math.PI * r(s) ** 3,
  ),
  formula(
    /\bsurface(?: area)? of (?:an? |the )?(?:sphere|ball)\b/,
    'radius',
    2,
    '4 × π × r²',
    (s) => 4 * Math.PI * r(s) ** 2,
  ),
  formula(
    /\bvolume of (?:an? |the )?cylinder\b/,
    'radius height',
    3,
    'π × r² × h',
    (s) => Math.PI * r(s) ** 2 * at(s, 'height'),
  ),
  formula(
    /\bvolume of (?:an? |the )?cone\b/,
    'radius height',
    3,
    'π × r² × h ÷ 3',
    (s) => (Math.PI * r(s) ** 2 * at(s, 'height')) / 3,
  ),
  formula(/\barea of (?:an? |the )?square\b/, 'side', 2, 'a²', (s) => at(s, 'side') ** 2),
  formula(/\bperimeter of (?:an? |the )?square\b/, 'side', 1, '4 × a', (s) => 4 * at(s, 'side')),
  formula(/\bvolume of (?:an? |the )?cube\b/, 'side', 3, 'a³', (s) => at(s, 'side') ** 3),
  formula(
    /\barea of (?:an? |the |my )?(?:rectangle|rectangular \w+|room|field|garden|wall|floor|ceiling|lawn)\b/,
    'length width',
    2,
    'a × b',
    (s) => at(s, 'length') * at(s, 'width'),
  ),
  formula(
    /\bperimeter of (?:an? |the )?(?:rectangle|rectangular \w+|room|field|garden)\b/,
    'length width',
    1,
    '2 × (a + b)',
    (s) => 2 * (at(s, 'length') + at(s, 'width')),
  ),
  formula(
    /\barea of (?:an? |the )?(?:right )?triangle\b/,
    'base height',
    2,
    'base × height ÷ 2',
    (s) => (at(s, 'base') * at(s, 'height')) / 2,
  ),
  formula(
    /\bhypotenuse of (?:an? |the )?(?:right(?:-angled)? )?triangle\b/,
    'length width',
    1,
    '√(a² + b²)',
    (s) => Math.hypot(at(s, 'length'), at(s, 'width')),
  ),
  formula(/\bdiagonal of (?:an? |the )?rectangle\b/, 'length width', 1, '√(a² + b²)', (s) =>
    Math.hypot(at(s, 'length'), at(s, 'width')),
  ),
  formula(
    /\bvolume of (?:an? |the )?(?:box|cuboid|room|tank)\b/,
    'length width height',
    3,
    'a × b × c',
    (s) => at(s, 'length') * at(s, 'width') * at(s, 'height'),
  ),
];

const UNIT =
  '(?: ?(mm|cm|km|m|met(?:er|re)s?|centimet(?:er|re)s?|inch(?:es)?|in|feet|foot|ft|yards?|miles?))?';
const NUMBER = '(\\d+(?:\\.\\d+)?)';
const NAMED = new RegExp(
  `\\b(radius|diameter|side(?: length)?|edge|base|height|length|width|r|d) (?:of |is |= ?)?${NUMBER}${UNIT}\\b|${NUMBER}${UNIT}(?: (?:in|for))? (radius|diameter|side|edge|base|height|high|tall|long|length|wide|width)\\b`,
  'g',
);
const BARE = new RegExp(`${NUMBER}${UNIT} ?(?:by|x|×|and)(?= ?\\d)|${NUMBER}${UNIT}(?![\\d.])`, 'g');

const SAME: Readonly<Record<string, string>> = {
  edge: 'side',
  high: 'height',
  tall: 'height',
  long: 'length',
  wide: 'width',
  r: 'radius',
  d: 'diameter',
};

/** Areas, lengths around and volumes of plain shapes; every number must be one of the shape's lengths. */
export function geometryProblem(text: string): string | undefined {
  const question = text.toLowerCase().replace(/[?.! ]+$/, '');
  const [, told = '', shape = '', sizes = '', asked = ''] = TOLD.exec(question) ?? [];
  if (told === '') return measured(question);
  const given = asked
    .split(/,? and /)
    .map((what) =>
      measured(
        `${what.replace(/^(?:its|the) /, '')} of a ${shape}${sizes}`.replace(/ (?:is|has|measures) /, ' '),
      ),
    );
  return given.every((each) => each !== undefined)
    ? given
        .map((each, at) =>
          given.length > 1 ? `${capital(asked.split(/,? and /)[at] ?? '')}: ${each}` : each,
        )
        .join('  \n')
    : undefined;
}

const capital = (text: string): string => {
  const plain = text.replace(/^(?:its|the) /, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};
const MEASURE = '(?:(?:its|the) )?(?:area|perimeter|circumference|volume|surface(?: area)?|diagonal)';
/** "A rectangle is 12 m long and 7 m wide. What is its area and perimeter?" */
const TOLD = new RegExp(
  `^(an? |the |my |our )(circle|rectangle|square|triangle|cube|box|cuboid|room|garden|field|cylinder|sphere|ball|cone|tank)\\b((?:[^.?!;]|\\.(?=\\d))*)[.?!;,] (?:what(?:'s| is| are)|how big is|calculate|find|give) (${MEASURE}(?: and ${MEASURE})?)$`,
);

function measured(question: string): string | undefined {
  const found = FORMULAS.find(({ asks }) => asks.test(question));
  if (found === undefined || /\bhow many\b|\bcosts?\b|[.?!;] /.test(question)) return undefined;
  const sizes = new Map<string, number>();
  const units = new Set<string>();
  const rest = question.replace(NAMED, (_, before, first, unit, second, other, after) => {
    const name = String(before ?? after).replace(/ .*$/, '');
    sizes.set(SAME[name] ?? name, Number(first ?? second));
    if (unit ?? other) units.add(String(unit ?? other));
    return ' ';
  });
  const missing = found.needs.filter(
    (name) => !sizes.has(name) && !(name === 'radius' && sizes.has('diameter')),
  );
  const bare = [...rest.matchAll(BARE)];
  if (bare.length !== missing.length) return undefined;
  for (const [index, name] of missing.entries()) {
    const [, first, unit, second, other] = bare[index] ?? [];
    sizes.set(name, Number(first ?? second));
    if (unit ?? other) units.add(String(unit ?? other));
  }
  // A circle "of 5" may have a radius or a diameter of 5.
  if (units.size > 1 || (missing.includes('radius') && bare.length > 0)) return undefined;
  const diameter = sizes.get('diameter');
  if (diameter !== undefined) sizes.set('radius', diameter / 2);
  sizes.delete('diameter');
  if (sizes.size !== found.needs.length || !found.needs.every((name) => sizes.has(name))) return undefined;
  const value = found.of(sizes);
  const isExact = !found.says.includes('π') && Number(value.toFixed(4)) === value;
  const power = ['', '', '²', '³'][found.power] ?? '';
  const unit = [...units][0];
  const shown = String(Number(value.toFixed(4)));
  return `${found.says} ${isExact ? '=' : '≈'} ${bold(unit === undefined ? shown : `${shown} ${unit}${power}`)}`;
}
