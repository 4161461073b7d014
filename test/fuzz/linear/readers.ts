import { Readable } from 'node:stream';
import { ChunkFastPath } from '../../../src/client/chunk-fast-path.ts';
import { parseJson } from '../../../src/client/json.ts';
import { headerDelay } from '../../../src/client/retry-delay.ts';
import { decodedText, eventParser } from '../../../src/client/sse.ts';
import { readLine } from '../../../src/commands/batch/line.ts';
import { firstCodeBlock } from '../../../src/commands/chat/code-block.ts';
import { csvOf } from '../../../src/commands/credits/csv.ts';
import { spentByDay, spentByService, totalsOf } from '../../../src/commands/credits/spending.ts';
import { readTransaction, withBalances } from '../../../src/commands/credits/transaction.ts';
import { markdownOf } from '../../../src/commands/history/show.ts';
import { diagnose } from '../../../src/commands/webhook/diagnosis.ts';
import { eventType } from '../../../src/commands/webhook/event-type.ts';
import { formsOf } from '../../../src/commands/webhook/signature-forms.ts';
import { parseDuration } from '../../../src/config/duration.ts';
import { trimKey } from '../../../src/config/key.ts';
import { createRedactor } from '../../../src/config/redact.ts';
import { redactAddress } from '../../../src/config/redact-addresses.ts';
import { readBuildFiles } from '../../../src/contract/build-files.ts';
import { readJobReply } from '../../../src/contract/job.ts';
import { readNotes } from '../../../src/contract/notes.ts';
import { readProblem } from '../../../src/contract/problem.ts';
import { readRateLimit } from '../../../src/contract/rate-limit.ts';
import { readImages } from '../../../src/contract/read-images.ts';
import {
  readAnswer,
  readAttribution,
  readBalance,
  readCode,
  readCost,
  readEmbeddings,
  readList,
} from '../../../src/contract/replies.ts';
import { readChunk } from '../../../src/contract/stream.ts';
import { withoutArtists } from '../../../src/engines/music/prompt/artist-names.ts';
import { promptNotes } from '../../../src/engines/music/prompt/song-account.ts';
import { parseSongPrompt } from '../../../src/engines/music/prompt/song-description.ts';
import { songTopics } from '../../../src/engines/music/prompt/topics.ts';
import { withoutUnplayable } from '../../../src/engines/music/prompt/unplayable.ts';
import { seededRandom } from '../../../src/engines/random.ts';
import { checkPaths, safeName } from '../../../src/files/safe-path.ts';
import { fenceFor } from '../../../src/input/question.ts';
import { didYouMean } from '../../../src/input/similar.ts';
import { slugOf } from '../../../src/jobs/save-target.ts';
import { summaryOf } from '../../../src/ledger/conversations.ts';
import { singleSpaced } from '../../../src/service/workers/single-spaced.ts';
import { barChart, sparkline } from '../../../src/terminal/charts.ts';
import { createTerminal } from '../../../src/terminal/create-terminal.ts';
import { unifiedDiff } from '../../../src/terminal/diff.ts';
import { createInput } from '../../../src/terminal/input.ts';
import { jsonText } from '../../../src/terminal/json.ts';
import { LineHighlighter } from '../../../src/terminal/markdown/highlight.ts';
import { oneLine, Sanitiser, sanitise } from '../../../src/terminal/sanitise.ts';
import { plain } from '../../../src/terminal/style.ts';
import { aligned, tabSeparated } from '../../../src/terminal/table.ts';
import type { Terminal } from '../../../src/terminal/terminal.ts';
import { fileTree } from '../../../src/terminal/tree.ts';
import { cutTo, pad, width } from '../../../src/terminal/width.ts';
import { wrapped } from '../../../src/terminal/wrap.ts';
import { FakeKeyboard, FakeTerminalStream } from '../../support/streams.ts';

/** Reads a song like src/engines/music/song.ts. */
function readSong(text: string): void {
  const { prompt: named, names } = withoutArtists(singleSpaced(text));
  const { prompt, unplayable } = withoutUnplayable(named);
  const description = parseSongPrompt({ prompt }, seededRandom('song'));
  const topics = songTopics(prompt, description);
  promptNotes({ prompt, genre: undefined, description, topics, names, unplayable, seconds: 30 });
}

