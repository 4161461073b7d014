import { useEffect, useState } from 'preact/hooks';
import { commandFor } from '../command.ts';
import { html, type View } from '../html.ts';
import { type Item, list, part, text, typedIn } from '../item.ts';
import { highlighted } from '../parts/highlight.ts';
import { Icon } from '../parts/icons.ts';
import { JsonTree } from '../parts/json-tree.ts';
import { Badge, Code, Empty, Fault, Head, Tabs } from '../parts/pieces.ts';
import { Player, Waveform } from '../parts/player.ts';
import { after, ago } from '../time.ts';
import { go, useLocal } from '../use.ts';

const KINDS = ['Everything', 'Images', 'Songs', 'Videos', 'Applications', 'Code'];
const KIND_OF: Readonly<Record<string, string>> = {
  Images: 'picture',
  Songs: 'song',
  Videos: 'film',
  Applications: 'application',
  Code: 'code',
};
/** The endpoint that makes each again. */
const FORM_OF: Readonly<Record<string, string>> = {
  '/image/generate': 'imageGenerate',
  '/image/edit': 'imageEdit',
  '/image/upscale': 'imageUpscale',
  '/music/generate': 'musicGenerate',
  '/video/generate': 'videoGenerate',
  '/builder/build': 'build',
  '/code/generate': 'codeGenerate',
  '/code/refactor': 'codeRefactor',
  '/code/complete': 'codeComplete',
};

const pathOf = (url: string): string => new URL(url, location.href).pathname;

export function Gallery({ id }: { id: string | undefined }): View {
  const [kind, setKind] = useState('Everything');
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => (typed === q ? undefined : after(250, () => setQ(typed))), [typed]);
  const wanted = KIND_OF[kind] ?? '';
  const { value, error } = useLocal(`/local/artifacts?limit=120&kind=${wanted}&q=${encodeURIComponent(q)}`, [
    'request',
    'job',
  ]);
  const items = list(value ?? {}, 'data');
  const open = id === undefined ? undefined : items.find((item) => text(item, 'id') === id);
  return html`<${Head} title="Gallery" about="All that was made on this machine.">
      <form class="filters" role="search" onSubmit=${(event: Event) => event.preventDefault()}><input class="search" type="search" aria-label="Search" placeholder="Search prompts" value=${typed} onInput=${(event: Event) => setTyped(typedIn(event))} /></form>
    <//>
    <${Tabs} names=${KINDS} chosen=${kind} choose=${setKind} label="Kind" />
    ${error && html`<${Fault} message=${error} />`}
    ${open && html`<div class="stack"><${Detail} item=${open} /><h2>Everything else</h2></div>`}
    ${
      value && items.length === 0
        ? html`<div class="card"><${Empty} icon="gallery" title=${q || wanted ? 'Nothing fits' : 'Nothing made yet'}>Make an image in the <a href="#/playground/imageGenerate">playground</a>, or type <code>octet image generate "a lighthouse"</code>.<//></div>`
        : html`<ul class="gallery">${items.filter((item) => item !== open).map((item) => html`<${Tile} key=${text(item, 'id')} item=${item} />`)}</ul>`
    }`;
}

const titleOf = (item: Item): string => text(part(item, 'request'), 'prompt') || text(item, 'name');

function Tile({ item }: { item: Item }): View {
  const href = `#/gallery/${text(item, 'id')}`;
  return html`<li class="card tile"><div class="media">${media(item)}</div>
    <div class="about"><a class="cut" data-row href=${href}>${titleOf(item)}</a>
    <span class="row"><${Badge}>${text(item, 'kind')}<//><span class="muted small">${ago(text(item, 'at'))}</span></span></div></li>`;
}

function media(item: Item): View {
  const kind = text(item, 'kind');
  const url = text(item, 'url') ? pathOf(text(item, 'url')) : '';
  if (kind === 'picture') return html`<img src=${url} alt=${titleOf(item)} loading="lazy" />`;
  if (kind === 'song') return html`<${Waveform} url=${url} />`;
  if (kind === 'film') {
    return text(item, 'poster_url')
      ? html`<img src=${pathOf(text(item, 'poster_url'))} alt=${titleOf(item)} loading="lazy" />`
      : html`<video src=${url} preload="metadata" aria-label=${titleOf(item)}></video>`;
  }
  if (kind === 'code')
    return html`<pre aria-hidden="true">${highlighted(text(item, 'code').slice(0, 600), text(item, 'language'))}</pre>`;
  if (!text(item, 'preview_url')) return html`<${Icon} name="app" />`;
  return html`<iframe sandbox="allow-scripts" loading="lazy" tabindex="-1" title=${`Preview of ${text(item, 'name')}`} src=${pathOf(text(item, 'preview_url'))}></iframe>`;
}

function Detail({ item }: { item: Item }): View {
  const endpoint = FORM_OF[text(item, 'endpoint')] ?? '';
  const request = part(item, 'request');
  const again = `#/playground/${endpoint}?body=${encodeURIComponent(JSON.stringify(request))}`;
  return html`<article class="card detail" aria-label="Artifact"><header class="row wrap">
    <button type="button" class="quiet icon-only" data-close aria-label="Close" onClick=${() => go('/gallery')}><${Icon} name="close" /></button>
    <h2 class="grow cut">${titleOf(item)}</h2>${endpoint && html`<a class="button" href=${again}>Make again</a>`}</header>
    ${stage(item)}
    <h3>Settings</h3><${JsonTree} value=${request} />
    ${endpoint && html`<h3>Command</h3><${Code} code=${commandFor(endpoint, request)} language="sh" wrap=${true} />`}</article>`;
}

function stage(item: Item): View {
  const kind = text(item, 'kind');
  if (kind === 'code') return html`<${Code} code=${text(item, 'code')} language=${text(item, 'language')} />`;
  if (kind === 'application') return html`<${Application} item=${item} />`;
  const shown = kind === 'song' || kind === 'film' ? kind : 'picture';
  return html`<${Player} kind=${shown} url=${text(item, 'url')} poster=${text(item, 'poster_url')} name=${text(item, 'name')} />`;
}

/** The application runs in a frame that has no origin: it cannot reach this page, nor the service in its name. */
export function Application({ item }: { item: Item }): View {
  const preview = text(item, 'preview_url');
  if (!preview) return html`<p class="muted">No preview was made for this build.</p>`;
  return html`<div class="stage"><iframe sandbox="allow-scripts allow-forms allow-modals" title=${`Preview of ${text(item, 'name')}`} src=${pathOf(preview)}></iframe></div>`;
}
