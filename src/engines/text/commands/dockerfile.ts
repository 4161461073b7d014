import { notAnswered, type Skill } from '../skill.ts';

/** The parts of a Dockerfile that a question may choose. */
interface Choices {
  readonly version: string;
  readonly port: string;
  readonly entry: string;
  readonly manager: 'npm' | 'yarn' | 'pnpm';
  readonly isAlpine: boolean;
}

interface Kind {
  readonly asks: RegExp;
  readonly of: string;
  readonly port: string;
  readonly entry: string;
  readonly ignore: string;
  readonly note?: string;
  readonly lines: (choices: Choices) => readonly string[];
}

const quoted = (...words: readonly string[]): string => `[${words.map((word) => `"${word}"`).join(', ')}]`;

const MANAGERS = {
  npm: { copy: 'package*.json', all: 'npm ci', own: 'npm ci --omit=dev', run: 'npm run build' },
  yarn: {
    copy: 'package.json yarn.lock',
    all: 'yarn install --frozen-lockfile',
    own: 'yarn install --frozen-lockfile --production',
    run: 'yarn build',
  },
  pnpm: {
    copy: 'package.json pnpm-lock.yaml',
    all: 'corepack enable && pnpm install --frozen-lockfile',
    own: 'corepack enable && pnpm install --frozen-lockfile --prod',
    run: 'pnpm build',
  },
};

const nodeImage = ({ version, isAlpine }: Choices): string =>
  `node:${version || '22'}${isAlpine ? '-alpine' : '-slim'}`;
const pythonImage = ({ version, isAlpine }: Choices): string =>
  `python:${version || '3.13'}${isAlpine ? '-alpine' : '-slim'}`;

const built = (choices: Choices): readonly string[] => [
  `FROM ${nodeImage(choices)} AS build`,
  'WORKDIR /app',
  `COPY ${MANAGERS[choices.manager].copy} ./`,
  `RUN ${MANAGERS[choices.manager].all}`,
  'COPY . .',
  `RUN ${MANAGERS[choices.manager].run}`,
];

const pythonApp = (choices: Choices, command: readonly string[]): readonly string[] => [
  `FROM ${pythonImage(choices)}`,
  'WORKDIR /app',
  'ENV PYTHONUNBUFFERED=1',
  'COPY requirements.txt .',
  'RUN pip install --no-cache-dir -r requirements.txt',
  'COPY . .',
  'USER nobody',
  `EXPOSE ${choices.port}`,
  `CMD ${quoted(...command)}`,
];

const PYTHON = { ignore: '`.venv`, `__pycache__`, `.env` and `.git`', port: '8000' };
const NODE = { ignore: '`node_modules`, `.env` and `.git`', port: '3000' };
const MODULE = /\.py$/;

