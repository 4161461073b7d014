import type { Context } from '../../context.ts';
import { ID_HEADER } from '../../contract/signature.ts';
import type { DeliveryAttempt, SavedDelivery } from '../../ledger/deliveries.ts';
import type { Inspection } from './inspect.ts';

export interface LogEntry {
  readonly delivery: SavedDelivery;
  readonly inspection: Inspection;
  readonly attempt: DeliveryAttempt | undefined;
  /** The status returned to the sender. */
  readonly status: number;
  readonly tookMs: number;
}

/** For --json, which prints one document at the end: so many entries and no more. */
const MOST_REMEMBERED = 1_000;

const COLUMNS = [
  { title: 'time', width: 8 },
  { title: 'type', width: 22 },
  { title: 'id', width: 6 },
  { title: 'signature', width: 19 },
  { title: 'status', width: 6 },
  { title: 'took', width: 7 },
] as const;

const HEADER = COLUMNS.map(({ title, width }) => title.padEnd(width))
  .join('  ')
  .trimEnd();

/** Prints one row or one event per delivery, as it arrives. */
export class Log {
  count = 0;
  private refused = 0;
  private url = '';
  private readonly remembered: object[] = [];

  constructor(private readonly context: Context) {}

  async begin(url: string, target: URL | undefined): Promise<void> {
    const { terminal } = this.context;
    this.url = url;
    terminal.note(
      `listening on ${url}${target ? `, forwarding to ${target.href}` : ''} (press Ctrl-C to stop)`,
    );
    await terminal.event({ type: 'start', url, forward_to: target?.href ?? null });
    if (terminal.mode === 'human' && terminal.out.isTTY && terminal.out.columns >= HEADER.length)
      await terminal.write(`${terminal.style.bold(HEADER)}\n`);
  }

  async add(entry: LogEntry): Promise<void> {
    const { terminal } = this.context;
    this.count += 1;
    if (entry.status >= 400) this.refused += 1;
    const document = documentOf(entry);
    if (terminal.mode === 'json') {
      this.remembered.push(document);
      if (this.remembered.length > MOST_REMEMBERED) this.remembered.shift();
      return;
    }
    await terminal.result(document, () => this.lines(this.row(entry)));
  }

  async end(): Promise<void> {
    const { terminal } = this.context;
    if (terminal.mode === 'json') {
      await terminal.result({ url: this.url, received: this.count, deliveries: this.remembered }, '');
    }
    const not = this.refused > 0 ? `, ${this.refused} not acknowledged` : '';
    // The terminal has shown ^C in the line that this would begin in.
    if (terminal.err.isTTY) terminal.note('');
    terminal.note(`${this.count} received${not}`);
  }

  private row({ delivery, inspection, attempt, status, tookMs }: LogEntry): string[] {
    const { out, style } = this.context.terminal;
    const verdict = `${inspection.isJson ? inspection.verdict : 'not JSON'}${inspection.duplicate ? ', duplicate' : ''}`;
    const shownStatus = attempt && attempt.status === undefined ? 'down' : String(status);
    const took = `${tookMs} ms`;
    const kind = delivery.type ?? '-';
    if (!out.isTTY) return [delivery.at, kind, delivery.id, verdict, shownStatus, took];
    const short = [clockTime(delivery.at), kind, delivery.id.slice(-6), verdict, shownStatus, took];
    const verdictColour = delivery.verified === false || !inspection.isJson ? style.red : style.green;
    const colours = [style.dim, plainly, style.dim, verdictColour, status < 400 ? style.green : style.red];
    const sizes = out.columns >= HEADER.length ? COLUMNS.map(({ width }) => width) : [];
    return short.map((text, at) => (colours[at] ?? plainly)(text.padEnd(sizes[at] ?? 0)));
  }

  /** Rows come one by one, so the columns of a terminal have fixed widths. */
  private lines(row: readonly string[]): string[] {
    return this.context.terminal.table([row], COLUMNS, { header: false });
  }
}

const plainly = (text: string): string => text;

function documentOf({ delivery, inspection, attempt, status, tookMs }: LogEntry): object {
  return {
    id: delivery.id,
    at: delivery.at,
    type: delivery.type ?? null,
    webhook_id: delivery.headers[ID_HEADER] ?? null,
    path: delivery.path,
    bytes: delivery.body.length,
    verdict: inspection.isJson ? inspection.verdict.replaceAll(' ', '_') : 'not_json',
    verified: delivery.verified ?? null,
    duplicate: inspection.duplicate,
    status,
    forward: attempt
      ? {
          url: attempt.url,
          status: attempt.status ?? null,
          error: attempt.error,
          duration_ms: attempt.durationMs,
        }
      : null,
    duration_ms: tookMs,
  };
}

function clockTime(iso: string): string {
  return new Date(iso).toTimeString().slice(0, 8);
}
