import type { Composed } from './demands.ts';

const GROUPED =
  /\b(mean|average|avg|sum|total|max(?:imum)?|highest|min(?:imum)?|lowest|median|number|count) (?:of )?(?:the )?([a-z_]\w*) (?:per|by|for each|of each|for every|grouped by) (?:the )?([a-z_]\w*)\b/i;
const FUNCTIONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:mean|average|avg)$/i, 'mean'],
  [/^(?:sum|total)$/i, 'sum'],
  [/^(?:max|maximum|highest)$/i, 'max'],
  [/^(?:min|minimum|lowest)$/i, 'min'],
  [/^median$/i, 'median'],
  [/^(?:number|count)$/i, 'count'],
];
/** "the latest row for each user_id" */
const LATEST =
  /\b(latest|newest|last|most recent|first|oldest|earliest) (?:row|record|entry|order|event)s? (?:for|per|of|by)(?: (?:each|every))? ([a-z_]\w*)/i;
/** These name the form, and no column. */
const NO_COLUMN = /^(?:columns?|values?|rows?|fields?|groups?|data|and|or|multiple|several)$/i;

/** "The mean salary per department" over a data frame. */
export function pandasGroups(wish: string): Composed | undefined {
  const [, which = '', owner = ''] = LATEST.exec(wish) ?? [];
  if (owner !== '' && !NO_COLUMN.test(owner))
    return {
      task: `The ${which.toLowerCase()} row of each ${owner}`,
      run: `df.sort_values('date').drop_duplicates('${owner}', keep='${/^(?:first|oldest|earliest)$/i.test(which) ? 'first' : 'last'}')`,
      note: '`df` is your data frame, `date` the column that says which is newer; it must hold real dates (`pd.to_datetime`).',
    };
  const [, how = '', column = '', group = ''] = GROUPED.exec(wish) ?? [];
  const name = FUNCTIONS.find(([words]) => words.test(how))?.[1];
  if (name === undefined || NO_COLUMN.test(column) || NO_COLUMN.test(group)) return undefined;
  const isCount = name === 'count';
  return {
    task: `The ${how.toLowerCase()} of ${column} by ${group}`,
    run: isCount
      ? `df.groupby('${group}').size()`
      : `df.groupby('${group}', as_index=False)['${column}'].${name}()`,
    note: `\`df\` is your data frame; ${isCount ? `\`${group}\` is` : `\`${column}\` and \`${group}\` are`} its columns.`,
  };
}
