import { packageJson } from './packages.ts';
import {
  copyTemplates,
  type ProjectFiles,
  type ProjectParts,
  REACT_VIEW,
  RECORD_MODULES,
  recordStyles,
  renderShell,
  scriptFrom,
} from './project-parts.ts';
import { type ReadmeParts, readme } from './readme.ts';
import { schemaModule } from './schema.ts';

const VUE_VIEW = [
  'main.js',
  'App.vue',
  'useRecords.js',
  'components/RecordPage.vue',
  'components/RecordCharts.vue',
  'components/RecordToolbar.vue',
  'components/RecordCard.vue',
  'components/RecordForm.vue',
  'components/FieldInput.vue',
];
const VITE_SCRIPTS = { dev: 'vite', build: 'vite build', preview: 'vite preview', test: 'vitest run' };
const IGNORED = 'node_modules\ndist\n';

const README: ReadmeParts = {
  needs: 'Needs Node.js 20.19 or later.',
  start: ['npm install', 'npm run dev'],
  test: 'npm test',
  storage: 'Records are kept in the browser (`localStorage`), so each browser has its own.',
  schema: 'src/data/schema.js',
  map: [
    ['src/data/schema.js', 'the entities and their fields'],
    ['src/data/local-records.js', 'keeps the records; replace it to use a server'],
    ['src/data/validate.js', 'checks input'],
    ['src/components/', 'the page, its toolbar, list and form'],
  ],
  hasApi: false,
};

export function react(parts: ProjectParts): ProjectFiles {
  const { spec, templates } = parts;
  return {
    'README.md': readme(spec, README),
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
    'index.html': renderShell(parts, { script: scriptFrom('/src/main.jsx'), layout: 'app' }),
    'vite.config.js': templates('react/vite.config.js'),
    'src/styles.css': recordStyles(parts),
    'src/data/schema.js': schemaModule(spec),
    'test/examples.js': templates('shared/examples.js'),
    ...copyTemplates(parts, 'react/src/', 'src/', ['main.jsx', ...REACT_VIEW]),
    ...copyTemplates(parts, 'shared/', 'src/data/', [...RECORD_MODULES, 'local-records.js']),
    ...copyTemplates(parts, 'react/test/', 'test/', ['App.test.jsx']),
  };
}

export function vue(parts: ProjectParts): ProjectFiles {
  const { spec, templates } = parts;
  return {
    'README.md': readme(spec, README),
    'package.json': packageJson(spec, {
      node: '>=20.19',
      scripts: VITE_SCRIPTS,
      dependencies: ['vue'],
      devDependencies: ['vite', '@vitejs/plugin-vue', 'vitest', 'happy-dom', '@vue/test-utils'],
    }),
    '.gitignore': IGNORED,
    'index.html': renderShell(parts, { script: scriptFrom('/src/main.js'), layout: 'app' }),
    'vite.config.js': templates('vue/vite.config.js'),
    'src/styles.css': recordStyles(parts),
    'src/data/schema.js': schemaModule(spec),
    'test/examples.js': templates('shared/examples.js'),
    ...copyTemplates(parts, 'vue/src/', 'src/', VUE_VIEW),
    ...copyTemplates(parts, 'shared/', 'src/data/', [...RECORD_MODULES, 'local-records.js']),
    ...copyTemplates(parts, 'vue/test/', 'test/', ['App.test.js']),
  };
}
