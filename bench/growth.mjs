// Cost against size: ten times as much may cost ten times the time (and a little), and no more memory.
import { batchOf, largestBatch, MANY_LINES } from './batch.mjs';
import { run } from './child.mjs';
import { saveDownload, withBigFiles } from './downloads.mjs';
import { costs, interleaved, sized } from './measure.mjs';
import { bin } from './places.mjs';
import { behind, ratio } from './report.mjs';
import { historyOf, ledgerOf } from './state.mjs';
import { streamClients } from './stream.mjs';

const LINEAR = { most: 13 };
const FLAT = { most: 1.3 };

export async function growth(report, base) {
  report.heading('growth, ten times as much', ['time', 'memory']);
  const compare = async (label, [less, more], measure) => {
    const results = await interleaved(sized(3, 1), { less: () => measure(less), more: () => measure(more) });
    row(report, label, costs(results.less), costs(results.more));
  };
  const { octet } = streamClients(base);
  await compare('stream: 100,000 → 1,000,000 chunks', tenfold(100_000), (size) => octet(`chunks-${size}`));
  await compare('history: 1,000 → 10,000 conversations', tenfold(1_000), made(historyOf, HISTORY));
  await compare('ledger: 10,000 → 100,000 jobs', tenfold(10_000), made(ledgerOf, LEDGER));
  row(
    report,
    'batch: 10,000 → 100,000 lines',
    await batchOf(base, MANY_LINES / 10, 32),
    await largestBatch(base),
  );
  await withBigFiles((address) =>
    compare('download: 100 MB → 1 GB', tenfold(100), (megabytes) => saveDownload(address, megabytes)),
  );
}

const tenfold = (size) => [sized(size, size / 50), sized(size * 10, size / 5)];
const HISTORY = ['history', '--limit', '5'];
const LEDGER = ['jobs', '--all', '--json'];

/** The state is written once a size; what is measured is the command that reads it. */
function made(prepare, argv) {
  const environments = new Map();
  return (size) => {
    if (!environments.has(size)) environments.set(size, prepare(size));
    return run('node', [bin(), ...argv, '-q'], { env: environments.get(size) });
  };
}

function row(report, label, less, more) {
  report.row(
    label,
    [ratio(more.wallMs, less.wallMs, LINEAR), ratio(more.peakMb, less.peakMb, FLAT)],
    [behind('ms', more.wallMs, less.wallMs), behind('MB', more.peakMb, less.peakMb)].join(' '),
  );
}
