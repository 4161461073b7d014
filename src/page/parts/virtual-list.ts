import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { html, type View } from '../html.ts';

const ROW_PX = 40;
const SPARE_ROWS = 12;

export interface VirtualListProps<Row> {
  readonly rows: readonly Row[];
  readonly label: string;
  row(row: Row, style: Readonly<Record<string, string>>, index: number): View;
  /** Called when the end comes near. */
  onEnd(): void;
}

/** Only the rows that can be seen are in the document, however many there are. */
export function VirtualList<Row>({ rows, label, row, onEnd }: VirtualListProps<Row>): View {
  const box = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState(0);
  const [seen, setSeen] = useState(30);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = new ResizeObserver(() => setSeen(Math.ceil(element.clientHeight / ROW_PX)));
    measure.observe(element);
    return () => measure.disconnect();
  }, []);
  const before = useRef(rows);
  // Rows that come in at the top do not move what somebody is looking at.
  useLayoutEffect(() => {
    const [top] = before.current;
    const added = top === undefined ? 0 : rows.indexOf(top);
    before.current = rows;
    if (added > 0 && box.current && box.current.scrollTop > 0) box.current.scrollTop += added * ROW_PX;
  }, [rows]);
  const first = Math.max(0, from - SPARE_ROWS);
  const last = Math.min(rows.length, from + seen + SPARE_ROWS);
  useEffect(() => {
    if (last >= rows.length - SPARE_ROWS) onEnd();
  }, [last, rows.length]);
  const scrolled = (): void => setFrom(Math.floor((box.current?.scrollTop ?? 0) / ROW_PX));
  return html`<div class="list card" ref=${box} onScroll=${scrolled} tabindex="0" role="region" aria-label=${label}>
    <div class="list-spacer" style=${{ height: `${rows.length * ROW_PX}px` }}>
      ${rows.slice(first, last).map((each, index) => row(each, { top: `${(first + index) * ROW_PX}px` }, first + index))}
    </div>
  </div>`;
}
