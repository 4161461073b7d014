import { useState } from 'preact/hooks';
import { html, type View } from '../html.ts';
import { type Item, isItem, list, text, typedIn } from '../item.ts';
import { Fault, Head } from '../parts/pieces.ts';
import { go, useLocal } from '../use.ts';
import { Chat } from './chat.ts';
import { EndpointForm } from './endpoint-form.ts';

/** The chat has a view of its own; its other form of streaming gives the same. */
const LEFT_OUT = new Set(['chatStream']);
const TITLES: Readonly<Record<string, string>> = { chatCompletions: 'chat' };

export function Playground({ id, query }: { id: string | undefined; query: URLSearchParams }): View {
  const { value, error } = useLocal('/local/endpoints');
  const forms = list(value ?? {}, 'data').filter((each) => !LEFT_OUT.has(text(each, 'name')));
  const chosen = id ?? 'chatCompletions';
  const form = forms.find((each) => text(each, 'name') === chosen);
  const [given] = useState(() => bodyIn(query));
  return html`<${Head} title="Playground" about="Every endpoint as a form, and the command that does the same." />
    ${error && html`<${Fault} message=${error} />`}
    <div class="playground">
      <${Picker} forms=${forms} chosen=${chosen} />
      <div class="stack">${form && (chosen === 'chatCompletions' ? html`<${Chat} />` : html`<${EndpointForm} key=${chosen} form=${form} given=${given} />`)}</div>
    </div>`;
}

/** "Make again" brings the settings of an artifact along. */
function bodyIn(query: URLSearchParams): Item {
  try {
    const body: unknown = JSON.parse(query.get('body') ?? '{}');
    return isItem(body) ? body : {};
  } catch {
    return {};
  }
}

const titleOf = (form: Item): string => TITLES[text(form, 'name')] ?? text(form, 'summary');

function Picker({ forms, chosen }: { forms: readonly Item[]; chosen: string }): View {
  const modules = [...new Set(forms.map((each) => text(each, 'module')))];
  const of = (module: string): readonly Item[] => forms.filter((each) => text(each, 'module') === module);
  return html`<nav class="picker" aria-label="Endpoints">${modules.map(
    (module) =>
      html`<div key=${module}><h2>${module}</h2>${of(module).map(
        (each) =>
          html`<a key=${text(each, 'name')} href=${`#/playground/${text(each, 'name')}`} aria-current=${text(each, 'name') === chosen ? 'page' : undefined}>${titleOf(each)}</a>`,
      )}</div>`,
  )}</nav>
    <div class="field picker-small"><label for="endpoint">Endpoint</label><select id="endpoint" value=${chosen} onChange=${(event: Event) => go(`/playground/${typedIn(event)}`)}>
      ${modules.map((module) => html`<optgroup key=${module} label=${module}>${of(module).map((each) => html`<option key=${text(each, 'name')} value=${text(each, 'name')}>${titleOf(each)}</option>`)}</optgroup>`)}
    </select></div>`;
}
