import { endpoints, type JobKind } from '../contract/endpoints.ts';
import { type Job, readJobReply } from '../contract/job.ts';
import { readList } from '../contract/replies.ts';
import { isObject, type JsonObject } from '../contract/shape.ts';
import { ApiError, OctetError } from '../errors.ts';
import type { Api } from './api.ts';

/**
 * How jobs are read. A song has two addresses, its status and its track; either may answer 404, and either reply may
 * lack the address of the file. So the status decides, the track stands in for a status that is not known, and a song
 * that is done takes from the track what its status left out. Only `readResult` starts with the track, because a
 * track that holds an address needs no status.
 */

type Read<Result> = (api: Api, id: string, signal?: AbortSignal) => Promise<Result>;

/** One read of a job's status. Undefined for a build that is not in the list of projects. */
export const readStatus: {
  readonly music: Read<Job>;
  readonly video: Read<Job>;
  readonly build: Read<Job | undefined>;
} = {
  music: async (api, id, signal) => readJobReply(await songStatus(api, id, signal)),
  video: async (api, id, signal) => readJobReply(await film(api, id, signal)),
  build: buildInProjects,
};

/** The same for one who waits: the last read holds the result too. */
export const readProgress: Readonly<Record<JobKind, Read<Job | undefined>>> = {
  ...readStatus,
  music: async (api, id, signal) => {
    const status = await songStatus(api, id, signal);
    const job = readJobReply(status);
    if (job.state !== 'done') return job;
    const track = await optional(songTrack(api, id, signal), (error) => error instanceof OctetError);
    return isObject(track) && isObject(status) ? merged(status, track) : job;
  },
};

/** A job whose result is wanted now. */
export const readResult: Readonly<Record<'music' | 'video', Read<Job>>> = {
  music: async (api, id, signal) => {
    const document = await optional(songTrack(api, id, signal), isUnknown);
    if (document === undefined)
      return readJobReply(await api.read(endpoints.musicStatus, { job_id: id }, signal));
    const track = readJobReply(document);
    // A track that can be fetched has ended, whether it says so or not.
    if (track.addresses.length > 0) return track.status === undefined ? { ...track, state: 'done' } : track;
    if (track.state === 'failed') return track;
    const status = await optional(api.read(endpoints.musicStatus, { job_id: id }, signal), isUnknown);
    return status === undefined ? track : readJobReply(status);
  },
  video: async (api, id, signal) => readJobReply(await film(api, id, signal)),
};

const film: Read<unknown> = (api, id, signal) => api.read(endpoints.video, { id }, signal);
const songTrack: Read<unknown> = (api, id, signal) => api.read(endpoints.musicTrack, { id }, signal);

const songStatus: Read<unknown> = async (api, id, signal) =>
  (await optional(api.read(endpoints.musicStatus, { job_id: id }, signal), isUnknown)) ??
  songTrack(api, id, signal);

function merged(status: JsonObject, track: JsonObject): Job {
  // An empty field of the track must not hide a filled one of the status.
  const filled = Object.entries(track).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  const whole = { ...status, ...Object.fromEntries(filled), status: status.status ?? track.status };
  return { ...readJobReply(whole), state: 'done' };
}

/** No endpoint reads one build: it is looked for in the list of projects. */
async function buildInProjects(api: Api, id: string, signal?: AbortSignal): Promise<Job | undefined> {
  const { document } = await api.call(endpoints.buildProjects, { signal });
  const found = readList(document)?.find((item) => {
    if (!isObject(item)) return false;
    const ids = [item.id, item.project_id, item.build_id, item.job_id, item.last_build_id];
    return ids.some((each) => (isObject(each) ? false : String(each) === id));
  });
  return found === undefined ? undefined : readJobReply(found);
}

/** Undefined where the read fails in a way that does not matter. */
async function optional<T>(reply: Promise<T>, mayFail: (error: unknown) => boolean): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (mayFail(error)) return undefined;
    throw error;
  }
}

export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
