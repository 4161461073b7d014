import { capital } from '../../../capital.ts';
export const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Names and values of a wish. */
export interface Read {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly values: ReadonlyMap<string, string>;
}

const FLAG = /^([?!])(\w+) ?(.*)$/;

/** The lines of a stored text that the options want, with the values of the wish. */
export function written(text: string, { name, parameters, values }: Read): string {
  const lines = text.split('\n').flatMap((line) => {
    let rest = line;
    for (let found = FLAG.exec(rest); found; found = FLAG.exec(rest)) {
      if ((found[1] === '?') !== values.has(found[2] ?? '')) return [];
      rest = found[3] ?? '';
    }
    return [rest];
  });
  return (
    lines
      .filter((line) => !line.startsWith('%'))
      .join('\n')
      .replace(/\{\{(\w+)(?::([^{}]*))?\}\}/g, (all, key: string, standard?: string) => {
        if (key === 'name') return name;
        if (/^\d$/.test(key)) return parameters[Number(key)] ?? all;
        // {{Thing}} is {{thing}} with a capital, {{THING}} in capitals.
        const small = values.get(key.charAt(0).toLowerCase() + key.slice(1));
        const large = key === key.toUpperCase() ? values.get(key.toLowerCase())?.toUpperCase() : undefined;
        return values.get(key) || (small && capital(small)) || large || (standard ?? '');
      })
      // A Swift parameter without a label of its own is called by its name.
      .replace(/\u0001 ?/g, '')
  );
}
