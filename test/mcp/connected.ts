import { PassThrough } from 'node:stream';
import {
  Client,
  type ClientOptions,
  type JSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import { type Cli, type LocalOptions, localOctet } from '../support/cli.ts';
import { CapturedStream } from '../support/streams.ts';

/** The two ends of a server that runs in this process. */
class Pipe implements Transport {
  onclose?: () => void;
  onmessage?: Transport['onmessage'];
  readonly stdin = new PassThrough();
  readonly stdout = new CapturedStream();
  /** Lines of stdout that are no JSON. */
  readonly strange: string[] = [];
  #read = 0;

  async start(): Promise<void> {
    this.stdout.on('captured', () => {
      const { lines } = this.stdout;
      for (; this.#read < lines.length; this.#read += 1) this.#take(lines[this.#read] ?? '');
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.stdin.write(`${JSON.stringify(message)}\n`);
  }

  async close(): Promise<void> {
    this.stdin.end();
    this.onclose?.();
  }

  #take(line: string): void {
    try {
      this.onmessage?.(JSON.parse(line));
    } catch {
      this.strange.push(line);
    }
  }
}

export interface Connected {
  readonly client: Client;
  readonly cli: Cli;
  /** The exit status, once the client is gone. */
  readonly status: Promise<number>;
  readonly strange: readonly string[];
  call(name: string, given?: Record<string, unknown>): Promise<Called>;
}

interface Called {
  readonly text: string;
  readonly content: readonly { readonly type: string; readonly [field: string]: unknown }[];
  readonly data: { readonly [field: string]: unknown };
  readonly isError: boolean;
}

export interface ConnectOptions {
  readonly argv?: readonly string[];
  readonly local?: LocalOptions;
  /** Another command line than the local one. */
  readonly make?: (pipe: { stdin: PassThrough; stdout: CapturedStream }) => Cli;
  readonly client?: ClientOptions;
  readonly prepare?: (client: Client) => void;
}

/** `octet mcp` with the official client at its other end. */
export async function connected(options: ConnectOptions = {}): Promise<Connected> {
  const pipe = new Pipe();
  const { stdin, stdout } = pipe;
  const cli = options.make?.({ stdin, stdout }) ?? localOctet({ ...options.local, stdin, stdout });
  const status = cli.run('mcp', ...(options.argv ?? []));
  const client = new Client({ name: 'test', version: '1.0.0' }, options.client);
  options.prepare?.(client);
  await client.connect(pipe);
  onTestFinished(async () => {
    await client.close();
    await status;
  });
  return {
    client,
    cli,
    status,
    strange: pipe.strange,
    async call(name, given = {}) {
      const result = await client.callTool({ name, arguments: given });
      const { content, structuredContent, isError } = result;
      const texts = content.flatMap((block) => (block.type === 'text' ? [block.text] : []));
      return {
        text: texts.join('\n'),
        content,
        data: structuredContent as Called['data'],
        isError: isError === true,
      };
    },
  };
}

/** The revision without connections. */
export const MODERN: ClientOptions = { versionNegotiation: { mode: { pin: '2026-07-28' } } };
