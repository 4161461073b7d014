export type Body =
  | { readonly kind: 'json' | 'text'; readonly text: string }
  /** `isOfAll`: the requests of all routes, in the form that monitoring reads. */
  | { readonly kind: 'count'; readonly isJson: boolean; readonly isOfAll: boolean }
  /** `zone` is the query parameter that names one. */
  | { readonly kind: 'time'; readonly isJson: boolean; readonly zone?: string; readonly isUtc?: boolean }
  | { readonly kind: 'random'; readonly min: number; readonly max: number; readonly isJson: boolean }
  | { readonly kind: 'greet'; readonly name: string; readonly isInPath: boolean; readonly isJson: boolean }
  | { readonly kind: 'sum'; readonly names: readonly [string, string]; readonly isJson: boolean }
  | { readonly kind: 'report'; readonly fields: readonly Reported[] }
  | { readonly kind: 'echo' | 'none' };

/** A server's own state; the uptime is in seconds, the requests are those of all routes. */
export type Reported = 'status' | 'uptime' | 'version' | 'time' | 'requests';

export type Computed = Extract<Body, { isJson: boolean }>;

export type Deed =
  | { readonly does: 'answer'; readonly status: number; readonly body: Body }
  | { readonly does: 'list' | 'show' | 'create' | 'update' | 'remove'; readonly of: string };

export interface Route {
  readonly method: string;
  /** With `:name` for a part that varies. */
  readonly path: string;
  readonly deed: Deed;
}

export interface Field {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'bool';
}

/** The validation rules of a field. */
export type Check =
  | 'string'
  | 'number'
  | 'integer'
  | 'natural'
  | 'counting'
  | 'positive'
  | 'boolean'
  | 'email';

export const CHECKED: Readonly<Record<Check, string>> = {
  string: 'must be a text that is not empty',
  number: 'must be a number',
  integer: 'must be a whole number',
  natural: 'must be a whole number of at least 0',
  counting: 'must be a whole number of at least 1',
  positive: 'must be a positive number',
  boolean: 'must be true or false',
  email: 'must be an e-mail address',
};

/** Logging, CORS, tokens and shutdown: work around every request. */
export interface Around {
  readonly isLogged: boolean;
  /** With headers for pages of other origins. */
  readonly isShared: boolean;
  /** Ends running requests before it stops. */
  readonly isGraceful: boolean;
  /** Seconds that it waits for them at most. */
  readonly grace?: number;
  /** The secret that a request must have. */
  readonly token?: 'bearer' | 'key';
}

/** Records in memory, by the name in their path. */
export interface Collection {
  readonly plural: string;
  readonly singular: string;
  /** Empty where the wish names none: then whatever is sent is kept. */
  readonly fields: readonly Field[];
  /** Fields without which a new record is refused. */
  readonly required: readonly string[];
  readonly checks: Readonly<Record<string, Check>>;
}

export type Framework = 'express' | 'flask' | 'fastapi';

export interface Server {
  readonly port: number;
  /** The environment variable that sets another port. */
  readonly portVariable?: string;
  readonly framework?: Framework;
  readonly routes: readonly Route[];
  readonly collections: readonly Collection[];
  /** Another method on a known path is answered with 405, else with 404. */
  readonly refusesMethods: boolean;
  readonly around: Around;
  /** Errors that a framework answers by itself are JSON too. */
  readonly hasJsonErrors: boolean;
  /** The status for what a record must not be. */
  readonly refusal: number;
  /** The same answer to every request. */
  readonly always?: Extract<Deed, { does: 'answer' }>;
  /** The wish names its routes, or says that all requests get the same answer. */
  readonly isNamed: boolean;
  /** Words of the wish that the server does not keep. */
  readonly unmet: readonly string[];
}

export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

export const isVaried = (segment: string): boolean => segment.startsWith(':');

/** Some answer has this state in it. */
export const reports = ({ routes, always }: Server, field: Reported): boolean =>
  [...routes.map(({ deed }) => deed), ...(always ? [always] : [])].some(
    (deed) =>
      deed.does === 'answer' &&
      ((deed.body.kind === 'report' && deed.body.fields.includes(field)) ||
        (deed.body.kind === 'count' && deed.body.isOfAll && field === 'requests')),
  );

/** Some route answers how often it was called itself. */
export const countsVisits = ({ routes }: Server): boolean =>
  routes.some(({ deed }) => deed.does === 'answer' && deed.body.kind === 'count' && !deed.body.isOfAll);

export const REQUESTS_TOTAL = 'http_requests_total';

/** Answered as plain text. */
export const isText = (body: Body): boolean => body.kind === 'text' || ('isJson' in body && !body.isJson);

const JSON_KEYS: Readonly<Record<string, string>> = {
  time: 'time',
  count: 'count',
  random: 'number',
  greet: 'message',
  sum: 'sum',
};
export const keyOf = (body: Body): string => JSON_KEYS[body.kind] ?? 'value';

export const identifier = (name: string): string =>
  name.replace(/[^A-Za-z0-9]+/g, '_').replace(/^(?=\d)/, '_');

export const indented = (lines: readonly string[], levels = 1): string[] =>
  lines.map((line) => (line ? '  '.repeat(levels) + line : line));

export const collectionOf = ({ collections }: Server, of: string): Collection =>
  collections.find(({ plural }) => plural === of) ?? {
    plural: of,
    singular: of,
    fields: [],
    required: [],
    checks: {},
  };
