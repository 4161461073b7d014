import { useState } from 'preact/hooks';
import { local } from '../api.ts';
import { commandFor } from '../command.ts';
import { html, type View } from '../html.ts';
import { type Item, isItem, list, number, part, text, typedIn, words } from '../item.ts';
import { Icon } from '../parts/icons.ts';
import { JsonTree } from '../parts/json-tree.ts';
import { Badge, Code, Fault, statusTone, Tabs } from '../parts/pieces.ts';
import { sdkCode } from '../snippets.ts';
import { clockTime, took } from '../time.ts';
import { attempt } from '../toast.ts';
import { go, useLocal } from '../use.ts';

export function RequestDetail({ id, close }: { id: string; close: () => void }): View {
  const { value, error } = useLocal(`/local/requests/${encodeURIComponent(id)}`);
  const [tab, choose] = useState('Response');
  if (error) return html`<${Fault} message=${error} />`;
  if (!value) return html`<p class="card muted" role="status">Loading…</p>`;
  const status = number(value, 'status');
  return html`<article class="card detail" aria-label="Request">
    <header class="row"><button type="button" class="quiet icon-only" data-close aria-label="Close" onClick=${close}><${Icon} name="close" /></button>
      <h2 class="grow cut mono">${text(value, 'method')} ${text(value, 'path')}</h2><${Badge} tone=${statusTone(status)}>${status}<//></header>
    <dl class="facts">
      ${fact('Time', clockTime(text(value, 'at')))}${fact('Duration', took(number(value, 'duration_ms')))}
      ${value.first_byte_ms !== null && fact('First byte', took(number(value, 'first_byte_ms')))}
      ${fact('Key', text(value, 'key') || 'none')}${fact('Credits', text(value, 'credits'))}${fact('Tokens', text(value, 'tokens'))}
      ${text(value, 'fault') && fact('Injected fault', text(value, 'fault'))}${text(value, 'test') && fact('Test', text(value, 'test'))}
      ${text(value, 'end') !== 'whole' && fact('Ended', text(value, 'end'))}${fact('Id', id, true)}
    </dl>
    <${Links} value=${value} />
    <div><${Tabs} names=${['Response', 'Request', 'Headers', 'Copy as', 'Send again']} chosen=${tab} choose=${choose} label="Parts of the request" />
    <${Panel} tab=${tab} value=${value} /></div>
  </article>`;
}

const fact = (name: string, value: string, isWide = false): View =>
  html`<div class=${isWide ? 'wide' : ''}><dt>${name}</dt><dd class="number">${value}</dd></div>`;

/** Links to its job and deliveries. */
function Links({ value }: { value: Item }): View {
  const job = text(value, 'job_id');
  const deliveries = words(value, 'deliveries');
  if (!job && deliveries.length === 0) return null;
  return html`<p class="row wrap small">${job && html`<a class="button" href=${`#/jobs/${job}`}>Open the job</a>`}
    ${deliveries.slice(0, 5).map((each) => html`<a key=${each} class="button" href=${`#/webhooks/${each}`}>Delivery ${each.slice(0, 10)}</a>`)}</p>`;
}

function Panel({ tab, value }: { tab: string; value: Item }): View {
  const [request, response] = [part(value, 'request'), part(value, 'response')];
  if (tab === 'Request') return body(request);
  if (tab === 'Headers')
    return html`<div class="stack"><h3>Request</h3><${JsonTree} value=${request.headers} /><h3>Response</h3><${JsonTree} value=${response.headers} /></div>`;
  if (tab === 'Copy as') return html`<${CopyAs} value=${value} />`;
  if (tab === 'Send again') return html`<${SendAgain} value=${value} />`;
  const chunks = list(response, 'chunks');
  return chunks.length > 0 ? html`<${Chunks} chunks=${chunks} />` : body(response);
}

