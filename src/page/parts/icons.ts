import { html, type View } from '../html.ts';

/** Paths of 24 units. */
const PATHS = {
  overview: 'M3 12l9-9 9 9M5 10v10h5v-6h4v6h5V10',
  requests: 'M4 6h16M4 12h16M4 18h10',
  jobs: 'M12 8v4l3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  gallery: 'M4 4h16v16H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01',
  playground: 'M5 4l14 8-14 8z',
  webhooks: 'M10 8a3 3 0 1 1 4 3l3 5M8 20a3 3 0 1 1 2-5h7M17 20a3 3 0 1 0 0-5',
  keys: 'M14 10a4 4 0 1 1-4-4 4 4 0 0 1 4 4zm-1 3l7 7m-3-3l2-2',
  faults: 'M12 3l10 18H2zM12 10v5M12 18h.01',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'M5 12l5 5L20 7',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  theme: 'M12 3v18M12 3a9 9 0 0 1 0 18 9 9 0 0 1 0-18z',
  help: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18h.01',
  back: 'M15 5l-7 7 7 7',
  song: 'M9 18V5l11-2v13M9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0zm11-2a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  app: 'M4 4h16v16H4zM4 9h16M7 6.5h.01',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }): View {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}
