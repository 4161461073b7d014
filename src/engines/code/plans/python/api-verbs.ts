import { type PythonWish, snake } from './wish.ts';

export type Verb = 'list' | 'get' | 'create' | 'update' | 'patch' | 'delete';

/** The path of a resource and what is done with it. */
export function readVerbs(
  wish: PythonWish,
): { readonly path: string; readonly verbs: Set<Verb> } | undefined {
  const verbs = new Set<Verb>();
  let path: string | undefined;
  for (const found of wish.takeAll(
    /\b(get|post|put|patch|delete)(?: (?:and|,|\/) ?(get|post|put|patch|delete))*(?: (?:to|on|at|for|endpoint|route))* ["'`]?(\/[a-z_-]+(?:\/[{<:][\w:]+[}>]?)?)["'`]?/,
  )) {
    const target = found[3] ?? '';
    const base = target.replace(/\/[{<:].*$/, '');
    if (path !== undefined && base !== path) return undefined;
    path = base;
    const isOne = base !== target;
    for (const method of found[0].match(/\b(?:get|post|put|patch|delete)\b/g) ?? []) {
      if (method === 'get') verbs.add(isOne ? 'get' : 'list');
      if (method === 'post') verbs.add('create');
      if (method === 'put') verbs.add('update');
      if (method === 'patch') verbs.add('patch');
      if (method === 'delete') verbs.add('delete');
    }
  }
  const crud = wish.take(
    /\b(?:(?:a|full|complete|with|and|the|simple|basic|rest) )*crud(?: (?:api|endpoints?|operations|app|routes))*(?: (?:for|of|on|with|to manage)(?: (?:a|an|the|my))? ([a-z_]+?))?(?=[ ,.:;(]|$)/,
  );
  if (crud) {
    for (const verb of ['list', 'get', 'create', 'update', 'delete'] as const) verbs.add(verb);
    path ??= crud[1] ? `/${snake(crud[1]).replace(/(?<!s)$/, 's')}` : undefined;
  }
  if (path === undefined) {
    const noun = wish.name(
      /\b(?:an? |the |small |simple )*([a-z]+)s? (?:rest )?(?:api|service|backend|app)\b/,
    );
    const said = wish.takeAll(
      /\b(list|get|read|creat|add|updat|edit|delet|remov)(?:s|e|es|ing)?\b(?: (?:them|one|all))?/,
    );
    const known: Readonly<Record<string, Verb>> = {
      list: 'list',
      get: 'get',
      read: 'get',
      creat: 'create',
      add: 'create',
      updat: 'update',
      edit: 'update',
      delet: 'delete',
      remov: 'delete',
    };
    for (const [, one = ''] of said) verbs.add(known[one] ?? 'list');
    if (noun && !/^(?:rest|fast|the|web|json|crud|python|small|simple)$/.test(noun))
      path = `/${snake(noun).replace(/(?<!s)$/, 's')}`;
  }
  return path === undefined || verbs.size === 0 ? undefined : { path, verbs };
}
