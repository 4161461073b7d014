interface Finding {
  readonly when: RegExp;
  readonly says: string;
}

/** Errors of the connection, in the words of Node. */
const CONNECTION: readonly Finding[] = [
  { when: /ECONNREFUSED/, says: 'Nothing listens at this address. Is the receiver running, on this port?' },
  { when: /ENOTFOUND|EAI_AGAIN/, says: 'The host name cannot be resolved.' },
  { when: /ECONNRESET|socket hang up|EPIPE/, says: 'The receiver closed the connection before it answered.' },
  { when: /no reply within/, says: 'The receiver took too long. Answer first, then do the work.' },
  { when: /longer than 64 KiB/, says: 'The answer is too long. An empty body is enough.' },
  { when: /certificate|self.signed|ERR_TLS|SSL/i, says: 'The certificate of the receiver is not trusted.' },
  {
    when: /private addresses/,
    says: 'Private addresses are not called while other machines can reach this service.',
  },
  { when: /the process ended|is closing/, says: 'The service was stopped during this attempt.' },
];

/** Explains an attempt to the author of the receiver. Null: it is still under way. */
export function diagnosisOf(status: number | undefined, error: string | undefined): string | null {
  if (status === undefined && error === undefined) return null;
  if (status === undefined) {
    return CONNECTION.find(({ when }) => when.test(error ?? ''))?.says ?? 'The connection failed.';
  }
  if (status >= 200 && status < 300) return 'Acknowledged.';
  if (status >= 300 && status < 400) return 'Redirects are not followed. Register the final address.';
  if (status === 400 || status === 422) return 'The receiver refused the body. Does it read the raw JSON?';
  if (status === 401 || status === 403) {
    return 'The receiver refused the signature. Compare its secret, and sign the raw bytes of the body.';
  }
  if (status === 404) return 'The receiver has no route for this path.';
  if (status === 405) return 'The receiver does not take POST on this path.';
  if (status === 410) return 'The receiver says that it is gone for good.';
  if (status === 429) return 'The receiver asks to slow down; its Retry-After is respected.';
  return status >= 500
    ? 'The receiver failed while it handled the event. Its log says why.'
    : 'The receiver refused the event.';
}
