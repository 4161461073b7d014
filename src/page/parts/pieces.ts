import { useState } from 'preact/hooks';
import { html, type View } from '../html.ts';
import { after } from '../time.ts';
import { attempt } from '../toast.ts';
import { highlighted } from './highlight.ts';
import { Icon, type IconName } from './icons.ts';

function Copy({ value, label }: { value: string; label: string }): View {
  const [done, setDone] = useState(false);
  const copy = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(value);
      setDone(true);
      after(1_500, () => setDone(false));
    });
  return html`<button type="button" class="quiet icon-only" onClick=${copy} title=${label} aria-label=${done ? 'Copied' : label}>
    <${Icon} name=${done ? 'check' : 'copy'} />
  </button>`;
}

/** One line to copy; a secret shows its ends only. */
export function CopyLine({ value, label, secret }: { value: string; label: string; secret?: boolean }): View {
  const shown = secret && value.length > 20 ? `${value.slice(0, 14)}…${value.slice(-4)}` : value;
  return html`<div class="copy-line"><code title=${secret ? label : value}>${shown}</code><${Copy} value=${value} label=${`Copy ${label}`} /></div>`;
}

export function Code({
  code,
  language,
  wrap,
  label,
}: {
  code: string;
  language?: string;
  wrap?: boolean;
  label?: string;
}): View {
  return html`<div class=${wrap ? 'code wrap' : 'code'}>
    <pre tabindex="0" aria-label=${label ?? 'Code'}><code>${highlighted(code, language ?? '')}</code></pre>
    <${Copy} value=${code} label="Copy code" />
  </div>`;
}

export type Tone = 'good' | 'warn' | 'bad' | 'accent' | '';

export function Badge({ tone = '', children }: { tone?: Tone; children?: View }): View {
  return html`<span class=${`badge ${tone}`}>${children}</span>`;
}

export const statusTone = (status: number): Tone =>
  status < 300 ? 'good' : status < 400 ? '' : status < 500 ? 'warn' : 'bad';

export function Empty({ icon, title, children }: { icon: IconName; title: string; children?: View }): View {
  return html`<div class="empty"><${Icon} name=${icon} /><h2>${title}</h2><div>${children}</div></div>`;
}

export function Fault({ message }: { message: string }): View {
  return html`<p class="card bad" role="alert">${message}</p>`;
}

/** A list of choices of which one is shown. */
export function Tabs({
  names,
  chosen,
  choose,
  label,
}: {
  names: readonly string[];
  chosen: string;
  choose: (name: string) => void;
  label: string;
}): View {
  return html`<div class="tabs" role="group" aria-label=${label}>
    ${names.map((name) => html`<button type="button" key=${name} aria-pressed=${name === chosen ? 'true' : 'false'} onClick=${() => choose(name)}>${name}</button>`)}
  </div>`;
}

export function Progress({ value, label }: { value: number; label: string }): View {
  const percent = Math.round(value * 100);
  return html`<div class="progress" role="progressbar" aria-label=${label} aria-valuemin="0" aria-valuemax="100" aria-valuenow=${percent}>
    <div style=${{ width: `${percent}%` }}></div>
  </div>`;
}

export function Head({ title, about, children }: { title: string; about?: string; children?: View }): View {
  return html`<header class="view-head"><div class="grow"><h1>${title}</h1>${about && html`<p>${about}</p>`}</div>${children}</header>`;
}

export function Figure({ name, value, note }: { name: string; value: string; note?: string }): View {
  return html`<dl class="card figure"><dt>${name}</dt><dd>${value}${note && html`<div class="note">${note}</div>`}</dd></dl>`;
}

/** `1 hit`, `2 hits`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString()} ${noun}${count === 1 ? '' : 's'}`;