function body(side: Item): View {
  const note =
    side.truncated === true
      ? html`<p class="muted small">Only the beginning was kept; it has ${number(side, 'bytes').toLocaleString()} bytes.</p>`
      : null;
  if (side.body === null || side.body === undefined)
    return html`<p class="muted">${number(side, 'bytes') > 0 ? `${number(side, 'bytes').toLocaleString()} bytes that are no text` : 'No body'}</p>`;
  return html`${note}${typeof side.body === 'string' ? html`<${Code} code=${side.body} language="text" wrap=${true} />` : html`<${JsonTree} value=${side.body} />`}`;
}

/** Each chunk at its time, and the text that they make. */
function Chunks({ chunks }: { chunks: readonly Item[] }): View {
  const last = Math.max(1, number(chunks.at(-1) ?? {}, 'at_ms'));
  const said = chunks.map((chunk) => pieceOf(text(chunk, 'text'))).join('');
  return html`<div class="stack">
    <figure aria-label=${`${chunks.length} chunks in ${took(last)}`} role="img"><div class="chunks">${chunks.map((chunk, index) => html`<i key=${index} style=${{ left: `${(number(chunk, 'at_ms') / last) * 99}%` }}></i>`)}</div>
    <div class="axis"><span>0</span><span>${chunks.length} chunks</span><span>${took(last)}</span></div></figure>
    ${said && html`<div><h3>Text</h3><${Code} code=${said} language="text" wrap=${true} label="Text of the stream" /></div>`}
    <details><summary>Raw chunks</summary><${Code} code=${chunks.map((chunk) => `${number(chunk, 'at_ms')} ms  ${text(chunk, 'text').trim()}`).join('\n')} language="text" /></details>
  </div>`;
}

function pieceOf(raw: string): string {
  const pieces = [...raw.matchAll(/^data: (\{.*\})$/gm)].map(([, json = '']) => {
    try {
      const parsed: unknown = JSON.parse(json);
      if (!isItem(parsed)) return '';
      const [choice] = list(parsed, 'choices');
      return (
        text(part(choice ?? {}, 'delta'), 'content') || text(choice ?? {}, 'text') || text(parsed, 'delta')
      );
    } catch {
      return '';
    }
  });
  return pieces.join('');
}

function CopyAs({ value }: { value: Item }): View {
  const forms = useLocal('/local/endpoints').value ?? {};
  const sent = part(value, 'request').body;
  const name = text(
    list(forms, 'data').find(
      (each) =>
        text(each, 'path') === text(value, 'endpoint') && text(each, 'method') === text(value, 'method'),
    ) ?? {},
    'name',
  );
  const command = name ? commandFor(name, isItem(sent) ? sent : {}) : '';
  return html`<div class="stack"><div><h3>curl</h3><${Code} code=${text(value, 'curl')} language="sh" wrap=${true} /></div>
    ${command && html`<div><h3>octet</h3><${Code} code=${command} language="sh" wrap=${true} /></div>`}
    <div><h3>openai, TypeScript</h3><${Code} code=${sdkCode(text(value, 'method'), text(value, 'path'), sent)} language="ts" /></div></div>`;
}

function SendAgain({ value }: { value: Item }): View {
  const sent = part(value, 'request').body;
  const [draft, setDraft] = useState(isItem(sent) ? JSON.stringify(sent, null, 2) : '');
  const original = isItem(sent) ? JSON.stringify(sent, null, 2) : '';
  const send = (event: Event): void => {
    event.preventDefault();
    void attempt(async () => {
      const edited: unknown = draft === original ? undefined : JSON.parse(draft);
      const again = await local(
        'POST',
        `/local/requests/${text(value, 'id')}/replay`,
        edited === undefined ? {} : { body: edited },
      );
      go(`/requests/${text(again, 'id')}`);
    }, 'Sent again.');
  };
  return html`<form class="form" onSubmit=${send}>
    ${isItem(sent) && html`<div class="field"><label for="again">Body</label><textarea id="again" class="mono" rows="12" spellcheck=${false} value=${draft} onInput=${(event: Event) => setDraft(typedIn(event))}></textarea></div>`}
    <p class="muted small">It is sent with the key of this service.</p>
    <div><button class="primary">Send again</button></div></form>`;
}
