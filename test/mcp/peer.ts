import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { Cli } from '../support/cli.ts';
import { CapturedStream } from '../support/streams.ts';

interface Reply {
  readonly id?: unknown;
  readonly result?: { readonly [field: string]: unknown };
  readonly error?: { readonly code: number; readonly message: string };
}

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': { extensions: { 'io.modelcontextprotocol/tasks': {} } },
};

/** A client of the revision without connections that takes tasks, which the SDK's own client does not. */
export class Peer {
  readonly stdin = new PassThrough();
  readonly stdout = new CapturedStream();
  readonly cli: Cli;
  readonly status: Promise<number>;
  #id = 0;

  constructor(make: (pipe: { stdin: PassThrough; stdout: CapturedStream }) => Cli, ...argv: string[]) {
    this.cli = make(this);
    this.status = this.cli.run('mcp', ...argv);
    onTestFinished(async () => {
      this.stdin.end();
      await this.status;
    });
  }

  /** Every message so far. */
  get messages(): Reply[] {
    return this.stdout.lines.map((line) => JSON.parse(line));
  }

  send(message: object): void {
    this.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  }

  async ask(method: string, params: object): Promise<Reply> {
    this.#id += 1;
    const id = this.#id;
    this.send({ id, method, params: { ...params, _meta: META } });
    for (;;) {
      const reply = this.messages.find((each) => each.id === id);
      if (reply) return reply;
      await once(this.stdout, 'captured');
    }
  }

  call(name: string, given: object): Promise<Reply> {
    return this.ask('tools/call', { name, arguments: given });
  }
}
