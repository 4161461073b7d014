// The cost of the journal: the same load on a service that keeps requests and on one that keeps none, in turns.
import { fire, SERVE, started } from './load.mjs';
import { median, sized } from './measure.mjs';
import { bin } from './places.mjs';
import { cell, ratio } from './report.mjs';

const SECONDS = sized(2, 1);
const ROUNDS = sized(5, 1);
const CONNECTIONS = 10;
const KINDS = ['models', 'chat', 'streams'];
/** A tenth of the throughput. */
const LEAST = 0.9;

export async function journalCost(report) {
  const kept = await started([bin(), ...SERVE, '--ephemeral']);
  const none = await started([bin(), ...SERVE, '--ephemeral', '--journal', '0']);
  report.heading('service, what the journal costs', [
    'rate / without a journal',
    'CPU a request',
    'CPU / without a journal',
  ]);
  try {
    for (const kind of KINDS) {
      const rates = [];
      const ratios = [];
      const costs = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const withJournal = await fire(kept, kind, CONNECTIONS, SECONDS);
        const without = await fire(none, kind, CONNECTIONS, SECONDS);
        rates.push(withJournal.rate / without.rate);
        ratios.push(withJournal.cpuUs / without.cpuUs);
        costs.push(withJournal.cpuUs);
      }
      report.row(kind, [
        ratio(median(rates), 1, { least: LEAST }),
        cell(median(costs), { unit: 'µs' }),
        // It holds what is written between two rounds as well.
        ratio(median(ratios), 1),
      ]);
    }
  } finally {
    await Promise.all([kept.close(), none.close()]);
  }
}
