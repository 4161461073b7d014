/** Endpoints that the API document does not show; other clients expect them beside its own. */
export const OWN_PATHS = {
  model: { method: 'GET', path: '/models/{id}' },
  responses: { method: 'POST', path: '/responses' },
  response: { method: 'GET', path: '/responses/{id}' },
  messages: { method: 'POST', path: '/messages' },
  countTokens: { method: 'POST', path: '/messages/count_tokens' },
  imageGenerations: { method: 'POST', path: '/images/generations' },
  imageEdits: { method: 'POST', path: '/images/edits' },
  speech: { method: 'POST', path: '/audio/speech' },
} as const;

export type OwnEndpointName = keyof typeof OWN_PATHS;

const isName = (name: string): name is OwnEndpointName => Object.hasOwn(OWN_PATHS, name);
export const ownEndpointNames: readonly OwnEndpointName[] = Object.keys(OWN_PATHS).filter(isName);
