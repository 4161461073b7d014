/** The API document's guidance: retry after 1, 2, then 4 seconds. */
export const DEFAULT_RETRIES = 3;
export const FIRST_RETRY_DELAY_MS = 1_000;
