import clients from './data/clients.json' with { type: 'json' };

/** The settings file of an MCP client. */
export interface ClientFile {
  readonly title: string;
  readonly format: string;
  /** The key of the object that holds the servers. */
  readonly at: readonly string[];
  /** Said in each entry, where the client wants it. */
  readonly type?: string;
  readonly file: string;
  readonly darwin?: string;
  readonly win32?: string;
  /** `project`: below the working directory. */
  readonly from: string;
}

export const CLIENTS: Readonly<Record<string, ClientFile>> = clients;
