import { useState } from 'preact/hooks';
import { local } from '../api.ts';
import { html, type View } from '../html.ts';
import { flag, type Item, list, number, text, typedIn, words } from '../item.ts';
import { Badge, CopyLine, Empty, Fault, Head, Tabs } from '../parts/pieces.ts';
import { Switch } from '../parts/switch.ts';
import { ago } from '../time.ts';
import { attempt } from '../toast.ts';
import { useLocal } from '../use.ts';
import { DeliveryDetail, deliveryTone } from './delivery.ts';

const SHOWN: Readonly<Record<string, string>> = {
  All: '',
  Failed: 'failed',
  Waiting: 'pending',
  Delivered: 'delivered',
};

export function Webhooks({ id }: { id: string | undefined }): View {
  const [shown, setShown] = useState('All');
  const endpoints = useLocal('/local/webhooks', ['delivery']);
  const deliveries = useLocal(`/local/deliveries?limit=100&status=${SHOWN[shown] ?? ''}`, ['delivery']);
  const all = list(endpoints.value ?? {}, 'data');
  const kinds = words(endpoints.value ?? {}, 'kinds');
  return html`<${Head} title="Webhooks" about="Where events go, and what the receivers answered." />
    ${endpoints.error && html`<${Fault} message=${endpoints.error} />`}
    <div class=${id ? 'split open' : 'split'}><div class="stack">
      <section class="card" aria-labelledby="endpoints-title"><h2 id="endpoints-title">Endpoints</h2>
        ${endpoints.value && all.length === 0 && html`<p class="muted">No endpoint yet. Add the address of your receiver, or type <code>octet webhook listen --port 9000</code> and add <code>http://127.0.0.1:9000/</code>.</p>`}
        <ul>${all.map((each) => html`<${Endpoint} key=${text(each, 'id')} endpoint=${each} kinds=${kinds} reload=${endpoints.reload} />`)}</ul>
        <${AddEndpoint} reload=${endpoints.reload} /></section>
      <section class="card" aria-labelledby="deliveries-title"><header><h2 id="deliveries-title">Deliveries</h2><${Tabs} names=${Object.keys(SHOWN)} chosen=${shown} choose=${setShown} label="Which" /></header>
        <${Deliveries} rows=${list(deliveries.value ?? {}, 'data')} loaded=${deliveries.value !== undefined} /></section>
    </div>${id && html`<div class="detail-side"><${DeliveryDetail} key=${id} id=${id} /></div>`}</div>`;
}

interface EndpointProps {
  readonly endpoint: Item;
  /** All that there are. */
  readonly kinds: readonly string[];
  reload(): void;
}

function Endpoint({ endpoint, kinds, reload }: EndpointProps): View {
  const id = text(endpoint, 'id');
  const [type, setType] = useState('generation.completed');
  const disabled = flag(endpoint, 'disabled');
  const wanted = words(endpoint, 'events');
  const then = (action: () => Promise<unknown>, done: string) => attempt(action, done).then(reload);
  return html`<li class="switch-row"><${Switch} on=${!disabled} label=${`Send to ${text(endpoint, 'url')}`} toggle=${() => then(() => local('PATCH', `/local/webhooks/${id}`, { disabled: !disabled }), disabled ? 'Events are sent again.' : 'Nothing is sent for now.')} />
    <div class="grow"><div class="mono cut">${text(endpoint, 'url')}</div><div class="muted small">${wanted.length === kinds.length ? 'every event' : wanted.join(', ')}</div></div>
    <div class="row wrap"><select aria-label="Event to send" value=${type} onChange=${(event: Event) => setType(typedIn(event))}>${kinds.map((kind) => html`<option key=${kind} value=${kind}>${kind}</option>`)}</select>
      <button type="button" onClick=${() => then(() => local('POST', `/local/webhooks/${id}/test`, { type }), 'Sent.')} disabled=${disabled}>Send test</button>
      <button type="button" class="danger" onClick=${() => then(() => local('DELETE', `/local/webhooks/${id}`), 'Removed.')}>Remove</button></div></li>`;
}

function AddEndpoint({ reload }: { reload: () => void }): View {
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState('');
  const add = (event: Event): void => {
    event.preventDefault();
    void attempt(async () => {
      const made = await local('POST', '/local/webhooks', { url });
      setSecret(text(made, 'secret'));
      setUrl('');
      reload();
    }, 'Added.');
  };
  return html`<form class="row wrap" onSubmit=${add}><div class="field grow"><label for="endpoint-url">Address of a receiver</label><input id="endpoint-url" type="url" required placeholder="http://127.0.0.1:9000/" value=${url} onInput=${(event: Event) => setUrl(typedIn(event))} /></div>
    <button class="primary">Add endpoint</button></form>${secret && html`<p class="small muted">Events are signed with this secret:</p><${CopyLine} value=${secret} label="signing secret" secret=${true} />`}`;
}

function Deliveries({ rows, loaded }: { rows: readonly Item[]; loaded: boolean }): View {
  if (rows.length === 0)
    return loaded
      ? html`<${Empty} icon="webhooks" title="No deliveries">Send a test event, or make something: every generation, payment and credit event is delivered.<//>`
      : null;
  return html`<div class="table-box" tabindex="0" role="group" aria-label="Deliveries"><table><thead><tr><th scope="col">Status</th><th scope="col">Event</th><th scope="col">To</th><th scope="col">Attempts</th><th scope="col">When</th></tr></thead><tbody>
    ${rows.map(
      (
        row,
      ) => html`<tr key=${text(row, 'id')}><td><${Badge} tone=${deliveryTone(text(row, 'status'))}>${text(row, 'status')}<//></td>
      <td><a data-row href=${`#/webhooks/${text(row, 'id')}`}>${text(row, 'type')}</a></td><td class="mono cut">${text(row, 'url')}</td><td class="number">${number(row, 'attempts')}</td><td class="muted">${ago(text(row, 'created_at'))}</td></tr>`,
    )}
  </tbody></table></div>`;
}
