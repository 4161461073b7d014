import { useMemo, useState } from 'preact/hooks';
import { baseUrl, serviceKey } from '../api.ts';
import { html, type View } from '../html.ts';
import { type Item, list, number, text } from '../item.ts';
import { Chart } from '../parts/chart.ts';
import { Badge, Code, CopyLine, Empty, Fault, Figure, Head, statusTone, Tabs } from '../parts/pieces.ts';
import { snippets } from '../snippets.ts';
import { ago, took } from '../time.ts';
import { useLocal } from '../use.ts';

const MINUTES = 15;

export function Overview(): View {
  const activity = useLocal(`/local/activity?minutes=${MINUTES}`, ['request']);
  const credits = useLocal('/local/credits', ['credits']);
  const latest = useLocal('/local/requests?limit=6', ['request']);
  const value = activity.value ?? {};
  const sums = list(value, 'data').reduce<Sums>(
    (sum, each) => ({
      all: sum.all + number(each, 'ok') + number(each, 'client_errors') + number(each, 'server_errors'),
      bad: sum.bad + number(each, 'client_errors') + number(each, 'server_errors'),
      spent: sum.spent + number(each, 'credits'),
      tokens: sum.tokens + number(each, 'tokens'),
    }),
    { all: 0, bad: 0, spent: 0, tokens: 0 },
  );
  const account = credits.value ?? {};
  return html`<div class="stack">
    <${Head} title="Overview" about="The service on this machine, and what it did in the last ${MINUTES} minutes." />
    ${activity.error && html`<${Fault} message=${activity.error} />`}
    <div class="cards">
      <${Figure} name="Balance" value=${number(account, 'balance').toLocaleString()} note=${number(account, 'held') > 0 ? `${number(account, 'held')} held by running work` : 'credits'} />
      <${Figure} name="Requests" value=${sums.all.toLocaleString()} note=${`in ${MINUTES} minutes`} />
      <${Figure} name="Errors" value=${sums.bad.toLocaleString()} note=${sums.all > 0 ? `${Math.round((sums.bad / sums.all) * 100)}% of requests` : 'none'} />
      <${Figure} name="Spent" value=${sums.spent.toLocaleString()} note=${`${sums.tokens.toLocaleString()} tokens`} />
    </div>
    <section class="card" aria-labelledby="activity-title">
      <header><h2 id="activity-title">Activity</h2><p class="legend"><span class="ok"><i></i>answered</span><span class="client"><i></i>refused</span><span class="server"><i></i>failed</span></p></header>
      <${Activity} value=${value} all=${sums.all} bad=${sums.bad} />
    </section>
    <div class="two">
      <${Connect} />
      <section class="card" aria-labelledby="latest-title">
        <header><h2 id="latest-title">Latest requests</h2><a href="#/requests">All requests</a></header>
        <${Latest} rows=${list(latest.value ?? {}, 'data')} />
      </section>
    </div>
  </div>`;
}

interface Sums {
  readonly all: number;
  readonly bad: number;
  readonly spent: number;
  readonly tokens: number;
}

/** Bars stand on each other: each line holds the sum of those below it. */
function Activity({ value, all, bad }: { value: Item; all: number; bad: number }): View {
  const { times, lines } = useMemo(() => {
    const bucket = number(value, 'bucket_ms') || 10_000;
    const found = new Map(list(value, 'data').map((each) => [number(each, 'at'), each]));
    const from = Math.floor(number(value, 'from') / bucket) * bucket;
    const at: number[] = [];
    for (let time = from; time <= number(value, 'to'); time += bucket) at.push(time);
    const sum = (names: readonly string[]) =>
      at.map((time) => names.reduce((total, name) => total + number(found.get(time) ?? {}, name), 0));
    return {
      times: at.map((time) => time / 1_000),
      lines: [
        { name: 'failed', colour: '--bad', values: sum(['ok', 'client_errors', 'server_errors']) },
        { name: 'refused', colour: '--warn', values: sum(['ok', 'client_errors']) },
        { name: 'answered', colour: '--accent', values: sum(['ok']) },
      ],
    };
  }, [value]);
  return html`<${Chart} times=${times} lines=${lines} label=${`${all} requests in the last ${MINUTES} minutes, ${bad} of them with errors`} />`;
}

function Connect(): View {
  const all = snippets();
  const [chosen, choose] = useState('curl');
  const snippet = all[chosen] ?? { code: '', language: '' };
  return html`<section class="card stack tight" aria-labelledby="connect-title">
    <h2 id="connect-title">Connect</h2>
    <${CopyLine} value=${baseUrl()} label="address" />
    <${CopyLine} value=${serviceKey()} label="key" secret=${true} />
    <div><${Tabs} names=${Object.keys(all)} chosen=${chosen} choose=${choose} label="Language" />
    <${Code} code=${snippet.code} language=${snippet.language} label=${`Example in ${chosen}`} /></div>
  </section>`;
}

function Latest({ rows }: { rows: readonly Item[] }): View {
  if (rows.length === 0) {
    return html`<${Empty} icon="requests" title="No requests yet">Run one of the examples, or try the <a href="#/playground">playground</a>.<//>`;
  }
  return html`<ul class="stack tight">${rows.map(
    (
      row,
    ) => html`<li key=${text(row, 'id')} class="row"><${Badge} tone=${statusTone(number(row, 'status'))}>${number(row, 'status')}<//>
      <a class="grow cut mono" href=${`#/requests/${text(row, 'id')}`}>${text(row, 'method')} ${text(row, 'path')}</a>
      <span class="muted small number">${took(number(row, 'duration_ms'))}</span><span class="muted small">${ago(text(row, 'at'))}</span></li>`,
  )}</ul>`;
}
