import { render } from 'preact';
import { messageOf, openSession } from './api.ts';
import { App } from './app.ts';
import { html } from './html.ts';
import { connect } from './live.ts';
import { applyTheme } from './theme.ts';

const place = document.querySelector('#app');
if (!place) throw new Error('the page has no place for the app');
applyTheme();
openSession().then(
  () => {
    render(html`<${App} />`, place);
    connect();
  },
  (error: unknown) =>
    render(
      html`<main class="plain"><div class="plain-card"><h1>octet cannot be reached</h1><p>${messageOf(error)}</p>
        <p>Get a new link with</p><pre>octet serve link</pre></div></main>`,
      place,
    ),
);
