import type { EndpointName } from '../contract/endpoints.ts';
import type { Route } from './room.ts';

/** Each route is loaded with its first request: a chat must not wait for the code of films. */
export const ROUTES: Readonly<Partial<Record<EndpointName, () => Promise<Route>>>> = {
  chatCompletions: async () => (await import('./routes/chat.ts')).chatCompletions,
  chatStream: async () => (await import('./routes/chat.ts')).chatStream,
  completions: async () => (await import('./routes/completions.ts')).completions,
  embeddings: async () => (await import('./routes/embeddings.ts')).embeddings,
  models: async () => (await import('./routes/models.ts')).models,
  chatModels: async () => (await import('./routes/models.ts')).chatModelList,
  usage: async () => (await import('./routes/usage.ts')).usage,
  balance: async () => (await import('./routes/payments.ts')).balance,
  transactions: async () => (await import('./routes/payments.ts')).history,
  checkout: async () => (await import('./routes/payments.ts')).checkout,
};
