import { type Item, isItem } from './item.ts';

type Kind = 'request' | 'job' | 'delivery' | 'credits' | 'fault' | 'gap';
export type LiveState = 'connecting' | 'live' | 'lost';

const KINDS: readonly Kind[] = ['request', 'job', 'delivery', 'credits', 'fault', 'gap'];
const listeners = new Map<Kind, Set<(body: Item) => void>>(KINDS.map((kind) => [kind, new Set()]));
const stateListeners = new Set<(state: LiveState) => void>();

/** One connection for all views. The browser connects again by itself and names the last event it has seen. */
export function connect(): void {
  const source = new EventSource('/local/events');
  const tell = (state: LiveState): void => {
    for (const listener of stateListeners) listener(state);
  };
  source.onopen = () => tell('live');
  source.onerror = () => tell('lost');
  for (const kind of KINDS) {
    source.addEventListener(kind, ({ data }) => {
      const body: unknown = JSON.parse(data);
      if (isItem(body)) for (const listener of listeners.get(kind) ?? []) listener(body);
    });
  }
}

/** Calls for events of these kinds; after a gap everything may have changed. */
export function onLive(kinds: readonly Kind[], listener: (body: Item, kind: Kind) => void): () => void {
  const added = [...kinds, 'gap' as const].map((kind) => {
    const one = (body: Item): void => listener(body, kind);
    listeners.get(kind)?.add(one);
    return () => listeners.get(kind)?.delete(one);
  });
  return () => {
    for (const remove of added) remove();
  };
}

export function onLiveState(listener: (state: LiveState) => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

export type LiveKind = Kind;
