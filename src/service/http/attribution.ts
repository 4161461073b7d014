/** Rule 1 of the API document: every reply carries attribution to the service. */
export const ATTRIBUTION = 'Made with octet, local service';

/** What every reply carries, also one that no handler made. */
export const replyHeaders = (requestId: string): Record<string, string> => ({
  'x-request-id': requestId,
  'x-attribution': ATTRIBUTION,
});
