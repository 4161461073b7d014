import type { Snippet } from '../../../snippets/snippets.ts';
import {
  type Check,
  type Collection,
  collectionOf,
  identifier,
  indented,
  isText,
  isVaried,
  type Route,
  type Server,
  segmentsOf,
} from '../server.ts';
import { fastCounted, flaskHooks } from './flask-around.ts';
import {
  PYTHON_TOKEN,
  pythonChange,
  pythonFind,
  pythonImports,
  pythonRecord,
  pythonRequired,
  pythonState,
  pythonValue,
} from './python-values.ts';

/** The parts of a path that vary, and whether each is the number of a record. */
const variedIn = ({ path, deed }: Route): { name: string; isId: boolean }[] => {
  const names = segmentsOf(path)
    .filter(isVaried)
    .map((one) => one.slice(1));
  return names.map((name, at) => ({ name, isId: deed.does !== 'answer' && at === names.length - 1 }));
};

function nameOf({ method, path, deed }: Route, server: Server): string {
  if (deed.does === 'list') return `list_${identifier(deed.of)}`;
  if (deed.does !== 'answer')
    return `${{ show: 'get', create: 'create', update: 'update', remove: 'delete' }[deed.does]}_${identifier(collectionOf(server, deed.of).singular)}`;
  const words = segmentsOf(path).map((one) => identifier(one.replace(':', 'by_')));
  return [
    ...(method === 'GET' ? [] : [method.toLowerCase()]),
    ...(words.length > 0 ? words : ['index']),
  ].join('_');
}

/** The names of functions, each once: "/a-b" and "/a_b" would have the same. */
const unique = (names: readonly string[]): string[] =>
  names.map((name, at) => (names.indexOf(name) === at ? name : `${name}_${at + 1}`));

function flaskLines({ deed, path }: Route, server: Server): string[] {
  if (deed.does === 'answer') {
    const { status, body } = deed;
    if (body.kind === 'none') return [`return "", ${status}`];
    const value = pythonValue(body, {
      query: (name) => `request.args.get("${name}")`,
      param: (name) => name,
      body: 'request.get_json()',
    });
    const tail = status === 200 ? '' : `, ${status}`;
    if (isText(body)) return [`return ${value}, ${status}, {"Content-Type": "text/plain; charset=utf-8"}`];
    return [`return jsonify(${value})${tail}`];
  }
  const collection = collectionOf(server, deed.of);
  const [all, one] = [identifier(collection.plural), identifier(collection.singular)];
  const id = segmentsOf(path).findLast(isVaried)?.slice(1) ?? 'id';
  const find = [pythonFind(all, one, id), `if ${one} is None:`, '  return jsonify(error="not found"), 404'];
  const refuse = (message: string): string => `jsonify(error="${message}"), ${server.refusal}`;
  switch (deed.does) {
    case 'list':
      return [`return jsonify(${all})`];
    case 'show':
      return [...find, `return jsonify(${one})`];
    case 'create':
      return [
        'sent = request.get_json()',
        ...pythonRequired(collection, refuse),
        `${one} = ${pythonRecord(collection, 'sent')}`,
        `${all}.append(${one})`,
        `return jsonify(${one}), 201`,
      ];
    case 'update':
      return [
        ...find,
        'sent = request.get_json()',
        ...pythonChange(collection, refuse),
        `${one}.update(sent, id=${one}["id"])`,
        `return jsonify(${one})`,
      ];
    case 'remove':
      return [...find, `${all}.remove(${one})`, 'return "", 204'];
  }
}

const modelOf = ({ singular }: Collection): string =>
  identifier(singular).replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase());
const TYPES = { text: 'str', number: 'float', bool: 'bool' } as const;

const FIELDS: Readonly<Record<Check, string>> = {
  string: 'str = Field(min_length=1)',
  number: 'float',
  integer: 'int',
  natural: 'int = Field(ge=0)',
  counting: 'int = Field(ge=1)',
  positive: 'float = Field(gt=0)',
  boolean: 'bool',
  email: 'str = Field(pattern=r"^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$")',
};

