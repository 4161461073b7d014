import type { Context } from '../../context.ts';
import { columnsFor } from '../../input/columns.ts';
import { discoverServers } from '../../input/discover-servers.ts';
import { listTable } from '../../output/list-table.ts';

export async function listServers(context: Context, columns: readonly string[] | undefined): Promise<void> {
  const { terminal } = context;
  const names = columnsFor('servers', columns);
  const servers = await discoverServers(context);
  if (servers.length === 0 && terminal.mode === 'human')
    terminal.note('no model server answers on this machine (Ollama, LM Studio, llama.cpp, vLLM)');
  const found = servers.flatMap((server) => server.models.map((model) => ({ ...server, model })));
  await terminal.result(servers, () =>
    listTable(terminal, {
      items: found,
      names,
      columns: {
        model: { cell: ({ model }) => model },
        server: { cell: ({ name }) => name },
        address: { cell: ({ url }) => url, shrink: true },
      },
    }),
  );
  const [first] = servers;
  if (first && terminal.mode === 'human') terminal.hint(`to use it: octet config set upstream ${first.url}`);
}
