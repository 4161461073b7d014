/** Rule 1 of the API document: every reply carries attribution to the service. */
export const ATTRIBUTION = 'Made with octet, local service';
