import { useRef, useState } from 'preact/hooks';
import { api, documentOf, messageOf } from '../api.ts';
import { commandFor } from '../command.ts';
import { html, type View } from '../html.ts';
import { isItem, list, part, text, typedIn } from '../item.ts';
import { Markdown } from '../parts/markdown.ts';
import { Code, Fault } from '../parts/pieces.ts';

interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A conversation whose answers are shown as they are written. */
export function Chat(): View {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [draft, setDraft] = useState('');
  const [system, setSystem] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const stop = useRef<AbortController | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const body = (asked: readonly Turn[]) => ({
    messages: [...(system ? [{ role: 'system', content: system }] : []), ...asked],
    stream: true,
  });

  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const content = draft.trim();
    if (content === '' || busy) return;
    const asked: readonly Turn[] = [...turns, { role: 'user', content }];
    setTurns([...asked, { role: 'assistant', content: '' }]);
    setDraft('');
    setFault(undefined);
    setBusy(true);
    stop.current = new AbortController();
    try {
      let answer = '';
      for await (const piece of pieces(
        await api('POST', '/chat/completions', body(asked), stop.current.signal),
      )) {
        answer += piece;
        setTurns([...asked, { role: 'assistant', content: answer }]);
      }
    } catch (error) {
      if (!stop.current.signal.aborted) setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const typing = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey) void send(event);
  };
  const shown = draft.trim() || turns.findLast(({ role }) => role === 'user')?.content || 'hello';
  return html`<section class="card talk" aria-label="Conversation">
      ${turns.length === 0 && html`<p class="muted">Ask something. Answers come from this machine, or from the model behind <code>upstream</code>.</p>`}
      <div class="talk" role="log" aria-live="polite" aria-busy=${busy ? 'true' : 'false'}>${turns.map(
        (
          { role, content },
          index,
        ) => html`<div key=${index} class=${`turn ${role}`}><span class="who">${role === 'user' ? 'You' : 'Answer'}</span>
          ${role === 'user' ? html`<div class="said">${content}</div>` : html`<${Markdown} text=${content} />`}</div>`,
      )}</div>
      ${fault && html`<${Fault} message=${fault} />`}
      <form class="form" onSubmit=${send}>
        <div class="field"><label for="message">Message</label><textarea id="message" rows="2" value=${draft} onInput=${(event: Event) => setDraft(typedIn(event))} onKeyDown=${typing}></textarea></div>
        <details><summary class="small muted">System message</summary><div class="field"><label for="system">System message</label><textarea id="system" rows="2" value=${system} onInput=${(event: Event) => setSystem(typedIn(event))}></textarea></div></details>
        <div class="row"><button class="primary" disabled=${busy}>Send</button>
          ${busy && html`<button type="button" onClick=${() => stop.current?.abort()}>Stop</button>`}
          ${turns.length > 0 && !busy && html`<button type="button" class="quiet" onClick=${() => setTurns([])}>Start again</button>`}</div>
      </form></section>
    <section class="card" aria-label="Command"><h2>The same as a command</h2><${Code} code=${commandFor('chatCompletions', { messages: [{ role: 'user', content: shown }] }) + (system ? ` --system '${system.replaceAll("'", "'\\''")}'` : '')} language="sh" wrap=${true} /></section>`;
}

/** The texts of a stream of server-sent events. */
async function* pieces(reply: Response): AsyncGenerator<string> {
  if (!reply.ok || !reply.body) {
    await documentOf(reply);
    return;
  }
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    rest += step.value;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data: ') || line === 'data: [DONE]') continue;
      const chunk: unknown = JSON.parse(line.slice('data: '.length));
      if (!isItem(chunk)) continue;
      const refused = text(part(chunk, 'error'), 'message');
      if (refused) throw new Error(refused);
      yield text(part(list(chunk, 'choices')[0] ?? {}, 'delta'), 'content');
    }
  }
}
