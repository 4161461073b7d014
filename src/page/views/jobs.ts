import { local } from '../api.ts';
import { html, type View } from '../html.ts';
import { type Item, list, number, part, text } from '../item.ts';
import { Icon } from '../parts/icons.ts';
import { JsonTree } from '../parts/json-tree.ts';
import { Badge, Empty, Fault, Head, Progress, type Tone } from '../parts/pieces.ts';
import { Player } from '../parts/player.ts';
import { ago, now, took } from '../time.ts';
import { attempt } from '../toast.ts';
import { go, useLocal } from '../use.ts';

const jobTone = (status: string): Tone =>
  status === 'completed' ? 'good' : status === 'failed' ? 'bad' : status === 'cancelled' ? 'warn' : 'accent';

const isRunning = (job: Item): boolean => ['queued', 'processing'].includes(text(job, 'status'));

export function Jobs({ id }: { id: string | undefined }): View {
  const { value, error } = useLocal('/local/jobs?limit=200', ['job']);
  const jobs = list(value ?? {}, 'data');
  const running = jobs.filter(isRunning);
  const done = jobs.filter((job) => !isRunning(job));
  return html`<${Head} title="Jobs" about="Songs and videos are made by jobs: they wait, run, and leave a file." />
    ${error && html`<${Fault} message=${error} />`}
    <div class=${id ? 'split open' : 'split'}><div class="stack">
      ${value && jobs.length === 0 && html`<div class="card"><${Empty} icon="jobs" title="No jobs yet">Start a song in the <a href="#/playground/musicGenerate">playground</a>, or type <code>octet music generate "rain on tin"</code>.<//></div>`}
      ${running.length > 0 && html`<section class="card" aria-labelledby="running-title"><h2 id="running-title">Running and waiting</h2><ul class="stack" aria-live="polite">${running.map((job) => html`<${Running} key=${text(job, 'id')} job=${job} />`)}</ul></section>`}
      ${jobs.length > 0 && html`<${Timeline} jobs=${jobs.slice(0, 12)} />`}
      ${done.length > 0 && html`<section class="card" aria-labelledby="done-title"><h2 id="done-title">Finished</h2><${Finished} jobs=${done} /></section>`}
    </div>
    ${id && html`<div class="detail-side"><${JobDetail} key=${id} id=${id} /></div>`}</div>`;
}

export function Running({ job }: { job: Item }): View {
  const position = number(job, 'queue_position');
  const words =
    text(job, 'status') === 'queued' ? `waiting, ${position} ahead` : text(job, 'stage') || 'processing';
  const cancel = () =>
    attempt(() => local('POST', `/local/jobs/${text(job, 'id')}/cancel`), 'The job was cancelled.');
  return html`<li class="stack tight"><div class="row wrap"><${Badge} tone="accent">${text(job, 'kind')}<//>
    <a class="grow cut" href=${`#/jobs/${text(job, 'id')}`}>${text(job, 'prompt') || text(job, 'id')}</a>
    <span class="muted small">${words} · about ${number(job, 'estimated_time')} s left</span>
    <button type="button" class="danger" onClick=${cancel}>Cancel</button></div>
    <${Progress} value=${number(job, 'progress')} label=${`Progress of ${text(job, 'prompt')}`} /></li>`;
}

/** When each job waited and when it ran, on one axis. */
function Timeline({ jobs }: { jobs: readonly Item[] }): View {
  const time = (job: Item, name: string): number => Date.parse(text(job, name)) || now();
  const from = Math.min(...jobs.map((job) => time(job, 'created_at')));
  const span = Math.max(1_000, Math.max(...jobs.map((job) => time(job, 'finished_at'))) - from);
  const at = (ms: number): string => `${(ms / span) * 100}%`;
  return html`<section class="card" aria-labelledby="timeline-title"><h2 id="timeline-title">Timeline</h2><div class="timeline">
    ${jobs.map((job) => {
      const [created, started, ended] = [
        time(job, 'created_at'),
        text(job, 'started_at') ? time(job, 'started_at') : time(job, 'finished_at'),
        time(job, 'finished_at'),
      ];
      const label = `${text(job, 'prompt')}: waited ${took(started - created)}, ran ${took(ended - started)}`;
      return html`<a class="cut" href=${`#/jobs/${text(job, 'id')}`}>${text(job, 'prompt') || text(job, 'kind')}</a>
        <div class="bar" role="img" aria-label=${label} title=${label}><span class="waited" style=${{ left: at(created - from), width: at(started - created) }}></span>
        <span class=${`worked ${text(job, 'status')}`} style=${{ left: at(started - from), width: at(ended - started) }}></span></div>`;
    })}</div></section>`;
}

function Finished({ jobs }: { jobs: readonly Item[] }): View {
  return html`<div class="table-box" tabindex="0" role="group" aria-label="Finished jobs"><table><thead><tr><th scope="col">Status</th><th scope="col">Prompt</th><th scope="col">Kind</th><th scope="col">Took</th><th scope="col">Ended</th></tr></thead><tbody>
    ${jobs.map((job) => {
      const ms = Date.parse(text(job, 'finished_at')) - Date.parse(text(job, 'started_at'));
      return html`<tr key=${text(job, 'id')}><td><${Badge} tone=${jobTone(text(job, 'status'))}>${text(job, 'status')}<//></td>
        <td><a data-row href=${`#/jobs/${text(job, 'id')}`}>${text(job, 'prompt') || text(job, 'id')}</a></td><td>${text(job, 'kind')}</td>
        <td class="number">${Number.isNaN(ms) ? '–' : took(ms)}</td><td class="muted">${ago(text(job, 'finished_at'))}</td></tr>`;
    })}</tbody></table></div>`;
}

function JobDetail({ id }: { id: string }): View {
  const { value: job, error } = useLocal(`/local/jobs/${encodeURIComponent(id)}`, ['job']);
  if (error) return html`<${Fault} message=${error} />`;
  if (!job) return html`<p class="card muted" role="status">Loading…</p>`;
  const kind = text(job, 'kind') === 'video' ? 'film' : 'song';
  return html`<article class="card detail" aria-label="Job"><header class="row">
    <button type="button" class="quiet icon-only" data-close aria-label="Close" onClick=${() => go('/jobs')}><${Icon} name="close" /></button>
    <h2 class="grow cut">${text(job, 'prompt') || id}</h2><${Badge} tone=${jobTone(text(job, 'status'))}>${text(job, 'status')}<//></header>
    ${isRunning(job) && html`<ul><${Running} job=${job} /></ul>`}
    ${text(part(job, 'error'), 'message') && html`<${Fault} message=${text(part(job, 'error'), 'message')} />`}
    ${text(job, 'output_url') && html`<${Player} kind=${kind} url=${text(job, 'output_url')} poster=${text(job, 'poster_url')} name=${text(job, 'file_name')} />`}
    <h3>Request</h3><${JsonTree} value=${job.request} /><details><summary>The whole job</summary><${JsonTree} value=${job} /></details></article>`;
}
