import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { local, messageOf } from '../api.ts';
import { type Item, list, number, text } from '../item.ts';
import { onLive } from '../live.ts';
import { after } from '../time.ts';

const PAGE = 500;
/** A filtered list is asked for again, once for all requests of this time. */
const AGAIN_MS = 250;
/** New requests are shown together: hundreds may come in a second. */
const GATHER_MS = 100;
const MOST_ROWS = 20_000;

interface JournalPage {
  readonly rows: readonly Item[];
  readonly total: number;
  readonly error: string | undefined;
  readonly isLoaded: boolean;
  more(): void;
  reload(): void;
}

/** Pages are loaded as they are scrolled to; new requests come in at the top. */
export function useJournal(query: string): JournalPage {
  const [rows, setRows] = useState<readonly Item[]>([]);
  const [total, setTotal] = useState(0);
  const [error, setError] = useState<string | undefined>(undefined);
  const [isLoaded, setLoaded] = useState(false);
  const next = useRef<string | undefined>(undefined);
  const busy = useRef(false);
  const load = useCallback(
    async (after: string | undefined) => {
      busy.current = true;
      try {
        const got = await local(
          'GET',
          `/local/requests?limit=${PAGE}${query}${after === undefined ? '' : `&after=${after}`}`,
        );
        next.current = text(got, 'next') || undefined;
        setTotal(number(got, 'total'));
        setError(undefined);
        setRows((known) => (after === undefined ? list(got, 'data') : [...known, ...list(got, 'data')]));
      } catch (fault) {
        setError(messageOf(fault));
      } finally {
        busy.current = false;
        setLoaded(true);
      }
    },
    [query],
  );
  useEffect(() => void load(undefined), [load]);
  useEffect(() => {
    let callOff = (): void => {};
    let callOffShowing = (): void => {};
    let fresh: Item[] = [];
    const show = (): void => {
      const come = fresh;
      fresh = [];
      setTotal((count) => count + come.length);
      setRows((known) => {
        const all = withFresh(known, come);
        const last = all[MOST_ROWS - 1];
        if (!last || all.length === MOST_ROWS) return all;
        next.current = text(last, 'id');
        return all.slice(0, MOST_ROWS);
      });
    };
    const stop = onLive(['request'], (body, kind) => {
      if (kind === 'gap' || query !== '') {
        callOff();
        callOff = after(AGAIN_MS, () => void load(undefined));
        return;
      }
      fresh.unshift(body);
      if (fresh.length === 1) callOffShowing = after(GATHER_MS, show);
    });
    return () => {
      callOff();
      callOffShowing();
      stop();
    };
  }, [load]);
  const more = (): void => {
    if (!busy.current && next.current !== undefined) void load(next.current);
  };
  return { rows, total, error, isLoaded, more, reload: () => void load(undefined) };
}

/** A request that ended while the page was loaded may have come with it. */
function withFresh(known: readonly Item[], fresh: readonly Item[]): readonly Item[] {
  const latest = new Set(known.slice(0, PAGE).map((each) => text(each, 'id')));
  return [...fresh.filter((each) => !latest.has(text(each, 'id'))), ...known];
}
