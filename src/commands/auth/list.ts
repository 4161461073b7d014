import { maskKey } from '../../config/key.ts';
import { resolveProfile } from '../../config/resolve.ts';
import { DEFAULT_PROFILE } from '../../config/store.ts';
import type { Context } from '../../context.ts';
import { columnsFor } from '../../input/columns.ts';
import { listTable } from '../../output/list-table.ts';
import type { ListFlags } from './flags.ts';

interface Login {
  readonly profile: string;
  readonly active: boolean;
  readonly address: string | null;
  readonly key: string | null;
}

/** Every profile with the services that it has a stored key for. */
export async function listLogins(context: Context, flags: ListFlags): Promise<void> {
  const { store, terminal } = context;
  const names = columnsFor('logins', flags.columns);
  const file = await store.read();
  const keys = await store.readKeys();
  const active = resolveProfile({ flags: context.flags, env: context.env, file }).value;
  const profiles = [...new Set([DEFAULT_PROFILE, ...Object.keys(file.profiles), ...Object.keys(keys)])];
  const logins = profiles.flatMap((profile): Login[] => {
    const stored = Object.entries(keys[profile] ?? {});
    const isActive = profile === active;
    if (stored.length === 0) return [{ profile, active: isActive, address: null, key: null }];
    return stored.map(([address, key]) => {
      context.redactor.register(key);
      return { profile, active: isActive, address, key: maskKey(key) };
    });
  });
  await terminal.result(logins, () =>
    listTable(terminal, {
      items: logins,
      names,
      columns: {
        profile: { cell: ({ profile }) => profile },
        active: { cell: ({ active }) => (active ? 'active' : ''), title: '' },
        address: { cell: ({ address }) => address ?? '', shrink: true },
        key: { cell: ({ key }) => key ?? '' },
      },
    }),
  );
}
