import { h } from './dom.js';
import { keep, kept } from './play.js';

/** A message as it is kept, or undefined for a text without letters. */
export function newMessage(author, text, now = new Date()) {
  const trimmed = text.trim().slice(0, 2000);
  return trimmed === '' ? undefined : { author, text: trimmed, at: now.toISOString() };
}

/** Messages that were kept; damaged ones are left out. */
export function readMessages(list) {
  return Array.isArray(list)
    ? list.filter((one) => typeof one?.text === 'string' && typeof one.author === 'string')
    : [];
}

export function mount(root, { title, rooms }) {
  const key = (room) => `${title}/${room}`;
  let room = rooms[0];
  let name = kept(`${title}/name`, '');

  const list = h('ol', { class: 'messages', 'aria-live': 'polite' });
  const text = h('input', {
    name: 'text',
    'aria-label': 'Message',
    placeholder: 'Write a message',
    autocomplete: 'off',
    required: true,
  });
  const who = h('input', {
    name: 'who',
    value: name,
    'aria-label': 'Your name',
    placeholder: 'Your name',
    autocomplete: 'nickname',
    required: true,
  });
  const tabs = h('nav', { class: 'row', 'aria-label': 'Rooms' });

  function show() {
    const messages = readMessages(kept(key(room), []));
    list.replaceChildren(
      ...messages.map((message) =>
        h(
          'li',
          { class: message.author === name ? 'own' : '' },
          h(
            'span',
            { class: 'muted' },
            `${message.author}, ${new Date(message.at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}`,
          ),
          h('p', {}, message.text),
        ),
      ),
    );
    if (messages.length === 0) list.append(h('li', { class: 'muted' }, 'Nobody has written yet.'));
    list.scrollTop = list.scrollHeight;
    tabs.replaceChildren(
      ...rooms.map((each) =>
        h(
          'button',
          {
            type: 'button',
            'aria-current': each === room ? 'true' : undefined,
            class: each === room ? 'primary' : '',
            onclick: () => {
              room = each;
              show();
            },
          },
          `# ${each}`,
        ),
      ),
    );
  }

  const form = h(
    'form',
    {
      class: 'row',
      onsubmit: (event) => {
        event.preventDefault();
        name = who.value.trim();
        keep(`${title}/name`, name);
        const message = newMessage(name, text.value);
        if (!message) return;
        const messages = [...readMessages(kept(key(room), [])), message].slice(-500);
        keep(key(room), messages);
        text.value = '';
        show();
        text.focus();
      },
    },
    who,
    text,
    h('button', { class: 'primary' }, 'Send'),
  );
  root.replaceChildren(
    h('main', { class: 'panel wide chat' }, h('h1', {}, title), tabs, list, form),
  );
  show();
  // Other windows of this browser see a message at once.
  addEventListener('storage', show);
  return () => removeEventListener('storage', show);
}
