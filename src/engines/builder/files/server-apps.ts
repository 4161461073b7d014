import type { AppSpec } from '../spec/app-spec.ts';
import { packageJson, pyproject } from './packages.ts';
import {
  copyTemplates,
  type ProjectFiles,
  type ProjectParts,
  RECORD_MODULES,
  recordStyles,
  renderShell,
  STYLES_LINK,
  scriptFrom,
  WEB_VIEW,
} from './project-parts.ts';
import { readme } from './readme.ts';
import { schemaModule, schemaPython } from './schema.ts';

export function nodejs(parts: ProjectParts): ProjectFiles {
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
        test: redirects(spec)
          ? 'node --test test/api.test.js test/redirect.test.js'
          : 'node --test test/api.test.js',
      },
    }),
    '.gitignore': 'node_modules\ndata.json\n',
    'schema.js': schemaModule(spec),
    'public/index.html': webPage(parts),
    'public/styles.css': recordStyles(parts),
    'test/examples.js': templates('shared/examples.js'),
    ...copyTemplates(parts, 'nodejs/', '', [
      'server.js',
      'app.js',
      'api.js',
      'http.js',
      'pages.js',
      'store.js',
      'test/api.test.js',
    ]),
    ...copyTemplates(parts, 'web/', 'public/', WEB_VIEW),
    ...copyTemplates(parts, 'shared/', 'public/', ['dom.js', ...RECORD_MODULES, 'http-records.js']),
    ...(redirects(spec) && {
      ...copyTemplates(parts, 'shortener/', '', ['redirect.js']),
      'test/redirect.test.js': templates('shortener/redirect.test.js'),
      'app.js': templates('nodejs/app.js')
        .replace(
          "import { sendPage } from './pages.js';\n",
          "$&import { redirected } from './redirect.js';\n",
        )
        .replace('else await', 'else if (!(await redirected(store, response, pathname)))\n        await'),
    }),
  };
}

export function python(parts: ProjectParts): ProjectFiles {
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
    'pyproject.toml': pyproject(spec),
    '.gitignore': '__pycache__\ndata.db\n',
    'schema.py': schemaPython(spec),
    'public/index.html': webPage(parts),
    'public/styles.css': recordStyles(parts),
    'tests/__init__.py': '',
    ...copyTemplates(parts, 'python/', '', [
      'server.py',
      'app.py',
      'store.py',
      'validate.py',
      'tests/test_app.py',
    ]),
    ...copyTemplates(parts, 'web/', 'public/', WEB_VIEW),
    ...copyTemplates(parts, 'shared/', 'public/', ['dom.js', ...RECORD_MODULES, 'http-records.js']),
  };
}

const redirects = ({ entities }: AppSpec): boolean => entities.some((entity) => entity.redirects === true);

const webPage = (parts: ProjectParts): string =>
  renderShell(parts, { styles: STYLES_LINK, script: scriptFrom('main.js'), layout: 'app' });
