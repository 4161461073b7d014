import { h } from './dom.js';

/** The error of the address, or an empty text. */
export function emailProblem(address) {
  if (address.trim() === '') return 'Write your e-mail address.';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address.trim())
    ? ''
    : 'This does not look like an e-mail address.';
}

/** The first problem of a message, or an empty text. */
export function messageProblem({ name, email, message }) {
  if (name.trim() === '') return 'Write your name.';
  return emailProblem(email) || (message.trim() === '' ? 'Write a message.' : '');
}

/** Lines, pictures to be replaced by your own, or an address with a button that copies it. */
function contentOf({ lines = [], pictures, email }) {
  if (pictures)
    return h(
      'div',
      { class: 'gallery' },
      pictures.map((caption) =>
        h('figure', {}, h('div', { class: 'picture' }), h('figcaption', {}, caption)),
      ),
    );
  if (email) return copyable(email);
  return h(
    'ul',
    {},
    lines.map((line) => h('li', {}, line)),
  );
}

function copyable(email) {
  const status = h('span', { role: 'status' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(email);
      status.textContent = 'Copied.';
    } catch {
      status.textContent = 'The browser does not allow it: select the address.';
    }
  };
  return h(
    'p',
    { class: 'row' },
    h('a', { href: `mailto:${email}` }, email),
    h('button', { type: 'button', onclick: copy }, 'Copy the address'),
    status,
  );
}

export function mount(root, settings) {
  const {
    title,
    tagline,
    about,
    action,
    features,
    sections = [],
    questions,
    extra = [],
  } = settings;
  const isContact = settings.form === 'contact';
  const status = h('p', { role: 'status' });
  const field = (label, name, properties, tag = 'input') => {
    const input = h(tag, { name, 'aria-label': isContact ? undefined : label, ...properties });
    return [input, isContact ? h('label', {}, label, input) : input];
  };
  const [name, nameField] = field('Name', 'name', { autocomplete: 'name' });
  const [email, emailField] = field('E-mail', 'email', {
    type: 'email',
    placeholder: 'you@example.com',
    autocomplete: 'email',
  });
  const [message, messageField] = field('Message', 'message', { rows: '5' }, 'textarea');
  const problemOf = () =>
    isContact
      ? messageProblem({ name: name.value, email: email.value, message: message.value })
      : emailProblem(email.value);
  const form = h(
    'form',
    {
      class: isContact ? 'message' : 'row',
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        const problem = problemOf();
        status.textContent = problem || 'Nothing was sent: this form is not connected yet.';
        status.className = problem ? 'problem' : '';
        // Send the fields to your own service here.
      },
    },
    isContact && nameField,
    emailField,
    extra.map(({ label, name: key, type }) =>
      h(
        'label',
        {},
        label,
        h('input', { name: key, type, min: type === 'number' ? '1' : undefined }),
      ),
    ),
    isContact && messageField,
    h('button', { class: 'primary' }, extra.length > 0 ? action : isContact ? 'Send' : action),
  );
  root.replaceChildren(
    h(
      'div',
      { class: 'landing' },
      h(
        'header',
        {},
        h('strong', {}, title),
        h(
          'nav',
          { 'aria-label': 'Main' },
          h('a', { href: '#features' }, 'What we do'),
          h('a', { href: '#questions' }, 'Questions'),
          h('a', { href: '#contact' }, 'Contact'),
        ),
      ),
      h(
        'main',
        {},
        h(
          'section',
          { class: 'hero' },
          h('h1', {}, tagline),
          h('p', {}, about),
          h('a', { class: 'button primary', href: '#contact' }, action),
        ),
        h(
          'section',
          { id: 'features', class: 'features' },
          features.map(({ icon, name, text }) =>
            h(
              'article',
              {},
              h('span', { 'aria-hidden': 'true' }, icon),
              h('h2', {}, name),
              h('p', {}, text),
            ),
          ),
        ),
        sections.map(({ name: heading, ...section }) =>
          h('section', {}, h('h2', {}, heading), contentOf(section)),
        ),
        h(
          'section',
          { id: 'questions' },
          h('h2', {}, 'Questions'),
          questions.map(({ question, answer }) =>
            h('details', {}, h('summary', {}, question), h('p', {}, answer)),
          ),
        ),
        h(
          'section',
          { id: 'contact', class: 'contact' },
          h('h2', {}, isContact ? 'Contact' : 'Stay in touch'),
          form,
          status,
        ),
      ),
      h('footer', { class: 'muted' }, `© ${new Date().getFullYear()} ${title}`),
    ),
  );
  return () => {};
}