/** The first that fits: a framework before its language. */
const KINDS: readonly Kind[] = [
  {
    ...PYTHON,
    asks: /\bfast ?api\b/i,
    of: 'a FastAPI app',
    entry: 'main.py',
    note: '`uvicorn` must be in requirements.txt; `main:app` is the variable `app` in main.py.',
    lines: (choices) =>
      pythonApp(choices, [
        'uvicorn',
        `${choices.entry.replace(MODULE, '')}:app`,
        '--host',
        '0.0.0.0',
        '--port',
        choices.port,
      ]),
  },
  {
    ...PYTHON,
    asks: /\bflask\b/i,
    of: 'a Flask app',
    entry: 'app.py',
    note: '`gunicorn` must be in requirements.txt; `app:app` is the variable `app` in app.py.',
    lines: (choices) =>
      pythonApp(choices, [
        'gunicorn',
        '-b',
        `0.0.0.0:${choices.port}`,
        `${choices.entry.replace(MODULE, '')}:app`,
      ]),
  },
  {
    ...PYTHON,
    asks: /\bdjango\b/i,
    of: 'a Django app',
    entry: 'project.py',
    note: '`gunicorn` must be in requirements.txt; put the folder with wsgi.py in place of `project`.',
    lines: (choices) => pythonApp(choices, ['gunicorn', '-b', `0.0.0.0:${choices.port}`, 'project.wsgi']),
  },
  {
    ...NODE,
    asks: /\bnext(?:\.?js)\b/i,
    of: 'a Next.js app',
    entry: '',
    lines: (choices) => [
      ...built(choices),
      'RUN chown -R node:node .next',
      'ENV NODE_ENV=production',
      'USER node',
      `EXPOSE ${choices.port}`,
      `CMD ${quoted('npx', 'next', 'start', '-p', choices.port)}`,
    ],
  },
  {
    ...NODE,
    asks: /\b(?:react|vue|vite|svelte|angular|single[- ]page)\b/i,
    of: 'a web app that is built to files',
    port: '80',
    entry: '',
    note: 'Vite builds to `dist`; put the folder of your tool in its place (`build` with create-react-app).',
    lines: (choices) => [
      ...built(choices),
      '',
      'FROM nginx:alpine',
      'COPY --from=build /app/dist /usr/share/nginx/html',
      'EXPOSE 80',
    ],
  },
  {
    ...NODE,
    asks: /\b(?:typescript|nest(?:\.?js)?)\b/i,
    of: 'a TypeScript app',
    entry: 'dist/index.js',
    note: '`npm run build` must compile to `dist`.',
    lines: (choices) => [
      ...built(choices),
      '',
      `FROM ${nodeImage(choices)}`,
      'WORKDIR /app',
      'ENV NODE_ENV=production',
      `COPY ${MANAGERS[choices.manager].copy} ./`,
      `RUN ${MANAGERS[choices.manager].own}`,
      'COPY --from=build /app/dist ./dist',
      'USER node',
      `EXPOSE ${choices.port}`,
      `CMD ${quoted('node', choices.entry)}`,
    ],
  },
  {
    ...NODE,
    asks: /\b(?:node(?:\.?js)?|express(?:\.?js)?|fastify|javascript|js)\b/i,
    of: 'a Node.js app',
    entry: 'index.js',
    lines: (choices) => [
      `FROM ${nodeImage(choices)}`,
      'WORKDIR /app',
      'ENV NODE_ENV=production',
      `COPY ${MANAGERS[choices.manager].copy} ./`,
      `RUN ${MANAGERS[choices.manager].own}`,
      'COPY . .',
      'USER node',
      `EXPOSE ${choices.port}`,
      `CMD ${quoted('node', choices.entry)}`,
    ],
  },
  {
    ...PYTHON,
    asks: /\bpython3?\b/i,
    of: 'a Python app',
    entry: 'app.py',
    lines: (choices) => pythonApp(choices, ['python', choices.entry]),
  },
  {
    asks: /\b(?:go|golang)\b/i,
    of: 'a Go app',
    port: '8080',
    entry: '',
    ignore: '`.git`',
    lines: ({ version, port }) => [
      `FROM golang:${version || '1'} AS build`,
      'WORKDIR /src',
      'COPY go.mod go.sum* ./',
      'RUN go mod download',
      'COPY . .',
      'RUN CGO_ENABLED=0 go build -o /app .',
      '',
      'FROM gcr.io/distroless/static:nonroot',
      'COPY --from=build /app /app',
      `EXPOSE ${port}`,
      `ENTRYPOINT ${quoted('/app')}`,
    ],
  },
  {
    asks: /\b(?:static (?:web)?(?: ?site| ?page| ?files)?|html|nginx)\b/i,
    of: 'a static site',
    port: '80',
    entry: '',
    ignore: '`.git`',
    lines: () => ['FROM nginx:alpine', 'COPY . /usr/share/nginx/html', 'EXPOSE 80'],
  },
];

const WISH =
  /^(?:(?:please|can you|could you|i need|i want|give me|show me|write(?: me)?|create|make(?: me)?|generate|how (?:do|can|would) i (?:write|make|create)|how to (?:write|make|create)|an?|the|example(?: of)?|sample|simple|basic|minimal|small|good|production|multi-?stage)\b[ ,]*)*docker ?file\b(?: example)?(?:(?: (?:for|to run|that runs|to deploy|to build|to containeri[sz]e))\b(.*)|[?.! ]*)$/i;
