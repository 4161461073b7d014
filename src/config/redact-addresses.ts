/** Harmless query parameters: their values are kept. */
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

/** Drops user name and fragment, and hides query values: signed addresses carry their secret there. */
export function redactAddress(address: string): string {
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

export function redactAddresses(text: string): string {
  return text.replace(ADDRESS, (address) => (/[@?#]/.test(address) ? redactAddress(address) : address));
}
