import type { PageSpec } from '../spec/app-spec.ts';
import { packageJson } from './packages.ts';
import {
  type AppFramework,
  type ProjectFiles,
  type ProjectParts,
  renderShell,
  renderStyles,
  STYLES_LINK,
  scriptFrom,
} from './project-parts.ts';
import { escapeMarkup, fillTemplate } from './templates.ts';

/** Pages on the workbench look alike; every other one has a sheet of its own. */
export function pageStyles(parts: ProjectParts, { kind }: PageSpec): string {
  const own = modulesOf(parts, kind).includes('workbench') ? 'shared/workbench.css' : `pages/${kind}.css`;
  return renderStyles(parts, ['pages/page.css', own]);
}

/** The shared modules that a page imports. */
export function modulesOf(parts: ProjectParts, kind: string): string[] {
  const modules = new Set<string>();
  const addImportsOf = (file: string): void => {
    for (const [, name = ''] of parts.templates(file).matchAll(IMPORT)) {
      if (modules.has(name)) continue;
      addImportsOf(`shared/${name}.js`);
      modules.add(name);
    }
  };
  addImportsOf(`pages/${kind}.js`);
  return [...modules];
}

const IMPORT = /^import .* from '\.\/([\w-]+)\.js';$/gm;

/** The files of an application that is one page, for any framework. */
export function pageFiles(framework: AppFramework, parts: ProjectParts, page: PageSpec): ProjectFiles {
  const { kind } = page;
  const isServer = framework === 'nodejs' || framework === 'python';
  const folder = isServer ? 'public' : 'src/page';
  const fill = (name: string): string =>
    fillTemplate(parts.templates(`pages/${name}`), {
      title: escapeMarkup(parts.spec.title),
      kind,
      folder: `../${folder}`,
      module: `../${folder}/${kind}.js`,
    });
  return {
    'README.md': readme(framework, parts, folder),
    '.gitignore': framework === 'python' ? '__pycache__\n' : 'node_modules\ndist\n.next\n',
    [`${folder}/${kind}.js`]: fill(`${kind}.js`),
    ...Object.fromEntries(
      modulesOf(parts, kind).map((name) => [`${folder}/${name}.js`, parts.templates(`shared/${name}.js`)]),
    ),
    [`${folder}/settings.js`]: settingsModule(page),
    [isServer ? 'public/styles.css' : 'src/styles.css']: pageStyles(parts, page),
    ...(framework !== 'python' && {
      'package.json': packageJson(parts.spec, PACKAGES[framework]),
      [`test/${kind}.test.js`]: fill(`${kind}.test.js`),
    }),
    ...SHELLS[framework](fill, parts),
  };
}

type Shell = (fill: (name: string) => string, parts: ProjectParts) => ProjectFiles;

const PUBLIC: Shell = (fill, parts) => ({
  'public/index.html': renderShell(parts, {
    styles: STYLES_LINK,
    script: scriptFrom('main.js'),
    layout: 'page',
  }),
  'public/main.js': fill('main.js'),
});

/** Vite finds styles through the script, and the script from the root of the project. */
const viteIndex = (parts: ProjectParts, script: string): string =>
  renderShell(parts, { script: scriptFrom(`/src/${script}`), layout: 'page' });

const SHELLS: Readonly<Record<AppFramework, Shell>> = {
  nodejs: (fill, parts) => ({
    ...PUBLIC(fill, parts),
    'server.js': fill('server.js'),
    'test/server.test.js': fill('server.test.js'),
  }),
  python: (fill, parts) => ({
    ...PUBLIC(fill, parts),
    'server.py': fill('server.py'),
    'tests/__init__.py': '',
    'tests/test_server.py': fill('test_server.py'),
  }),
  react: (fill, parts) => ({
    'index.html': viteIndex(parts, 'main.jsx'),
    'vite.config.js': parts
      .templates('react/vite.config.js')
      .replace(TEST_SETTINGS, '')
      .replace('vitest/config', 'vite'),
    'src/main.jsx': fill('main.jsx'),
    'src/App.jsx': fill('App.jsx'),
  }),
  vue: (fill, parts) => ({
    'index.html': viteIndex(parts, 'main.js'),
    'vite.config.js': parts
      .templates('vue/vite.config.js')
      .replace(TEST_SETTINGS, '')
      .replace('vitest/config', 'vite'),
    'src/main.js': fill('main-vue.js'),
    'src/App.vue': fill('App.vue'),
  }),
  nextjs: (fill, parts) => ({
    'next.config.js': parts.templates('nextjs/next.config.js'),
    'src/App.jsx': fill('App.jsx'),
    'src/app/page.jsx': fill('next-page.jsx'),
    'src/app/layout.jsx': fill('next-layout.jsx'),
  }),
};

const TEST_SETTINGS = /\n {2}test: .*,/;

const TEST = 'node --test';
const VITE = { dev: 'vite', build: 'vite build', preview: 'vite preview', test: TEST };

const PACKAGES = {
  nodejs: { node: '>=20', scripts: { start: 'node server.js', test: TEST } },
  react: {
    node: '>=20.19',
    scripts: VITE,
    dependencies: ['react', 'react-dom'],
    devDependencies: ['vite', '@vitejs/plugin-react'],
  },
  vue: {
    node: '>=20.19',
    scripts: VITE,
    dependencies: ['vue'],
    devDependencies: ['vite', '@vitejs/plugin-vue'],
  },
  nextjs: {
    node: '>=20.9',
    scripts: { dev: 'next dev', build: 'next build', start: 'next start', test: TEST },
    dependencies: ['next', 'react', 'react-dom'],
  },
} as const;

/** settings.js: everything that was read from the prompt, so that it can be changed by hand. */
function settingsModule({ settings }: PageSpec): string {
  return `/** Everything that can be changed without touching the code. */\nexport const settings = ${JSON.stringify(settings, null, 2)};\n`;
}

const START: Readonly<Record<AppFramework, string>> = {
  nodejs: 'npm start',
  python: 'python3 server.py',
  react: 'npm install\nnpm run dev',
  vue: 'npm install\nnpm run dev',
  nextjs: 'npm install\nnpm run dev',
};

function readme(framework: AppFramework, { spec }: ProjectParts, folder: string): string {
  const kind = spec.page?.kind ?? '';
  return `# ${spec.title.replace(/[\\`*_<>|[\]]/g, '\\$&')}

## Start

\`\`\`sh
${START[framework]}
\`\`\`

## Test

\`\`\`sh
${framework === 'python' ? 'python3 -m unittest' : 'npm test'}
\`\`\`

## Where things are

| file | what it does |
| --- | --- |
| \`${folder}/${kind}.js\` | the page |
| \`${folder}/settings.js\` | names, texts, times and sample data |
| \`${folder === 'public' ? 'public' : 'src'}/styles.css\` | colours and layout |
`;
}
