import { NothingUnderstood } from '../../nothing-understood.ts';
import type { AppFramework } from '../files/project-parts.ts';
import type { AppSpec, EntitySpec } from './app-spec.ts';
import { likely } from './likely.ts';
import { pluralOf, singularOf } from './nouns.ts';

const METHOD = '(?:GET|POST|PUT|PATCH|DELETE)';
const ROUTE = likely(
  /\s\//,
  new RegExp(
    `(?:(?:,|:|;)\\s*)?(?:\\b(?:with|and|plus)\\s)?(${METHOD})(?:\\s(?:on|to|at))?\\s/([a-z:{][\\w:/{}-]*)((?:(?!\\s(?:and|&)\\s${METHOD}\\s|\\s${METHOD}\\s/)[^,;.])*(?:(?<=\\swith\\s[^,;.]*)(?:,(?!\\s*${METHOD})[^,;.]{1,30})*?\\sand\\s(?!${METHOD})[a-z ]+(?=[,;.]|$))?)`,
    'g',
  ),
);
const SHORTENER = likely(
  /short|tiny/i,
  /\b(?:(?:url|link|address)[- ]?shorten(?:er|ing)|short(?:ened)?[- ](?:link|url)s?|tiny ?url|link short\w+)(?:\s(?:service|app|api|server|tool|site))?/i,
);
const LINKS: EntitySpec = {
  name: 'link',
  plural: 'links',
  redirects: true,
  fields: [
    { key: 'url', label: 'URL', type: 'url', required: true },
    { key: 'code', label: 'Code', type: 'text', required: false, fill: 'code' },
    { key: 'clicks', label: 'Clicks', type: 'number', required: false, min: 0, fill: 0 },
  ],
  rules: [{ same: ['code'], message: 'There is already a link with this code.' }],
};
/** The words of a URL shortener; a phrase with any other word is not built. */
const OF_LINKS =
  /^(?:\W|\b(?:GET|POST|redirect\w*|clicks?|hits?|visits?|count\w*|codes?|short\w*|tiny|urls?|links?|address\w*|service|custom|own|random|create|creating|list|listing|see|show|alias\w*|slugs?|expir\w+|dates?|on|per|each|for|the|an?|all|of|by|it|that|which|me|my|us|simple|small|api|app|server|with|and|to|gives?|returns?|makes?|original|long|from|at)\b|\/[\w:{}-]+)*$/i;

const DONE_BY_ROUTES =
  /^(?:\s|\b(?:the|an?|all|new|one|it|them|that|which|as|json|by|id|single|with|to|returns?|stores?|saves?|creates?|adds?|lists?|gets?|shows?|reads?|updates?|changes?|edits?|deletes?|removes?|and)\b)*$/i;

interface Route {
  readonly first: string;
  readonly tail: string;
  readonly said: string;
  readonly isPlain: boolean;
  readonly isMaking: boolean;
}

export interface Served {
  /** The prompt without the words about routes and files. */
  readonly rest: string;
  readonly unmet: readonly string[];
  /** Adds what the words about routes ask for. */
  finish(spec: AppSpec): { readonly spec: AppSpec; readonly missing: readonly string[] };
}

const isServer = (framework: AppFramework): boolean => framework === 'nodejs' || framework === 'python';

