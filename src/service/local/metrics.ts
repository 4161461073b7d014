import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../journal/metrics.ts';
import type { FinishedRequest } from '../journal/request-record.ts';
import type { ServiceContext } from '../service-context.ts';
import { numberIn, textIn } from '../store/sql.ts';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Counted from the start of the service on. Labels are endpoints of the API, never paths that a client made up. */
export function startMetrics(service: ServiceContext): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'octet_requests_total',
    help: 'Requests by endpoint, method and status.',
    labelNames: ['endpoint', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'octet_request_duration_seconds',
    help: 'Time from the request to the end of the reply.',
    labelNames: ['endpoint'],
    buckets: SECONDS,
    registers,
  });
  const firstTokens = new Histogram({
    name: 'octet_time_to_first_token_seconds',
    help: 'Time from the request to the first piece of a stream.',
    labelNames: ['endpoint'],
    buckets: SECONDS,
    registers,
  });
  const tokens = new Counter({
    name: 'octet_tokens_total',
    help: 'Tokens of prompts and of completions.',
    labelNames: ['kind'],
    registers,
  });
  const credits = new Counter({
    name: 'octet_credits_charged_total',
    help: 'Credits charged for requests; jobs are charged when they are done.',
    labelNames: ['endpoint'],
    registers,
  });
  const faults = new Counter({
    name: 'octet_faults_injected_total',
    help: 'Requests that an injected fault hit.',
    labelNames: ['kind'],
    registers,
  });
  const attempts = new Counter({
    name: 'octet_webhook_attempts_total',
    help: 'Attempts to deliver a webhook event.',
    labelNames: ['result'],
    registers,
  });
  const jobs = new Gauge({
    name: 'octet_jobs',
    help: 'Jobs in the store by kind and status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const deliveries = new Gauge({
    name: 'octet_webhook_deliveries',
    help: 'Webhook deliveries in the store by status.',
    labelNames: ['status'],
    registers,
  });
  const dropped = new Gauge({
    name: 'octet_journal_dropped',
    help: 'Requests that came faster than the journal could be written.',
    registers,
  });

  service.requests.add(({ record, status, durationMs, firstByteMs, isStream }: FinishedRequest) => {
    const endpoint = record.endpoint ?? 'unknown';
    requests.inc({ endpoint, method: methodOf(record.request.method), status: String(status) });
    durations.observe({ endpoint }, durationMs / 1_000);
    if (isStream && firstByteMs !== undefined) firstTokens.observe({ endpoint }, firstByteMs / 1_000);
    if (record.tokens) {
      tokens.inc({ kind: 'prompt' }, record.tokens.prompt);
      tokens.inc({ kind: 'completion' }, record.tokens.completion);
    }
    if (record.credits > 0) credits.inc({ endpoint }, record.credits);
    if (record.fault !== undefined) faults.inc({ kind: record.fault });
  });

  async function countStore(): Promise<void> {
    jobs.reset();
    deliveries.reset();
    dropped.set(service.journal?.dropped ?? 0);
    await service.store.read((sql) => {
      for (const row of sql.all('SELECT kind, status, count(*) AS n FROM jobs GROUP BY kind, status')) {
        jobs.set({ kind: textIn(row, 'kind'), status: textIn(row, 'status') }, numberIn(row, 'n'));
      }
      for (const row of sql.all('SELECT status, count(*) AS n FROM deliveries GROUP BY status')) {
        deliveries.set({ status: textIn(row, 'status') }, numberIn(row, 'n'));
      }
    });
  }

  return {
    attempted: (result) => attempts.inc({ result }),
    contentType: registry.contentType,
    async text() {
      await countStore();
      return registry.metrics();
    },
  };
}

/** A client can send any word as its method. */
const methodOf = (method: string): string =>
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].includes(method) ? method : 'other';
