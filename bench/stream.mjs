import { join } from 'node:path';
import { has, run, sink } from './child.mjs';
import { costs, interleaved, median, sized } from './measure.mjs';
import { bin, ROOT, remoteEnv } from './places.mjs';
import { behind, cell, ratio } from './report.mjs';

const FEWER = sized(100_000, 1_000);
const MANY = sized(1_000_000, 10_000);
const PER_SECOND = 200;

/** The same stream through each client, to a file or, with `read`, through a pipe. */
export function streamClients(base) {
  const env = remoteEnv(base);
  const body = (model) => JSON.stringify({ model, messages: [{ role: 'user', content: 'x' }], stream: true });
  const to = (options) => (options.read ? options : { file: sink(), ...options });
  return {
    octet: (model, options = {}) =>
      run('node', [bin(), 'chat', '--no-save', '-m', model, 'x'], { env, ...to(options) }),
    openai: (model, options = {}) =>
      run('node', [join(ROOT, 'bench/openai-stream.mjs'), base, model], to(options)),
    curl: (model, options = {}) =>
      run('curl', ['-sN', '-d', body(model), `${base}/chat/completions`], to(options)),
  };
}

export async function streaming(report, base) {
  const clients = streamClients(base);
  const names = has('curl') ? ['curl', 'octet', 'openai'] : ['octet', 'openai'];
  const all = (measure) => Object.fromEntries(names.map((name) => [name, () => measure(clients[name])]));
  await fullSpeed(report, all);
  await paced(report, all);
}

async function fullSpeed(report, all) {
  const rounds = sized(3, 1);
  const fewer = await interleaved(
    rounds,
    all((client) => client(`chunks-${FEWER}`)),
  );
  const cases = all((client) => client(`chunks-${MANY}`));
  // The openai package needs the better part of a minute for this: once is enough, in the middle of the others. Those take
  // less than a second, and the median of three runs of curl is off by a tenth.
  const turns = sized(9, 1);
  let turn = 0;
  const slow = cases.openai;
  cases.openai = async () => {
    turn += 1;
    return turn === Math.ceil(turns / 2) ? slow() : undefined;
  };
  const many = await interleaved(turns, cases);
  table(report, 'curl -N', 'curl', [
    [`${count(FEWER)} chunks`, fewer, {}],
    [`${count(MANY)} chunks`, many, { most: 6 }],
  ]);
  table(report, 'openai', 'openai', [
    [`${count(FEWER)} chunks`, fewer, {}],
    [`${count(MANY)} chunks`, many, { most: 1 / 15 }],
  ]);
  const [small, large] = [costs(fewer.octet).peakMb, costs(many.octet).peakMb];
  report.heading('streaming, memory', ['peak', 'ten times the chunks']);
  report.row(`${count(MANY)} chunks`, [
    cell(large, { most: 80, unit: 'MB' }),
    ratio(large, small, { most: 1.15 }),
  ]);
}

function table(report, title, reference, sizes) {
  report.heading(
    'streaming, full speed',
    ['wall', 'CPU', 'peak memory'].map((cost) => `${cost} / ${title}`),
  );
  for (const [label, results, wallMarks] of sizes) {
    const [ours, theirs] = [costs(results.octet), costs(results[reference])];
    report.row(
      label,
      [
        ratio(ours.wallMs, theirs.wallMs, wallMarks),
        ratio(ours.cpuMs, theirs.cpuMs),
        ratio(ours.peakMb, theirs.peakMb),
      ],
      [behind('ms', ours.wallMs, theirs.wallMs), behind('MB', ours.peakMb, theirs.peakMb)].join(' '),
    );
  }
}

/** Tokens that come one by one: what they cost, how late they are, and how long the first takes. */
async function paced(report, all) {
  const model = `paced-${PER_SECOND}`;
  const cost = await interleaved(
    sized(2, 1),
    all((client) => client(model)),
  );
  const late = await interleaved(
    sized(3, 1),
    all((client) => lateness(client, model)),
  );
  const first = await interleaved(
    sized(15, 1),
    all((client) => client('chunks-1', { read() {} })),
  );
  const of = (name) => ({
    ...costs(cost[name]),
    firstByteMs: costs(first[name]).firstByteMs,
    lateMs: median((late[name] ?? []).map((one) => one.median)),
    latestMs: median((late[name] ?? []).map((one) => one.p99)),
  });
  const [octet, curl, openai] = ['octet', 'curl', 'openai'].map(of);
  const less = (ours, theirs) => (ours === undefined || theirs === undefined ? undefined : ours - theirs);
  report.heading(`streaming, ${PER_SECOND} tokens a second`, ['octet / curl -N', 'octet / openai']);
  for (const [label, name, unit] of [
    ['wall', 'wallMs', 'ms'],
    ['CPU', 'cpuMs', 'ms'],
    ['peak memory', 'peakMb', 'MB'],
    ['start to first token', 'firstByteMs', 'ms'],
  ]) {
    report.row(
      label,
      [ratio(octet[name], curl[name]), ratio(octet[name], openai[name])],
      behind(unit, octet[name], curl[name], openai[name]),
    );
  }
  report.heading('streaming, added latency of a token', ['octet − curl -N', 'octet − openai']);
  for (const [label, name, most] of [
    ['median', 'lateMs', 2],
    ['99 of 100', 'latestMs', undefined],
  ]) {
    report.row(label, [
      cell(less(octet[name], curl[name]), { most, unit: 'ms' }),
      cell(less(octet[name], openai[name]), { unit: 'ms' }),
    ]);
  }
}

/** Each token carries the time at which it was sent; what is measured is how much later it came out. */
async function lateness(client, model) {
  const delays = [];
  await client(model, {
    read(chunk, now) {
      for (const [sentAt] of chunk.toString().matchAll(/\d{13}\.\d{3}/g)) delays.push(now - Number(sentAt));
    },
  });
  delays.sort((a, b) => a - b);
  return { median: delays[Math.floor(delays.length / 2)], p99: delays[Math.floor(delays.length * 0.99)] };
}

const count = (number) => number.toLocaleString('en');