const NOW = Date.parse('2026-01-31T12:00:00Z');

function terminal(env: Record<string, string> = {}): Terminal {
  return createTerminal({
    stdin: new FakeKeyboard(),
    stdout: new FakeTerminalStream(80),
    stderr: new FakeTerminalStream(80),
    env: { TERM: 'xterm-256color', ...env },
    flags: {},
    now: () => NOW,
    redact: redactor.redact,
  });
}

const redactor = createRedactor();
redactor.register('octet_key_0123456789');

function* pieces(text: string, size: number): Generator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function streamed(text: string, size: number, env: Record<string, string>): Promise<void> {
  const stream = terminal(env).stream({ markdown: true });
  for (const piece of pieces(text, size)) await stream.push(piece);
  await stream.end();
}

function transactions(text: string) {
  const items = readList(parseJson(text)) ?? text.split('\n', 20_000);
  return items.map((item) => readTransaction(typeof item === 'string' ? { type: item, amount: -1 } : item));
}

/** Everything that reads what came from outside, or shows it. */
export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  sanitise,
  'sanitise in pieces': (text) => {
    const sanitiser = new Sanitiser();
    for (const piece of pieces(text, 7)) sanitiser.push(piece);
  },
  'one line': oneLine,
  width,
  'cut to a width': (text) => cutTo(text, 40),
  'cut wide': (text) => cutTo(text, 1_000_000),
  pad: (text) => pad(text, 40),
  plain,
  wrap: (text) => wrapped(text, 80),
  'wrap on a narrow terminal': (text) => wrapped(text, 1),
  'table of one cell': (text) =>
    aligned([['id', text]], [{ title: 'id' }, { title: 'text', shrink: true }], 80),
  'table of one wrapped cell': (text) =>
    aligned([['id', text]], [{ title: 'id' }, { title: 'text', wrap: true }], 80),
  'table of many rows': (text) =>
    aligned(
      text.split(/[\n ,]/).map((cell) => [cell, cell]),
      [{ title: 'id' }, { title: 'text', shrink: true }],
      80,
    ),
  'table of many columns': (text) => {
    const cells = text.split(/[\n ,]/);
    aligned(
      [cells, ['a']],
      cells.map((title) => ({ title, shrink: true })),
      80,
    );
  },
  'narrow table': (text) => aligned([['id', text]], [{ title: 'id' }, { title: text }], 1),
  'rows for a pipe': (text) => tabSeparated(text.split('\n').map((cell) => [cell, cell])),
  'Markdown at once': (text) => streamed(text, text.length, { FORCE_COLOR: '1' }),
  'Markdown in pieces': (text) => streamed(text, 97, { FORCE_COLOR: '1' }),
  'Markdown without colour': (text) => streamed(text, text.length, { NO_COLOR: '1' }),
  'code in a fence': (text) => streamed(`\`\`\`typescript\n${text}`, 4_000, { FORCE_COLOR: '1' }),
  'highlighted Python': (text) => highlighted('python', text),
  'highlighted HTML': (text) => highlighted('xml', text),
  'plain stream': async (text) => {
    const stream = terminal().stream();
    for (const piece of pieces(text, 97)) await stream.push(piece);
    await stream.end();
  },
  diff: (text) =>
    unifiedDiff(text, `${text.split('\n').reverse().join('\n')}x`, { before: text, after: 'b' }),
  tree: (text) =>
    fileTree(
      text.split('\n').map((path) => ({ path, note: text.slice(0, 99) })),
      text,
    ),
  chart: (text) =>
    barChart(
      text.split('\n').map((label, value) => ({ label, value, text: label })),
      80,
    ),
  sparkline: (text) => sparkline(text.split('\n').map(Number)),
  JSON: (text) => jsonText({ text }, { forTerminal: true, indent: 2 }),
  result: async (text) => {
    const shown = terminal();
    await shown.result({}, text);
    await shown.write(text);
    await shown.flush();
  },
  notes: async (text) => {
    const shown = terminal();
    shown.note(text);
    shown.warn(text);
    shown.hint(text);
    shown.error({ code: text, message: text, hint: text, exit: 10 });
    const status = shown.status(text);
    status.update(text);
    status.progress(0.5, text);
    status.done(text);
    await shown.flush();
  },
  'error body': (text) => readProblem(parseJson(text) ?? text),
  'error message': (text) => readProblem({ error: { message: text, type: text, code: text } }),
  'JSON reply': (text) => {
    const document = parseJson(text);
    for (const read of [readAnswer, readCode, readEmbeddings, readCost, readBalance, readList, readChunk])
      read(document);
    for (const read of [readImages, readBuildFiles, readJobReply, readNotes]) read(document);
    readAttribution(document, {});
  },
  'texts in a reply': (text) => {
    for (const key of ['id', 'status', 'outputs', 'image_url', 'data', 'progress', 'created', 'balance']) {
      const document = { [key]: text, files: { [text]: text }, notes: [text] };
      for (const read of [readImages, readBuildFiles, readJobReply, readBalance, readNotes]) read(document);
    }
  },
  'job with many outputs': (text) => readJobReply({ id: 'j', outputs: text.split(/[\n,]/) }),
  transactions: (text) => {
    const all = withBalances(transactions(text), 1);
    totalsOf(all);
    spentByDay(all);
    spentByService(all);
    csvOf(all);
  },
  'server-sent events': (text) => {
    const parser = eventParser(() => undefined);
    for (const piece of pieces(text, 997)) parser.feed(piece);
  },
  'server-sent events, a byte at a time': (text) => {
    const parser = eventParser(() => undefined);
    parser.feed('data: ');
    for (const piece of pieces(text, 1)) parser.feed(piece);
  },
  'stream text': async (text) => {
    async function* body() {
      for (const piece of pieces(text, 999)) yield Buffer.from(piece);
    }
    for await (const _ of decodedText(body()));
  },
  'express lane': (text) => {
    const lane = new ChunkFastPath();
    const event = (content: string) => `{"choices":[{"delta":{"content":${JSON.stringify(content)}}}]}`;
    lane.learn(event('x'), 'x');
    for (const piece of pieces(`data: ${event(text)}\n\n${text}`, 65_536)) {
      for (let at = 0; at < piece.length; ) {
        at = lane.run(piece, at, () => undefined);
        const end = piece.indexOf('\n\n', at);
        at = end < 0 ? piece.length : end + 2;
      }
    }
  },
  'retry headers': (text) => {
    headerDelay(429, { 'retry-after': text, date: text, 'x-ratelimit-reset': text }, NOW);
    readRateLimit({ 'x-ratelimit-limit': text, 'x-ratelimit-remaining': text });
  },
  'fence around a file': fenceFor,
  'lines of input': async (text) => {
    const input = createInput({
      stream: Readable.from(pieces(text, 997)),
      kind: 'pipe',
      after: () => () => undefined,
    });
    for await (const _ of input.lines());
  },
  'first code block': firstCodeBlock,
  conversation: (text) => {
    const turn = { at: '', messages: [{ role: 'user', content: text }], complete: true };
    summaryOf({ id: 'a', turns: [turn] });
    markdownOf({ id: 'a', turns: [turn] });
  },
  'line of a batch': (text) => {
    for (const line of [text, JSON.stringify({ command: text }), JSON.stringify({ endpoint: text })])
      attempt(() => readLine(line, 0, 'run'));
  },
  'webhook body': (text) => {
    const body = Buffer.from(text);
    eventType(body);
    diagnose(body, `sha256=${'0'.repeat(64)}`, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']);
  },
  'webhook signature': (text) => {
    formsOf(text);
    diagnose(Buffer.from('{}'), text, [text]);
  },
  'stored key': (text) => trimKey(text),
  duration: (text) => attempt(() => parseDuration(text, '--timeout')),
  redaction: (text) => redactor.redact(text),
  'address to show': (text) => redactAddress(text),
  'file names': (text) => {
    slugOf(text);
    safeName(text, 'x');
    checkPaths(text.split('\n'));
  },
  'song prompt': readSong,
  'mistyped command': (text) => didYouMean(text, ['chat', 'code', 'music'], 'octet '),
};

function highlighted(language: string, text: string): void {
  const highlighter = new LineHighlighter(language, { characters: 100_000 });
  for (const line of text.split('\n')) highlighter.line(line);
}

/** A refusal is an answer too; only how long it takes counts here. */
function attempt(action: () => unknown): void {
  try {
    action();
  } catch (error) {
    if (error instanceof RangeError) throw error;
  }
}
