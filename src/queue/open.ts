import { OctetError } from '../errors.ts';
import { readQueueAddress, type SslVariables } from './address.ts';
import { Database } from './database.ts';
import { NO_TLS } from './queue-error.ts';
import { checkSchema, prepareSchema } from './schema.ts';

export interface OpenOptions {
  readonly url: string;
  readonly variables: SslVariables;
  /** Cuts the connections. */
  readonly signal: AbortSignal;
  /** Makes the tables, or brings them up to date. */
  readonly prepare?: boolean;
}

export async function openQueue(options: OpenOptions): Promise<Database> {
  const database = await connect(options);
  try {
    await (options.prepare ? prepareSchema : checkSchema)(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function connect({ url, variables, signal }: OpenOptions): Promise<Database> {
  const { config, place, mayBePlain } = readQueueAddress(url, variables);
  try {
    return await Database.open(config, place, signal);
  } catch (error) {
    const hasNoTls = error instanceof OctetError && error.code === NO_TLS;
    if (!mayBePlain || !hasNoTls) throw error;
    return Database.open({ ...config, ssl: false }, place, signal);
  }
}
