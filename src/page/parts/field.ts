import { html, type View } from '../html.ts';
import { type Item, text, typedIn, words } from '../item.ts';

export interface FieldProps {
  readonly field: Item;
  readonly value: string;
  change(value: string, fileName?: string): void;
}

const LONG = new Set(['prompt', 'code', 'lyrics', 'message', 'instruction', 'suffix', 'input']);
const PICTURES = new Set(['image']);

/** One field of a form, made from the contract: its kind, its bounds, its default. */
export function Field({ field, value, change }: FieldProps): View {
  const name = text(field, 'name');
  const kind = text(field, 'kind');
  const id = `field-${name}`;
  const typed = (event: Event): void => change(typedIn(event));
  const about = [text(field, 'description'), bounds(field)].filter(Boolean).join(' · ');
  const label = html`<label for=${id}>${name}${field.required === true && html`<span class="bad" aria-hidden="true"> *</span>`}</label>`;
  if (kind === 'boolean') {
    const checked = value === '' ? field.default === true : value === 'true';
    return html`<div class="field check"><input id=${id} type="checkbox" checked=${checked} onChange=${() => change(String(!checked))} />${label}<span class="about">${withCode(about)}</span></div>`;
  }
  return html`<div class="field">${label}${control({ id, name, kind, field, value, typed, change })}<span class="about" id=${`${id}-about`}>${withCode(about)}</span></div>`;
}

interface Control {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly field: Item;
  readonly value: string;
  typed(event: Event): void;
  change(value: string, fileName?: string): void;
}

function control({ id, name, kind, field, value, typed, change }: Control): View {
  const shared = { id, 'aria-describedby': `${id}-about`, required: field.required === true };
  const usual = field.default === undefined || typeof field.default === 'object' ? '' : String(field.default);
  if (kind === 'choice') {
    return html`<select ...${shared} value=${value} onChange=${typed}><option value="">${usual || 'default'}</option>
      ${[...words(field, 'options'), ...numbers(field)].map((each) => html`<option key=${each} value=${each}>${each}</option>`)}</select>`;
  }
  if (kind === 'integer' || kind === 'decimal') {
    return html`<input ...${shared} type="number" step=${kind === 'integer' ? '1' : 'any'} min=${field.min} max=${field.max} placeholder=${usual} value=${value} onInput=${typed} />`;
  }
  if (PICTURES.has(name))
    return html`<input ...${shared} type="file" accept="image/png,image/jpeg,image/webp" required=${shared.required && !value} onChange=${(event: Event) => readPicture(event, change)} />`;
  if (LONG.has(name) || kind === 'other') {
    return html`<textarea ...${shared} rows=${name === 'code' ? 10 : 3} spellcheck=${name !== 'code'} placeholder=${kind === 'other' && !LONG.has(name) ? 'JSON' : usual} value=${value} onInput=${typed}></textarea>`;
  }
  return html`<input ...${shared} type="text" placeholder=${usual} value=${value} onInput=${typed} />`;
}

function numbers(field: Item): string[] {
  const { options } = field;
  return Array.isArray(options) ? options.filter((each) => typeof each === 'number').map(String) : [];
}

function bounds({ min, max }: Item): string {
  if (typeof min === 'number' && typeof max === 'number') return `${min} to ${max}`;
  return '';
}

function readPicture({ currentTarget }: Event, change: FieldProps['change']): void {
  const file = currentTarget instanceof HTMLInputElement ? currentTarget.files?.[0] : undefined;
  if (!file) {
    change('');
    return;
  }
  const reader = new FileReader();
  reader.onload = () => change(typeof reader.result === 'string' ? reader.result : '', file.name);
  reader.readAsDataURL(file);
}

/** The body of a request from what was typed; an empty field is left out. */
export function bodyOf(
  fields: readonly Item[],
  values: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const name = text(field, 'name');
    const value = values[name] ?? '';
    if (value !== '') body[name] = valueFor(text(field, 'kind'), value, field);
  }
  return body;
}

function valueFor(kind: string, value: string, field: Item): unknown {
  if (kind === 'boolean') return value === 'true';
  if (kind === 'integer' || kind === 'decimal') return Number(value);
  if (kind === 'choice' && numbers(field).includes(value)) return Number(value);
  if (kind !== 'other') return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' ? parsed : value;
  } catch {
    return value;
  }
}

/** Commands stand between backticks. */
const withCode = (about: string): View =>
  about.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
