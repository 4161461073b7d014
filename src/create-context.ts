import type { Budget } from './budget/budget.ts';
import type { Api } from './client/api.ts';
import type { Rehearsal } from './client/api-request.ts';
import { maskKey } from './config/key.ts';
import { redactAddresses } from './config/redact-addresses.ts';
import { redactorOf } from './config/redact-variables.ts';
import type { Config } from './config/resolve.ts';
import { ConfigStore } from './config/store.ts';
import type { ApiChoice, Context, GlobalFlags } from './context.ts';
import { LOCAL_BASE } from './contract/address.ts';
import type { Transport } from './contract/transport.ts';
import { OctetError } from './errors.ts';
import { directoriesFrom } from './files/directory-names.ts';
import type { Host } from './host.ts';
import { createTerminal } from './terminal/create-terminal.ts';
import { createInput } from './terminal/input.ts';

const USUAL_PAGER = 'less';
/** The waits between retries that no service asked for are shorter. */
const SHORT_WAIT_MS = 5_000;

const UNLIMITED: Budget = { within: (_endpoint, _body, send) => send() };

export function createContext(
  host: Host,
  flags: GlobalFlags,
  program: Pick<Context, 'tree' | 'run'>,
): Context {
  const { clock, env, signal } = host;
  const redactor = redactorOf(env);
  const directories = directoriesFrom(env, host.platform);
  const terminal = createTerminal({
    get stdin() {
      return host.stdin;
    },
    stdout: host.stdout,
    stderr: host.stderr,
    env,
    flags: { ...flags, noInput: flags.input === false },
    now: clock.now,
    after: clock.after,
    redact: redactor.redact,
    redactAddresses,
    async page(text, wanted) {
      const pager = (await config()).pager?.value ?? (wanted ? USUAL_PAGER : undefined);
      if (pager === undefined) return false;
      const { showInPager } = await import('./output/pager.ts');
      return showInPager(host, terminal, pager, text);
    },
    signal,
  });
  const store = new ConfigStore({ directory: directories.config, clock, warn: terminal.warn });

  const readConfig = () =>
    once(async (mayMakeProfile?: boolean) => {
      const { resolveConfig } = await import('./config/resolve.ts');
      return resolveConfig({ flags, env, file: await store.read(), mayMakeProfile });
    });
  let current = readConfig();
  const config = (mayMakeProfile?: boolean) => current(mayMakeProfile);

  const keySource = async () => ({
    config: await config(),
    env,
    readKeys: () => store.readKeys(),
    async runKeyCommand(command: string, setting?: 'key_command' | 'queue_command') {
      const { runKeyCommand } = await import('./config/key-command.ts');
      return runKeyCommand(command, { env, clock, directory: directories.config ?? '/', setting });
    },
    onSecret: redactor.register,
  });

  const network = (connections: number) =>
    import('./client/proxy.ts').then(({ proxyFrom }) => {
      const proxy = proxyFrom(env);
      for (const secret of proxy.secrets) redactor.register(secret);
      void warnOfUncheckedCertificates();
      return host.network({ connections, connectMs: proxy.connectMs, proxy: proxy.settings });
    });

  const cassette = once(async () => {
    if (flags.cassette === undefined) {
      if (flags.cassetteMode === undefined) return undefined;
      throw new OctetError('usage', '--cassette-mode needs --cassette FILE');
    }
    const { openCassette } = await import('./client/cassette.ts');
    const { cassette: name, cassetteMode: mode = 'once' } = flags;
    const { redact } = redactor;
    return openCassette({ directory: host.cwd, name, mode, clock, redact, warn: terminal.warn });
  });
  const taped = async (open: () => Promise<Transport>, target: 'service' | 'outside'): Promise<Transport> => {
    const tape = await cassette();
    return tape ? tape.around(open, target) : open();
  };

  /** `rate limited, retrying in 23 s`, for as long as it lasts. A log is spared the short waits of our own. */
  const tellWait = (waitMs: number, error: OctetError) => {
    const isLimited = error.reason === 'limited';
    if (!terminal.animate && !isLimited && waitMs <= SHORT_WAIT_MS) return () => undefined;
    const why = isLimited ? 'rate limited' : error.message;
    return terminal.countdown(why, (seconds) => `retrying in ${seconds} s`, waitMs);
  };

  async function api(choice: ApiChoice = {}): Promise<Api> {
    const settings = await config();
    const isLocal = settings.environment.value === 'local';
    if (isLocal) await noticeLocal(settings);
    const { Api: ApiClass } = await import('./client/api.ts');
    const base = isLocal ? LOCAL_BASE : (await import('./config/resolve.ts')).addressOf(settings).base;
    const common = {
      clock,
      random: host.random,
      signal,
      baseUrl: base,
      prefix: settings.apiPrefix.value,
      maxRetries: settings.maxRetries.value,
      timeoutMs: choice.timeoutIsForWaiting ? undefined : settings.timeoutMs?.value,
      userAgent: `octet/${host.version}`,
      dryRun: flags.dryRun ? rehearsal(isLocal) : undefined,
      trace: terminal.verbose ? terminal.verboseLine : undefined,
      mayRetry: choice.mayRetry,
      onWait: choice.tellsWaits === false || choice.connections !== undefined ? undefined : tellWait,
    };
    if (isLocal) {
      const open = once(() =>
        host.local({
          stateDir: directories.state,
          upstream: settings.upstream?.value,
          upstreamImages: settings.upstreamImages?.value,
          soundFont: settings.soundfont?.value,
          journal: settings.journal.value === 'on',
          paced: terminal.out.isTTY && terminal.mode === 'human',
        }),
      );
      return new ApiClass({
        ...common,
        transport: () => taped(open, 'service'),
        key: async () => undefined,
        confirmations: { has: async () => true, add: async () => undefined },
      });
    }
    const { originConfirmations } = await import('./ledger/confirmed-origins.ts');
    const open = once(() => network(choice.connections ?? 0));
    const key = once(async () => {
      const { keyFor } = await import('./config/key-source.ts');
      return (await keyFor(new URL(base).origin, await keySource())).key;
    });
    return new ApiClass({
      ...common,
      transport: () => taped(open, 'service'),
      key: async () => ((await cassette())?.isClosed ? undefined : key()),
      confirmations: originConfirmations(directories.state),
    });
  }

  async function budget(
    most: number | undefined,
    { isForMany = false, spentBefore = 0 } = {},
  ): Promise<Budget> {
    if (flags.dryRun) return UNLIMITED;
    if (most === undefined) return isForMany ? UNLIMITED : costQuestion();
    const { CreditLimit } = await import('./budget/budget.ts');
    return CreditLimit.open({ api: await api(), terminal, yes: flags.yes === true, most, spentBefore });
  }

  async function costQuestion(): Promise<Budget> {
    if (flags.yes || terminal.mode !== 'human' || !terminal.canPrompt) return UNLIMITED;
    // Another service would have to be asked for its prices first; --max-credits does that.
    if ((await config()).environment.value !== 'local') return UNLIMITED;
    const { CostQuestion } = await import('./budget/cost-question.ts');
    return new CostQuestion(terminal);
  }

  const warnOfUncheckedCertificates = once(async () => {
    if (env.NODE_TLS_REJECT_UNAUTHORIZED !== '0') return;
    terminal.warn('certificates are not verified: NODE_TLS_REJECT_UNAUTHORIZED is 0');
  });

  const noticeLocal = once(async (settings: Config) => {
    if (settings.environment.origin !== 'default' || !terminal.err.isTTY || terminal.quiet) return;
    const { noticeLocalService } = await import('./output/local-notice.ts');
    noticeLocalService({ terminal, directories, clock }, settings.upstream?.value);
  });

  return {
    terminal,
    input: createInput({
      get stream() {
        return host.stdin;
      },
      kind: host.stdinKind(),
      after: clock.after,
    }),
    get streams() {
      return { stdin: host.stdin, stdout: host.stdout };
    },
    clock,
    random: host.random,
    signal,
    interrupts: host.interrupts,
    env,
    get cwd() {
      return host.cwd;
    },
    platform: host.platform,
    flags,
    directories,
    redactor,
    version: host.version,
    store,
    async lineEditor(options) {
      const { createLineEditor } = await import('./terminal/create-line-editor.ts');
      const editor = await createLineEditor(options, {
        stdin: host.stdin,
        stderr: host.stderr,
        repaints: terminal.repaints,
        onInterrupt: host.interrupts.take,
        interrupt: host.interrupts.raise,
        showBelow: terminal.showBelow,
        columns: () => terminal.err.columns,
        rows: () => terminal.err.rows,
        jobControl: host.jobControl,
        signal,
      });
      terminal.ownKeys(editor);
      return editor;
    },
    rereadConfig: () => {
      current = readConfig();
    },
    config: (options) => config(options?.mayMakeProfile),
    keySource,
    api,
    budget,
    outside: () => taped(() => network(0), 'outside'),
    launch: (program, args, options) =>
      options?.attached
        ? terminal.lendKeys(() => host.launch(program, args, options))
        : host.launch(program, args, options),
    serviceParts: host.serviceParts,
    ...program,
  };
}

/** The prices of the local service are known here; another one would have to be asked, and a dry run asks nobody. */
function rehearsal(isLocal: boolean): Rehearsal {
  return {
    mask: maskKey,
    async estimate(endpoint, body) {
      if (!isLocal) return undefined;
      const { localPrice } = await import('./budget/local-price.ts');
      return localPrice(endpoint, body);
    },
  };
}

/** Runs the action at the first call and hands the same result to every later one. */
function once<Arguments extends unknown[], Result>(
  action: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  let result: Promise<Result> | undefined;
  return (...given) => {
    result ??= action(...given);
    return result;
  };
}
