import { useEffect, useState } from 'preact/hooks';
import { local } from '../api.ts';
import { html, type View } from '../html.ts';
import { type Item, list, number, text, typedIn } from '../item.ts';
import { Badge, Empty, Fault, Head, statusTone } from '../parts/pieces.ts';
import { VirtualList } from '../parts/virtual-list.ts';
import { after, clockTime, took } from '../time.ts';
import { attempt } from '../toast.ts';
import { go, useLocal } from '../use.ts';
import { RequestDetail } from './request-detail.ts';
import { useJournal } from './use-journal.ts';

const TYPING_MS = 250;

interface Filter {
  readonly q: string;
  readonly status: string;
  readonly path: string;
  readonly key: string;
}

const NONE: Filter = { q: '', status: '', path: '', key: '' };

const queryOf = (filter: Filter): string =>
  Object.entries(filter)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
    .join('');

export function Requests({ id, query }: { id: string | undefined; query: URLSearchParams }): View {
  const [filter, setFilter] = useState<Filter>({
    ...NONE,
    path: query.get('path') ?? '',
    key: query.get('key') ?? '',
    status: query.get('status') ?? '',
  });
  const { rows, total, error, isLoaded, more, reload } = useJournal(queryOf(filter));
  const isFiltered = queryOf(filter) !== '';
  const clear = () =>
    attempt(() => local('DELETE', '/local/requests'), 'All requests were forgotten.').then(reload);
  return html`<${Head} title="Requests" about=${`${total.toLocaleString()} kept, newest first. They come in by themselves.`}>
      <button type="button" onClick=${clear} disabled=${total === 0}>Forget all</button>
    <//>
    <${Filters} filter=${filter} change=${setFilter} />
    ${error && html`<${Fault} message=${error} />`}
    <div class=${id ? 'split open' : 'split'}>
      ${
        !isLoaded
          ? html`<div class="list card" aria-busy="true"></div>`
          : rows.length === 0
            ? html`<div class="card"><${Empty} icon="requests" title=${isFiltered ? 'Nothing fits' : 'No requests yet'}>${
                isFiltered
                  ? 'Change or clear the filters.'
                  : html`Send one: <a href="#/">copy an example</a> or use the <a href="#/playground">playground</a>.`
              }<//></div>`
            : html`<${VirtualList} rows=${rows} label="Requests" onEnd=${more} row=${(row: Item, style: Record<string, string>) => line(row, style, id)} />`
      }
      ${id && html`<div class="detail-side"><${RequestDetail} key=${id} id=${id} close=${() => go('/requests')} /></div>`}
    </div>`;
}

function line(row: Item, style: Readonly<Record<string, string>>, open: string | undefined): View {
  const id = text(row, 'id');
  const credits = number(row, 'credits');
  return html`<a key=${id} data-row class="list-row" style=${style} href=${`#/requests/${id}`} aria-current=${id === open ? 'true' : undefined}>
    <span class="muted number time">${clockTime(text(row, 'at'))}</span>
    <${Badge} tone=${statusTone(number(row, 'status'))}>${number(row, 'status')}<//>
    <span class="path mono"><span class="muted method">${text(row, 'method')} </span>${text(row, 'path')} ${text(row, 'fault') && html`<${Badge} tone="bad">fault ${text(row, 'fault')}<//>`}</span>
    <span class="muted cut extra">${text(row, 'key')}</span>
    <span class="muted number right">${took(number(row, 'duration_ms'))}</span>
    <span class="muted number right extra">${credits > 0 ? `${credits} cr` : ''}</span>
  </a>`;
}

function Filters({ filter, change }: { filter: Filter; change: (filter: Filter) => void }): View {
  const keys = list(useLocal('/local/keys').value ?? {}, 'data');
  const endpoints = list(useLocal('/local/endpoints').value ?? {}, 'data');
  const [typed, setTyped] = useState(filter.q);
  useEffect(
    () => (typed === filter.q ? undefined : after(TYPING_MS, () => change({ ...filter, q: typed }))),
    [typed],
  );
  const set = (name: keyof Filter) => (event: Event) => change({ ...filter, [name]: typedIn(event) });
  return html`<form class="filters" role="search" onSubmit=${(event: Event) => event.preventDefault()}>
    <input class="search" type="search" placeholder="Search paths and bodies" aria-label="Search" value=${typed} onInput=${(event: Event) => setTyped(typedIn(event))} />
    <select aria-label="Status" value=${filter.status} onChange=${set('status')}>
      <option value="">Every status</option><option value="2xx">2xx answered</option><option value="4xx">4xx refused</option><option value="429">429 limited</option><option value="5xx">5xx failed</option>
    </select>
    <select aria-label="Endpoint" value=${filter.path} onChange=${set('path')}>
      <option value="">Every endpoint</option>
      ${endpoints.map((each) => html`<option key=${text(each, 'name')} value=${text(each, 'path')}>${text(each, 'path')}</option>`)}
    </select>
    <select aria-label="Key" value=${filter.key} onChange=${set('key')}>
      <option value="">Every key</option>
      ${keys.map((each) => html`<option key=${text(each, 'id')} value=${text(each, 'id')}>${text(each, 'name')}</option>`)}
    </select>
  </form>`;
}
