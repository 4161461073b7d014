import { modelColumns, modelTables } from './models.ts';

const LIST =
  /[,.;]? ?\b(?:(?:using|from|with|given|on|i have|there are) )?(?:the |my )?tables:? ((?:[a-z_]+(?:, and |, | and ))+[a-z_]+)(?= ?(?:$|[.;(]))|[,.;]? ?\b(?:using|from|with|given) (?:the |my )?((?:[a-z_]+(?:, and |, | and ))+[a-z_]+) tables\b/i;

/** What shops, blogs and books of accounts put into categories. */
const SORTED =
  /^(?:products|items|articles|books|posts|expenses|transactions|courses|events|movies|recipes)$/;

/** "Tables orders, customers": a wish that only names its tables, with the columns that such tables have as a rule. */
export function withUsualColumns(
  prompt: string,
): { question: string; wish: string; assumed: string } | undefined {
  const [told = '', before, after] = LIST.exec(prompt) ?? [];
  const names = (before ?? after ?? '').toLowerCase().split(/, and |, | and /);
  if (names.length < 2 || !names.every((name) => modelTables.includes(name))) return undefined;
  const columns = names.map((name) => ['id', ...modelColumns(name, names).map((column) => column.name)]);
  const wanted = /\bcategor(?:y|ies)\b/i.test(prompt) && !names.includes('categories');
  const sorted = wanted ? names.findIndex((name) => SORTED.test(name)) : -1;
  if (sorted >= 0 && !columns.flat().includes('category')) columns[sorted]?.push('category');
  const tables = names.map((name, at) => `${name}(${columns[at]?.join(', ')})`);
  const question = prompt
    .replace(told, ' ')
    .replace(/\s+([.;]|$)/g, '$1')
    .trim();
  return {
    question,
    wish: `${question.replace(/[.;]$/, '')}. Tables: ${tables.join(', ')}`,
    assumed: `-- Assumed: ${tables.join(', ').replaceAll('(', ' (')}.`,
  };
}
