import { h } from './dom.js';
import { keep, kept, linesOf } from './play.js';

/** The first people have the places, and the others wait. */
export const divided = (people, places) => ({
  inside: people.slice(0, places),
  waiting: people.slice(places),
});

/** The line "Beginners, 12" with a number of places of its own. */
export function offerOf(line, places) {
  const [, name, own] = /^(.*?)(?:[,;:]\s*(\d{1,4}))?$/.exec(line);
  return { name: name.trim(), places: Number(own ?? places) };
}

export function mount(root, { title, offers, places, fields, answers, what }) {
  let state = kept(title, { offers, people: {} });
  const list = h('div', { class: 'offers' });
  const lines = h('textarea', {
    rows: '5',
    value: state.offers.map(({ name, places: most }) => `${name}, ${most}`).join('\n'),
  });

  function change(next) {
    state = next;
    keep(title, state);
    show();
  }

  const peopleOf = (name) => state.people[name] ?? [];
  const set = (name, people) => change({ ...state, people: { ...state.people, [name]: people } });

  function join(event, { name }) {
    event.preventDefault();
    const person = Object.fromEntries(new FormData(event.target));
    set(name, [...peopleOf(name), person]);
  }

  function personView(name, person, label) {
    const text = Object.values(person).filter(Boolean).join(', ');
    const leave = () =>
      set(
        name,
        peopleOf(name).filter((one) => one !== person),
      );
    return h(
      'li',
      { class: 'row' },
      label ? `${text} (${label})` : text,
      h('button', { type: 'button', 'aria-label': `Take off ${text}`, onclick: leave }, '×'),
    );
  }

  function offerView(offer) {
    const { inside, waiting } = divided(peopleOf(offer.name), offer.places);
    const left = offer.places - inside.length;
    const counts = answers
      .map(
        (answer) =>
          `${answer}: ${peopleOf(offer.name).filter((one) => one.Answer === answer).length}`,
      )
      .join(', ');
    const free = left > 0 ? `${left} of ${offer.places} places free` : 'Full';
    return h(
      'section',
      { 'aria-label': offer.name },
      h('h2', {}, offer.name),
      h(
        'p',
        { class: 'muted' },
        answers.length > 0
          ? counts
          : `${free}${waiting.length > 0 ? `, ${waiting.length} waiting` : ''}`,
      ),
      h(
        'ol',
        {},
        inside.map((person) => personView(offer.name, person)),
        waiting.map((person, at) => personView(offer.name, person, `waiting list ${at + 1}`)),
      ),
      h(
        'form',
        { class: 'row', onsubmit: (event) => join(event, offer) },
        fields.map(({ label, type }, index) =>
          h(
            'label',
            {},
            label,
            h('input', { name: label, type, required: index === 0, maxlength: '80' }),
          ),
        ),
        answers.length > 0 &&
          h(
            'label',
            {},
            'Answer',
            h(
              'select',
              { name: 'Answer' },
              answers.map((answer) => h('option', {}, answer)),
            ),
          ),
        h(
          'button',
          { class: 'primary' },
          answers.length > 0 ? 'Answer' : left > 0 ? 'Sign up' : 'Join the waiting list',
        ),
      ),
    );
  }

  function show() {
    list.replaceChildren(...state.offers.map(offerView));
  }

  const save = () =>
    change({ ...state, offers: linesOf(lines.value).map((line) => offerOf(line, places)) });

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      list,
      h(
        'details',
        {},
        h('summary', {}, `Change the ${what}`),
        h('label', {}, 'One per line, with the number of places', lines),
        h('button', { type: 'button', onclick: save }, 'Save'),
      ),
    ),
  );
  show();
  return () => {};
}
