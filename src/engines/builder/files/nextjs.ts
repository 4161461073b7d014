import { packageJson } from './packages.ts';
import { copied, DATA, type Files, type Parts, REACT_VIEW, styles } from './parts.ts';
import { readme } from './readme.ts';
import { schemaModule } from './schema.ts';

export function nextjs(parts: Parts): Files {
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
