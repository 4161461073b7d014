// The local service: what it answers over HTTP and inside a process, its queue, and its engines.
import { engines } from './engines.mjs';
import { insideCosts } from './inside.mjs';
import { journalCost } from './journal.mjs';
import { load } from './load.mjs';
import { median, sized } from './measure.mjs';
import { amount, cell, ratio } from './report.mjs';
import { bareServer, callsThrough, serving, songsThrough } from './serving.mjs';

const CALLS = sized(500, 40);
const SINGLE_CALLS = sized(300, 20);
const JOBS = sized(200, 20);
const ROUNDS = sized(3, 1);

export async function service(report, base) {
  await load(report);
  await journalCost(report);
  const stored = await serving();
  const ephemeral = await serving('--ephemeral');
  const bare = bareServer(base);
  try {
    report.heading('service, chat through serve, 8 at once', ['rate', 'bare node:http / serve']);
    for (const [label, target, stream] of [
      ['requests', stored, false],
      ['streams', stored, true],
      ['requests, --ephemeral', ephemeral, false],
      ['streams, --ephemeral', ephemeral, true],
    ]) {
      const rates = { ours: [], bare: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.bare.push(CALLS / (await callsThrough(bare, { calls: CALLS, stream })));
        rates.ours.push(CALLS / (await callsThrough(target, { calls: CALLS, stream })));
      }
      const ours = median(rates.ours);
      report.row(label, [cell(ours, { unit: '/s' }), ratio(median(rates.bare), ours)]);
    }
    await calls(report, stored);
    report.heading('service, songs of 30 s through serve', ['jobs a minute']);
    const songs = sized(4, 1);
    const seconds = await songsThrough(stored, songs);
    report.row(`${songs} in flight`, [cell((songs / seconds) * 60, { unit: '/min' })]);
  } finally {
    await Promise.all([stored.close(), ephemeral.close(), bare.close()]);
  }
  await engines(report);
}

/** One after the other: what a call costs without a port, beside the same over HTTP, and what the queue adds. */
async function calls(report, stored) {
  const costs = { inside: [], http: [], queue: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { callMs, jobsPerSecond } = await insideCosts(SINGLE_CALLS, JOBS);
    costs.inside.push(callMs);
    costs.queue.push(jobsPerSecond);
    const seconds = await callsThrough(stored, { calls: SINGLE_CALLS, stream: false, connections: 1 });
    costs.http.push((seconds / SINGLE_CALLS) * 1e3);
  }
  const [inside, http] = [median(costs.inside), median(costs.http)];
  report.heading('service, one chat after the other', ['a call', 'in process / HTTP']);
  report.row(
    'in process',
    [cell(inside, { unit: 'ms' }), ratio(inside, http)],
    `(over HTTP ${amount(http)} ms)`,
  );
  report.heading('service, jobs that do nothing', ['jobs a second']);
  report.row('accepted, queued, run, ended, 8 in flight', [cell(median(costs.queue), { unit: '/s' })]);
}