/** A type with the fields of a record; FastAPI answers with 422 to what does not fit. */
function models({ collections }: Server): string[] {
  return collections.flatMap((collection) => {
    if (collection.fields.length === 0) return [];
    return [
      `class ${modelOf(collection)}(BaseModel):`,
      ...collection.fields.map(({ name, kind }) => {
        const check = collection.checks[name];
        if (check) return `  ${name}: ${FIELDS[check]}`;
        return kind === 'bool' ? `  ${name}: bool = False` : `  ${name}: ${TYPES[kind]}`;
      }),
      '',
      '',
    ];
  });
}

function fastParts(
  { deed, path }: Route,
  server: Server,
): { parameters: string[]; lines: string[]; returns: string } {
  if (deed.does === 'answer') {
    const { body } = deed;
    const names =
      body.kind === 'greet' && !body.isInPath ? [body.name] : body.kind === 'sum' ? body.names : [];
    const value = pythonValue(body, { query: (name) => name, param: (name) => name, body: 'sent' });
    const asked = names.map((name) => (body.kind === 'sum' ? `${name}: float = 0` : `${name}: str = ""`));
    const parameters = [...asked, ...(body.kind === 'echo' ? ['sent: dict = Body()'] : [])];
    const returned = body.kind === 'sum' ? value.replace(/float\((\w+) or 0\)/g, '$1') : value;
    return body.kind === 'none'
      ? { parameters, lines: [`return Response(status_code=${deed.status})`], returns: 'Response' }
      : { parameters, lines: [`return ${returned}`], returns: isText(body) ? 'str' : 'dict' };
  }
  const collection = collectionOf(server, deed.of);
  const [all, one] = [identifier(collection.plural), identifier(collection.singular)];
  const id = segmentsOf(path).findLast(isVaried)?.slice(1) ?? 'id';
  const find = [
    pythonFind(all, one, id),
    `if ${one} is None:`,
    `  raise HTTPException(status_code=404, detail="${one} not found")`,
  ];
  const isTyped = collection.fields.length > 0;
  const sent = isTyped ? `sent: ${modelOf(collection)}` : 'sent: dict = Body()';
  const data = isTyped ? 'sent.model_dump()' : 'sent';
  switch (deed.does) {
    case 'list':
      return { parameters: [], lines: [`return ${all}`], returns: 'list[dict]' };
    case 'show':
      return { parameters: [], lines: [...find, `return ${one}`], returns: 'dict' };
    case 'create':
      return {
        parameters: [sent],
        lines: [
          ...collection.required
            .filter((name) => !collection.checks[name])
            .flatMap((name) => [
              `if not ${isTyped ? `sent.${name}` : `sent.get("${name}")`}:`,
              `  raise HTTPException(status_code=400, detail="${name} is required")`,
            ]),
          `${one} = {**${data}, "id": next(ids)}`,
          `${all}.append(${one})`,
          `return ${one}`,
        ],
        returns: 'dict',
      };
    case 'update':
      return {
        parameters: [sent],
        lines: [
          ...find,
          `${one}.update(${isTyped ? `{**${data}, "id": ${one}["id"]}` : `{**sent, "id": ${one}["id"]}`})`,
          `return ${one}`,
        ],
        returns: 'dict',
      };
    case 'remove':
      return { parameters: [], lines: [...find, `${all}.remove(${one})`], returns: 'None' };
  }
}

function statusOf({ deed }: Route): string {
  if (deed.does === 'create') return ', status_code=201';
  if (deed.does === 'remove') return ', status_code=204';
  return deed.does === 'answer' && deed.status !== 200 && deed.body.kind !== 'none'
    ? `, status_code=${deed.status}`
    : '';
}

