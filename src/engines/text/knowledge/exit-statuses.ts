import stored from '../data/exit-statuses.json';

interface ExitStatus {
  readonly status: string;
  readonly meaning: string;
}

export const EXIT_STATUSES: readonly ExitStatus[] = stored;

export function exitStatusTable(): string {
  const rows = EXIT_STATUSES.map(({ status, meaning }) => `| ${status} | ${meaning} |`);
  return ['| status | meaning |', '| --- | --- |', ...rows].join('\n');
}
