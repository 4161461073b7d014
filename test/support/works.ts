import type { JobWork, JobWorks } from '../../src/service/jobs/job-work.ts';
import { WORKS_BY_KIND } from '../../src/service/jobs/works-by-kind.ts';

const waiting = ({ path }: JobWork): JobWork => ({
  path,
  run: (_service, _job, { signal }) =>
    new Promise((_, reject) => {
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
});

/** Jobs that go on until they are stopped: nothing is composed, filmed or built. */
export const WAITING_WORKS: JobWorks = {
  music: waiting(WORKS_BY_KIND.music),
  video: waiting(WORKS_BY_KIND.video),
  build: waiting(WORKS_BY_KIND.build),
};
