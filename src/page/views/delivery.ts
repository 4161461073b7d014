import { local } from '../api.ts';
import { html, type View } from '../html.ts';
import { type Item, list, number, part, text } from '../item.ts';
import { Icon } from '../parts/icons.ts';
import { JsonTree } from '../parts/json-tree.ts';
import { Badge, Code, Fault, type Tone } from '../parts/pieces.ts';
import { clockTime, took } from '../time.ts';
import { attempt } from '../toast.ts';
import { go, useLocal } from '../use.ts';

export const deliveryTone = (status: string): Tone =>
  status === 'delivered' ? 'good' : status === 'failed' ? 'bad' : 'accent';

export function DeliveryDetail({ id }: { id: string }): View {
  const { value, error } = useLocal(`/local/deliveries/${encodeURIComponent(id)}`, ['delivery']);
  if (error) return html`<${Fault} message=${error} />`;
  if (!value) return html`<p class="card muted" role="status">Loading…</p>`;
  const replay = () =>
    attempt(async () => {
      const again = await local('POST', `/local/deliveries/${id}/replay`);
      go(`/webhooks/${text(again, 'id')}`);
    }, 'Sent again.');
  const next = text(value, 'next_attempt_at');
  return html`<article class="card detail" aria-label="Delivery"><header class="row wrap">
    <button type="button" class="quiet icon-only" data-close aria-label="Close" onClick=${() => go('/webhooks')}><${Icon} name="close" /></button>
    <h2 class="grow cut">${text(value, 'type')}</h2><${Badge} tone=${deliveryTone(text(value, 'status'))}>${text(value, 'status')}<//><button type="button" onClick=${replay}>Send again</button></header>
    <p class="muted small">${text(value, 'url')}${text(value, 'replay_of') && html` · again, after <a href=${`#/webhooks/${text(value, 'replay_of')}`}>${text(value, 'replay_of').slice(0, 12)}</a>`}${next && ` · next attempt at ${clockTime(next)}`}</p>
    <h3>Attempts</h3><ol class="stack tight">${list(value, 'history').map((each) => html`<${Attempt} key=${number(each, 'attempt')} attempt=${each} />`)}</ol>
    <h3>Payload</h3><${JsonTree} value=${value.event} />
    <${Signature} value=${value} /></article>`;
}

function Attempt({ attempt: one }: { attempt: Item }): View {
  const status = number(one, 'status');
  const good = status >= 200 && status < 300;
  const reply = text(one, 'reply');
  return html`<li class="attempt"><div class="row wrap"><${Badge} tone=${good ? 'good' : 'bad'}>${status || 'no reply'}<//><span class="grow">Attempt ${number(one, 'attempt')} at ${clockTime(text(one, 'at'))}</span><span class="muted small number">${took(number(one, 'duration_ms'))}</span></div>
    <p class="small">${text(one, 'diagnosis') || 'On its way.'}</p>${reply && html`<${Code} code=${reply} language="text" wrap=${true} label="Reply of the receiver" />`}</li>`;
}

function Signature({ value }: { value: Item }): View {
  const signature = part(value, 'signature');
  return html`<details><summary><strong>The signature, step by step</strong></summary><ol class="steps small">
    <li>Take the body as it came, byte for byte: ${number(signature, 'signed_bytes')} bytes. Do not parse and write it again.</li>
    <li>Compute the HMAC-SHA256 of these bytes. The key is the signing secret, as text: <code>whsec_…</code></li>
    <li>Write it as lower-case hexadecimal after <code>sha256=</code>.</li>
    <li>Compare it in constant time with the header <code>${text(signature, 'header')}</code>, which was:<${Code} code=${text(signature, 'value')} language="text" wrap=${true} /></li>
    <li>Check it here: <${Code} code=${`printf %s '${text(value, 'payload').replaceAll("'", "'\\''")}' | octet webhook verify -f - --signature ${text(signature, 'value')}`} language="sh" wrap=${true} /></li></ol></details>`;
}
