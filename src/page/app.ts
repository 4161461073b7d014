import { useEffect, useRef, useState } from 'preact/hooks';
import { html, type View } from './html.ts';
import { type LiveState, onLiveState } from './live.ts';
import { Icon, type IconName } from './parts/icons.ts';
import { Shortcuts, useShortcuts } from './shortcuts.ts';
import { chosenTheme, nextTheme } from './theme.ts';
import { Toasts } from './toast.ts';
import { useRoute } from './use.ts';
import { Faults } from './views/faults.ts';
import { Gallery } from './views/gallery.ts';
import { Jobs } from './views/jobs.ts';
import { Keys } from './views/keys.ts';
import { Overview } from './views/overview.ts';
import { Playground } from './views/playground.ts';
import { Requests } from './views/requests.ts';
import { Webhooks } from './views/webhooks.ts';

interface Entry {
  readonly path: string;
  readonly name: string;
  readonly icon: IconName;
  readonly view: (props: { id: string | undefined; query: URLSearchParams }) => View;
}

const VIEWS: readonly Entry[] = [
  { path: '', name: 'Overview', icon: 'overview', view: Overview },
  { path: 'requests', name: 'Requests', icon: 'requests', view: Requests },
  { path: 'jobs', name: 'Jobs', icon: 'jobs', view: Jobs },
  { path: 'gallery', name: 'Gallery', icon: 'gallery', view: Gallery },
  { path: 'playground', name: 'Playground', icon: 'playground', view: Playground },
  { path: 'webhooks', name: 'Webhooks', icon: 'webhooks', view: Webhooks },
  { path: 'keys', name: 'Keys and credits', icon: 'keys', view: Keys },
  { path: 'faults', name: 'Faults', icon: 'faults', view: Faults },
];

export function App(): View {
  const { parts, query } = useRoute();
  const [open, setOpen] = useState(false);
  const [help, setHelp] = useState(false);
  const main = useRef<HTMLElement>(null);
  const current = VIEWS.find(({ path }) => path === (parts[0] ?? '')) ?? VIEWS[0];
  useShortcuts({ help: () => setHelp(true) });
  useEffect(() => {
    document.title = `${current?.name ?? ''} · octet`;
    setOpen(false);
  }, [current]);
  if (!current) return null;
  return html`<a class="skip" href="#main" onClick=${(event: Event) => {
    event.preventDefault();
    main.current?.focus();
  }}>Skip to content</a>
  <div class="shell">
    <header class=${open ? 'side open' : 'side'}>
      <div class="side-top">
        <a class="brand" href="#/"><img src="/page/icon.svg" alt="" width="22" height="22" />octet</a>
        <button type="button" class="quiet icon-only menu-button" aria-label="Menu" aria-expanded=${open ? 'true' : 'false'} onClick=${() => setOpen(!open)}><${Icon} name=${open ? 'close' : 'menu'} /></button>
      </div>
      <nav aria-label="Views"><ul>${VIEWS.map(
        ({ path, name, icon }) =>
          html`<li key=${path}><a href=${`#/${path}`} aria-current=${current.path === path ? 'page' : undefined}><${Icon} name=${icon} />${name}</a></li>`,
      )}</ul></nav>
      <${Foot} help=${() => setHelp(true)} />
    </header>
    <main class="content" id="main" tabindex="-1" ref=${main}>
      <${current.view} key=${current.path} id=${parts[1]} query=${query} />
    </main>
  </div>
  <${Toasts} />
  ${help && html`<${Shortcuts} close=${() => setHelp(false)} />`}`;
}

const STATES: Readonly<Record<LiveState, string>> = {
  connecting: 'Connecting',
  live: 'Live',
  lost: 'Connection lost',
};

function Foot({ help }: { help: () => void }): View {
  const [state, setState] = useState<LiveState>('connecting');
  const [theme, setTheme] = useState(chosenTheme);
  useEffect(() => onLiveState(setState), []);
  return html`<div class="side-foot"><div class="row">
    <span class="state" role="status"><span class=${`dot ${state}`}></span>${STATES[state]}</span>
    <span class="row">
      <button type="button" class="quiet icon-only" aria-label=${`Theme: ${theme}`} title=${`Theme: ${theme}`} onClick=${() => setTheme(nextTheme())}><${Icon} name="theme" /></button>
      <button type="button" class="quiet icon-only" aria-label="Keyboard shortcuts" title="Keyboard shortcuts" onClick=${help}><${Icon} name="help" /></button>
    </span>
  </div></div>`;
}
