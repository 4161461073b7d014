import { html, type View } from '../html.ts';
import { Code } from './pieces.ts';

/** Markdown as nodes, never as markup: what a model writes cannot become a script. An open code block is shown as it grows. */
export function Markdown({ text }: { text: string }): View {
  return html`<div class="markdown">${blocks(text.split('\n'))}</div>`;
}

function blocks(lines: readonly string[]): View[] {
  const found: View[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const fence = /^\s*(```|~~~)\s*([\w+-]*)/.exec(line);
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const end = fence ? closing(lines, at + 1, fence[1] ?? '```') : at;
    if (fence) {
      found.push(html`<${Code} code=${lines.slice(at + 1, end).join('\n')} language=${fence[2]} />`);
      at = end + 1;
    } else if (heading) {
      found.push(html`<h3>${inline(heading[2] ?? '')}</h3>`);
      at += 1;
    } else if (line.trim() === '') {
      at += 1;
    } else {
      const next = run(lines, at);
      found.push(paragraph(lines.slice(at, next)));
      at = next;
    }
  }
  return found;
}

function closing(lines: readonly string[], from: number, mark: string): number {
  const at = lines.findIndex((line, index) => index >= from && line.trim().startsWith(mark));
  return at === -1 ? lines.length : at;
}

const kindOf = (line: string): string =>
  /^\s*[-*+]\s+/.test(line)
    ? 'ul'
    : /^\s*\d{1,9}[.)]\s+/.test(line)
      ? 'ol'
      : /^>\s?/.test(line)
        ? 'quote'
        : 'p';

/** Lines of one kind belong together, up to an empty one. */
function run(lines: readonly string[], from: number): number {
  const kind = kindOf(lines[from] ?? '');
  let at = from + 1;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || /^\s*(```|~~~)|^#{1,6}\s/.test(line) || kindOf(line) !== kind) break;
    at += 1;
  }
  return at;
}

function paragraph(lines: readonly string[]): View {
  const kind = kindOf(lines[0] ?? '');
  const items = () =>
    lines.map((line) => html`<li>${inline(line.replace(/^\s*([-*+]|\d{1,9}[.)])\s+/, ''))}</li>`);
  if (kind === 'ul') return html`<ul>${items()}</ul>`;
  if (kind === 'ol') return html`<ol>${items()}</ol>`;
  if (kind === 'quote')
    return html`<blockquote>${inline(lines.map((line) => line.replace(/^>\s?/, '')).join(' '))}</blockquote>`;
  return html`<p>${inline(lines.join('\n'))}</p>`;
}

const MARKS = /(`[^`\n]+`)|(\*\*[^*\n]+\*\*)|(\*[^*\s][^*\n]*\*)|(\[[^\]\n]+\]\(https?:\/\/[^\s)]+\))/g;

function inline(text: string): View[] {
  const parts: View[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [all, code, strong, soft, link] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + all.length;
    if (code) parts.push(html`<code>${code.slice(1, -1)}</code>`);
    else if (strong) parts.push(html`<strong>${strong.slice(2, -2)}</strong>`);
    else if (soft) parts.push(html`<em>${soft.slice(1, -1)}</em>`);
    else if (link) parts.push(anchor(link));
  }
  parts.push(text.slice(end));
  return parts;
}

function anchor(link: string): View {
  const [, label, url] = /^\[([^\]]+)\]\((.+)\)$/.exec(link) ?? [];
  return html`<a href=${url} target="_blank" rel="noopener noreferrer">${label}</a>`;
}
