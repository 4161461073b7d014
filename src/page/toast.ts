import { useEffect, useState } from 'preact/hooks';
import { messageOf } from './api.ts';
import { html, type View } from './html.ts';
import { after } from './time.ts';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
}

const SHOWN_MS = 5_000;
let toasts: readonly Toast[] = [];
let count = 0;
let changed = (_: readonly Toast[]): void => {};

function show(text: string, bad: boolean): void {
  count += 1;
  const toast = { id: count, text, bad };
  toasts = [...toasts, toast];
  changed(toasts);
  after(SHOWN_MS, () => {
    toasts = toasts.filter((each) => each !== toast);
    changed(toasts);
  });
}

const say = (text: string): void => show(text, false);

/** Runs what a person asked for, and says what went wrong. */
export async function attempt(action: () => Promise<unknown>, done?: string): Promise<void> {
  try {
    await action();
    if (done !== undefined) say(done);
  } catch (error) {
    show(messageOf(error), true);
  }
}

export function Toasts(): View {
  const [shown, setShown] = useState(toasts);
  useEffect(() => {
    changed = setShown;
  }, []);
  return html`<div class="toasts" role="status" aria-live="polite">
    ${shown.map(({ id, text, bad }) => html`<div key=${id} class=${bad ? 'toast bad' : 'toast'}>${text}</div>`)}
  </div>`;
}
