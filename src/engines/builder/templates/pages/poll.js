import { h } from './dom.js';
import { keep, kept } from './play.js';

/** The answers with their votes and the share of each in percent. */
export function results({ answers, votes }) {
  const all = votes.reduce((sum, count) => sum + count, 0);
  return answers.map((answer, index) => ({
    answer,
    votes: votes[index],
    percent: all === 0 ? 0 : Math.round((votes[index] / all) * 100),
  }));
}

/** A poll without votes, of the answers that are not empty; undefined with fewer than two. */
export function newPoll(question, answers) {
  const given = [...new Set(answers.map((answer) => answer.trim()))].filter(Boolean);
  if (question.trim() === '' || given.length < 2) return undefined;
  return { question: question.trim(), answers: given, votes: given.map(() => 0), voted: false };
}

export function mount(root, { title, question, answers, most, once }) {
  let poll = kept(title, newPoll(question, answers));
  const place = h('section', { 'aria-live': 'polite' });

  function change(next) {
    poll = next;
    keep(title, poll);
    show();
  }

  function vote(event) {
    event.preventDefault();
    const chosen = Number(new FormData(event.target).get('answer'));
    const votes = poll.votes.map((count, index) => count + (index === chosen ? 1 : 0));
    change({ ...poll, votes, voted: true });
  }

  function ask(event) {
    event.preventDefault();
    const said = new FormData(event.target);
    const next = newPoll(said.get('question'), said.getAll('new-answer'));
    if (next === undefined) return;
    event.target.reset();
    change(next);
  }

  const ballot = () =>
    h(
      'form',
      { class: 'ballot', onsubmit: vote },
      poll.answers.map((answer, index) =>
        h(
          'label',
          {},
          h('input', { type: 'radio', name: 'answer', value: String(index), required: true }),
          answer,
        ),
      ),
      h('button', { class: 'primary' }, 'Vote'),
    );

  const bars = () =>
    h(
      'ul',
      { class: 'bars' },
      results(poll).map(({ answer, votes, percent }) =>
        h(
          'li',
          {},
          h('span', {}, `${answer}: ${percent} % (${votes})`),
          h('meter', { min: '0', max: '100', value: percent, 'aria-label': answer }),
        ),
      ),
    );

  function show() {
    const count = poll.votes.reduce((sum, votes) => sum + votes, 0);
    place.replaceChildren(
      h('h2', {}, poll.question),
      ...(poll.voted
        ? [
            bars(),
            h('p', { role: 'status' }, `${count} ${count === 1 ? 'vote' : 'votes'}`),
            ...(once
              ? []
              : [
                  h(
                    'button',
                    { type: 'button', onclick: () => change({ ...poll, voted: false }) },
                    'Vote again',
                  ),
                ]),
          ]
        : [ballot()]),
    );
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      place,
      h(
        'details',
        {},
        h('summary', {}, 'New poll'),
        h(
          'form',
          { class: 'ballot', onsubmit: ask },
          h('label', {}, 'Question', h('input', { name: 'question', required: true })),
          Array.from({ length: most }, (_, index) =>
            h(
              'label',
              {},
              `Answer ${index + 1}`,
              h('input', { name: 'new-answer', required: index < 2 }),
            ),
          ),
          h('button', {}, 'Start poll'),
        ),
      ),
    ),
  );
  show();
  return () => {};
}
