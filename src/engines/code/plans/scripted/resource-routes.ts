import type { WishText } from '../reading/text.ts';
import type { ScriptWish } from './script-kind.ts';

interface Route {
  readonly method: string;
  readonly path: string;
}

interface Routes {
  readonly things: string;
  readonly list: readonly Route[];
}

const ROUTE = /\b(get|post|put|patch|delete) (\/[a-z][\w-]*)(\/:\w+|\/\{\w+\})?(?![\w/?:])/;

const CRUD =
  /\b(?:(?:with|an?|full|basic|simple|complete|the|rest|and) )*crud(?: (?:rest|api|operations|endpoints|routes|app|server|service|backend|methods))*(?: (?:for|of|over|on|at|under|to manage|managing) (?:an? |the |my |in-memory )*(?:list of |collection of )?\/?([a-z][\w-]*))?(?: (?:resource|list|items|records))?\b/;
const ALL: readonly (readonly [method: string, tail: string])[] = [
  ['get', ''],
  ['get', '/:id'],
  ['post', ''],
  ['put', '/:id'],
  ['delete', '/:id'],
];

/** "CRUD on /notes", "a notes API with CRUD". */
function readCrud(wish: WishText): Route[] {
  const found = wish.take(CRUD);
  if (!found) return [];
  const things = found[1] ?? wish.take(/\b([a-z]+s)(?: (?:app|api|backend|server|service|list))/)?.[1];
  if (!things) return [];
  const base = `/${/s$/.test(things) ? things : `${things}s`.replace(/ys$/, 'ies')}`;
  return ALL.map(([method, tail]) => ({ method, path: `${base}${tail}` }));
}

/** The routes of one collection; undefined if one of them is of another kind. */
export function readRoutes(wish: WishText): Routes | undefined {
  const list: Route[] = [];
  for (let found = wish.take(ROUTE); found; found = wish.take(ROUTE)) {
    const [, method = '', base = '', id = ''] = found;
    list.push({ method, path: `${base}${id === '' ? '' : '/:id'}` });
  }
  if (list.length === 0) list.push(...readCrud(wish));
  const [first] = list;
  const base = first?.path.replace('/:id', '');
  if (!base || wish.has(/\b(?:get|post|put|patch|delete) \//)) return undefined;
  const isKnown = list.every(
    ({ method, path }) =>
      path.replace('/:id', '') === base &&
      (/^(?:put|patch|delete)$/.test(method)
        ? path.endsWith(':id')
        : method === 'get' || !path.endsWith(':id')),
  );
  return isKnown
    ? { things: base.slice(1).replace(/-(\w)/g, (_, one: string) => one.toUpperCase()), list }
    : undefined;
}

/** The handlers of the routes, in the order of the wish. */
export function routeLines({ values, isTyped }: ScriptWish): string {
  const value = (key: string): string => values.get(key) ?? '';
  const [things, thing, Thing] = ['things', 'thing', 'Thing'].map(value);
  const list: Route[] = JSON.parse(value('routesRead'));
  const isChecked = values.has('validator');
  const status = value('status') || '400';
  const head = isTyped ? '(request: Request, response: Response)' : '(request, response)';
  const idOf = values.has('uuid')
    ? `${isTyped ? 'String(request.params.id)' : 'request.params.id'}`
    : 'Number(request.params.id)';
  const found = [
    `  const ${thing} = ${things}.get(${idOf});`,
    `  if (!${thing}) {`,
    "    response.status(404).json({ error: 'not found' });",
    '    return;',
    '  }',
  ];
  const checked = (input: string): string[] =>
    isChecked
      ? [
          `  const errors = validate${Thing}(${input});`,
          '  if (Object.keys(errors).length > 0) {',
          `    response.status(${status}).json({ errors });`,
          '    return;',
          '  }',
        ]
      : [
          "  if (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body)) {",
          `    response.status(${status}).json({ error: 'send a JSON object' });`,
          '    return;',
          '  }',
        ];
  // Only the known fields are kept of what a client sends.
  const given = (input: string): string[] =>
    isChecked ? [`  const { ${value('fieldNames')} } = ${input};`] : [];
  const stamps = value('stamps').split(' ').filter(Boolean);
  const stamped = (of?: string): string =>
    stamps
      .map(
        (name) => `, ${name}: ${of && /^created/i.test(name) ? `${of}.${name}` : 'new Date().toISOString()'}`,
      )
      .join('');
  const fields = isChecked ? value('fieldNames') : '...request.body';
  return list
    .map(({ method, path }) => {
      const isOne = path.endsWith('/:id');
      const bodies: Readonly<Record<string, readonly string[]>> = {
        get: isOne ? [...found, `  response.json(${thing});`] : [`  response.json([...${things}.values()]);`],
        post: [
          ...checked('request.body'),
          ...given('request.body'),
          `  const ${thing}${isTyped ? `: ${Thing}` : ''} = { ${isChecked ? `id: ${values.has('uuid') ? 'randomUUID()' : 'nextId++'}, ${fields}` : `${fields}, id: ${values.has('uuid') ? 'randomUUID()' : 'nextId++'}`}${stamped()} };`,
          `  ${things}.set(${thing}.id, ${thing});`,
          `  response.status(201).location(\`${path}/\${${thing}.id}\`).json(${thing});`,
        ],
        put: [
          ...found,
          ...checked('request.body'),
          ...given('request.body'),
          `  const changed = { ${isChecked ? `id: ${thing}.id, ${fields}` : `${fields}, id: ${thing}.id`}${stamped(thing)} };`,
          `  ${things}.set(${thing}.id, changed);`,
          '  response.json(changed);',
        ],
        patch: [
          ...found,
          `  const merged = { ...${thing}, ...request.body };`,
          ...checked('merged'),
          ...given('merged'),
          `  const changed = { ${isChecked ? `id: ${thing}.id, ${fields}` : `...merged, id: ${thing}.id`}${stamped(thing)} };`,
          `  ${things}.set(${thing}.id, changed);`,
          '  response.json(changed);',
        ],
        delete: [
          `  if (!${things}.delete(${idOf})) {`,
          "    response.status(404).json({ error: 'not found' });",
          '    return;',
          '  }',
          '  response.status(204).end();',
        ],
      };
      return ['', `app.${method}('${path}', ${head} => {`, ...(bodies[method] ?? []), '});'].join('\n');
    })
    .join('\n');
}
