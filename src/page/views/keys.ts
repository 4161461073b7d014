import { useState } from 'preact/hooks';
import { api, documentOf, local } from '../api.ts';
import { html, type View } from '../html.ts';
import { flag, type Item, list, number, text, typedIn, words } from '../item.ts';
import { Badge, CopyLine, counted, Fault, Figure, Head } from '../parts/pieces.ts';
import { Switch } from '../parts/switch.ts';
import { ago, clockTime } from '../time.ts';
import { attempt } from '../toast.ts';
import { useLocal } from '../use.ts';

export function Keys(): View {
  const keys = useLocal('/local/keys', ['credits']);
  const [chosen, choose] = useState('');
  const credits = useLocal(`/local/credits?key=${chosen}`, ['credits']);
  const value = credits.value ?? {};
  const spent = list(value, 'by_module').reduce((sum, each) => sum + number(each, 'credits'), 0);
  const all = list(keys.value ?? {}, 'data');
  const plans = words(keys.value ?? {}, 'plans');
  const reload = (): void => {
    keys.reload();
    credits.reload();
  };
  return html`<${Head} title="Keys and credits" about="Who may use the service, on which plan, and what it costs." />
    ${keys.error && html`<${Fault} message=${keys.error} />`}
    <div class="stack">
      <section class="card" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2><${KeyTable} keys=${all} plans=${plans} reload=${reload} /><${NewKey} plans=${plans} reload=${reload} /></section>
      <div class="row wrap"><div class="field grow"><label for="credits-of">Credits of</label><select id="credits-of" value=${chosen} onChange=${(event: Event) => choose(typedIn(event))}><option value="">this service</option>${all.filter((key) => !text(key, 'revoked_at')).map((key) => html`<option key=${text(key, 'id')} value=${text(key, 'id')}>${text(key, 'name')}</option>`)}</select></div></div>
      <div class="cards"><${Figure} name="Balance" value=${number(value, 'balance').toLocaleString()} note="credits to spend" /><${Figure} name="Held" value=${number(value, 'held').toLocaleString()} note="for running jobs" /><${Figure} name="Spent" value=${spent.toLocaleString()} note="so far" /></div>
      <div class="two"><section class="card" aria-labelledby="modules-title"><h2 id="modules-title">Spending by module</h2><${Modules} rows=${list(value, 'by_module')} /></section>
        <${Buy} keyId=${chosen} reload=${reload} /></div>
      <section class="card" aria-labelledby="transactions-title"><h2 id="transactions-title">Transactions</h2><${Transactions} rows=${list(value, 'data')} /></section>
    </div>`;
}

interface KeyTableProps {
  readonly keys: readonly Item[];
  readonly plans: readonly string[];
  reload(): void;
}

function KeyTable({ keys, plans, reload }: KeyTableProps): View {
  const then = (action: () => Promise<unknown>, done: string) => attempt(action, done).then(reload);
  return html`<div class="table-box" tabindex="0" role="group" aria-label="Keys"><table><thead><tr><th scope="col">Name</th><th scope="col">Key</th><th scope="col">Plan</th><th scope="col" class="right">Balance</th><th scope="col">Attribution</th><th scope="col" class="extra">Made</th><th scope="col"><span class="hidden-text">Actions</span></th></tr></thead><tbody>
    ${keys.map((key) => {
      const id = text(key, 'id');
      const attribution = flag(key, 'attribution');
      const revoked = text(key, 'revoked_at') !== '';
      const change = (changes: Item, done: string) =>
        then(() => local('PATCH', `/local/keys/${id}`, changes), done);
      return html`<tr key=${id}><td>${text(key, 'name')} ${flag(key, 'own') && html`<${Badge}>this service<//>`}</td><td class="mono">${text(key, 'hint')}</td>
        <td><select aria-label=${`Plan of ${text(key, 'name')}`} disabled=${revoked} value=${text(key, 'plan')} onChange=${(event: Event) => change({ plan: typedIn(event) }, 'The plan was changed.')}>${plans.map((plan) => html`<option key=${plan} value=${plan}>${plan}</option>`)}</select></td>
        <td class="right number">${number(key, 'balance').toLocaleString()}</td>
        <td><span class="row"><${Switch} on=${attribution} label=${`Attribution of ${text(key, 'name')}`} toggle=${() => change({ attribution: !attribution }, attribution ? 'Without attribution everything costs double.' : 'Attribution is on; prices are as listed.')} />${!attribution && html`<${Badge} tone="warn">×2<//>`}</span></td>
        <td class="muted extra">${ago(text(key, 'created_at'))}</td>
        <td class="right">${revoked ? html`<${Badge} tone="bad">revoked<//>` : html`<button type="button" class="danger" onClick=${() => then(() => local('DELETE', `/local/keys/${id}`), 'The key was revoked.')}>Revoke</button>`}</td></tr>`;
    })}</tbody></table></div>`;
}

