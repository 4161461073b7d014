import { h } from './dom.js';
import { keep, kept, linesOf } from './play.js';

/** The mean of the answers to each question; none without answers. */
export const meansOf = (sheets, count) =>
  Array.from({ length: count }, (_, at) => {
    const values = sheets.map((sheet) => sheet[at]).filter((value) => Number.isFinite(value));
    return values.length > 0
      ? values.reduce((sum, value) => sum + value, 0) / values.length
      : undefined;
  });

export function mount(root, { title, questions: first, lowest, highest }) {
  let state = kept(title, { questions: first, sheets: [] });
  const form = h('form', { onsubmit: send });
  const results = h('section', { 'aria-label': 'Results' });
  const lines = h('textarea', { rows: '6', value: state.questions.join('\n') });
  const steps = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);

  function change(next) {
    state = next;
    keep(title, state);
    show();
  }

  function send(event) {
    event.preventDefault();
    const values = new FormData(form);
    change({
      ...state,
      sheets: [...state.sheets, state.questions.map((_, at) => Number(values.get(`q${at}`)))],
    });
  }

  const question = (text, at) =>
    h(
      'fieldset',
      {},
      h('legend', {}, `${at + 1}. ${text}`),
      h(
        'div',
        { class: 'row' },
        steps.map((step) =>
          h(
            'label',
            {},
            h('input', { type: 'radio', name: `q${at}`, value: String(step), required: true }),
            ` ${step}`,
          ),
        ),
      ),
    );

  function show() {
    form.replaceChildren(
      ...state.questions.map(question),
      h('button', { class: 'primary' }, 'Send'),
    );
    const means = meansOf(state.sheets, state.questions.length);
    const width = (mean) => ((mean - lowest) / (highest - lowest || 1)) * 100;
    results.replaceChildren(
      h('h2', {}, 'Results'),
      h('p', { role: 'status' }, `${state.sheets.length} answers so far`),
      ...state.questions.map((text, at) =>
        h(
          'div',
          { class: 'result' },
          h(
            'span',
            {},
            `${text}: ${means[at] === undefined ? '–' : `mean ${means[at].toFixed(1)}`}`,
          ),
          h('div', {
            class: 'bar',
            style: `--share: ${means[at] === undefined ? 0 : width(means[at])}%`,
          }),
        ),
      ),
    );
  }

  /** Answers to other questions would say nothing. */
  const save = () => change({ questions: linesOf(lines.value), sheets: [] });

  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      h('p', { class: 'muted' }, `From ${lowest} (not at all) to ${highest} (very much)`),
      form,
      results,
      h(
        'details',
        {},
        h('summary', {}, 'Change the questions'),
        h('label', {}, 'One per line; the answers so far are deleted', lines),
        h('button', { type: 'button', onclick: save }, 'Save'),
      ),
    ),
  );
  show();
  return () => {};
}
