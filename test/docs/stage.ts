import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { systemClock } from '../../src/clock.ts';
import { signatureOf } from '../../src/contract/signature.ts';
import { OctetError } from '../../src/errors.ts';
import { listen } from '../../src/service/http/listen.ts';
import type { JobWork } from '../../src/service/jobs/job-work.ts';
import { WORKS_BY_KIND } from '../../src/service/jobs/works-by-kind.ts';
import { openService, type Service } from '../../src/service/service.ts';
import { localOctet, temporaryFolder } from '../support/cli.ts';
import { CapturedStream } from '../support/streams.ts';
import { blocks } from './pages.ts';
import { type PlainLine, readPlainLine } from './shell-line.ts';

const BIN = fileURLToPath(new URL('../../bin/octet.js', import.meta.url));
const SECRET = 'whsec_for_the_examples_of_the_pages';
const BODY = '{"type":"user.created","data":{}}';

const NOTES = `The garden committee met on 3 March. Ann has three offers for the new shed. Bob thinks that the first one has too flat a roof.
We take the second offer, which has a steeper roof and costs 2,650 euros. The water bill was high because the pipe by the gate leaked; it is repaired.
The summer party is on 21 June. Next meeting: 7 April, at Ann's.
`;

export interface House {
  readonly service: Service;
  /** Ends in /v1. */
  readonly address: string;
  /** The address at which a user's application takes webhooks. */
  readonly application: string;
  close(): Promise<void>;
}

/** One service for all pages, in this process and over HTTP. Its songs and films are a few bytes; all else is real. */
export async function openHouse(): Promise<House> {
  const service = await openService({
    stateDir: undefined,
    clock: systemClock,
    assetsDir: fileURLToPath(new URL('../../dist/assets', import.meta.url)),
    workerPath: undefined,
    speed: Number.POSITIVE_INFINITY,
    plan: 'enterprise',
    credits: 1_000_000,
    works: {
      ...WORKS_BY_KIND,
      music: small('song.mp3', 'audio/mpeg'),
      video: small('film.mp4', 'video/mp4'),
    },
  });
  const place = await listen(service, { port: 0 });
  const application = createServer((request, response) => {
    request.resume().on('end', () => response.end());
  });
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
  const { port } = application.address() as AddressInfo;
  return {
    service,
    address: `${place.url}/v1`,
    application: `http://127.0.0.1:${port}/webhooks`,
    async close() {
      application.close();
      application.closeAllConnections();
      await place.close(0);
      await service.close();
    },
  };
}

function small(name: string, mime: string): JobWork {
  return {
    path: name === 'song.mp3' ? WORKS_BY_KIND.music.path : WORKS_BY_KIND.video.path,
    async run(service, job) {
      const bytes = new TextEncoder().encode(
        name === 'song.mp3' ? 'ID3 a very short song' : '\0\0\0\x18ftypisom',
      );
      const file = await service.artifacts.put({ name, mime, bytes });
      return {
        result: { file: file.id, file_name: name, mime, size: bytes.length },
        outputUrl: `${service.reach.publicUrl()}/files/${file.id}`,
        commit: (sql) => service.artifacts.register(sql, job.account, file, service.clock.now()),
      };
    },
  };
}

/** The pages call the signature of body.json by this name. */
function signed(variables: Record<string, string>): Record<string, string> {
  const secret = variables.OCTET_WEBHOOK_SECRET ?? '';
  return { ...variables, SIGNATURE: signatureOf(secret, Buffer.from(BODY)) };
}

function bluePicture(): Uint8Array {
  const picture = new PNG({ width: 64, height: 64 });
  picture.data.fill(Buffer.from([40, 90, 200, 255]));
  return PNG.sync.write(picture);
}

export interface Ended {
  readonly status: number | null;
  /** The beginning of stdout, and stderr. */
  readonly heard: string;
  readonly stdout: Buffer;
}

