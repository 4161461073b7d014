import { useState } from 'preact/hooks';
import { local } from '../api.ts';
import { html, type View } from '../html.ts';
import { type Item, list, number, text, typedIn } from '../item.ts';
import { Badge, counted, Empty, Fault, Head } from '../parts/pieces.ts';
import { Switch } from '../parts/switch.ts';
import { attempt } from '../toast.ts';
import { useLocal } from '../use.ts';

export function Faults(): View {
  const { value, error, reload } = useLocal('/local/faults', ['fault']);
  const faults = list(value ?? {}, 'data');
  const kinds = list(value ?? {}, 'kinds');
  const then = (action: () => Promise<unknown>, done: string) => attempt(action, done).then(reload);
  return html`<${Head} title="Faults" about="Errors on purpose, to see what your program does. They act at once." />
    ${error && html`<${Fault} message=${error} />`}
    <div class="stack"><section class="card" aria-labelledby="every-title"><h2 id="every-title">For every request</h2>
      <ul>${kinds.map((each) => {
        const [kind, meaning] = [text(each, 'kind'), text(each, 'meaning')];
        const on = faults.find((fault) => text(fault, 'kind') === kind && isForAll(fault));
        const toggle = () =>
          then(
            () =>
              on
                ? local('DELETE', `/local/faults/${text(on, 'id')}`)
                : local('POST', '/local/faults', { kind }),
            on ? `${kind} is off.` : `${kind} is on.`,
          );
        return html`<li key=${kind} class="switch-row"><${Switch} on=${on !== undefined} label=${meaning} toggle=${toggle} /><div class="grow"><strong>${kind}</strong><div class="muted small">${meaning}</div></div>${on && html`<${Badge} tone="warn">${counted(number(on, 'hits'), 'hit')}<//>`}</li>`;
      })}</ul></section>
      <${Aimed} kinds=${kinds.map((each) => text(each, 'kind'))} reload=${reload} />
      <section class="card" aria-labelledby="active-title"><h2 id="active-title">Active faults</h2>${
        faults.length === 0
          ? html`<${Empty} icon="faults" title="No faults">Every request is answered as it should be.<//>`
          : html`<div class="table-box" tabindex="0" role="group" aria-label="Active faults"><table><thead><tr><th scope="col">Kind</th><th scope="col">Share</th><th scope="col">Aimed at</th><th scope="col">Hits</th><th scope="col"><span class="hidden-text">Actions</span></th></tr></thead><tbody>
          ${faults.map(
            (
              each,
            ) => html`<tr key=${text(each, 'id')}><td><strong>${text(each, 'kind')}</strong></td><td class="number">${Math.round(number(each, 'rate') * 100)}%</td><td>${aim(each)}</td><td class="number">${number(each, 'hits')}${each.count ? ` of ${number(each, 'count')}` : ''}</td>
            <td class="right"><button type="button" class="danger" onClick=${() => then(() => local('DELETE', `/local/faults/${text(each, 'id')}`), 'Removed.')}>Remove</button></td></tr>`,
          )}</tbody></table></div>`
      }</section></div>`;
}

const isForAll = ({ path, key, test, count, ...fault }: Item): boolean =>
  number(fault, 'rate') === 1 && !path && !key && !test && !count;

const aim = (fault: Item): string =>
  [
    text(fault, 'path'),
    text(fault, 'key') && `key ${text(fault, 'key')}`,
    text(fault, 'test') && `test ${text(fault, 'test')}`,
  ]
    .filter(Boolean)
    .join(', ') || 'every request';

/** A fault with a share, a count, an endpoint or a key. */
function Aimed({ kinds, reload }: { kinds: string[]; reload: () => void }): View {
  const keys = list(useLocal('/local/keys').value ?? {}, 'data').filter((key) => !text(key, 'revoked_at'));
  const endpoints = list(useLocal('/local/endpoints').value ?? {}, 'data');
  const [values, setValues] = useState({ kind: '429', rate: '20', count: '', path: '', key: '' });
  const set = (name: keyof typeof values) => (event: Event) =>
    setValues({ ...values, [name]: typedIn(event) });
  const add = (event: Event): void => {
    event.preventDefault();
    const { kind, rate, count, path, key } = values;
    const body = {
      kind,
      rate: Number(rate) / 100,
      ...(count ? { count: Number(count) } : {}),
      ...(path ? { path } : {}),
      ...(key ? { key } : {}),
    };
    void attempt(() => local('POST', '/local/faults', body), 'The fault is active.').then(reload);
  };
  const paths = [...new Set(endpoints.map((each) => text(each, 'path')))];
  return html`<section class="card" aria-labelledby="aimed-title"><h2 id="aimed-title">Aimed</h2><form class="form-grid" onSubmit=${add}>
    <div class="field"><label for="fault-kind">Kind</label><select id="fault-kind" value=${values.kind} onChange=${set('kind')}>${kinds.map((kind) => html`<option key=${kind} value=${kind}>${kind}</option>`)}</select></div>
    <div class="field"><label for="fault-rate">Share in percent</label><input id="fault-rate" type="number" min="1" max="100" required value=${values.rate} onInput=${set('rate')} /></div>
    <div class="field"><label for="fault-count">At most, times</label><input id="fault-count" type="number" min="1" placeholder="no limit" value=${values.count} onInput=${set('count')} /></div>
    <div class="field"><label for="fault-path">Endpoint</label><select id="fault-path" value=${values.path} onChange=${set('path')}><option value="">every endpoint</option>${paths.map((path) => html`<option key=${path} value=${path}>${path}</option>`)}</select></div>
    <div class="field"><label for="fault-key">Key</label><select id="fault-key" value=${values.key} onChange=${set('key')}><option value="">every key</option>${keys.map((key) => html`<option key=${text(key, 'id')} value=${text(key, 'id')}>${text(key, 'name')}</option>`)}</select></div>
    <button class="primary at-end">Add fault</button></form></section>`;
}
