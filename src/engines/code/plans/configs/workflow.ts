import { type ConfigKind, indented, takeAll, type WishText } from './config.ts';
import { cronOf } from './cron.ts';
import { readStack } from './stacks.ts';

const COMMAND =
  /\b(?:runs? |running |executes? |then |and |with )*(npm (?:run [\w:-]+|test|ci|install)|pytest|python -m \w+|go (?:test|vet|build)(?: \.\/\.\.\.)?|cargo (?:test|build|clippy|fmt)(?: --[\w-]+)*|mvn \w+|make \w+|eslint|ruff check|flake8|tsc|phpunit)(?![\w-])/;
/** The project that a command belongs to. */
const COMMANDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:pytest|python|ruff|flake8)/, 'python'],
  [/^go /, 'go'],
  [/^cargo /, 'rust'],
  [/^mvn /, 'java'],
  [/^phpunit/, 'php'],
];
/** The command line for the bare name of a program. */
const CALLED: Readonly<Record<string, string>> = {
  pytest: 'python -m pytest',
  eslint: 'npx eslint .',
  tsc: 'npx tsc --noEmit',
  'ruff check': 'pip install ruff && ruff check .',
  flake8: 'pip install flake8 && flake8',
  phpunit: 'vendor/bin/phpunit',
  'go test': 'go test ./...',
  'go vet': 'go vet ./...',
  'go build': 'go build ./...',
};
const TESTS =
  /\b(?:runs? |running |to run |and |then )*(?:the |all |its |unit |npm |our )*tests?\b(?! (?:if|whether))|\b(?:that |to |and )?tests? (?:the |an? )?(?:code|project|app)\b|\btesting\b/;
const LINTS =
  /\b(?:runs? |running |and |then |with )*(?:the |an? )*(?:lints?|linter|linting)(?: (?:the|step|check|code))*\b/;
const BUILDS =
  /\b(?:runs? |and |then |to |that )*(?:the |an? )*builds?(?: (?:the|an?|it|step|app|project|code))*\b(?! (?:and (?:push|publish)\w* )?docker| image)/;
const IMAGE =
  /\b(?:that |and |to |then )*builds?(?: and (?:push|publish)(?:es)?)? (?:an? |the )?(?:docker|container) image(?: and (?:push|publish)(?:es)? it)?(?: to (?:the )?(ghcr|github container registry|docker ?hub|container registry|registry))?/;
const EVENTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:on |for |and |or |every |each |to )*(?:all |any |new )*pull[- ]requests?\b/, ['pull_request:']],
  [
    /\b(?:when i |manually|manual(?:ly)? (?:trigger(?:ed)?|started|runs?)|on demand)\b/,
    ['workflow_dispatch:'],
  ],
  [
    /\b(?:when |on |for |if )*(?:an? |every |each |new |version )*(?:tags?|releases?)(?: (?:is|are) (?:pushed|created|published))?\b/,
    ['push:', '  tags: ["v*"]'],
  ],
];
const PUSH =
  /\b(?:on |for |and |or |every |each |whenever |when |after |code is )*(?:an? |any |git )*(?:push(?:es|ed)?|commits?)\b(?: (?:to|on|into|in) (?:the )?(main|master|develop)(?: branch)?)?/;
const SYSTEMS = /\b(?:on |for |and |in )*(?:(?:linux|ubuntu|windows|mac ?os|mac)(?:, (?:and )?| and )?){2,3}/;
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/linux|ubuntu/, 'ubuntu-latest'],
  [/windows/, 'windows-latest'],
  [/mac/, 'macos-latest'],
];
const CACHED =
  /\b(?:with |and |that |using )*(?:dependency |npm |pip |the )*(?:caches?|caching)(?: (?:of |the |npm |its )*(?:dependencies|modules|packages|npm|node_modules))?\b/;
const INSTALLS =
  /\b(?:that |and |to |then )*(?:installs?|installing|checks? out|sets? up)(?: (?:the|its|all|node|python|npm))* ?(?:dependencies|code|packages|repository|repo)?\b/;

