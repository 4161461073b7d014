/** Query values that tell nothing about the user. */
const PLAIN_QUERY: ReadonlySet<string> = new Set([
  'limit',
  'offset',
  'page',
  'per_page',
  'kind',
  'type',
  'status',
  'order',
]);

const PLAIN_HEADERS: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'host',
  'idempotency-key',
  'idempotent-replayed',
  'range',
  'retry-after',
  'server',
  'transfer-encoding',
  'user-agent',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
  'x-should-retry',
]);

/** An address as it may be shown: without user name, fragment and the values of a query (signed addresses). */
export function cleanUrl(address: string): string {
  if (!URL.canParse(address)) return address.replace(/[?#].*$/s, '').replace(/\/\/[^/]*@/, '//');
  const url = new URL(address);
  if (url.protocol === 'data:') return 'data:…';
  url.username = '';
  url.password = '';
  url.hash = '';
  const names = [...url.searchParams].map(([name, value]) => {
    const shown = PLAIN_QUERY.has(name) ? encodeURIComponent(value) : '…';
    return `${encodeURIComponent(name)}=${shown}`;
  });
  url.search = '';
  return names.length ? `${url.href}?${names.join('&')}` : url.href;
}

/** Bounded, so that text of any length is scanned in linear time. */
const ADDRESS = /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s"'`<>]+/gi;

/** Text in which every address has lost its user name, fragment and the values of its query. */
export function cleanAddresses(text: string): string {
  return text.replace(ADDRESS, (address) => (/[@?#]/.test(address) ? cleanUrl(address) : address));
}

/** The headers that verbose output may show. */
export function shownHeaders(headers: Iterable<readonly [string, string]>): [string, string][] {
  return [...headers]
    .filter(([name]) => PLAIN_HEADERS.has(name.toLowerCase()))
    .map(([name, value]) => [name.toLowerCase(), value]);
}
