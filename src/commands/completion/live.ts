import { join } from 'node:path';
import { SETTING_NAMES } from '../../config/settings.ts';
import { DEFAULT_PROFILE } from '../../config/store.ts';
import type { Context } from '../../context.ts';
import { EVENTS } from '../../contract/events.ts';
import { isPlainName } from '../../contract/plain-name.ts';
import { readRegular } from '../../files/regular-file.ts';
import { Conversations } from '../../ledger/conversations.ts';
import { JobLedger, nameOfJob } from '../../ledger/jobs.ts';

/**
 * Values that only this machine or an earlier answer knows. A shell may run what it completes, so only plain words pass.
 * An error leaves Tab without suggestions.
 */
export async function liveValues(context: Context, name: string, noun: string): Promise<string[]> {
  try {
    const found = (await (SOURCES[`${noun} ${name}`] ?? SOURCES[name])?.(context)) ?? [];
    return found.filter((line) => isPlainName(line.split('\t', 1)[0] ?? '')).map(onOneLine);
  } catch {
    // A message in the middle of a completion would break the user's line.
    return [];
  }
}

/** A meaning is shown beside its word and never typed; a control character in it could still end the line. */
const onOneLine = (line: string): string => line.replace(/[^\t\P{Cc}]/gu, ' ');

type SourceOf = (context: Context) => Promise<string[]>;

const SOURCES: Readonly<Record<string, SourceOf>> = {
  model: (context) => remembered(context, 'models'),
  voice: (context) => remembered(context, 'voices'),
  genre: (context) => remembered(context, 'genres'),
  profile: profiles,
  session: conversations,
  'history id': conversations,
  'jobs id': jobs,
  'music id': jobs,
  'video id': jobs,
  'config name': async () => [...SETTING_NAMES],
  'webhook type': eventTypes,
  'webhook events': eventTypes,
};

async function eventTypes(): Promise<string[]> {
  return Object.entries(EVENTS).map(([type, { meaning }]) => `${type}\t${meaning}`);
}

async function profiles(context: Context): Promise<string[]> {
  return [...new Set([DEFAULT_PROFILE, ...Object.keys((await context.store.read()).profiles)])];
}

async function conversations(context: Context): Promise<string[]> {
  return (await new Conversations(context.directories.state, context.clock).ids()).reverse().slice(0, 50);
}

async function jobs(context: Context): Promise<string[]> {
  const all = await new JobLedger(context.directories.state, context.clock).all({ brief: true });
  return all
    .reverse()
    .slice(0, 50)
    .flatMap((job) => (job.id === undefined ? [] : [`${nameOfJob(job)}\t${job.kind}, ${job.state}`]));
}

/** From the last listing: asking the service at every Tab would be too slow. */
async function remembered(context: Context, list: string): Promise<string[]> {
  const directory = context.directories.cache;
  if (directory === undefined) return [];
  const words: unknown = JSON.parse(await readRegular(join(directory, `${list}.json`)));
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string' && isPlainName(word)) : [];
}
