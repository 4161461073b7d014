/** Endpoints that the API document does not show; other clients expect them beside its own. */
export const EXTRA_PATHS = {
  model: { method: 'GET', path: '/models/{id}' },
  responses: { method: 'POST', path: '/responses' },
  response: { method: 'GET', path: '/responses/{id}' },
  messages: { method: 'POST', path: '/messages' },
  countTokens: { method: 'POST', path: '/messages/count_tokens' },
  imageGenerations: { method: 'POST', path: '/images/generations' },
  imageEdits: { method: 'POST', path: '/images/edits' },
  speech: { method: 'POST', path: '/audio/speech' },
} as const;

export type ExtraEndpointName = keyof typeof EXTRA_PATHS;

const isName = (name: string): name is ExtraEndpointName => Object.hasOwn(EXTRA_PATHS, name);
export const extraEndpointNames: readonly ExtraEndpointName[] = Object.keys(EXTRA_PATHS).filter(isName);
