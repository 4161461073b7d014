import type { Snippet } from '../../snippets/snippets.ts';
import { WishText } from '../reading/text.ts';
import { LIMIT } from './express-limit.ts';
import {
  ARGUMENTS,
  BODY,
  CORS,
  ERRORS,
  JSON_BODY,
  LOG,
  OTHERS,
  PAGES,
  REQUEST_ID,
  SAVES,
  STATIC,
  TOKEN,
} from './express-middleware.ts';
import { readPortVariable } from './port-variable.ts';

/** Errors are read first, since they are said to be logged and to be sent; requests pass through them in the order below. */
const READERS = {
  ERRORS,
  PAGES,
  SAVES,
  BODY,
  LIMIT,
  TOKEN,
  REQUEST_ID,
  CORS,
  STATIC,
  JSON_BODY,
  OTHERS,
  LOG,
};
const ORDER = [
  'LOG',
  'REQUEST_ID',
  'CORS',
  'LIMIT',
  'TOKEN',
  'JSON_BODY',
  'STATIC',
  'PAGES',
  'SAVES',
  'BODY',
  'OTHERS',
  'ERRORS',
] as const;

const SILENT: ReadonlySet<string> = new Set(
  `a an the and with that which in for to of on it its simple small basic minimal write create make build give me please
  express expressjs js javascript typescript ts node nodejs app application server api rest middleware route routes endpoint
  function using use get http web code own custom reusable`.split(/\s+/),
);
const NO_PARTS =
  /\b(?:jwt|session|cookies?|oauth|login|redis|database|mongo\w*|postgres\w*|upload|multer|graphql|websockets?|zod|joi)\b/;

/** An Express application of middleware and a route; undefined if a word of the wish is not met. */
export function planExpressParts(prompt: string, language: string): Snippet | undefined {
  if (!/^(?:javascript|typescript)$/.test(language) || !/\bexpress(?:\.?js)?\b/i.test(prompt))
    return undefined;
  const wish = new WishText(prompt.replace(/\bexpress\.?js\b/i, 'express'));
  if (wish.has(NO_PARTS)) return undefined;
  wish.take(
    /,? ?\b(?:without|no|not using)(?: using)? (?:any )?(?:external |extra |other )?(?:dependenc(?:y|ies)|librar(?:y|ies)|packages?)\b/,
  );
  wish.take(/,? ?\b(?:kept |stored |all )*in[- ]memory(?: (?:store|storage|map|counters?))?\b/);
  const port = wish.take(/,? ?\b(?:(?:listening|listens|runs|running) )?on port (\d{2,5})\b/)?.[1] ?? '3000';
  if (readPortVariable(wish) !== undefined) return undefined;
  const found = new Map(
    Object.entries(READERS).flatMap(([name, read]) => {
      const made = read(wish);
      return made ? [[name, made] as const] : [];
    }),
  );
  if (found.size === 0 || wish.left(SILENT).length > 0) return undefined;
  const isTyped = language === 'typescript';
  const parts = ORDER.flatMap((name) => found.get(name) ?? []);
  const hello = ['app.get("/", (request, response) => {', '  response.json({ message: "hello" });', '});'];
  const isServing = parts.some(({ isRoute }) => isRoute) || found.has('STATIC');
  const before = ORDER.filter((name) => name !== 'OTHERS' && name !== 'ERRORS').flatMap(
    (name) => found.get(name)?.used ?? [],
  );
  const after = [...(found.get('OTHERS')?.used ?? []), ...(found.get('ERRORS')?.used ?? [])];
  const uses = [...before, ...(isServing ? [] : hello), ...after];
  const body = [
    ...parts.flatMap(({ declared }) => (declared ? [...declared, ''] : [])),
    'const app = express();',
    ...uses.filter((line, at) => line !== 'app.use(express.json());' || uses.indexOf(line) === at),
  ].join('\n');
  return {
    definition: `${body.includes('appendFile(') ? 'import { appendFile } from "node:fs/promises";\n' : ''}${importOf(body, isTyped)}\n\n${isTyped ? typed(body) : body}`,
    example: `app.listen(${port}, () => console.log("listening on http://localhost:${port}"));`,
  };
}

function importOf(body: string, isTyped: boolean): string {
  const types = [
    ...(body.includes('next)') ? ['NextFunction'] : []),
    ...(body.includes('next)') ? ['Request', 'Response'] : []),
  ];
  return isTyped && types.length > 0
    ? `import express, { ${types.map((name) => `type ${name}`).join(', ')} } from "express";`
    : 'import express from "express";';
}

const typed = (body: string): string =>
  body
    .replaceAll(`${ARGUMENTS} {`, '(request: Request, response: Response, next: NextFunction) {')
    .replace(
      '(error, request, response, next)',
      '(error: Error & { status?: number }, request: Request, response: Response, next: NextFunction)',
    )
    .replace('new Map();', 'new Map<string | undefined, { count: number; ends: number }>();')
    .replace('const problems = [];', 'const problems: string[] = [];')
    .replace('(value, usual)', '(value: unknown, usual: number)');
