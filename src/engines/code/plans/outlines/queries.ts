import { capital } from '../../../capital.ts';
import { type Field, readFields } from '../../records/read-record.ts';
import { WishText } from '../reading/text.ts';
import type { Composed } from './compose.ts';
import { DECLARED, declaring } from './declared-record.ts';
import { nameOf, type Query, SILENT } from './measures.ts';
import { readOutline } from './read-outline.ts';
import { Queries } from './record-queries.ts';
import { samples } from './samples.ts';
import { small } from './spelling.ts';
import { STREAMS } from './streams.ts';
import { writeOutline } from './write-outline.ts';

/** Languages whose dates need no package. */
const DATED = /^(?:python|java|kotlin|csharp|javascript|typescript|php|ruby)$/;

/** The lines of the example that print a result. */
function shown(query: Query, at: number, label: string, many: string): string[] {
  const args = (query.arguments ?? []).map((one) => `, ${/ = (.*)/.exec(one)?.[1]}`).join('');
  const call = `${query.name}(${many}${args})`;
  switch (query.shows) {
    case 'value':
      return [`print ${call}`];
    case 'record':
      return [`with found = ${call}`, `  print found.${label}`];
    case 'records':
      return [`for one in ${call}`, `  print one.${label}`];
    default: {
      const name = at > 0 ? `result${at + 1}` : 'result';
      const value =
        query.shows === 'recordMap'
          ? `{${name}[key].${label}}`
          : query.shows === 'groups'
            ? `{size(${name}[key])}`
            : `{${name}[key]}`;
      return [`let ${name} = ${call}`, `for key in keys(${name})`, `  print "{key}: ${value}"`];
    }
  }
}

/** "Sorted by priority then date", where the only date is a due date. */
function withWholeDates(prompt: string): string {
  const names = prompt.match(/\b(?!(?:by|then|and|an?|the) )[a-z]+ date\b/gi) ?? [];
  const [own] = names;
  return own === undefined || names.some((one) => one !== own)
    ? prompt
    : prompt.replace(/\b((?:by|then)(?: by)? )(?:the )?date\b/gi, `$1${own}`);
}

/** A type with fields and functions over a list of it; undefined for a wish that asks for neither. */
export function composeQueries(prompt: string, language: string): Composed | undefined {
  const wish = new WishText(declaring(withWholeDates(prompt)));
  const declared = wish.take(DECLARED);
  if (!declared) return undefined;
  const [, kind = '', typeName = '', a, b, c] = declared;
  const listed = wish
    .original(declared, a ?? b ?? c ?? '')
    .split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/)
    .filter(Boolean);
  const unmet: string[] = [];
  const fields = listed.map((one): Field | undefined => {
    const field =
      readFields(one.replace(/^(?:an?|the) /, ''))?.[0] ??
      (/^[a-z]+$/i.test(one)
        ? { words: [one.toLowerCase()], type: 'text', isOptional: false, isUnique: false }
        : undefined);
    if (field?.isOptional) unmet.push('optional');
    return field && (field.type === 'date' || (field.words.at(-1) === 'id' && field.type === 'float'))
      ? { ...field, type: field.type !== 'date' ? 'int' : DATED.test(language) ? 'date' : 'text' }
      : field;
  });
  const known = fields.filter((one) => one !== undefined);
  if (known.length < fields.length || known.length === 0) return undefined;
  const type = capital(wish.original(declared, typeName));
  const called = wish.take(
    /\b(?:function|method|func|fn)s? (?:called |named )?["'`]?((?!that|which|to|for|returning|of|in|finding|grouping|sorting|computing)[a-z_]\w*)["'`]?(?=[ ,(])(?:\(\w*\))?(?= )/,
  );
  const givenName = called?.[1] ? wish.original(called, called[1]) : undefined;
  const reader = new Queries(wish, type, known);
  const queries: Query[] = [];
  for (let query = reader.next(); query && queries.length < 6; query = reader.next()) {
    const made = query;
    if (!queries.some(({ name }) => name === made.name)) queries.push(made);
  }
  if (queries.length === 0) return undefined;
  if (language === 'java' && queries.every(({ stream }) => stream) && wish.take(STREAMS))
    for (const [at, query] of queries.entries())
      queries[at] = { ...query, lines: [`raw return ${query.given}.stream().${query.stream};`] };
  const [first] = queries;
  if (givenName && first && /[A-Z_]/.test(givenName.slice(1)))
    queries[0] = {
      ...first,
      name: small(givenName.replace(/_(\w)/g, (_, one: string) => one.toUpperCase())),
    };
  const silent = new Set([
    ...SILENT,
    reader.one.toLowerCase(),
    reader.many.toLowerCase(),
    `${reader.one.toLowerCase()}s`,
    language,
  ]);
  unmet.push(...reader.missed, ...wish.left(silent).filter((one) => !silent.has(one)));
  if (unmet.length > 4) return undefined;
  const rows = [0, 1, 2].map((at) => `${type}(${known.map((one) => samples(one)[at]).join(', ')})`);
  const label = nameOf(
    known.find(({ type: of }) => of === 'text') ??
      known[0] ?? { words: [], type: 'text', isOptional: false, isUnique: false },
  );
  const text = [
    `record ${type}(${known.map((one) => `${nameOf(one)}: ${one.type}`).join(', ')})`,
    ...queries.flatMap((query) => [
      `fun ${query.name}(${query.given}: [${type}]${(query.arguments ?? []).map((one) => `, ${one.replace(/ = .*/, '')}`).join('')}) -> ${query.result}`,
      ...query.lines.map((line) => `  ${line}`),
    ]),
    'example',
    `  let ${reader.many} = [${rows.join(', ')}]`,
    ...queries.flatMap((query, at) => shown(query, at, label, reader.many).map((line) => `  ${line}`)),
  ].join('\n');
  const loop = /^(?:case|class|event|package|object|record|type|order|result|best|key|found)$/.test(
    reader.one,
  )
    ? 'item'
    : reader.one;
  const spoken = text.replace(/\bone\b(?=[.) ,]|$)/gm, loop);
  const snippet = writeOutline({ ...readOutline(spoken), kind: kind.replace(' ', '') }, language);
  return snippet && { snippet, unmet };
}
