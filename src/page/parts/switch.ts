import { html, type View } from '../html.ts';

export function Switch({ on, label, toggle }: { on: boolean; label: string; toggle: () => void }): View {
  return html`<button type="button" class="switch" role="switch" aria-checked=${on ? 'true' : 'false'} aria-label=${label} onClick=${toggle}></button>`;
}
