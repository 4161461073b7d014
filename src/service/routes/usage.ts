import { endpoints } from '../../contract/endpoints.ts';
import { type UsageRow, usageBy } from '../billing/usage.ts';
import { readRoute } from './route.ts';

const sum = (rows: readonly UsageRow[], name: Exclude<keyof UsageRow, 'name'>): number =>
  rows.reduce((total, row) => total + row[name], 0);

export const usageStatistics = readRoute(endpoints.usage, async ({ service, account }) => {
  await service.counters.flush();
  const { byEndpoint, byDay } = await service.store.read((sql) => ({
    byEndpoint: usageBy(sql, account.id, 'endpoint'),
    byDay: usageBy(sql, account.id, 'day'),
  }));
  const document = {
    object: 'usage',
    requests: sum(byEndpoint, 'requests'),
    prompt_tokens: sum(byEndpoint, 'prompt_tokens'),
    completion_tokens: sum(byEndpoint, 'completion_tokens'),
    total_tokens: sum(byEndpoint, 'total_tokens'),
    credits_used: sum(byEndpoint, 'credits'),
    by_endpoint: byEndpoint.map(({ name, ...row }) => ({ endpoint: name, ...row })),
    by_day: byDay.map(({ name, ...row }) => ({ date: name, ...row })),
  };
  return { kind: 'reply', document };
});
