import { listedTables } from '../../snippets/listed-tables.ts';
import { modelColumns, modelTables } from './models.ts';

/** Tables whose rows usually have a category. */
const CATEGORISED =
  /^(?:products|items|articles|books|posts|expenses|transactions|courses|events|movies|recipes)$/;

/** "Tables orders, customers": a wish that only names its tables, with the columns that such tables have as a rule. */
export function withUsualColumns(
  prompt: string,
): { question: string; wish: string; assumed: string } | undefined {
  const listed = listedTables(prompt);
  if (!listed) return undefined;
  const { said, names } = listed;
  if (!names.every((name) => modelTables.includes(name))) return undefined;
  const columns = names.map((name) => ['id', ...modelColumns(name, names).map((column) => column.name)]);
  const wanted = /\bcategor(?:y|ies)\b/i.test(prompt) && !names.includes('categories');
  const categorised = wanted ? names.findIndex((name) => CATEGORISED.test(name)) : -1;
  if (categorised >= 0 && !columns.flat().includes('category')) columns[categorised]?.push('category');
  const tables = names.map((name, at) => `${name}(${columns[at]?.join(', ')})`);
  const question = prompt
    .replace(said, ' ')
    .replace(/\s+([.;]|$)/g, '$1')
    .trim();
  return {
    question,
    wish: `${question.replace(/[.;]$/, '')}. Tables: ${tables.join(', ')}`,
    assumed: `-- Assumed: ${tables.join(', ').replaceAll('(', ' (')}.`,
  };
}
