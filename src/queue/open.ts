import { OctetError } from '../errors.ts';
import { readQueueAddress } from './address.ts';
import { Database } from './database.ts';
import { NO_TLS } from './queue-error.ts';
import { checkSchema, prepareSchema } from './schema.ts';

export interface OpenOptions {
  readonly url: string;
  /** PGSSLMODE, as other Postgres programs know it. */
  readonly sslMode: string | undefined;
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

async function connect({ url, sslMode }: OpenOptions): Promise<Database> {
  const { connectionString, place, withoutTls } = readQueueAddress(url, sslMode);
  try {
    return await Database.open({ connectionString }, place);
  } catch (error) {
    const hasNoTls = error instanceof OctetError && error.code === NO_TLS;
    if (withoutTls === undefined || !hasNoTls) throw error;
    return Database.open({ connectionString: withoutTls }, place);
  }
}
