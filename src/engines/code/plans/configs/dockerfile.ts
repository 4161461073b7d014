import { type ConfigKind, groupOf, takeAll, type WishText } from './config.ts';
import { type DockerStack, readStack } from './stacks.ts';

const PORT =
  /\b(?:(?:that |which |and )?(?:expos(?:es?|ing)|listen(?:s|ing)? on|runs? on|served on|on|publish(?:es|ing)?|using|with) )?(?:the |its )?port (\d{2,5})\b/;
const NOT_ROOT =
  /\b(?:(?:that |which |and )?(?:runs?|running|started?) )?(?:as |with |under |using )?(?:an? )?(?:non-?root|non root|unprivileged)(?: user)?\b|\bnot (?:run(?:ning)? )?as root\b|\bwithout root\b/;
const STAGES =
  /\b(?:with |using |as |and )?(?:an? )?(?:multi-?stage|multi stage|two-?stage)(?: builds?| image)?\b/;
const HEALTH =
  /\b(?:with |and |has |including )?(?:an? )?health ?-?check(?: (?:on|at|for|to|of|that (?:calls|requests|gets|hits)))?(?: (\/[\w/-]*))?(?: endpoint)?/;
const VARIABLE =
  /\b(?:with |and |sets? |setting |that sets )*(?:the |an? )?(?:env(?:ironment)? (?:variables? )?)?([a-z_][a-z0-9_]*)=([\w.:/-]+)/;
const STARTS =
  /\b(?:that |which |and )?(?:runs?|running|starts?|starting|executes?|launches|with (?:the )?entry ?point)(?: with)? (?:the )?(?:file |script )?([\w./-]+\.(?:js|mjs|cjs|py|rb))\b/;
const NPM_START =
  /\b(?:that |which |and )?(?:runs?|running|starts?|starting)(?: (?:it|the app))?(?: with| using)? (npm (?:run )?[\w:-]+)\b/;
const ALPINE =
  /\b(?:based on |using |on |with |from )*(?:an? |the )?alpine(?: linux)?(?: (?:base )?(?:image|version))?\b/;
const SLIM = /\b(?:based on |using |on |with |from )*(?:an? |the )?slim(?: (?:base )?(?:image|version))?\b/;
const FOLDER =
  /\b(?:with |and |using )?(?:the |an? )?(?:workdir|work(?:ing)? dir(?:ectory)?)(?: (?:of|is|set to|to))? (\/[\w/-]+)/;

const NGINX = /\b(?:and |that is |which is )*(?:served |hosted )?(?:by|with|using|on|via) nginx\b/;

/** Wishes that every one of these files meets. */
const ALWAYS: readonly RegExp[] = [
  /\b(?:that |which |and )?(?:efficiently )?(?:caches?|caching)(?: (?:the|its|npm|pip|docker))*(?: (?:dependencies|dependency|layers?|installs?|install))*\b/,
  /\b(?:that |which |and )?(?:installs?|installing)(?: (?:all|the|its|only|production|npm|pip))* (?:dependencies|requirements|packages|modules)(?: (?:from|with|using|via) (?:the )?(?:requirements\.txt|package(?:-lock)?\.json|npm(?: ci| install)?|pip|file))?/,
  /\b(?:that |which |and )?(?:copies|copying) (?:the |all |its )*(?:source|code|files|app|source code|sources)(?: in)?\b/,
];

const filled = (line: string, values: Readonly<Record<string, string>>): string =>
  line.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

function commandOf(docker: DockerStack, said: readonly string[], wish: WishText, isStaged: boolean) {
  const script = wish.take(NPM_START)?.[1];
  if (script) return script.split(' ');
  const started = wish.take(STARTS);
  const file = started?.[1] && wish.original(started, started[1]);
  const server = Object.keys(docker.frameworks ?? {}).find(
    (name) =>
      !said.includes(name) &&
      takeAll(wish, new RegExp(`\\b(?:with |using |via |behind |served by )*${name}\\b`)),
  );
  const framework = [server, ...said].flatMap((name) => docker.frameworks?.[name ?? ''] ?? []);
  const [own] = framework;
  if (own && !file) return own.command;
  const [runtime = '', standard = ''] = docker.command ?? [];
  const name = file ?? standard;
  if (!docker.file || !name.endsWith(`.${docker.file}`)) return docker.command;
  return [runtime, isStaged && docker.stagedFile ? filled(docker.stagedFile, { file: name }) : name];
}

function write(wish: WishText): string[] | undefined {
  const stack = readStack(wish);
  const docker = stack?.docker;
  if (!stack || !docker) return undefined;
  const wantsStages = wish.take(STAGES) !== undefined || stack.said.includes('typescript');
  const isStaged = docker.staged !== undefined && wantsStages;
  // A first stage that is only made if asked for, and of which there is none here, stays unmet.
  const stages = isStaged ? [...(docker.build ?? []), '', ...(docker.staged ?? [])] : undefined;
  const always =
    docker.staged === undefined && docker.build ? [...docker.build, '', ...docker.run] : docker.run;
  const variables: string[] = [];
  for (let found = wish.take(VARIABLE); found; found = wish.take(VARIABLE)) {
    const [, name = '', value = ''] = found;
    variables.push(`ENV ${wish.original(found, name).toUpperCase()}=${wish.original(found, value)}`);
  }
  const asked = groupOf(wish.take(PORT));
  const command = commandOf(docker, stack.said, wish, isStaged);
  const known = stack.said.flatMap((name) => docker.frameworks?.[name]?.port ?? []);
  const port = asked ?? String(known[0] ?? docker.port);
  const values = { version: stack.versions[0] ?? stack.version, port };
  const isAlpine = wish.take(ALPINE) !== undefined;
  const isSlim = wish.take(SLIM) !== undefined;
  const folder = wish.take(FOLDER)?.[1];
  if (docker.run[0]?.startsWith('FROM nginx')) takeAll(wish, NGINX);
  for (const pattern of ALWAYS) wish.take(pattern);
  const user = wish.has(NOT_ROOT) && docker.user ? docker.user : undefined;
  if (user) wish.take(NOT_ROOT);
  const health = docker.probe && wish.take(HEALTH);
  const probe = health && docker.probe ? filled(docker.probe, { port, path: health[1] ?? '/' }) : undefined;
  const lines = [
    ...(stages ?? always),
    ...variables.filter((line) => !(stages ?? always).includes(line)),
    ...(user ?? []),
    `EXPOSE ${port}`,
    ...(probe ? [`HEALTHCHECK CMD ${probe}`] : []),
    ...(docker.told ? [docker.told] : []),
    ...(command ? [`CMD ${JSON.stringify(command).replaceAll('","', '", "')}`] : []),
  ].map((line) => filled(line, values));
  const placed = folder ? lines.map((line) => line.replace(/^WORKDIR \S+/, `WORKDIR ${folder}`)) : lines;
  if (isSlim) return placed.map((line) => line.replace(/^(FROM node:\S+)-alpine/, '$1-slim'));
  return isAlpine
    ? placed.map((line) =>
        line.replace(/-slim\b/, '-alpine').replace(/^RUN useradd --create-home app$/, 'RUN adduser -D app'),
      )
    : placed;
}

export const DOCKERFILE: ConfigKind = {
  says: /\b(?:docker ?files?|container ?files?|docker images?)\b/,
  language: 'dockerfile',
  write,
};
