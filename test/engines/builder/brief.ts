import type { AppSpec } from '../../../src/engines/builder/spec/app-spec.ts';

/** "todos: title* dueDate:date priority[Low|Medium|High]" */
export function brief({ entities }: AppSpec): string[] {
  return entities.map(({ plural, fields }) => {
    const parts = fields.map(({ key, type, required, options, min, max, to }) => {
      const range = max === undefined ? '' : `{${min}..${max}}`;
      const kind = to
        ? `→${to}`
        : options
          ? `[${options.join('|')}]`
          : type === 'text'
            ? ''
            : `:${type}${range}`;
      return `${key}${kind}${required ? '*' : ''}`;
    });
    return `${plural}: ${parts.join(' ')}`;
  });
}
