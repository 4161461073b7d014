/** Words that no language, or only some, let a method be called. */
const RESERVED = /^\w+ (?:return|import|switch|try)$|^(?:cpp delete|rust (?:move|type|use|match))$/;

export const isReserved = (language: string, name: string): boolean => RESERVED.test(`${language} ${name}`);

/** Replaces a whole name, not parts of others, and not what stands in a text. */
export const renamed = (text: string, from: string, to: string): string =>
  from === to ? text : text.replace(new RegExp(`(?<![\\w.])${from}\\b(?!")`, 'g'), to);

/** The method with its parameters named as the wish lists them; undefined if there are more or fewer. */
export function withParameters(text: string, name: string, listed: string): string | undefined {
  const names = listed
    .split(',')
    .map((one) => /^\s*(?:\w+\s+)?\$?(\w+)\s*(?::.*)?$/.exec(one)?.[1] ?? '')
    .filter(Boolean);
  const head = new RegExp(`^def ${name}\\((.*?)\\)`, 'm').exec(text);
  if (!head) return undefined;
  const own = (head[1] ?? '')
    .split(', ')
    .filter(Boolean)
    .map((one) => one.split(':')[0] ?? '');
  if (names.length === 0) return own.length === 0 ? text : undefined;
  if (own.length !== names.length) return undefined;
  if (own.join() !== names.join() && [...own].sort().join() === [...names].sort().join())
    return reordered(
      text,
      name,
      names.map((one) => own.indexOf(one)),
    );
  const end = text.slice(head.index + 1).search(/^\S/m);
  const to = end < 0 ? text.length : head.index + 1 + end;
  let body = text.slice(head.index, to);
  for (const [at, from] of own.entries()) body = renamed(body, from, `\u0001${at}`);
  body = body.replace(/\u0001(\d)/g, (_, at: string) => names[Number(at)] ?? '');
  return text.slice(0, head.index) + body + text.slice(to);
}

/** The method with its own parameters in another order, where it is declared and where it is called. */
const reordered = (text: string, name: string, order: readonly number[]): string =>
  text.replace(
    new RegExp(`(?<=^def |\\bobject\\.)${name}\\(([^()]*)\\)`, 'gm'),
    (_, list: string) => `${name}(${order.map((at) => list.split(', ')[at]).join(', ')})`,
  );

/** In languages of snake case, a method that the wish writes otherwise keeps its form. */
export function writtenNames(
  prompt: string,
  chosen: ReadonlyMap<string, string>,
  language: string,
): Map<string, string> {
  return new Map(
    [...chosen.values()].flatMap((one): [string, string][] => {
      // Ruby's "empty?".
      if (language === 'ruby' && new RegExp(`\\b${one}\\?(?!\\w)`).test(prompt)) return [[one, `${one}?`]];
      return /[A-Z]/.test(one) && new RegExp(`\\b${one}\\b`).test(prompt) ? [[one, one]] : [];
    }),
  );
}
