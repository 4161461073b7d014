import type { Context } from '../../context.ts';
import { discoverServers } from '../../input/discover.ts';

export async function listServers(context: Context): Promise<void> {
  const { terminal } = context;
  const servers = await discoverServers(context);
  if (servers.length === 0 && terminal.mode === 'human')
    terminal.note('no model server answers on this machine (Ollama, LM Studio, llama.cpp, vLLM)');
  const rows = servers.flatMap(({ name, url, models }) => models.map((model) => [model, name, url]));
  await terminal.result(servers, () =>
    terminal.table(rows, [{ title: 'model' }, { title: 'server' }, { title: 'address', shrink: true }]),
  );
  const [first] = servers;
  if (first && terminal.mode === 'human') terminal.hint(`to use it: octet config set upstream ${first.url}`);
}
