/** Rule 1 of the API document: every reply carries attribution to the service. */
export const ATTRIBUTION = 'Made with octet, local service';

const LONGEST_MODEL = 100;

/** For the answer of another server. It goes into a header, too, so characters that a header cannot hold are replaced. */
export function upstreamAttribution(model: string, host: string): string {
  const shown = model.slice(0, LONGEST_MODEL).replace(/[^\x20-\x7e]/g, '?');
  return `Answered by ${shown} at ${host}, through octet's local service`;
}

/** Headers of every reply, also of one that no handler made. */
export const replyHeaders = (requestId: string): Record<string, string> => ({
  'x-request-id': requestId,
  'x-attribution': ATTRIBUTION,
});
