/** The service's own API, its page and its description are made anew in each run. */
const OWN =
  /^\/(?:(?:api\/)?v1\/)?(?:local|open|session|page|metrics|mcp|openapi\.json)(?:\/|$)|^\/(?:favicon\.ico)?$/;

export const isRecordedPath = (path: string): boolean => !OWN.test(path);
