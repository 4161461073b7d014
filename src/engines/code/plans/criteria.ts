import { capital } from '../../capital.ts';
import type { Snippet } from '../snippets/snippets.ts';
import { Phrase } from './reading/phrase.ts';
import { singular } from './reading/text.ts';

/** One thing by which records are filtered; each may be left out by the caller. */
interface Criterion {
  readonly name: string;
  readonly by: 'range' | 'least' | 'most' | 'text' | 'flag' | 'equal';
}

const FLAG = /^(?:active|in[- ]stock|available|done|completed|enabled|published|verified)$/;
const NUMBER = /^(?:price|age|rating|score|amount|year|size|weight|salary|quantity|stock|cost)$/;
const MOST_CRITERIA = 5;

function readCriterion(r: Phrase): Criterion | undefined {
  return r.attempt(() => {
    r.take(/an?|the|their|its/);
    const bound = r.take(/(?:min(?:imum)? and max(?:imum)?|min(?:imum)?|max(?:imum)?)(?= [a-z])/)?.[0];
    const flag = bound
      ? undefined
      : r.take(
          /(?:only )?(active|in[- ]stock|available|done|completed|enabled|published|verified)(?: (?:state|status|flag|ones))?/,
        );
    if (flag?.[1]) return { name: flag[1].replace(/[- ]s/, 'S'), by: 'flag' };
    const name = r.take(
      /(?!and\b|or\b|key\b|keys\b|property\b|predicate\b|condition\b|value\b|multiple\b|several\b|given\b|two\b|sorts?\b)[a-z]{2,}/,
    )?.[0];
    if (!name || FLAG.test(name)) return undefined;
    if (r.take(/ranges?|(?:between|from) (?:an? )?min(?:imum)? and (?:an? )?max(?:imum)?/))
      return { name, by: 'range' };
    if (r.take(/(?:text|search|substring|contains|containing(?: text)?|query)/)) return { name, by: 'text' };
    if (bound === undefined) return { name, by: 'equal' };
    return { name, by: / and /.test(bound) ? 'range' : bound.startsWith('min') ? 'least' : 'most' };
  });
}

function parametersOf({ name, by }: Criterion): readonly string[] {
  const most = `max${capital(name)}`;
  const least = `min${capital(name)}`;
  return by === 'range' ? [least, most] : by === 'least' ? [least] : by === 'most' ? [most] : [name];
}

function testsOf(criterion: Criterion, one: string): string[] {
  const { name, by } = criterion;
  return parametersOf(criterion).map((parameter) => {
    const field = `${one}.${name}`;
    const test = parameter.startsWith('min')
      ? `${field} >= ${parameter}`
      : parameter.startsWith('max')
        ? `${field} <= ${parameter}`
        : by === 'text'
          ? `${field}.toLowerCase().includes(${parameter}.toLowerCase())`
          : `${field} === ${parameter}`;
    return `(${parameter} === undefined || ${test})`;
  });
}

const typeOf = ({ name, by }: Criterion): string =>
  by === 'flag'
    ? 'boolean'
    : by !== 'equal' && by !== 'text'
      ? 'number'
      : NUMBER.test(name)
        ? 'number'
        : 'string';

const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  number: ['10', '25', '60'],
  string: ["'tools'", "'books'", "'tools'"],
  boolean: ['true', 'false', 'true'],
};

/** "Filter products by price range and category": a function whose criteria may each be left out. */
export function planCriteria(prompt: string, language: string): Snippet | undefined {
  if (!/^(?:javascript|typescript)$/.test(language)) return undefined;
  const r = new Phrase(prompt);
  r.takeAll(
    /please|write|create|make|an?|the|simple|javascript|js|typescript|ts|function|helper|method|that|which|to|for|array|list/,
  );
  if (!r.take(/filter(?:s|ing)?|search(?:es)?/)) return undefined;
  r.take(/(?:an? |the )?(?:array|list) of|all|the/);
  const things = r.take(/[a-z]{2,}s/)?.[0];
  if (!things || /^(?:objects|numbers|strings|values|items|words|names)$/.test(things) || !r.take(/by/))
    return undefined;
  const criteria: Criterion[] = [];
  while (!r.isDone && criteria.length < MOST_CRITERIA) {
    const one = readCriterion(r);
    if (!one) return undefined;
    criteria.push(one);
    r.takeMark();
    r.take(/and|or/);
  }
  // One field alone is a filter by a value, which is said in other ways.
  if (!r.isDone || criteria.length < 2) return undefined;
  const one = singular(things);
  const names = criteria.flatMap(parametersOf);
  const type = capital(one);
  const isTyped = language === 'typescript';
  const types = isTyped
    ? [
        `interface ${type} {`,
        ...criteria.map((criterion) => `  ${criterion.name}: ${typeOf(criterion)};`),
        '}',
        '',
        'interface Criteria {',
        ...criteria.flatMap((criterion) =>
          parametersOf(criterion).map((name) => `  ${name}?: ${typeOf(criterion)};`),
        ),
        '}',
        '',
      ]
    : [];
  const typed = (text: string, is: string): string => (isTyped ? `${text}: ${is}` : text);
  const records = [0, 1, 2].map(
    (at) =>
      `  { ${criteria.map((criterion) => `${criterion.name}: ${SAMPLES[typeOf(criterion)]?.[at]}`).join(', ')} },`,
  );
  const asked = criteria.map(
    (criterion) => `${parametersOf(criterion)[0]}: ${SAMPLES[typeOf(criterion)]?.[0]}`,
  );
  return {
    definition: [
      ...types,
      '// A criterion that is not given keeps everything.',
      `${typed(`function filter${capital(things)}(${typed(things, `readonly ${type}[]`)}, ${typed(`{ ${names.join(', ')} }`, 'Criteria')} = {})`, `${type}[]`)} {`,
      `  return ${things}.filter(`,
      `    (${one}) =>`,
      `${criteria
        .flatMap((criterion) => testsOf(criterion, one))
        .map((test) => `      ${test}`)
        .join(' &&\n')},`,
      '  );',
      '}',
    ].join('\n'),
    example: [
      `${typed(`const ${things}`, `${type}[]`)} = [`,
      ...records,
      '];',
      `console.log(filter${capital(things)}(${things}, { ${asked.join(', ')} }));`,
    ].join('\n'),
  };
}
