import { readFunction } from '../reading/name.ts';
import { WishText } from '../reading/text.ts';

export interface Setting {
  readonly variable: string;
  readonly type: 'int' | 'float' | 'bool' | 'text';
  /** The default, as the environment would give it. */
  readonly standard: string | undefined;
}

export interface EnvWish {
  readonly name: string | undefined;
  readonly settings: readonly Setting[];
}

const TYPES: readonly (readonly [Setting['type'], RegExp])[] = [
  ['int', /\b(?:int(?:eger)?|number|numeric|port|i32|u16|whole number)\b/i],
  ['float', /\b(?:float|double|decimal|f64)\b/i],
  ['bool', /\bbool(?:ean)?\b|\bflag\b/i],
  ['text', /\b(?:string|str|text|url)\b/i],
];
const DEFAULT =
  /\b(?:with )?(?:an? )?(?:default(?:s|ing)?|optional)(?: (?:value|to|of|is))*:? ?=? ?["'`]?([\w./:@-]*\w)["'`]?/i;
const PART =
  '(?:as |an? |is |of type |type |with |and |the |default(?:s|ing)?(?: (?:value|to|of|is))*:? ?=? ?["\'`]?[\\w./:@-]*\\w["\'`]?|required|mandatory|optional|integer|int|number|numeric|float|double|decimal|boolean|bool|flag|string|str|text|url|whole number)';
const VARIABLE = new RegExp(
  `(?<![\\w"'])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?![\\w])(?: ?\\(((?:[^()]|\\(\\))*)\\)|:? ((?:${PART},? ?(?![A-Z]{2}))+))?`,
  'g',
);
const SILENT: ReadonlySet<string> = new Set(
  `a an the that which and or of in into to from for with as is are it its function method class struct object record typed type safe
  reads read loads load reading loading parses parse gets environment variable variables env config configuration settings setting app
  application write create make please function program code returns return throws throw raises raise error errors exception one single
  clear helpful if any when missing invalid are listing lists list names naming naming every everything all name wrong required default
  defaults values value validates validate checks check fails fail otherwise message converts convert types module loader dataclass each raising throwing returning via my them this small simple not set unset present collects collect problems takes take taking reports report reporting`.split(
    /\s+/,
  ),
);
const NO_VARIABLE = /^(?:JSON|URL|API|HTTP|CLI|TS|JS|PHP|OK|ID|ENV|YAML|A|I)$/;

/** The settings that a wish names, with their types and defaults; undefined if it says more. */
export function readEnv(prompt: string): EnvWish | undefined {
  if (
    !/\benv(?:ironment)?\b/i.test(prompt) ||
    /\b(?:server|\.env|dotenv|file|docker|endpoint)\b/i.test(prompt)
  )
    return undefined;
  const wish = new WishText(prompt);
  const settings: Setting[] = [];
  for (const found of prompt.matchAll(VARIABLE)) {
    const [whole, variable = '', bracketed, behind] = found;
    if (NO_VARIABLE.test(variable)) continue;
    const said = bracketed ?? behind ?? '';
    const standard = DEFAULT.exec(said)?.[1];
    const rest = said
      .replace(DEFAULT, ' ')
      .replace(/\b(?:required|mandatory|as|an?|is|of|type|with|and|the|optional|whole)\b|[,;.]/gi, ' ');
    const type = TYPES.find(([, pattern]) => pattern.test(rest))?.[0] ?? typeOf(variable, standard);
    if (TYPES.reduce((left, [, pattern]) => left.replace(pattern, ' '), rest).trim() !== '') return undefined;
    if (standard !== undefined && !fits(standard, type)) return undefined;
    settings.push({ variable, type, standard });
    wish.cover(found.index, found.index + whole.length);
  }
  // "A loadConfig function".
  const before = /\b([a-z]+(?:[A-Z]\w*|_\w+)) (?=function|method)\b/.exec(prompt);
  if (before) wish.cover(before.index, before.index + before[0].length);
  const { name = before?.[1], parameters } = readFunction(wish);
  if (settings.length < 2 || (parameters?.length ?? 0) > 0 || wish.left(SILENT).length > 0) return undefined;
  return { name, settings };
}

function typeOf(variable: string, standard: string | undefined): Setting['type'] {
  if (standard !== undefined && /^(?:true|false)$/.test(standard)) return 'bool';
  if (standard !== undefined && /^\d+$/.test(standard)) return 'int';
  if (standard !== undefined) return 'text';
  if (/(?:^|_)(?:DEBUG|VERBOSE|ENABLED)$/.test(variable)) return 'bool';
  return /(?:^|_)(?:PORT|TIMEOUT|COUNT|LIMIT|SIZE|WORKERS|RETRIES)$/.test(variable) ? 'int' : 'text';
}

const fits = (standard: string, type: Setting['type']): boolean =>
  type === 'int'
    ? /^-?\d+$/.test(standard)
    : type === 'float'
      ? /^-?\d+(?:\.\d+)?$/.test(standard)
      : type === 'bool'
        ? /^(?:true|false)$/.test(standard)
        : true;
