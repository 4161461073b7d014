import { html, type View } from '../html.ts';
import { isItem } from '../item.ts';

const OPEN_DEPTH = 3;
const MOST_SHOWN = 200;

/** A JSON value that can be folded. */
export function JsonTree({ value }: { value: unknown }): View {
  return html`<div class="tree" tabindex="0" role="group" aria-label="JSON">${branch('', value, 0)}</div>`;
}

function branch(name: string, value: unknown, depth: number): View {
  const shownName = name === '' ? null : html`<span class="name">${name}</span>: `;
  if (Array.isArray(value))
    return folded(
      shownName,
      value.map((each, index) => [String(index), each]),
      `[${value.length}]`,
      depth,
    );
  if (isItem(value)) return folded(shownName, Object.entries(value), `{${Object.keys(value).length}}`, depth);
  const kind = typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'keyword';
  return html`<div class="leaf">${shownName}<span class=${`hl-${kind}`}>${JSON.stringify(value)}</span></div>`;
}

function folded(name: View, entries: [string, unknown][], size: string, depth: number): View {
  if (entries.length === 0) return html`<div class="leaf">${name}<span class="muted">${size}</span></div>`;
  const rest = entries.length - MOST_SHOWN;
  return html`<details open=${depth < OPEN_DEPTH}>
    <summary>${name}<span>${size}</span></summary>
    ${entries.slice(0, MOST_SHOWN).map(([each, value]) => branch(each, value, depth + 1))}
    ${rest > 0 && html`<div class="leaf muted">${rest} more</div>`}
  </details>`;
}
