import type { AppSpec } from '../spec/app-spec.ts';
import { packageJson, packageName } from './packages.ts';
import { readme } from './readme.ts';
import { schemaModule, schemaPython } from './schema.ts';
import { escapeHtml, fill, type TemplateSet } from './template-set.ts';

export const FRAMEWORKS = ['react', 'vue', 'nextjs', 'nodejs', 'python'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

export interface AppFile {
  readonly path: string;
  readonly content: string;
}

/** What the files of an application are made from. */
export interface Parts {
  readonly spec: AppSpec;
  readonly templates: TemplateSet;
  readonly hue: number;
}

type Files = Readonly<Record<string, string>>;

export function filesFor(framework: Framework, parts: Parts): AppFile[] {
  const files = MAKERS[framework](parts);
  return Object.entries(files)
    .map(([path, content]) => ({ path, content }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const MAKERS: Readonly<Record<Framework, (parts: Parts) => Files>> = { react, vue, nextjs, nodejs, python };

/** Templates that are copied as they are: from one folder of the set into one of the application. */
function copied({ templates }: Parts, from: string, to: string, names: readonly string[]): Files {
  return Object.fromEntries(names.map((name) => [to + name, templates(from + name)]));
}

export function styles({ templates, hue }: Parts): string {
  return templates('shared/styles.css').replace('--hue: 220;', `--hue: ${hue};`);
}

function page({ templates, spec }: Parts, name: string): string {
  return fill(templates(name), { title: escapeHtml(spec.title) });
}

const REACT_VIEW = [
  'App.jsx',
  'useRecords.js',
  'components/RecordPage.jsx',
  'components/Toolbar.jsx',
  'components/RecordCard.jsx',
  'components/RecordForm.jsx',
  'components/FieldInput.jsx',
];
const VUE_VIEW = [
  'main.js',
  'App.vue',
  'useRecords.js',
  'components/RecordPage.vue',
  'components/RecordToolbar.vue',
  'components/RecordCard.vue',
  'components/RecordForm.vue',
  'components/FieldInput.vue',
];
const WEB_VIEW = [
  'main.js',
  'app.js',
  'dom.js',
  'field.js',
  'record-card.js',
  'record-form.js',
  'toolbar.js',
];
const DATA = ['format.js', 'references.js', 'select.js', 'validate.js'];

const VITE_SCRIPTS = { dev: 'vite', build: 'vite build', preview: 'vite preview', test: 'vitest run' };
const IGNORED = 'node_modules\ndist\n';
const IN_BROWSER = 'Records are kept in the browser (`localStorage`), so each browser has its own.';

function react(parts: Parts): Files {
  const { spec, templates } = parts;
  return {
    'README.md': readme(spec, {
      needs: 'Needs Node.js 20.19 or later.',
      start: ['npm install', 'npm run dev'],
      test: 'npm test',
      storage: IN_BROWSER,
      schema: 'src/data/schema.js',
      map: [
        ['src/data/schema.js', 'the entities and their fields'],
        ['src/data/local-records.js', 'keeps the records; replace it to use a server'],
        ['src/data/validate.js', 'checks input'],
        ['src/components/', 'the page, its toolbar, list and form'],
      ],
      hasApi: false,
    }),
    'package.json': packageJson(spec, {
      node: '>=20.19',
      scripts: VITE_SCRIPTS,
      dependencies: ['react', 'react-dom'],
      devDependencies: [
        'vite',
        '@vitejs/plugin-react',
        'vitest',
        'happy-dom',
        '@testing-library/dom',
        '@testing-library/react',
      ],
    }),
    '.gitignore': IGNORED,
    'index.html': page(parts, 'react/index.html'),
    'vite.config.js': templates('react/vite.config.js'),
    'src/styles.css': styles(parts),
    'src/data/schema.js': schemaModule(spec),
    'test/examples.js': templates('shared/examples.js'),
    ...copied(parts, 'react/src/', 'src/', ['main.jsx', ...REACT_VIEW]),
    ...copied(parts, 'shared/', 'src/data/', [...DATA, 'local-records.js']),
    ...copied(parts, 'react/test/', 'test/', ['App.test.jsx']),
  };
}

function vue(parts: Parts): Files {
  const { spec, templates } = parts;
  return {
    'README.md': readme(spec, {
      needs: 'Needs Node.js 20.19 or later.',
      start: ['npm install', 'npm run dev'],
      test: 'npm test',
      storage: IN_BROWSER,
      schema: 'src/data/schema.js',
      map: [
        ['src/data/schema.js', 'the entities and their fields'],
        ['src/data/local-records.js', 'keeps the records; replace it to use a server'],
        ['src/data/validate.js', 'checks input'],
        ['src/components/', 'the page, its toolbar, list and form'],
      ],
      hasApi: false,
    }),
    'package.json': packageJson(spec, {
      node: '>=20.19',
      scripts: VITE_SCRIPTS,
      dependencies: ['vue'],
      devDependencies: ['vite', '@vitejs/plugin-vue', 'vitest', 'happy-dom', '@vue/test-utils'],
    }),
    '.gitignore': IGNORED,
    'index.html': page(parts, 'vue/index.html'),
    'vite.config.js': templates('vue/vite.config.js'),
    'src/styles.css': styles(parts),
    'src/data/schema.js': schemaModule(spec),
    'test/examples.js': templates('shared/examples.js'),
    ...copied(parts, 'vue/src/', 'src/', VUE_VIEW),
    ...copied(parts, 'shared/', 'src/data/', [...DATA, 'local-records.js']),
    ...copied(parts, 'vue/test/', 'test/', ['App.test.js']),
  };
}

function nextjs(parts: Parts): Files {
  const { spec, templates } = parts;
  return {
    'README.md': readme(spec, {
      needs: 'Needs Node.js 20.9 or later.',
      start: ['npm install', 'npm run dev'],
      test: 'npm test',
      storage:
        'Records are kept in `data.json`; `DATA_FILE` names another file. On a host without a disk of its own, put a database behind `src/data/store.js`.',
      schema: 'src/data/schema.js',
      map: [
        ['src/data/schema.js', 'the entities and their fields'],
        ['src/data/store.js', 'keeps the records'],
        ['src/app/api/', 'the API'],
        ['src/components/', 'the page, its toolbar, list and form'],
      ],
      hasApi: true,
    }),
    'package.json': packageJson(spec, {
      node: '>=20.9',
      scripts: {
        dev: 'next dev',
        build: 'next build',
        start: 'next start',
        test: 'node --test test/api.test.js',
      },
      dependencies: ['next', 'react', 'react-dom'],
    }),
    '.gitignore': 'node_modules\n.next\ndata.json\n',
    'next.config.js': templates('nextjs/next.config.js'),
    'src/styles.css': styles(parts),
    'src/data/schema.js': schemaModule(spec),
    'test/examples.js': templates('shared/examples.js'),
    ...copied(parts, 'react/src/', 'src/', REACT_VIEW),
    ...copied(parts, 'shared/', 'src/data/', [...DATA, 'http-records.js']),
    ...copied(parts, 'nextjs/src/', 'src/', [
      'app/layout.jsx',
      'app/page.jsx',
      'app/api/[entity]/route.js',
      'app/api/[entity]/[id]/route.js',
      'data/requests.js',
      'data/store.js',
    ]),
    ...copied(parts, 'nextjs/test/', 'test/', ['api.test.js']),
  };
}

function nodejs(parts: Parts): Files {
  const { spec, templates } = parts;
  return {
    'README.md': readme(spec, {
      needs: 'Needs Node.js 20 or later and nothing else.',
      start: ['npm start'],
      test: 'npm test',
      storage:
        'It runs on http://localhost:3000 (`PORT` names another port). Records are kept in `data.json` (`DATA_FILE` names another file).',
      schema: 'schema.js',
      map: [
        ['schema.js', 'the entities and their fields'],
        ['api.js', 'the API'],
        ['store.js', 'keeps the records'],
        ['public/', 'the page, in plain JavaScript'],
      ],
      hasApi: true,
    }),
    'package.json': packageJson(spec, {
      node: '>=20',
      scripts: {
        start: 'node server.js',
        dev: 'node --watch server.js',
        test: 'node --test test/api.test.js',
      },
    }),
    '.gitignore': 'node_modules\ndata.json\n',
    'schema.js': schemaModule(spec),
    'public/index.html': page(parts, 'web/index.html'),
    'public/styles.css': styles(parts),
    'test/examples.js': templates('shared/examples.js'),
    ...copied(parts, 'nodejs/', '', [
      'server.js',
      'app.js',
      'api.js',
      'http.js',
      'pages.js',
      'store.js',
      'test/api.test.js',
    ]),
    ...copied(parts, 'web/', 'public/', WEB_VIEW),
    ...copied(parts, 'shared/', 'public/', [...DATA, 'http-records.js']),
  };
}

function python(parts: Parts): Files {
  const { spec } = parts;
  return {
    'README.md': readme(spec, {
      needs: 'Needs Python 3.10 or later and nothing else.',
      start: ['python3 server.py'],
      test: 'python3 -m unittest',
      storage:
        'It runs on http://localhost:8000 (`PORT` names another port). Records are kept in `data.db`, an SQLite database (`DATABASE` names another file).',
      schema: 'schema.py',
      map: [
        ['schema.py', 'the entities and their fields'],
        ['app.py', 'the pages and the API'],
        ['store.py', 'keeps the records'],
        ['validate.py', 'checks input'],
        ['public/', 'the page, in plain JavaScript'],
      ],
      hasApi: true,
    }),
    'pyproject.toml': `[project]\nname = "${packageName(spec)}"\nversion = "1.0.0"\nrequires-python = ">=3.10"\ndependencies = []\n`,
    '.gitignore': '__pycache__\ndata.db\n',
    'schema.py': schemaPython(spec),
    'public/index.html': page(parts, 'web/index.html'),
    'public/styles.css': styles(parts),
    'tests/__init__.py': '',
    ...copied(parts, 'python/', '', ['server.py', 'app.py', 'store.py', 'validate.py', 'tests/test_app.py']),
    ...copied(parts, 'web/', 'public/', WEB_VIEW),
    ...copied(parts, 'shared/', 'public/', [...DATA, 'http-records.js']),
  };
}
