import { h } from './dom.js';
import { keep, kept } from './play.js';

/** A field of the page: "area", "choice", "check" or the type of an input. */
function control(
  { name, label, type = 'text', options = [], rows = '6', file, ...more },
  value,
  set,
) {
  const common = { ...more, name, 'aria-label': label };
  if (type === 'choice')
    return h(
      'select',
      { ...common, onchange: ({ target }) => set(target.value) },
      options.map((option) => h('option', { selected: option === value }, option)),
    );
  if (type === 'check')
    return h('input', {
      ...common,
      type: 'checkbox',
      checked: value,
      onchange: ({ target }) => set(target.checked),
    });
  const typed = h(type === 'area' ? 'textarea' : 'input', {
    ...common,
    ...(type === 'area' ? { rows, spellcheck: 'false' } : { type }),
    value,
    oninput: ({ target }) => set(target.value),
  });
  return file ? [typed, fileInput(label, file, typed, set)] : typed;
}

/** Puts the text of a file into a field. */
const fileInput = (label, accept, field, set) =>
  h('input', {
    type: 'file',
    accept,
    'aria-label': `${label} from a file`,
    onchange: async ({ target }) => {
      field.value = await target.files[0].text();
      set(field.value);
    },
  });

/** A page that shows what `run` makes of the fields, again after every change; it keeps them, unless they are private. */
export function workbench(root, { title, fields, run, again, isPrivate = false }) {
  const stored = isPrivate ? {} : kept(title, {});
  const values = Object.fromEntries(
    fields.map(({ name, value = '' }) => [name, stored[name] ?? value]),
  );
  const status = h('p', { role: 'status' });
  const output = h('div', { class: 'output', 'aria-live': 'polite' });
  let turn = 0;

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = 'Copied.';
    } catch {
      status.textContent = 'The browser does not allow copying: select the text instead.';
    }
  }

  const copyButton = (text, what) =>
    h(
      'button',
      { type: 'button', 'aria-label': `Copy ${what}`, onclick: () => copy(text) },
      'Copy',
    );

  const cell = (tag, content) => h(tag, {}, content);

  function blockOf({ label, text, rows, marks, table, note, bad, element }) {
    if (element) return element;
    if (note) return h('p', { class: bad ? 'bad' : 'good' }, note);
    if (rows)
      return h(
        'dl',
        {},
        rows.map(([name, value]) =>
          h(
            'div',
            {},
            h('dt', {}, name),
            h('dd', {}, h('code', {}, value), copyButton(value, name)),
          ),
        ),
      );
    if (marks)
      return h(
        'pre',
        { class: 'marks' },
        marks.map((part) => h(part.mark ? 'mark' : 'span', { class: part.mark }, part.text)),
      );
    if (table)
      return h(
        'div',
        { class: 'scroll' },
        h(
          'table',
          {},
          h(
            'thead',
            {},
            h(
              'tr',
              {},
              table.head.map((name) => cell('th', name)),
            ),
          ),
          h(
            'tbody',
            {},
            table.rows.map((row) =>
              h(
                'tr',
                {},
                row.map((one) => cell('td', one)),
              ),
            ),
          ),
        ),
      );
    return h(
      'section',
      {},
      h('div', { class: 'row' }, h('h2', {}, label), copyButton(text, label)),
      h('pre', {}, text),
    );
  }

  async function show() {
    turn += 1;
    const own = turn;
    let blocks;
    try {
      blocks = await run(values);
    } catch (error) {
      blocks = [{ note: error.message, bad: true }];
    }
    // A slow answer to what has changed since is too late.
    if (own === turn) output.replaceChildren(...blocks.map(blockOf));
  }

  const change = (name) => (value) => {
    values[name] = value;
    if (!isPrivate) keep(title, values);
    status.textContent = '';
    show();
  };

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide workbench' },
      h('h1', {}, title),
      fields.map((field) =>
        h(
          'label',
          { class: field.type === 'area' ? 'whole' : 'short' },
          field.label,
          control(field, values[field.name], change(field.name)),
        ),
      ),
      again && h('button', { type: 'button', class: 'primary', onclick: show }, again),
      status,
      output,
    ),
  );
  show();
  return () => {};
}
