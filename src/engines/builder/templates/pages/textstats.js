import { h } from './dom.js';
import { keep, kept } from './play.js';

/** The figures of a text. */
export function figuresOf(text, perMinute = 200) {
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  const minutes = words.length / perMinute;
  return {
    Words: words.length,
    Characters: [...text].length,
    'Characters without spaces': [...text.replace(/\s/g, '')].length,
    Sentences: text.match(/[^.!?…\s][^.!?…]*/g)?.length ?? 0,
    Paragraphs: text.split(/\n\s*\n/).filter((part) => part.trim()).length,
    'Reading time':
      minutes === 0
        ? '0 s'
        : minutes < 1
          ? `${Math.ceil(minutes * 60)} s`
          : `${Math.ceil(minutes)} min`,
  };
}

/** The words that come most often, with their counts; short words say little. */
export function frequent(text, most = 8) {
  const counts = new Map();
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).slice(0, most);
}

export function mount(root, { title, limit, limited }) {
  const figures = h('dl', { class: 'figures-of-text', 'aria-live': 'polite' });
  const words = h('ol', {});
  const status = h('p', { role: 'status' });
  const area = h('textarea', {
    rows: '10',
    placeholder: 'Write or paste a text',
    'aria-label': 'Text',
    value: kept(title, ''),
    oninput: show,
  });

  function show() {
    keep(title, area.value);
    const all = figuresOf(area.value);
    figures.replaceChildren(
      ...Object.entries(all).map(([name, value]) =>
        h('div', {}, h('dt', {}, name), h('dd', {}, String(value))),
      ),
    );
    words.replaceChildren(
      ...frequent(area.value).map(([word, count]) => h('li', {}, `${word}: ${count}`)),
    );
    const left = limit === undefined ? 0 : limit - all[limited];
    status.textContent =
      limit === undefined
        ? ''
        : left >= 0
          ? `${left} of ${limit} ${limited.toLowerCase()} left`
          : `${-left} ${limited.toLowerCase()} too many`;
    status.className = left < 0 ? 'over' : '';
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      area,
      status,
      figures,
      h('h2', {}, 'Most frequent words'),
      words,
      h(
        'button',
        {
          type: 'button',
          onclick: () => {
            area.value = '';
            show();
            area.focus();
          },
        },
        'Clear',
      ),
    ),
  );
  show();
  return () => {};
}
