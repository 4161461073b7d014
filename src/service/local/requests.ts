import { isObject, type JsonObject } from '../../contract/shape.ts';
import { isBytes, type ServiceResponse } from '../http/request-response.ts';
import { serviceError } from '../http/service-error.ts';
import {
  countRequests,
  findRequest,
  type JournalQuery,
  listRequests,
  type StoredRequest,
} from '../journal/read-journal.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Sql } from '../store/sql.ts';
import { curlOf } from './curl.ts';
import type { LocalRun } from './endpoint.ts';
import { pageOf } from './pages.ts';

export const requests: LocalRun = async ({ service, query, test }) => {
  await service.journal?.flush();
  const asked = { ...queryOf(query), ...(test === undefined ? {} : { test }) };
  return service.store.read((sql) => ({
    object: 'list',
    ...listRequests(sql, asked),
    total: countRequests(sql, test),
    dropped: service.journal?.dropped ?? 0,
  }));
};

function queryOf(query: URLSearchParams): JournalQuery {
  const given = (name: string): string | undefined => query.get(name) || undefined;
  const status = given('status');
  if (status !== undefined && !/^([1-5]xx|\d{3})$/.test(status)) {
    throw serviceError.invalid('status: must be a status such as 404, or a group such as 4xx');
  }
  return {
    ...pageOf(query),
    status,
    path: given('path'),
    key: given('key'),
    test: given('test'),
    q: given('q'),
  };
}

export const request: LocalRun = async ({ service, id }) => {
  await service.journal?.flush();
  return service.store.read((sql) => {
    const found = stored(sql, id);
    return {
      object: 'request',
      ...found.summary,
      end: found.detail.end,
      first_byte_ms: found.detail.first_byte_ms,
      token_counts: found.detail.tokens,
      request: exchanged(found.detail.request),
      response: exchanged(found.detail.response),
      curl: curlOf(found),
      deliveries: deliveriesOf(sql, found.jobId),
    };
  });
};

function stored(sql: Sql, id: string): StoredRequest {
  const found = findRequest(sql, id);
  if (!found) throw serviceError.missing('Request not found.');
  return found;
}

/** A body that is whole JSON is shown as such; anything else as text. */
function exchanged(side: unknown): JsonObject {
  if (!isObject(side)) return {};
  const { text, ...rest } = side;
  return { ...rest, body: typeof text === 'string' ? (parsed(text) ?? text) : null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON, or the beginning of some.
    return undefined;
  }
}

function deliveriesOf(sql: Sql, job: string | undefined): unknown[] {
  if (job === undefined) return [];
  const rows = sql.all(
    'SELECT id FROM deliveries WHERE instr(body, CAST(? AS BLOB)) > 0 ORDER BY seq',
    JSON.stringify(job),
  );
  return rows.map(({ id }) => id);
}

export const forgetRequests: LocalRun = async ({ service, test }) => {
  await service.journal?.clear(test);
  return { object: 'list', deleted: true };
};

/** Sent with the key of the service: of other keys only hashes are known. */
export const replay: LocalRun<{ body?: JsonObject }> = async ({ service, id, body, url }) => {
  await service.journal?.flush();
  const found = await service.store.read((sql) => stored(sql, id));
  if (!found.isWhole && body.body === undefined) {
    throw serviceError.conflict(
      'The body was too long to be kept, so it cannot be sent again.',
      'body_not_kept',
    );
  }
  const text = body.body === undefined ? (found.requestText ?? '') : JSON.stringify(body.body);
  const response = await sendAgain(service, found, url.origin, text);
  const { 'x-request-id': again = '' } = response.headers;
  return { object: 'request', id: again, status: response.status, replay_of: id };
};

async function sendAgain(
  service: ServiceContext,
  { method, path, requestHeaders }: StoredRequest,
  origin: string,
  text: string,
): Promise<ServiceResponse> {
  const bytes = new TextEncoder().encode(text);
  const type = requestHeaders['content-type'];
  const test = requestHeaders['x-octet-test'];
  const response = await service.dispatch({
    method,
    url: new URL(origin + path),
    headers: {
      authorization: `Bearer ${service.identity.key}`,
      ...(typeof type === 'string' ? { 'content-type': type } : {}),
      ...(typeof test === 'string' ? { 'x-octet-test': test } : {}),
      'user-agent': 'octet, sent again',
    },
    body: async () => bytes,
    signal: new AbortController().signal,
    inProcess: false,
  });
  void drain(response);
  return response;
}

/** A stream is only made while somebody reads it. */
async function drain({ body }: ServiceResponse): Promise<void> {
  if (isBytes(body)) return;
  try {
    for await (const _ of body);
  } catch {
    // The journal has the outcome.
  }
}