function write(wish: WishText): string[] | undefined {
  const commands: string[] = [];
  for (let found = wish.take(COMMAND); found; found = wish.take(COMMAND))
    commands.push(wish.original(found, found[1] ?? ''));
  const known = COMMANDS.find(([pattern]) => commands.some((command) => pattern.test(command)))?.[1];
  const image = wish.take(IMAGE);
  const stack =
    image && commands.length === 0 && !wish.has(TESTS) ? undefined : readStack(wish, known ?? 'node');
  const workflow = stack?.workflow;
  if (stack && !workflow) return undefined;
  const days = cronOf(wish);
  const events = EVENTS.flatMap(([pattern, lines]) => (takeAll(wish, pattern) ? lines : []));
  const push = wish.take(PUSH);
  takeAll(wish, PUSH);
  // "On pull requests to main": the branch of a push stands with the push.
  const apart = wish.take(/\b(?:to|on|for|against|into) (?:the )?(main|master|develop)(?: branch)?\b/)?.[1];
  const branch = push?.[1] ?? (events.length === 0 ? apart : undefined);
  const isPushed = push !== undefined || (events.length === 0 && days === undefined);
  const on = [
    ...(isPushed ? ['push:', ...(branch ? [`  branches: [${branch}]`] : [])] : []),
    ...events.flatMap((line) =>
      apart && line === 'pull_request:' ? [line, `  branches: [${apart}]`] : [line],
    ),
    ...(days ? ['schedule:', `  - cron: "${days}"`] : []),
  ];
  const systems = wish.take(SYSTEMS)?.[0];
  const runners = systems ? NAMES.filter(([pattern]) => pattern.test(systems)).map(([, name]) => name) : [];
  const isTesting = takeAll(wish, TESTS);
  const isLinting = workflow?.lint !== undefined && takeAll(wish, LINTS);
  const isBuilding = workflow?.build !== undefined && takeAll(wish, BUILDS);
  takeAll(wish, CACHED);
  takeAll(wish, INSTALLS);
  takeAll(wish, /\b(?:versions?|matrix|ci|cd|pipeline|different|several|multiple|latest|across|job)\b/);
  const said = [
    ...(isLinting ? [workflow?.lint ?? ''] : []),
    ...(isBuilding && !isTesting ? [workflow?.build ?? ''] : []),
    ...commands.filter((one) => !workflow?.install.includes(one)).map((one) => CALLED[one] ?? one),
    ...(isTesting && !commands.some((one) => /test/.test(one)) ? [workflow?.test ?? ''] : []),
    ...(isBuilding && isTesting ? [workflow?.build ?? ''] : []),
  ];
  const runs = workflow && said.length === 0 && !image ? [workflow.test] : said;
  const versions = stack?.versions ?? [];
  const matrix = [
    ...(runners.length > 0 ? [`os: [${runners.join(', ')}]`] : []),
    ...(versions.length > 1 ? [`version: [${versions.map((one) => `"${one}"`).join(', ')}]`] : []),
  ];
  const version =
    versions.length > 1
      ? '${{ matrix.version }}'
      : `"${versions[0] ?? workflow?.standard ?? stack?.version ?? ''}"`;
  const steps = [
    '- uses: actions/checkout@v4',
    ...(workflow
      ? [
          `- uses: ${workflow.setup}`,
          '  with:',
          ...[`${workflow.input}: ${version}`, ...workflow.with].map((line) => `    ${line}`),
        ]
      : []),
    ...[...(workflow?.install ?? []), ...runs].map((line) => `- run: ${line}`),
    ...(image ? imageSteps(image[1], /push|publish/.test(image[0])) : []),
  ];
  return [
    `name: ${image && !workflow ? 'Image' : runs.some((one) => /test/.test(one)) ? 'Tests' : 'CI'}`,
    '',
    'on:',
    ...indented(on),
    '',
    ...(image && isRegistry(image[1]) ? ['permissions:', '  contents: read', '  packages: write', ''] : []),
    'jobs:',
    ...indented([
      `${image && !workflow ? 'image' : 'test'}:`,
      ...indented([
        `runs-on: ${runners.length > 0 ? '${{ matrix.os }}' : 'ubuntu-latest'}`,
        ...(matrix.length > 0 ? ['strategy:', '  matrix:', ...matrix.map((line) => `    ${line}`)] : []),
        'steps:',
        ...indented(steps),
      ]),
    ]),
  ];
}

const isRegistry = (named: string | undefined): boolean => !/docker ?hub/.test(named ?? '');

function imageSteps(named: string | undefined, isPushed: boolean): string[] {
  const own = isRegistry(named);
  const image = own ? 'ghcr.io/${{ github.repository }}' : '${{ secrets.DOCKERHUB_USERNAME }}/app';
  const login = [
    '- uses: docker/login-action@v3',
    '  with:',
    ...(own ? ['    registry: ghcr.io'] : []),
    `    username: ${own ? '${{ github.actor }}' : '${{ secrets.DOCKERHUB_USERNAME }}'}`,
    `    password: \${{ secrets.${own ? 'GITHUB_TOKEN' : 'DOCKERHUB_TOKEN'} }}`,
  ];
  return [
    ...(isPushed ? login : []),
    '- uses: docker/build-push-action@v6',
    '  with:',
    `    push: ${isPushed}`,
    `    tags: ${image}:latest`,
  ];
}

export const WORKFLOW: ConfigKind = {
  says: /\b(?:github[- ](?:actions?|workflow)(?: (?:ci|workflow|pipeline|config|file|yaml))*|ci (?:workflow|pipeline)(?: (?:with|using|in|for) github actions?)?)\b/,
  language: 'yaml',
  write,
};
