import { alertsOf, alertTone, markFields, nextOf } from './alerts.js';
import { h } from './dom.js';
import { facts, formatValue, tickField, titleOf, toneOf } from './format.js';

/** One record in the list. */
export function recordCard({ entity, record, tick, mark, edit, remove }) {
  const box = tickField(entity);
  const title = titleOf(entity, record);
  const finished = box && record[box.key];
  return h(
    'li',
    { class: finished ? 'record finished' : 'record' },
    box &&
      h('input', {
        type: 'checkbox',
        'aria-label': `${box.label}: ${title}`,
        checked: record[box.key] === true,
        onchange: tick,
      }),
    h(
      'div',
      { class: 'body' },
      h('h2', {}, title),
      alertList(entity, record),
      factList(entity, record),
    ),
    h(
      'div',
      { class: 'actions' },
      markFields(entity).map((field) =>
        h(
          'button',
          { 'aria-label': `${field.mark}: ${title}`, onclick: () => mark(field) },
          field.mark,
        ),
      ),
      h('button', { class: 'quiet', 'aria-label': `Edit ${title}`, onclick: edit }, 'Edit'),
      h(
        'button',
        { class: 'quiet danger', 'aria-label': `Delete ${title}`, onclick: remove },
        'Delete',
      ),
    ),
  );
}

function alertList(entity, record) {
  const alerts = alertsOf(entity, record).map((name) =>
    h('span', { class: `chip ${alertTone(name)}` }, name),
  );
  const next = nextOf(entity, record);
  return (alerts.length > 0 || next) && h('p', { class: 'alerts' }, alerts, next);
}

function factList(entity, record) {
  const fields = facts(entity, record);
  if (fields.length === 0) return undefined;
  const items = fields.map((field) =>
    h(
      'div',
      { class: field.type === 'longtext' ? 'long' : undefined },
      h('dt', {}, field.label),
      h('dd', {}, factValue(field, record[field.key])),
    ),
  );
  return h('dl', { class: 'facts' }, items);
}

function factValue(field, value) {
  const text = formatValue(field, value);
  if (field.type === 'choice') return h('span', { class: `chip ${toneOf(text)}` }, text);
  if (field.type === 'url') return h('a', { href: text, rel: 'noreferrer' }, text);
  if (field.type === 'email') return h('a', { href: `mailto:${text}` }, text);
  return text;
}
