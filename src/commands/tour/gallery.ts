export interface Piece {
  readonly title: string;
  readonly file: string;
  readonly kind: 'code' | 'picture' | 'song' | 'film' | 'application';
  readonly command: string;
  readonly text?: string;
}

/** One page that shows what was made, without anything from elsewhere. */
export function galleryPage(pieces: readonly Piece[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>octet tour</title>
<style>
  :root { color-scheme: light dark; --ink: #1c1c22; --paper: #faf9f6; --card: #fff; --line: #d8d5cc; }
  @media (prefers-color-scheme: dark) { :root { --ink: #ecebe6; --paper: #17171b; --card: #212127; --line: #3a3a42; } }
  body { margin: 0 auto; max-width: 56rem; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
  section { margin: 2rem 0; padding: 1rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
  h2 { margin: 0 0 .5rem; text-transform: capitalize; }
  img, video { width: 100%; border-radius: .5rem; } audio { width: 100%; }
  code, pre { font: .875rem/1.5 ui-monospace, monospace; } pre { overflow-x: auto; }
</style>
<h1>What octet made</h1>
<p>Everything on this page was made on this machine, with no key and no network.</p>
${pieces.map(section).join('\n')}
</html>
`;
}

function section(piece: Piece): string {
  return `<section>\n<h2>${escaped(piece.title)}</h2>\n${body(piece)}\n<p><code>${escaped(piece.command)}</code></p>\n</section>`;
}

function body({ kind, file, title, text = '' }: Piece): string {
  const address = encodeURI(file);
  if (kind === 'picture') return `<img src="${address}" alt="${escaped(title)}">`;
  if (kind === 'song') return `<audio controls src="${address}"></audio>`;
  if (kind === 'film') return `<video controls loop muted autoplay playsinline src="${address}"></video>`;
  if (kind === 'code') return `<pre>${escaped(text)}</pre>`;
  return `<p>In <a href="${address}/">${escaped(file)}/</a>. To start it: <code>cd ${escaped(file)} &amp;&amp; npm start</code>, in this folder.</p>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