function NewKey({ plans, reload }: Omit<KeyTableProps, 'keys'>): View {
  const [name, setName] = useState('');
  const [plan, setPlan] = useState('unlimited');
  const [credits, setCredits] = useState('1000');
  const [made, setMade] = useState('');
  const make = (event: Event): void => {
    event.preventDefault();
    void attempt(async () => {
      setMade(text(await local('POST', '/local/keys', { name, plan, credits: Number(credits) }), 'key'));
      setName('');
      reload();
    });
  };
  return html`<form class="form-grid" onSubmit=${make}>
    <div class="field"><label for="key-name">Name</label><input id="key-name" required maxlength="80" placeholder="ci" value=${name} onInput=${(event: Event) => setName(typedIn(event))} /></div>
    <div class="field"><label for="key-plan">Plan</label><select id="key-plan" value=${plan} onChange=${(event: Event) => setPlan(typedIn(event))}>${plans.map((each) => html`<option key=${each} value=${each}>${each}</option>`)}</select></div>
    <div class="field"><label for="key-credits">Credits</label><input id="key-credits" type="number" min="0" required value=${credits} onInput=${(event: Event) => setCredits(typedIn(event))} /></div>
    <button class="primary at-end">Make key</button></form>
    ${made && html`<div class="stack tight" role="status"><p>Copy the key now; it is shown once.</p><${CopyLine} value=${made} label="new key" /></div>`}`;
}

function Modules({ rows }: { rows: readonly Item[] }): View {
  if (rows.length === 0) return html`<p class="muted">Nothing was spent yet.</p>`;
  const most = Math.max(1, ...rows.map((row) => number(row, 'credits')));
  return html`<div class="bars" role="list">${rows.toSorted((a, b) => number(b, 'credits') - number(a, 'credits')).map((row) => html`<span role="listitem">${text(row, 'module')}</span><span aria-hidden="true"><div class="bar" style=${{ width: `${Math.max(1, (number(row, 'credits') / most) * 100)}%` }}></div></span><span class="number muted" role="listitem">${number(row, 'credits').toLocaleString()} for ${counted(number(row, 'requests'), 'request')}</span>`)}</div>`;
}

/** The checkout belongs to the key of this service; test credits can go to any key. */
function Buy({ keyId, reload }: { keyId: string; reload: () => void }): View {
  const [amount, setAmount] = useState('1000');
  const [address, setAddress] = useState('');
  const buy = () =>
    attempt(async () => {
      const session = await documentOf(
        await api('POST', '/payments/checkout', { amount: Number(amount), currency: 'usd' }),
      );
      setAddress(new URL(text(session, 'url')).pathname);
    });
  const add = () =>
    attempt(
      () => local('POST', '/local/credits', { amount: Number(amount), ...(keyId ? { key: keyId } : {}) }),
      'The credits were added.',
    ).then(reload);
  return html`<section class="card stack tight" aria-labelledby="buy-title"><h2 id="buy-title">Add credits</h2>
    <div class="field"><label for="buy-amount">Credits</label><input id="buy-amount" type="number" min="1" value=${amount} onInput=${(event: Event) => setAmount(typedIn(event))} /></div>
    <div class="row wrap"><button type="button" onClick=${add}>Add test credits</button>${keyId === '' && html`<button type="button" class="primary" onClick=${buy}>Buy with the test card</button>`}</div>
    ${address && html`<p role="status"><a href=${address} target="_blank" rel="noopener">Open the checkout page</a></p>`}</section>`;
}

function Transactions({ rows }: { rows: readonly Item[] }): View {
  if (rows.length === 0) return html`<p class="muted">No transactions yet.</p>`;
  return html`<div class="table-box" tabindex="0" role="group" aria-label="Transactions"><table><thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col" class="right">Amount</th><th scope="col" class="right">Balance</th></tr></thead><tbody>
    ${rows.map((row) => html`<tr key=${text(row, 'id')}><td class="muted number">${clockTime(text(row, 'at'))}</td><td>${text(row, 'description')} <span class="muted">${text(row, 'kind')}</span></td><td class=${`right number ${number(row, 'amount') > 0 ? 'good' : ''}`}>${number(row, 'amount') > 0 ? '+' : ''}${number(row, 'amount').toLocaleString()}</td><td class="right number">${number(row, 'balance').toLocaleString()}</td></tr>`)}</tbody></table></div>`;
}
