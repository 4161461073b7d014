import { useState } from 'preact/hooks';
import { api, documentOf, messageOf } from '../api.ts';
import { commandFor } from '../command.ts';
import { html, type View } from '../html.ts';
import { flag, type Item, list, part, text } from '../item.ts';
import { bodyOf, Field } from '../parts/field.ts';
import { JsonTree } from '../parts/json-tree.ts';
import { Code, Fault } from '../parts/pieces.ts';
import { Player } from '../parts/player.ts';
import { useLocal } from '../use.ts';
import { Application } from './gallery.ts';
import { Running } from './jobs.ts';

const LEFT_OUT = new Set(['stream', 'stream_options', 'functions', 'function_call']);

/** The form of one endpoint, what it answered, and the command that does the same. */
export function EndpointForm({ form, given }: { form: Item; given: Item }): View {
  const name = text(form, 'name');
  const path = text(form, 'path');
  const parameters: readonly Item[] = [...path.matchAll(/\{(\w+)\}/g)].map(([, each]) => ({
    name: each,
    kind: 'text',
    required: true,
    description: 'in the address',
  }));
  const fields = list(form, 'fields').filter((each) => !LEFT_OUT.has(text(each, 'name')));
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => textsOf(given));
  const [file, setFile] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [reply, setReply] = useState<Item | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const body = bodyOf(fields, values);
  const asked = bodyOf(parameters, values);

  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFault(undefined);
    try {
      const target = path.replace(/\{(\w+)\}/g, (_, each: string) => encodeURIComponent(values[each] ?? ''));
      const sent = text(form, 'method') === 'POST' ? body : undefined;
      setReply(await documentOf(await api(text(form, 'method'), target, sent)));
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const input = (field: Item): View =>
    html`<${Field} key=${text(field, 'name')} field=${field} value=${values[text(field, 'name')] ?? ''} change=${(
      value: string,
      chosen?: string,
    ) => {
      setValues({ ...values, [text(field, 'name')]: value });
      if (chosen !== undefined) setFile(chosen);
    }} />`;
  const needed = [...parameters, ...fields.filter((each) => flag(each, 'required'))];
  const others = fields.filter((each) => !flag(each, 'required'));
  return html`<section class="card" aria-labelledby="form-title"><header><h2 id="form-title">${text(form, 'summary')}</h2><code class="muted">${text(form, 'method')} ${path}</code></header>
      <form class="form" onSubmit=${send}>${needed.map(input)}<div class="form-grid">${others.map(input)}</div>
        <div class="row"><button class="primary" disabled=${busy}>${busy ? 'Working…' : 'Send'}</button></div></form></section>
    <section class="card" aria-label="Command"><h2>The same as a command</h2><${Code} code=${commandFor(name, { ...asked, ...body }, file)} language="sh" wrap=${true} /></section>
    <div aria-live="polite" class="stack">${fault && html`<${Fault} message=${fault} />`}${reply && !fault && html`<${Reply} key=${text(reply, 'id')} reply=${reply} />`}</div>`;
}

function textsOf(given: Item): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

function Reply({ reply }: { reply: Item }): View {
  const job = /^(music|video)\.job$/.test(text(reply, 'object')) ? text(reply, 'id') : undefined;
  if (job !== undefined) return html`<${JobReply} id=${job} />`;
  const pictures = list(reply, 'data').filter(
    (each) => text(each, 'url') !== '' && text(reply, 'object') === 'image',
  );
  const code = text(reply, 'code') || text(reply, 'completion') || text(reply, 'explanation');
  const checkout = text(reply, 'object') === 'checkout.session' ? text(reply, 'url') : '';
  return html`<section class="card stack" aria-label="Reply"><h2>Reply</h2>
    ${pictures.map((each) => html`<${Player} key=${text(each, 'url')} kind="picture" url=${text(each, 'url')} name="picture.png" />`)}
    ${text(reply, 'preview_url') && html`<${Application} item=${reply} />`}
    ${code && html`<${Code} code=${code} language=${text(reply, 'explanation') ? 'text' : text(reply, 'language')} wrap=${Boolean(text(reply, 'explanation'))} />`}
    ${checkout && html`<p><a class="button" href=${new URL(checkout).pathname} target="_blank">Open the checkout</a></p>`}
    <details open=${pictures.length === 0 && !code && !text(reply, 'preview_url')}><summary>The whole reply</summary><${JsonTree} value=${reply} /></details></section>`;
}

/** A job is followed until it has its file. */
function JobReply({ id }: { id: string }): View {
  const { value: job } = useLocal(`/local/jobs/${id}`, ['job']);
  if (!job) return null;
  const isDone = text(job, 'output_url') !== '';
  const kind = text(job, 'kind') === 'video' ? 'film' : 'song';
  return html`<section class="card stack" aria-label="Job"><header class="row"><h2 class="grow">${isDone ? 'Done' : 'Working'}</h2><a href=${`#/jobs/${id}`}>Open the job</a></header>
    ${!isDone && text(job, 'status') !== 'failed' && text(job, 'status') !== 'cancelled' && html`<ul><${Running} job=${job} /></ul>`}
    ${text(part(job, 'error'), 'message') && html`<${Fault} message=${text(part(job, 'error'), 'message')} />`}
    ${isDone && html`<${Player} kind=${kind} url=${text(job, 'output_url')} poster=${text(job, 'poster_url')} name=${text(job, 'file_name')} />`}</section>`;
}