/** The command of the asker's own, in place of the usual one. */
const STARTS =
  /\b(?:that |which |and )?(?:starts?|(?:is )?started|runs?|launched)(?: it)? (?:with|by|via|using) ["'`]?((?:npm|yarn|pnpm|python3?|node|gunicorn|uvicorn|flask)(?: (?!on\b|and\b|with\b)[\w.:/-]+)+)["'`]?/i;
/** Words that ask for nothing of their own. */
const IDLE =
  /\b(?:an?|the|my|our|this|your|simple|basic|small|minimal|new|web|rest|http|app(?:lication)?s?|api|apis|server|servers|service|services|project|backend|frontend|site|website|program|script|with|and|using|on|in|as|that|which|is|it|runs?|running|listens?|listening|exposes?|exposing|called|named|version|image|based|port|non-?root(?: user)?|user|production|please|multi-?stage|install\w*|dependenc(?:y|ies)|builds?|small|of|to|entry(?:point)?|file|main)\b|[\s,.?!'"`-]+/gi;

/** Words that belong together: a framework is one of its language. */
const FAMILIES: readonly RegExp[] = [
  /\b(?:python3?|flask|django|fast ?api|gunicorn|uvicorn)\b/i,
  /\b(?:node(?:\.?js)?|javascript|js|typescript|express(?:\.?js)?|fastify|nest(?:\.?js)?|next(?:\.?js)|react|vue|vite|svelte|angular|single[- ]page)\b/i,
];
const KNOWN =
  'I have Dockerfiles for Node.js, TypeScript, Next.js, built web apps (React, Vue, Vite), Python (Flask, FastAPI, Django), Go and static sites: `dockerfile for a node app on port 4000`.';

/** A Dockerfile for an application in one of a few languages. */
export const dockerfile: Pick<Skill, 'answer'> = {
  answer({ message, sourceText }) {
    const found = sourceText === undefined ? WISH.exec(message.replace(/\s+/g, ' ').trim()) : null;
    if (found === null || /^docker ?file[?.! ]*$/i.test(found[0])) return undefined;
    const [, wish = ''] = found;
    const kind = KINDS.find(({ asks }) => asks.test(wish));
    if (kind === undefined) return KNOWN;
    const family = FAMILIES.find((each) => each.test(kind.asks.exec(wish)?.[0] ?? '')) ?? kind.asks;
    let left = wish.replace(new RegExp(family, 'gi'), ' ');
    const take = (pattern: RegExp): string | undefined => {
      const found = pattern.exec(left);
      left = found === null ? left : left.replace(pattern, ' ');
      return found?.[1] ?? found?.[0];
    };
    const command = take(STARTS);
    const port = take(/\bport (\d{2,5})\b/i);
    const entry = take(/\b[\w/-]+\.(?:m?js|py)\b/i);
    const version = take(/\b(?:version )?v?(\d{1,2}(?:\.\d{1,2}){0,2})\b/i);
    const manager = take(/\b(?:yarn|pnpm|npm)\b/i)?.toLowerCase();
    const isAlpine = take(/\balpine\b/i) !== undefined;
    const choices: Choices = {
      version: version ?? '',
      port: port ?? kind.port,
      entry: entry ?? kind.entry,
      manager: manager === 'yarn' || manager === 'pnpm' ? manager : 'npm',
      isAlpine,
    };
    const lines = kind.lines(choices);
    const text = lines
      .map((line) =>
        command !== undefined && line.startsWith('CMD ') ? `CMD ${quoted(...command.split(' '))}` : line,
      )
      .join('\n');
    const isExposed = text.includes(`EXPOSE ${choices.port}`);
    const rest = left
      .replace(IDLE, ' ')
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '' && !text.toLowerCase().includes(word.toLowerCase()));
    const inside = isExposed ? choices.port : kind.port;
    return [
      `A Dockerfile for ${kind.of}:\n\n\`\`\`dockerfile\n${text}\n\`\`\``,
      `Build and run it: \`docker build -t app . && docker run --rm -p ${choices.port}:${inside} app\`. Put ${kind.ignore} into \`.dockerignore\`.${kind.note === undefined ? '' : ` ${kind.note}`}`,
      notAnswered(rest),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  },
};