function fastRoute(route: Route, name: string, server: Server): string[] {
  const { parameters, lines, returns } = fastParts(route, server);
  const varied = variedIn(route).map((one) => `${one.name}: ${one.isId ? 'int' : 'str'}`);
  const path = JSON.stringify(route.path.replace(/:(\w+)/g, '{$1}'));
  const isPlain = route.deed.does === 'answer' && isText(route.deed.body) && route.deed.body.kind !== 'none';
  return [
    `@app.${route.method.toLowerCase()}(${path}${statusOf(route)}${isPlain ? ', response_class=PlainTextResponse' : ''})`,
    `def ${name}(${[...varied, ...parameters].join(', ')}) -> ${returns}:`,
    ...indented(lines),
  ];
}

function flaskRoute(route: Route, name: string, server: Server): string[] {
  const varied = variedIn(route);
  const path = varied.reduce(
    (all, one) => all.replace(`:${one.name}`, one.isId ? `<int:${one.name}>` : `<${one.name}>`),
    route.path,
  );
  return [
    `@app.${route.method.toLowerCase()}(${JSON.stringify(path)})`,
    `def ${name}(${varied.map((one) => one.name).join(', ')}):`,
    ...indented(flaskLines(route, server)),
  ];
}

const ALL_METHODS = '["GET", "POST", "PUT", "PATCH", "DELETE"]';

function everything(always: NonNullable<Server['always']>, server: Server, isFast: boolean): string[] {
  const route: Route = { method: 'GET', path: '/', deed: always };
  if (!isFast)
    return [
      `@app.route("/", defaults={"path": ""}, methods=${ALL_METHODS})`,
      `@app.route("/<path:path>", methods=${ALL_METHODS})`,
      'def answer(path):',
      ...indented(flaskLines(route, server)),
    ];
  const { lines, returns } = fastParts(route, server);
  const isPlain = isText(always.body) ? ', response_class=PlainTextResponse' : '';
  return [
    `@app.api_route("/{path:path}", methods=${ALL_METHODS}${statusOf(route)}${isPlain})`,
    `def answer(path: str) -> ${returns}:`,
    ...indented(lines),
  ];
}

/** In Flask or FastAPI. */
export function inFramework(server: Server): Snippet {
  const { routes, port, framework, always } = server;
  const isFast = framework === 'fastapi';
  const names = unique(routes.map((route) => nameOf(route, server)));
  const handlers = always
    ? everything(always, server, isFast)
    : routes.flatMap((route, at) => [
        ...(at === 0 ? [] : ['', '']),
        ...(isFast ? fastRoute : flaskRoute)(route, names[at] ?? 'answer', server),
      ]);
  const state = [...(server.around.token ? [PYTHON_TOKEN] : []), ...pythonState(server)];
  const own = isFast ? [...models(server), ...fastCounted(server)] : flaskHooks(server);
  const text = [...own, ...state, ...handlers].join('\n');
  const used = (known: string): string =>
    known
      .split(' ')
      .filter((name) => new RegExp(`\\b${name}\\b`).test(text) || name === 'FastAPI' || name === 'Flask')
      .join(', ');
  const imports = [
    ...pythonImports(text),
    ...(pythonImports(text).length > 0 ? [''] : []),
    ...(isFast
      ? [
          'import uvicorn',
          `from fastapi import ${used('Body FastAPI HTTPException Request Response')}`,
          ...(text.includes('PlainTextResponse') ? ['from fastapi.responses import PlainTextResponse'] : []),
          ...(text.includes('BaseModel')
            ? [`from pydantic import BaseModel${text.includes('Field(') ? ', Field' : ''}`]
            : []),
        ]
      : [
          `from flask import ${used('Flask g jsonify request')}`,
          ...(server.hasJsonErrors ? ['from werkzeug.exceptions import HTTPException'] : []),
        ]),
  ];
  const lines = [
    ...imports,
    '',
    isFast ? 'app = FastAPI()' : 'app = Flask(__name__)',
    ...state,
    '',
    '',
    ...own,
    ...handlers,
  ];
  return {
    definition: lines.join('\n'),
    example: isFast ? `uvicorn.run(app, host="127.0.0.1", port=${port})` : `app.run(port=${port})`,
  };
}
