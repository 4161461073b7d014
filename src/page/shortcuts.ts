import { useEffect, useRef } from 'preact/hooks';
import { html, type View } from './html.ts';
import { Icon } from './parts/icons.ts';
import { after } from './time.ts';
import { go } from './use.ts';

const GO: Readonly<Record<string, readonly [name: string, path: string]>> = {
  o: ['Overview', '/'],
  r: ['Requests', '/requests'],
  j: ['Jobs', '/jobs'],
  g: ['Gallery', '/gallery'],
  p: ['Playground', '/playground'],
  w: ['Webhooks', '/webhooks'],
  k: ['Keys and credits', '/keys'],
  f: ['Faults', '/faults'],
};

const OTHERS: readonly (readonly [keys: string, meaning: string])[] = [
  ['/', 'Search in the view'],
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['Enter', 'Open the row'],
  ['Esc', 'Close the detail'],
  ['?', 'These shortcuts'],
];

const SECOND_KEY_MS = 1_000;

/** Keys that a person types into a field are text. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

export function useShortcuts({ help }: { help: () => void }): void {
  useEffect(() => {
    let going = false;
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = GO[event.key];
      if (going && target) go(target[1]);
      else if (event.key === '?') help();
      else if (event.key === '/') focusSearch(event);
      else if (event.key === 'j' || event.key === 'k') moveRow(event.key === 'j' ? 1 : -1);
      else if (event.key === 'Escape') closeDetail();
      going = event.key === 'g' && !going;
      if (going) after(SECOND_KEY_MS, () => (going = false));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function focusSearch(event: KeyboardEvent): void {
  const field = document.querySelector('input[type=search]');
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  field.focus();
}

function moveRow(step: number): void {
  const rows: (Element | null)[] = [...document.querySelectorAll('[data-row]')];
  const at = rows.indexOf(document.activeElement);
  const next = rows[Math.max(0, Math.min(rows.length - 1, at + step))];
  if (next instanceof HTMLElement) next.focus();
}

function closeDetail(): void {
  if (document.querySelector('dialog[open]')) return;
  const close = document.querySelector('[data-close]');
  if (close instanceof HTMLElement) close.click();
}

export function Shortcuts({ close }: { close: () => void }): View {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return html`<dialog ref=${dialog} onClose=${close} aria-labelledby="shortcuts-title">
    <header><h2 id="shortcuts-title">Keyboard shortcuts</h2>
      <button type="button" class="quiet icon-only" aria-label="Close" onClick=${() => dialog.current?.close()}><${Icon} name="close" /></button></header>
    <table><thead><tr><th scope="col">Keys</th><th scope="col">What they do</th></tr></thead><tbody>
      ${Object.entries(GO).map(([key, [name]]) => html`<tr key=${key}><td><kbd>g</kbd> <kbd>${key}</kbd></td><td>Go to ${name}</td></tr>`)}
      ${OTHERS.map(([keys, meaning]) => html`<tr key=${meaning}><td><kbd>${keys}</kbd></td><td>${meaning}</td></tr>`)}
    </tbody></table>
  </dialog>`;
}
