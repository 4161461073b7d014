import { isPage, type Kind, page } from './kind.ts';

/** Light and dark colours that a box changes without a script. */
export const DARK_SWITCH: Kind = {
  says: /^(?=.*\bdark\b)(?=.*\b(?:toggle|switch)\b)(?=.*\b(?:css[- ]only|only css|(?:pure|plain) css|no (?:js|javascript)|without (?:any )?(?:js|javascript)|checkbox)\b)(?!.*\b(?:react|vue|local ?storage|remember\w*|tailwind|system preference|prefers)\b)/,
  meets:
    /\b(?:css[- ]only|only|pure|dark|light|mode|theme|toggle|switch(?:es)?|button|between|check ?box|using|with|custom properties|css variables|variables|smooth(?: transitions?)?|transitions?|animated|slider|no (?:js|javascript))\b/,
  write: (_, asked) =>
    isPage(asked)
      ? {
          language: 'html',
          code: page({
            title: 'Light and dark',
            styles: `:root { --background: #fff; --text: #1f2937; --accent: #1d4ed8; color-scheme: light; }
/* The page follows its box. */
:root:has(#dark:checked) { --background: #111827; --text: #e5e7eb; --accent: #93c5fd; color-scheme: dark; }
body { margin: 0; padding: 2rem; font: 16px/1.5 system-ui, sans-serif; background: var(--background); color: var(--text); transition: background 0.3s, color 0.3s; }
a { color: var(--accent); }
.switch { display: inline-flex; gap: 0.75rem; align-items: center; cursor: pointer; }
.switch input { position: absolute; opacity: 0; }
.track { width: 3rem; padding: 0.2rem; border-radius: 1rem; background: #9ca3af; transition: background 0.3s; }
.track::before { content: ''; display: block; width: 1.2rem; height: 1.2rem; border-radius: 50%; background: #fff; transition: translate 0.3s; }
input:checked + .track { background: var(--accent); }
input:checked + .track::before { translate: 1.8rem; }
input:focus-visible + .track { outline: 3px solid var(--accent); outline-offset: 2px; }`,
            body: `<label class="switch"><input type="checkbox" role="switch" id="dark"><span class="track"></span> Dark mode</label>
<h1>A page</h1>
<p>Its colours follow the switch. <a href="#">A link</a></p>`,
          }),
        }
      : undefined,
};