/** Takes out of a prompt how it is served and where it is stored. */
export function takeServed(prompt: string, framework: AppFramework): Served {
  const stored = takeStorage(prompt, framework);
  const short = SHORTENER.exec(stored.rest);
  if (short !== null && !/\b(?:clone list|list of)\b/i.test(stored.rest.slice(0, short.index)))
    return shortener(stored.rest, stored.unmet, framework);
  const routes: Route[] = [];
  const head = stored.rest.replace(ROUTE, (said: string, method: string, path: string, tail: string) => {
    const [first = '', id, ...more] = path.split('/');
    const isPlain = !/^[:{]/.test(first) && (id === undefined || /^[:{]/.test(id)) && more.length === 0;
    routes.push({
      first,
      tail,
      isMaking: method === 'POST',
      said: said.replace(/^(?:[,:;\s]|(?:with|and|plus)\s)+/i, ''),
      isPlain,
    });
    return ' ,';
  });
  const text = head
    .replace(/(?<![\s,])[\s,]*,\s*$/, '')
    .replace(/(?:\s*,){2,}/g, ',')
    .replace(/\s,/g, ',');
  const lists = new Map<string, string>();
  for (const { first, tail, isPlain, isMaking } of routes) {
    const fields =
      /\s(?:with|stores?|takes|saves)\s(?:an?\s|the\s)?(?!id\b)([a-z, ]+?)(?:\sand\sreturns\b.*)?$/i.exec(
        tail,
      )?.[1];
    const plural = pluralOf(singularOf(first.toLowerCase()));
    if (isPlain && isMaking && (fields !== undefined || !lists.has(plural)))
      lists.set(plural, fields ?? lists.get(plural) ?? '');
  }
  const more = [...lists].filter(
    ([plural, fields]) => fields !== '' || !new RegExp(`\\b${singularOf(plural)}`, 'i').test(text),
  );
  const added = more
    .map(([plural, fields]) => (fields === '' ? plural : `${plural} with ${fields}`))
    .join('; ');
  return {
    rest: added === '' ? text : `${text.replace(/[\s:,]+$/, '')}: ${added}`,
    unmet: stored.unmet,
    finish: (spec) => withRoutes(spec, routes, framework),
  };
}

function withRoutes(
  spec: AppSpec,
  routes: readonly Route[],
  framework: AppFramework,
): ReturnType<Served['finish']> {
  const found = routes.map((route) => {
    const name = singularOf(route.first.toLowerCase());
    const entity = spec.entities.find((one) => one.name === name || one.name.endsWith(` ${name}`));
    return { ...route, entity };
  });
  const words = (entity: EntitySpec): string =>
    [entity.name, entity.plural, ...entity.fields.map(({ label }) => label)].join('|').replace(/[()]/g, '');
  const missing = found.flatMap(({ entity, isPlain, tail, said }) => {
    const isMet =
      entity &&
      isPlain &&
      DONE_BY_ROUTES.test(tail.replace(new RegExp(`\\b(?:${words(entity)})\\b`, 'gi'), ''));
    if (isMet && isServer(framework)) return [];
    return [isMet && framework === 'nextjs' ? `${said} (it is below /api/)` : said];
  });
  if (missing.length > 1 && missing.length === routes.length && isServer(framework))
    throw new NothingUnderstood(
      `The local builder makes APIs that keep records: not these routes (${missing.join(', ')}). The nearest that it makes: a list with its own routes ("events with title and date, POST /events, GET /events").`,
    );
  if (!isServer(framework)) return { spec, missing };
  const entities = spec.entities.map((entity) => {
    const named = found.find((one) => one.entity === entity && one.isPlain);
    if (!named) return entity;
    // An entity has only the fields that its routes name: a paste with a text has no name.
    const tails = found.filter((one) => one.entity === entity).map(({ tail }) => tail.toLowerCase());
    const own = entity.fields.filter(({ label }) => tails.some((tail) => tail.includes(label.toLowerCase())));
    const fields =
      own.length > 0
        ? own.map((field, at) => (at === 0 ? { ...field, required: true } : field))
        : entity.fields;
    return { ...entity, fields, route: named.first.toLowerCase() };
  });
  return { spec: { ...spec, entities }, missing };
}

function shortener(prompt: string, unmet: readonly string[], framework: AppFramework): Served {
  if (framework !== 'nodejs')
    throw new NothingUnderstood(
      'A URL shortener needs a server that redirects: --framework nodejs makes it. The nearest that this framework makes is a list of links.',
    );
  const route = /POST \/([a-z][\w-]*)/.exec(prompt)?.[1] ?? '';
  const expires = /\bexpir/i.test(prompt);
  const links: EntitySpec = {
    ...LINKS,
    ...(route !== '' && { route }),
    fields: [
      ...LINKS.fields,
      ...(expires
        ? [{ key: 'expiryDate', label: 'Expiry date', type: 'date', required: false } as const]
        : []),
    ],
  };
  const missing = prompt
    .split(/[,;.]|(?<!\/):|\s(?:and|plus|with)\s/)
    .filter((part) => !OF_LINKS.test(part))
    .map((part) => part.trim());
  return {
    rest: 'links with url',
    unmet: [...unmet, ...missing],
    finish: (spec) => ({ spec: { ...spec, title: 'Short links', entities: [links] }, missing: [] }),
  };
}

const KEPT = '(?:kept|stored?|saved?|stores?|saves?|keeps?|persist(?:ed|s)?|storage|data|records)';
/** Each framework keeps its records in a way of its own. */
const STORAGE = likely(
  /\b(?:files?|json|sqlite|databases?)\b/i,
  new RegExp(
    `(?:,\\s*(?:and\\s)?(?:[a-z]+\\s){0,2}(?:is\\s|are\\s)?(?=${KEPT}\\s)|\\s(?:and\\s)?(?=${KEPT}\\s(?:in|to|as)\\s)|\\s(?=(?:in|to|with|using)\\s(?:an?|the|one)\\s))(?:${KEPT}\\s)?(?:in|to|as|with|using)\\s(?:an?\\s|the\\s|one\\s|local\\s)*(json(?:\\sfiles?)?|sqlite(?:\\s(?:file|database|db))?|local\\sfiles?|files?)(?:\\s(?:for|as)\\s(?:the\\s|a\\s)?(?:storage|database|persistence|db))?(?=\\s*(?:[,.;:()]|$)|\\s(?:and|with)\\s)`,
    'gi',
  ),
);

function takeStorage(
  prompt: string,
  framework: AppFramework,
): { readonly rest: string; readonly unmet: readonly string[] } {
  const unmet: string[] = [];
  const rest = prompt.replace(STORAGE, (said: string, kind: string) => {
    const isMet = /sqlite/i.test(kind)
      ? framework === 'python'
      : framework === 'nodejs' || framework === 'nextjs' || (framework === 'python' && !/json/i.test(kind));
    if (!isMet) {
      const where =
        framework === 'python'
          ? 'SQLite'
          : framework === 'nodejs' || framework === 'nextjs'
            ? 'data.json'
            : 'the browser';
      unmet.push(`${said.replace(/^[,\s]+(?:and\s)?/, '')} (records are kept in ${where})`);
    }
    return '';
  });
  return { rest, unmet };
}
