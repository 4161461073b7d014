import { isObject, type JsonObject } from '../../contract/shape.ts';
import { BUILD_NAME, PREVIEW_NAME } from '../artifacts/projects.ts';
import { maybeText, numberIn, type Row, type Sql, textIn } from '../store/sql.ts';
import type { LocalRun } from './endpoint.ts';
import { pageOf } from './pages.ts';

interface Item {
  readonly id: string;
  readonly account: string | undefined;
  readonly at: number;
  readonly document: JsonObject;
}

/** Enough to page through; older ones are found by search. */
const MOST_CONSIDERED = 2_000;

/** All that was made: pictures, songs, films, applications and code, newest first. */
export const artifacts: LocalRun = async ({ service, query, url, test }) => {
  await service.journal?.flush();
  const { limit, after } = pageOf(query);
  const kind = query.get('kind') || undefined;
  const words = query.get('q')?.toLowerCase() || undefined;
  return service.store.read((sql) => {
    const isOwn = ownedBy(sql, test);
    const all = [...files(sql, url.origin), ...builds(sql, url.origin), ...codes(sql)]
      .filter(isOwn)
      .filter(({ document }) => kind === undefined || document.kind === kind)
      .filter(({ document }) => words === undefined || JSON.stringify(document).toLowerCase().includes(words))
      .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const page = after !== undefined && from === 0 ? [] : all.slice(from, from + limit);
    return {
      object: 'list',
      data: page.map(({ document }) => document),
      next: from + limit < all.length ? (page.at(-1)?.id ?? null) : null,
    };
  });
};

/** Says of an artifact whether it was made in this test; without a test, all of them were. */
function ownedBy(sql: Sql, test: string | undefined): (made: Item) => boolean {
  if (test === undefined) return () => true;
  const accounts = new Set(sql.all('SELECT id FROM accounts WHERE test = ?', test).map(({ id }) => id));
  return ({ account }) => account !== undefined && accounts.has(account);
}

function item(row: Row, time: string, document: JsonObject): Item {
  const id = textIn(row, 'id');
  const at = numberIn(row, time);
  return {
    id,
    at,
    account: maybeText(row, 'account'),
    document: { object: 'artifact', id, at: new Date(at).toISOString(), ...document },
  };
}

/** Posters belong to their films, and previews to their applications. */
function files(sql: Sql, origin: string): Item[] {
  const rows = sql.all(
    `SELECT * FROM files WHERE made IS NOT NULL AND name NOT IN (?, ?) ORDER BY created_at DESC LIMIT ${MOST_CONSIDERED}`,
    PREVIEW_NAME,
    BUILD_NAME,
  );
  return rows.map((row) => {
    const made = objectOf(maybeText(row, 'made'));
    const mime = textIn(row, 'mime');
    const { poster } = made;
    return item(row, 'created_at', {
      kind: mime.startsWith('audio/') ? 'song' : mime.startsWith('video/') ? 'film' : 'picture',
      name: textIn(row, 'name'),
      mime,
      size: numberIn(row, 'size'),
      url: `${origin}/files/${textIn(row, 'id')}`,
      ...(typeof poster === 'string' ? { poster_url: `${origin}/files/${poster}` } : {}),
      endpoint: made.path ?? null,
      request: made.request ?? {},
    });
  });
}

function builds(sql: Sql, origin: string): Item[] {
  return sql.all(`SELECT * FROM projects ORDER BY updated_at DESC LIMIT ${MOST_CONSIDERED}`).map((row) => {
    const preview = maybeText(row, 'preview');
    return item(row, 'updated_at', {
      kind: 'application',
      name: textIn(row, 'name'),
      framework: textIn(row, 'framework'),
      preview_url: preview === undefined ? null : `${origin}/previews/${preview}`,
      url: `${origin}/files/${textIn(row, 'build')}`,
      endpoint: '/builder/build',
      request: { prompt: textIn(row, 'prompt'), framework: textIn(row, 'framework') },
    });
  });
}

/** Code is not stored as a file; the journal has what was answered. */
function codes(sql: Sql): Item[] {
  const rows = sql.all(
    "SELECT id, at, account, endpoint, detail FROM requests WHERE endpoint IN ('/code/generate', '/code/refactor', '/code/complete') AND status = 200 ORDER BY seq DESC LIMIT 500",
  );
  return rows.flatMap((row) => {
    const { request, response } = objectOf(maybeText(row, 'detail'));
    const asked = objectOf(isObject(request) ? request.text : undefined);
    const answered = objectOf(isObject(response) ? response.text : undefined);
    const code = answered.code ?? answered.completion;
    if (typeof code !== 'string' || code === '') return [];
    return [
      item(row, 'at', {
        kind: 'code',
        name: typeof asked.prompt === 'string' ? asked.prompt : textIn(row, 'endpoint'),
        language: answered.language ?? asked.language ?? null,
        code,
        endpoint: textIn(row, 'endpoint'),
        request: asked,
      }),
    ];
  });
}

/** The journal may hold the beginning of a document only. */
function objectOf(text: unknown): JsonObject {
  try {
    const value: unknown = JSON.parse(typeof text === 'string' ? text : '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
