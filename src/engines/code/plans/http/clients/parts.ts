import type { Client } from '../read-client.ts';

export const sends = ({ method }: Client): boolean => /^(?:POST|PUT|PATCH)$/.test(method);

export const urlOf = ({ url, gives }: Client): string =>
  url ?? (gives === 'json' ? 'https://example.com/data.json' : 'https://example.com/');

/** A header with what stands for its value: a text, or the name of a parameter. */
export interface Sent {
  readonly name: string;
  readonly text?: string;
  readonly parameter?: string;
}

const parameterOf = (name: string): string =>
  name
    .replace(/^X-/, '')
    .split('-')
    .map((word, at) => (at === 0 ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase()))
    .join('');

/** Parameters beside the address, named as in JavaScript. */
export const namedHeaders = ({ headers }: Client): Sent[] =>
  headers.map(({ name, value }) =>
    value === undefined ? { name, parameter: parameterOf(name) } : { name, text: value },
  );

/** fetchJson, postJson, deleteJson, fetchText, fetchStatus. */
export const nameOf = ({ method, gives }: Client): string =>
  (method === 'GET' ? 'fetch' : method.toLowerCase()) + gives.charAt(0).toUpperCase() + gives.slice(1);

export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The statuses after which a request is sent again, as tests; undefined where it is after every failure. */
export function retriedStatuses({ retriesOn }: Client, status: string): string[] | undefined {
  if (!retriesOn) return undefined;
  return [
    ...(retriesOn.isServer ? [`${status} >= 500`] : []),
    ...(retriesOn.said.match(/\b50\d\b/g) ?? []).map((code) => `${status} == ${code}`),
    ...(retriesOn.isBusy ? [`${status} == 429`] : []),
  ];
}
