import type { AppSpec, FieldSpec } from '../spec/app-spec.ts';
import { capitalized, pathOf } from '../spec/app-spec.ts';
import { pluralOf } from '../spec/nouns.ts';
import { arrangementsOf } from '../spec/spec-in-words.ts';
import { joined } from '../spec/word-lists.ts';

export interface ReadmeParts {
  /** Shell commands that start it. */
  readonly start: readonly string[];
  readonly test: string;
  /** Prerequisites. */
  readonly needs: string;
  /** A sentence about where records are stored. */
  readonly storage: string;
  readonly schema: string;
  /** The most important files, with what they do. */
  readonly map: readonly (readonly [path: string, purpose: string])[];
  readonly hasApi: boolean;
}

export function readme(spec: AppSpec, parts: ReadmeParts): string {
  return `# ${markdown(spec.title)}

${spec.entities.map(entityTable).join('\n\n')}

Records can be listed, searched, filtered, sorted, added, changed and deleted (with undo). Input is checked.

## Start

${parts.needs}

\`\`\`sh
${parts.start.join('\n')}
\`\`\`

${parts.storage}

## Test

\`\`\`sh
${parts.test}
\`\`\`

## Where things are

| file | what it does |
| --- | --- |
${parts.map.map(([path, purpose]) => `| \`${path}\` | ${purpose} |`).join('\n')}

To add a field, add a line to \`${parts.schema}\`: forms, lists, search, checks and storage follow from it. Types:
\`text\`, \`longtext\`, \`number\` (\`min\`, \`max\`), \`date\`, \`time\`, \`boolean\`, \`choice\` (\`options\`), \`email\`, \`url\`, \`phone\`,
\`reference\` (\`to\`: the path of another entity). \`sort\` (\`'ascending'\`, \`'descending'\`) makes a field the order of the list
at first; \`total\` shows the sum of a number, \`figure\` its average, highest or lowest value,
\`per\` gives both for each value of another field, \`filter\` offers the values in the records, and \`default\` is what a form begins with.
\`alert\` is shown beside a record whose date is past, or whose number is \`below\` or \`above\` a limit; \`soon\` is shown
\`ahead\` days before. \`every\` names the number of days (\`unit\`: \`'week'\`, \`'month'\`) after which a date comes
again, \`after\` is a fixed number of days, and \`mark\` is a button that sets a date to today.
${parts.hasApi ? apiTable(spec) : ''}`;
}

function entityTable(entity: AppSpec['entities'][number]): string {
  const { plural, fields } = entity;
  const arranged = arrangementsOf(entity);
  const words = arranged.length === 0 ? '' : `\n\n${markdown(`${capitalized(joined(arranged))}.`)}`;
  const rows = fields.map(
    (field) =>
      `| ${markdown(field.label)} | ${markdown(typeInWords(field))} | ${field.required ? 'yes' : ''} |`,
  );
  return `## ${capitalized(plural)}\n\n| field | type | required |\n| --- | --- | --- |\n${rows.join('\n')}${words}`;
}

/** Text from a prompt must not become markup. */
function markdown(text: string): string {
  return text.replace(/[\\`*_<>|[\]]/g, '\\$&');
}

function typeInWords({ type, options, min, max, to }: FieldSpec): string {
  if (to !== undefined) return `one of the ${pluralOf(to)}`;
  if (options) return options.join(', ');
  const range =
    min !== undefined && max !== undefined
      ? ` from ${min} to ${max}`
      : min !== undefined
        ? ` from ${min}`
        : '';
  return `${type === 'longtext' ? 'long text' : type === 'boolean' ? 'yes or no' : type}${range}`;
}

function apiTable(spec: AppSpec): string {
  const rows = spec.entities.flatMap((entity) => [
    `| \`GET /api/${pathOf(entity)}\` | all ${entity.plural} |`,
    `| \`POST /api/${pathOf(entity)}\` | adds one; 422 with \`errors\` by field when values do not fit |`,
    `| \`GET\`, \`PUT\`, \`DELETE /api/${pathOf(entity)}/{id}\` | reads, changes, deletes one |`,
    ...(entity.route ? [`| \`/${entity.route}\`, \`/${entity.route}/{id}\` | the same |`] : []),
    ...(entity.redirects ? ['| `GET /{code}` | leads to the address with this code, and counts it |'] : []),
  ]);
  return `
## API

| request | what it does |
| --- | --- |
${rows.join('\n')}
`;
}
