import { type AppSpec, slug } from '../spec/app-spec.ts';

/** Exact versions, each seen on the registry and tried together; the newest that run on Node 20. */
const VERSIONS = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  vue: '3.5.45',
  next: '16.4.6',
  vite: '7.3.8',
  '@vitejs/plugin-react': '5.2.0',
  '@vitejs/plugin-vue': '6.0.10',
  vitest: '4.1.12',
  'happy-dom': '20.14.6',
  '@testing-library/dom': '10.4.2',
  '@testing-library/react': '16.3.3',
  '@vue/test-utils': '2.5.1',
} as const;

type PackageName = keyof typeof VERSIONS;

interface PackageParts {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies?: readonly PackageName[];
  readonly devDependencies?: readonly PackageName[];
  readonly node: string;
}

export function packageJson(
  spec: AppSpec,
  { scripts, dependencies, devDependencies, node }: PackageParts,
): string {
  const manifest = {
    name: packageName(spec),
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node },
    scripts,
    ...(dependencies && { dependencies: pinned(dependencies) }),
    ...(devDependencies && { devDependencies: pinned(devDependencies) }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** A name that npm accepts, whatever the title is. */
function packageName(spec: AppSpec): string {
  return slug(spec.title).slice(0, 60) || 'app';
}

export const pyproject = (spec: AppSpec): string =>
  `[project]\nname = "${packageName(spec)}"\nversion = "1.0.0"\nrequires-python = ">=3.10"\ndependencies = []\n`;

function pinned(names: readonly PackageName[]): Record<string, string> {
  return Object.fromEntries(names.toSorted().map((name) => [name, VERSIONS[name]]));
}
