import { h } from './dom.js';

/** What is wrong with the address, or an empty text. */
export function emailProblem(address) {
  if (address.trim() === '') return 'Write your e-mail address.';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address.trim())
    ? ''
    : 'This does not look like an e-mail address.';
}

export function mount(root, { title, tagline, about, action, features, questions }) {
  const status = h('p', { role: 'status' });
  const email = h('input', {
    type: 'email',
    name: 'email',
    'aria-label': 'E-mail',
    placeholder: 'you@example.com',
    autocomplete: 'email',
  });
  const form = h(
    'form',
    {
      class: 'row',
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        const problem = emailProblem(email.value);
        status.textContent = problem || `Thank you! We will write to ${email.value.trim()}.`;
        status.className = problem ? 'problem' : '';
        // Send the address to your own service here.
        if (!problem) form.reset();
      },
    },
    email,
    h('button', { class: 'primary' }, action),
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
          h('h2', {}, 'Stay in touch'),
          form,
          status,
        ),
      ),
      h('footer', { class: 'muted' }, `© ${new Date().getFullYear()} ${title}`),
    ),
  );
  return () => {};
}