/** A folder with the files that the pages name, a home that nobody has used, and the ways to run a line in it. */
export class Stage {
  readonly folder = temporaryFolder();
  readonly home = temporaryFolder();
  readonly #files: Readonly<Record<string, string | Uint8Array>>;
  #variables: Record<string, string>;

  constructor(private readonly house: House) {
    this.#files = {
      'notes.txt': NOTES,
      'questions.txt': 'where is my parcel\nI lost my password\nwhat are your opening hours\n',
      'names.txt': 'anna\nbob\nhannah\n',
      'lyrics.txt': '[Verse]\nThe sea is wide\n[Chorus]\nHaul away\n',
      'old.js': 'var a = 1;\nvar b = a + 1;\nconsole.log(b);\n',
      'a.py': 'def area(width, height):\n    return width * height\n',
      'half.js': 'function isEven(n) {\n}\n\nconsole.log(isEven(4));\n',
      'cats.png': bluePicture(),
      'cats.png.octet.json': JSON.stringify({
        command: 'image generate',
        endpoint: '/image/generate',
        request: { prompt: 'two cats', width: 64, height: 64 },
      }),
      'requests.jsonl': blocks('docs/batch.md', 'jsonl').join(''),
      'fixtures.json': blocks('docs/local-service.md', 'json').join(''),
      'body.json': BODY,
      'old.txt': 'an older secret\n',
      'new.txt': `${SECRET}\n`,
      'key.txt': `${house.service.key}\n`,
      'package.json': '{"scripts":{"test":"node --version"}}',
      'CHANGELOG.md': '# Changes\n',
      'docs/paying.md': '# Paying\n\nYou pay with credits, which you buy by card.\n',
    };
    mkdirSync(join(this.home, 'bin'));
    mkdirSync(join(this.folder, 'docs'));
    const start = `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`;
    writeFileSync(join(this.home, 'bin/octet'), start, { mode: 0o755 });
    // The script `test` of package.json; npm itself takes a second to start it.
    writeFileSync(join(this.home, 'bin/npm'), '#!/bin/sh\nexec node --version\n', { mode: 0o755 });
    this.#variables = signed({ OCTET_WEBHOOK_SECRET: SECRET });
  }

  /** Fills in what a page leaves to the reader: addresses, ids, and sizes that would only cost time. */
  filledIn(line: string, ids: { readonly song: string; readonly film: string }): string {
    return line
      .replace(/^npm ci && npx /, '')
      .replace('npx octet-cli', 'octet')
      .replaceAll('http://127.0.0.1:3000/webhooks', this.house.application)
      .replaceAll(/https:\/\/(api|sandbox)\.example\.com\/v1/g, this.house.address)
      .replaceAll(/ --size \d+x\d+/g, '')
      .replace(/\bimage generate\b/, 'image generate --width 64 --height 64')
      .replace(/\b4fz81k\b/, () => this.#lastDelivery())
      .replaceAll(/\bID\b/g, / video /.test(line) ? ids.film : ids.song);
  }

  #lastDelivery(): string {
    const folder = join(this.home, '.local/state/octet/webhooks');
    return readdirSync(folder).sort().at(-1)?.replace('.json', '').slice(-6) ?? '';
  }

  /** Files that earlier lines used up are put back; what a line is about to make is taken away. */
  prepare(line: string): void {
    const made = / (?:-o|>) "?([\w.-]+)/.exec(line)?.[1];
    const beside = `${made}.octet.json`;
    if (made && !line.includes('--resume'))
      for (const name of [made, beside]) rmSync(join(this.folder, name), { recursive: true, force: true });
    for (const [name, content] of Object.entries(this.#files))
      if (name !== made && name !== beside && !existsSync(join(this.folder, name)))
        writeFileSync(join(this.folder, name), content);
  }

  async run(line: string): Promise<Ended> {
    const set = /^export ([A-Z_]+)=([\w-]+)$/.exec(line);
    if (set?.[1] && set[2]) {
      this.#variables = signed({ ...this.#variables, [set[1]]: set[2] });
      return { status: 0, heard: '', stdout: Buffer.alloc(0) };
    }
    this.prepare(line);
    const plain = readPlainLine(line, this.#variables);
    // A command that starts other programs needs a machine, not a stage.
    if (plain) return plain.argv[1] === 'exec' ? this.shell(line) : this.#inProcess(plain);
    // Only what is behind the pipe; but the jobs that a shell began are known in the shell's environment.
    const { first, rest } =
      /^(?<first>octet (?!jobs)[^|]+) \| (?<rest>(?:(?!octet).)+)$/.exec(line)?.groups ?? {};
    const source = first && readPlainLine(first, this.#variables);
    if (!source || rest === undefined || source.argv[1] === 'exec') return this.shell(line);
    const printed = await this.#inProcess(source);
    return printed.status === 0 ? this.shell(rest, printed.stdout) : printed;
  }

  async #inProcess({ argv, variables, input, output }: PlainLine): Promise<Ended> {
    const stdout = new CapturedStream();
    const given =
      input && ('text' in input ? input.text : readFileSync(join(this.folder, input.file), 'utf8'));
    const cli = this.cli({ stdout, stdin: given, variables });
    const status = await cli.run(...argv);
    if (output !== undefined) writeFileSync(join(this.folder, output), stdout.bytes);
    return { status, heard: stdout.text.slice(0, 500) + cli.stderr, stdout: Buffer.from(stdout.bytes) };
  }

  cli(options: {
    stdout?: CapturedStream;
    stderr?: CapturedStream;
    stdin?: string;
    variables?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
  }) {
    return localOctet({
      ...options,
      service: this.house.service,
      home: this.home,
      cwd: this.folder,
      env: { OCTET_ENV: undefined, ...this.#variables, ...options.variables },
    });
  }

  /** Starts something that goes on until it is told to stop; `during` runs while it is there. */
  async around(line: string, during?: () => Promise<Ended>): Promise<Ended> {
    this.prepare(line);
    const plain = readPlainLine(line, this.#variables);
    if (!plain) throw new Error(`cannot be started here: ${line}`);
    const stop = new AbortController();
    const stdout = new CapturedStream();
    // `webhook listen` tells on stderr where it is.
    const stderr = new CapturedStream();
    const cli = this.cli({ stdout, stderr, signal: stop.signal });
    const port = plain.argv.includes('--port') ? [] : ['--port', '0'];
    const argv = plain.argv.map((word, at) => (plain.argv[at - 1] === '--port' ? '0' : word));
    const ended = cli.run(...argv, ...port);
    await Promise.race([stdout.until('127.0.0.1:'), stderr.until('127.0.0.1:'), ended]);
    const inside = await during?.();
    stop.abort(new OctetError('terminated', ''));
    const status = await ended;
    if (inside) return inside;
    const heard = stdout.text + cli.stderr;
    return { status: status === 143 ? 0 : status, heard, stdout: Buffer.from(stdout.bytes) };
  }

  async shell(line: string, input?: Uint8Array): Promise<Ended> {
    const child = spawn('bash', ['-c', `set -o pipefail; ${line}`, 'bash', 'message.txt'], {
      cwd: this.folder,
      env: {
        PATH: [join(this.home, 'bin'), process.env.PATH].join(delimiter),
        HOME: this.home,
        LANG: 'C.UTF-8',
        OCTET_ENV: 'sandbox',
        OCTET_BASE_URL: this.house.address,
        OCTET_API_KEY: this.house.service.key,
        ...this.#variables,
      },
      stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    });
    // A program that has read enough closes its input.
    child.stdin?.on('error', () => undefined).end(input);
    const heard: Buffer[] = [];
    const printed: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => {
      heard.push(part);
      printed.push(part);
    });
    child.stderr?.on('data', (part: Buffer) => heard.push(part));
    const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
    const stdout = Buffer.concat(printed);
    return { status, heard: Buffer.concat(heard).toString('utf8').slice(-1_500), stdout };
  }
}
