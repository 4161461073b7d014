import { packageJson } from './packages.ts';
import {
  copyTemplates,
  type ProjectFiles,
  type ProjectParts,
  REACT_VIEW,
  RECORD_MODULES,
  recordStyles,
} from './project-parts.ts';
import { readme } from './readme.ts';
import { schemaModule } from './schema.ts';

export function nextjs(parts: ProjectParts): ProjectFiles {
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
    'src/styles.css': recordStyles(parts),
    'src/data/schema.js': schemaModule(spec),
    'test/examples.js': templates('shared/examples.js'),
    ...copyTemplates(parts, 'react/src/', 'src/', REACT_VIEW),
    ...copyTemplates(parts, 'shared/', 'src/data/', [...RECORD_MODULES, 'http-records.js']),
    ...copyTemplates(parts, 'nextjs/src/', 'src/', [
      'app/layout.jsx',
      'app/page.jsx',
      'app/api/[entity]/route.js',
      'app/api/[entity]/[id]/route.js',
      'data/requests.js',
      'data/store.js',
    ]),
    ...copyTemplates(parts, 'nextjs/test/', 'test/', ['api.test.js']),
  };
}
