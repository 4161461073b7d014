import type { PageSpec } from '../spec/app-spec.ts';
import { modulesOf, pageStyles } from './page-apps.ts';
import { type ProjectParts, recordStyles, renderShell } from './project-parts.ts';
import { schemaOf } from './schema.ts';

/** In dependency order. */
const MODULES = [
  'shared/validate.js',
  'shared/rules.js',
  'shared/format.js',
  'shared/alerts.js',
  'shared/summary.js',
  'shared/charts.js',
  'shared/csv.js',
  'shared/references.js',
  'shared/select.js',
  'shared/local-records.js',
  'shared/dom.js',
  'web/chart-view.js',
  'web/field.js',
  'web/record-form.js',
  'web/record-card.js',
  'web/toolbar.js',
  'web/app.js',
  'web/preview.js',
];

/** One page that is the whole application, with its records in the browser: nothing to install, nothing to fetch. */
export function previewPage(parts: ProjectParts): string {
  const { templates, spec } = parts;
  if (spec.page) return pagePreview(parts, spec.page);
  const script = [
    `const schema = ${safeJson(schemaOf(spec))};`,
    ...MODULES.map((path) => asScript(path, templates(path))),
  ].join('\n');
  return onePage(parts, { styles: recordStyles(parts), script, layout: 'app' });
}

function pagePreview(parts: ProjectParts, page: PageSpec): string {
  const { templates } = parts;
  const shared = modulesOf(parts, page.kind).map((name) => `shared/${name}.js`);
  const modules = [...shared, `pages/${page.kind}.js`];
  const script = [
    `const settings = ${safeJson(page.settings)};`,
    ...modules.map((path) => asScript(path, templates(path))),
    `${moduleName(page.kind)}.mount(document.querySelector('#app'), settings);`,
  ].join('\n');
  return onePage(parts, { styles: pageStyles(parts, page), script, layout: 'page' });
}

const STORES = /(?<!function )\bkeep\(|\blocalRecords\(/;
/** A preview is shown in a sandbox, where a page has no storage. */
const FORGETS = `try {
  localStorage.getItem('');
} catch {
  const note = document.createElement('p');
  note.className = 'muted';
  note.textContent = 'This preview forgets what you enter when it is loaded again; the built application keeps it.';
  document.body.append(note);
}
`;

function onePage(
  parts: ProjectParts,
  { styles, script, layout }: { styles: string; script: string; layout: 'app' | 'page' },
): string {
  const note = STORES.test(script) ? FORGETS : '';
  return renderShell(parts, {
    styles: `    <style>\n${styles}\n    </style>\n`,
    script: `    <script type="module">\n${script}\n${note}    </script>\n`,
    layout,
  });
}

/** Wraps a module in a function, so that several modules share one script without name clashes. */
function asScript(path: string, source: string): string {
  const exported = [...source.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const body = source
    .replace(
      /^import (\{[^}]+\}) from '\.\/([\w-]+)\.js';$/gm,
      (_, names: string, file: string) => `const ${names} = ${moduleName(file)};`,
    )
    .replace(/^export /gm, '');
  return exported.length === 0
    ? body
    : `const ${moduleName(path)} = (() => {\n${body}return { ${exported.join(', ')} };\n})();`;
}

/** "web/record-form" as recordFormModule */
function moduleName(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replace(/\.js$/, '').split('-');
  return `${words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')}Module`;
}

/** JSON that cannot end the script around it. */
function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
