import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { local, messageOf } from './api.ts';
import type { Item } from './item.ts';
import { type LiveKind, onLive } from './live.ts';
import { after } from './time.ts';

export interface Loaded {
  /** Undefined until it came. */
  readonly value: Item | undefined;
  readonly error: string | undefined;
  reload(): void;
}

const GATHER_MS = 200;

/** A reply of the service's own API, loaded again when events of these kinds come. */
export function useLocal(path: string | undefined, kinds: readonly LiveKind[] = []): Loaded {
  const [value, setValue] = useState<Item | undefined>(undefined);
  const [error, setError] = useState<string | undefined>(undefined);
  const asked = useRef(0);
  const reload = useCallback(() => {
    if (path === undefined) return;
    asked.current += 1;
    const turn = asked.current;
    local('GET', path).then(
      (got) => {
        if (turn !== asked.current) return;
        setValue(got);
        setError(undefined);
      },
      (fault: unknown) => turn === asked.current && setError(messageOf(fault)),
    );
  }, [path]);
  useEffect(() => {
    setValue(undefined);
    reload();
  }, [reload]);
  useEffect(() => {
    let callOff = (): void => {};
    const stop = onLive(kinds, () => {
      callOff();
      callOff = after(GATHER_MS, reload);
    });
    return () => {
      callOff();
      stop();
    };
  }, [reload, kinds.join()]);
  return { value, error, reload };
}

const subscribers = new Set<(hash: string) => void>();

/** The route after `#`: `/requests/req_1?status=404`. */
export function useRoute(): { readonly parts: readonly string[]; readonly query: URLSearchParams } {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    subscribers.add(setHash);
    return () => void subscribers.delete(setHash);
  }, []);
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return {
    parts: path.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(query),
  };
}

addEventListener('hashchange', () => {
  for (const tell of subscribers) tell(location.hash);
});

export function go(path: string): void {
  location.hash = path;
}
