import { createHash, randomBytes } from 'node:crypto';

/** A browser that opened the link. The token goes into a header that no other page can set. */
export interface Session {
  readonly token: string;
}

interface OpenedSession extends Session {
  /** Value of the cookie. */
  readonly cookie: string;
}

export interface Sessions {
  /** The secret of a new one-time link. */
  newLink(): string;
  /** Uses the link up. Undefined: it was used before, or never made. */
  open(link: string): OpenedSession | undefined;
  /** Without a link, for a browser that has sent the admin key. */
  begin(): OpenedSession;
  find(cookie: string | undefined): Session | undefined;
  end(cookie: string | undefined): void;
}

/** More browsers than a person uses; the one that was opened first is signed out. */
const MOST_SESSIONS = 20;
const MOST_LINKS = 20;

const random = (): string => randomBytes(32).toString('base64url');
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** In memory: the sessions end with the service. Only hashes are kept, so that nothing here opens anything. */
export function openSessions(): Sessions {
  const links = new Set<string>();
  const sessions = new Map<string, Session>();

  const begin = (): OpenedSession => {
    const cookie = random();
    const session = { token: random() };
    sessions.set(digest(cookie), session);
    dropOldest(sessions, MOST_SESSIONS);
    return { ...session, cookie };
  };
  return {
    newLink() {
      const link = random();
      links.add(digest(link));
      dropOldest(links, MOST_LINKS);
      return link;
    },
    open: (link) => (links.delete(digest(link)) ? begin() : undefined),
    begin,
    find: (cookie) => (cookie === undefined ? undefined : sessions.get(digest(cookie))),
    end(cookie) {
      if (cookie !== undefined) sessions.delete(digest(cookie));
    },
  };
}

function dropOldest(kept: Set<string> | Map<string, unknown>, most: number): void {
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
