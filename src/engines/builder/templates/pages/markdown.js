import { h } from './dom.js';
import { keep, kept } from './play.js';

const INLINE =
  /`([^`]+)`|\*\*(.+?)\*\*|~~(.+?)~~|\*(.+?)\*|(?<!\w)_(.+?)_(?!\w)|\[([^\]]+)\]\(((?:https?:|mailto:)[^\s)]+)\)/;

/** A line as plain texts and marked parts: { tag, content, href }. */
export function inline(text) {
  const found = INLINE.exec(text);
  if (!found) return text === '' ? [] : [text];
  const [said, code, bold, struck, starred, scored, label, href] = found;
  const part = code
    ? { tag: 'code', content: [code] }
    : bold
      ? { tag: 'strong', content: inline(bold) }
      : struck
        ? { tag: 'del', content: inline(struck) }
        : label
          ? { tag: 'a', content: [label], href }
          : { tag: 'em', content: inline(starred ?? scored) };
  const before = text.slice(0, found.index);
  return [...(before ? [before] : []), part, ...inline(text.slice(found.index + said.length))];
}

const LIST = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;

/** Markdown as a list of blocks: { tag, content } with inline parts, { tag, items } or { tag, text }. */
export function blocksOf(markdown) {
  const blocks = [];
  let fence;
  for (const line of markdown.split('\n')) {
    const last = blocks.at(-1);
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const item = LIST.exec(line);
    const quote = /^>\s?(.*)$/.exec(line);
    if (/^```/.test(line)) {
      if (!fence) blocks.push({ tag: 'pre', text: '' });
      fence = !fence;
    } else if (fence) last.text += `${line}\n`;
    else if (heading) blocks.push({ tag: `h${heading[1].length}`, content: inline(heading[2]) });
    else if (/^\s*([-*_])(?:\s*\1){2,}\s*$/.test(line)) blocks.push({ tag: 'hr' });
    else if (item) {
      const tag = item[1] ? 'ol' : 'ul';
      if (last?.tag === tag) last.items.push(inline(item[2]));
      else blocks.push({ tag, items: [inline(item[2])] });
    } else if (line.trim() === '') blocks.push({ tag: 'end' });
    else {
      const tag = quote ? 'blockquote' : 'p';
      const content = inline(quote ? quote[1] : line);
      if (last?.tag === tag) last.content.push(' ', ...content);
      else blocks.push({ tag, content });
    }
  }
  return blocks.filter(({ tag }) => tag !== 'end');
}

const nodesOf = (parts) =>
  parts.map((part) =>
    typeof part === 'string' ? part : h(part.tag, { href: part.href }, nodesOf(part.content)),
  );

const blockNode = ({ tag, content = [], items = [], text }) =>
  text === undefined
    ? h(
        tag,
        {},
        nodesOf(content),
        items.map((item) => h('li', {}, nodesOf(item))),
      )
    : h('pre', {}, h('code', {}, text));

const nameOf = (text) =>
  /\S.*/
    .exec(text)?.[0]
    .replace(/^[#>*\-\s]+/, '')
    .slice(0, 60) || 'Empty note';

export function mount(root, { title, single, notes: first }) {
  let notes = kept(title, first);
  let open = notes[0];
  let query = '';
  const preview = h('article', { class: 'preview', 'aria-label': 'Preview' });
  const counts = h('p', { class: 'muted', role: 'status' });
  const list = h('ul', { class: 'note-list' });
  const area = h('textarea', {
    'aria-label': 'Markdown',
    spellcheck: 'true',
    oninput: () => change({ ...open, text: area.value }),
  });

  function change(next) {
    notes = notes.map((note) => (note === open ? next : note));
    open = next;
    save();
  }

  function save() {
    keep(title, notes);
    show();
  }

  function choose(note) {
    open = note;
    area.value = note.text;
    show();
  }

  function add() {
    const note = { id: Date.now(), text: '# New note\n' };
    notes = [note, ...notes];
    choose(note);
    save();
    area.focus();
  }

  function remove() {
    notes = notes.filter((note) => note !== open);
    if (notes.length === 0) notes = [{ id: Date.now(), text: '' }];
    choose(notes[0]);
    save();
  }

  function show() {
    preview.replaceChildren(...blocksOf(open.text).map(blockNode));
    const words = open.text.match(/\S+/g)?.length ?? 0;
    counts.textContent = `${words} ${words === 1 ? 'word' : 'words'}, ${open.text.length} characters`;
    const found = notes.filter(({ text }) => text.toLowerCase().includes(query));
    list.replaceChildren(
      ...found.map((note) =>
        h(
          'li',
          {},
          h(
            'button',
            {
              type: 'button',
              'aria-current': note === open ? 'true' : undefined,
              onclick: () => choose(note),
            },
            nameOf(note.text),
          ),
        ),
      ),
      ...(found.length === 0 ? [h('li', { class: 'muted' }, 'Nothing matches.')] : []),
    );
  }

  root.replaceChildren(
    h(
      'main',
      { class: single ? 'panel markdown single' : 'panel markdown' },
      h('h1', {}, title),
      !single &&
        h(
          'section',
          { class: 'notes', 'aria-label': 'Notes' },
          h('input', {
            type: 'search',
            placeholder: 'Search notes',
            'aria-label': 'Search notes',
            oninput: ({ target }) => {
              query = target.value.trim().toLowerCase();
              show();
            },
          }),
          h(
            'div',
            { class: 'row' },
            h('button', { type: 'button', class: 'primary', onclick: add }, 'New note'),
            h('button', { type: 'button', onclick: remove }, 'Delete note'),
          ),
          list,
        ),
      area,
      preview,
      counts,
    ),
  );
  choose(open);
  return () => {};
}
