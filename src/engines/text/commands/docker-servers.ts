import stored from '../data/servers.json';
import { type Composed, type Demand, draftFrom } from './demands.ts';

interface Server {
  readonly says: string;
  readonly image: string;
  readonly port: number;
  /** Variables of the image for password, user and database. */
  readonly env?: string;
  readonly user?: string;
  readonly db?: string;
  /** The folder that keeps its data. */
  readonly data?: string;
}
const SERVERS: Readonly<Record<string, Server>> = stored;
const NAME = '["\'`]?([\\w-]+)["\'`]?';

const keyOf = (said: string): string | undefined =>
  Object.keys(SERVERS).find((key) => new RegExp(`^${SERVERS[key]?.says}$`, 'i').test(said));
const ANY = Object.values(SERVERS)
  .map(({ says }) => says)
  .join('|');

const DEMANDS: readonly Demand[] = [
  {
    reads: new RegExp(
      `\\b(?:with |and )?(?:the |a )?(?:root )?password(?: (?:of )?(?!(?:and|with|on|in)\\b)${NAME})?`,
      'i',
    ),
    gives: ([, password = 'secret']) => ({ parts: { password }, told: '' }),
  },
  {
    reads: new RegExp(`\\b(?:with |and )?(?:the |a )?user(?:name)? ${NAME}`, 'i'),
    gives: ([, user = '']) => ({ parts: { user }, told: '' }),
  },
  {
    reads: new RegExp(
      `\\b(?:with |and )?(?:the |a )?database (?:called |named )?(?!with\\b|in\\b|on\\b|and\\b)${NAME}`,
      'i',
    ),
    gives: ([, db = '']) => ({ parts: { db }, told: '' }),
  },
  {
    reads: new RegExp(
      `\\b(?:(?:with|and|using|has|having|its|the|data|kept|stored|saved|persisted|in|on|to|an?|docker|persistent) )*(?:volume|storage) (?:called|named) ${NAME}(?: for (?:its|the) data)?`,
      'i',
    ),
    gives: ([, volume = '']) => ({ parts: { volume }, told: '' }),
  },
  {
    reads: new RegExp(`\\b(?:called|named|with (?:the )?name) ${NAME}`, 'i'),
    gives: ([, name = '']) => ({ parts: { name }, told: '' }),
  },
  {
    reads:
      /\b(?:(?:on|at|using|with|exposed on|reachable on|listening on|that listens on) )?(?:the )?(?:local |host )?port (\d{2,5})\b(?: (?:on|of) (?:my|the|this) (?:host|computer|laptop|side))?/i,
    gives: ([, port = '']) => ({ parts: { port }, told: '' }),
  },
  {
    reads:
      /\b(?:with|and|using) (?:a )?(?:persistent )?(?:volume|storage)(?: for (?:its|the) data)?\b|\b(?:that |and )?keeps? (?:its|the) data\b|\bpersist(?:ent(?:ly)?|ing|s)?(?: (?:its|the) data)?\b/i,
    gives: () => ({ parts: { volume: '' }, told: '' }),
  },
  {
    reads: /\bso that (?:its |the )?data (?:survives?|stays?|is kept)\b/i,
    gives: () => ({ parts: { kept: 'yes' }, told: '' }),
  },
  {
    reads: new RegExp(
      `\\b(${ANY})(?: (?:version )?(\\d+(?:\\.\\d+)*))?(?: (?:database|server|container|instance|cache|db))*\\b`,
      'i',
    ),
    gives: ([, said = '', version = '']) => {
      const key = keyOf(said);
      return key === undefined ? undefined : { parts: { key, version }, told: '' };
    },
  },
];

const HEAD = /\b(?:docker|container)\b/i;
const RUNS = /\b(?:run|start|launch|spin up|set up|create)\b/i;
/** Words that ask for no more than that it runs. */
const IDLE =
  /\b(?:docker|run|start|launch|spin up|set up|create|new|container|instance|background|detached|locally|my machine|machine|server)\b/gi;

/** `docker run` for a server that many projects have, with the password, port and names of the wish. */
export function dockerServers(wish: string): Composed | undefined {
  if (!HEAD.test(wish) || !RUNS.test(wish) || /\bcompose\b/i.test(wish)) return undefined;
  // The words of a server may stand before or behind "container".
  const draft = draftFrom(wish.replace(IDLE, ' ').replace(/\s+/g, ' '), DEMANDS);
  const key = draft?.parts.get('key');
  const server = key === undefined ? undefined : SERVERS[key];
  if (draft === undefined || key === undefined || server === undefined) return undefined;
  const { parts } = draft;
  const asked = ['password', 'user', 'db'].filter((each) => parts.has(each));
  const variables = { password: server.env, user: server.user, db: server.db };
  const env = Object.entries(variables).flatMap(([part, variable]) => {
    const value = parts.get(part) ?? (part === 'password' ? 'secret' : undefined);
    return variable === undefined || value === undefined ? [] : [` -e ${variable}=${value}`];
  });
  if (
    asked.some((part) =>
      Object.entries(variables).every(([each, name]) => each !== part || name === undefined),
    )
  )
    return undefined;
  const name = parts.get('name') ?? key;
  const version = parts.get('version') ?? '';
  const image = version === '' ? server.image : server.image.replace(/:\d+/, `:${version}`);
  const isKept = parts.has('volume') || parts.has('kept');
  const volume =
    isKept && server.data !== undefined ? ` -v ${parts.get('volume') || `${name}-data`}:${server.data}` : '';
  const port = parts.get('port') ?? String(server.port);
  return {
    task: `Run ${key} in a container`,
    run: `docker run -d --name ${name}${env.join('')}${volume} -p ${port}:${server.port} ${image}`,
    note: [
      `It is reached on \`localhost:${port}\`.`,
      server.env !== undefined && !parts.has('password') ? 'Put your password in the place of `secret`.' : '',
      volume === '' && server.data !== undefined
        ? `To keep its data: \`-v ${name}-data:${server.data}\`.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}
