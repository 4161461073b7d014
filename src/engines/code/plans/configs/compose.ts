import stored from '../../data/compose-services.json';
import { type ConfigKind, groupOf, indented, takeAll, type WishText } from './config.ts';
import { readStack } from './stacks.ts';

interface Service {
  readonly names: readonly string[];
  readonly id: string;
  readonly image: string;
  readonly environment: readonly string[];
  readonly port: string;
  readonly data?: string;
  readonly health?: string;
  /** The variable from which a program reads its address. */
  readonly address?: string;
  readonly isClient?: boolean;
}

const SERVICES: readonly Service[] = stored;

const APP =
  /\b(?:an?|the|my|our|one) (?:\w+ )?(?:app|application|web app|web server|api|backend|server|web service)\b|\b(?:web|api|backend|app) (?:service|container)\b/;
const PORT = /\b(?:on|expos(?:es?|ing|ed on)|with|using|at) (?:the )?port (\d{2,5})\b|\bport (\d{2,5})\b/;
const HEALTH =
  /\b(?:with |and |including )?(?:an? )?health ?-?checks?(?: (?:for|on) (?:each|every|all|the|both)(?: (?:of them|services?|database))?)?/;
const RESTART =
  /\b(?:that |and |with |which )?(?:an? )?(?:always )?restarts?(?: (?:polic(?:y|ies)))?(?: (?:set to|of))?(?: (always|unless-stopped|on-failure))?(?: automatically)?(?: always)?\b/;
const KEPT =
  /\b(?:with |and |using |that |including )*(?:an? |the |its |their |named )*(?:persist(?:s|ent|ed|ing)?(?: (?:the|its|their))?(?: (?:data|storage|volumes?))*|(?:data |named )?volumes?(?: for (?:the |its |their )?(?:data|database|persistence|storage|each))*|data volumes?)(?: (?:across|after|between) restarts)?/;
const NETWORK =
  /\b(?:on|with|in|using|and|sharing) (?:an? |the )*(?:same |shared |common |default )network\b/;
const ENV_FILE =
  /\b(?:with |and |using |that )*(?:reads? )?(?:(?:the )?(?:environment )?variables? |passwords? |secrets? |credentials? |settings )?(?:from |in )?(?:an? |the )?\.?env file\b/;
const WAITS =
  /\b(?:that |and |which |where the app )*(?:waits? for|depends? on|starts? after) (?:the |a |its |both )?(?:database|db|postgres|mysql|redis|it|them|both|all|services)(?: (?:is|to be|being) (?:ready|healthy|up))?/;

function write(wish: WishText): string[] | undefined {
  const services = SERVICES.filter(
    ({ names }) =>
      // Each name is taken, whatever the others have found.
      names.filter((name) =>
        takeAll(wish, new RegExp(`\\b${name}(?: (?:database|db|server|service|cache|container|queue))?\\b`)),
      ).length > 0,
  );
  const stack = readStack(wish);
  const hasApp = stack !== undefined || wish.has(APP);
  takeAll(wish, APP);
  if (services.length === 0) return undefined;
  const isHealthy = wish.take(HEALTH) !== undefined;
  const waits = wish.take(WAITS) !== undefined;
  const restart = wish.take(RESTART);
  const port = hasApp ? groupOf(wish.take(PORT)) : undefined;
  const fromFile = wish.take(ENV_FILE) !== undefined;
  takeAll(wish, KEPT);
  takeAll(wish, NETWORK);
  takeAll(
    wish,
    /\b(?:database|db|cache|services?|containers?|stack|setup|development|local(?:ly)?|running|runs?|plus|both)\b/,
  );
  const stores = services.filter(({ isClient }) => !isClient);
  const common = [
    ...(restart
      ? [`restart: ${restart[1] ?? (restart[0].includes('always') ? 'always' : 'unless-stopped')}`]
      : []),
    ...(fromFile ? ['env_file: .env'] : []),
  ];
  const tested = isHealthy || waits;
  const after = dependsOn(stores, tested);
  const own = String(port ?? stack?.docker?.port ?? 3000);
  const inside = stack?.docker ? String(stack.docker.port) : own;
  const app = [
    'app:',
    ...indented([
      'build: .',
      'ports:',
      ...indented([`- "${own}:${port ? own : inside}"`]),
      ...block(
        'environment',
        stores.flatMap(({ address }) => address ?? []),
      ),
      ...after,
      ...common,
    ]),
  ];
  const parts = services.flatMap((service) => [
    `${service.id}:`,
    ...indented([
      `image: ${service.image}`,
      ...block(
        'environment',
        service.environment.map((line) => line.replace('{database}', databaseOf(stores))),
      ),
      'ports:',
      ...indented([`- "${service.port}"`]),
      ...(service.data ? ['volumes:', ...indented([`- ${service.id}-data:${service.data}`])] : []),
      ...(tested && service.health
        ? [
            'healthcheck:',
            ...indented([
              `test: ["CMD-SHELL", ${JSON.stringify(service.health)}]`,
              'interval: 10s',
              'timeout: 5s',
              'retries: 5',
            ]),
          ]
        : []),
      ...(service.isClient ? dependsOn(stores, tested) : []),
      ...common,
    ]),
  ]);
  const volumes = services.filter(({ data }) => data).map(({ id }) => `${id}-data:`);
  return [
    'services:',
    ...indented([...(hasApp ? app : []), ...parts]),
    ...(volumes.length > 0 ? ['', 'volumes:', ...indented(volumes)] : []),
  ];
}

const databaseOf = (stores: readonly Service[]): string =>
  stores.find(({ id }) => id !== 'redis')?.id ?? 'mysql';

const block = (name: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${name}:`, ...indented(lines)] : [];

function dependsOn(stores: readonly Service[], isTested: boolean): string[] {
  if (stores.length === 0) return [];
  const lines = stores.flatMap(({ id }) =>
    isTested ? [`${id}:`, '  condition: service_healthy'] : [`- ${id}`],
  );
  return ['depends_on:', ...indented(lines)];
}

export const COMPOSE: ConfigKind = {
  says: /\b(?:docker[- ]?compose|compose (?:file|yaml|yml)|compose\.ya?ml)(?: (?:file|yaml|yml|config|stack))*\b/,
  language: 'yaml',
  write,
};
