import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import clients from '../../../src/commands/mcp/data/clients.json' with { type: 'json' };
import { octet } from '../../support/cli.ts';

const ENTRY = { command: 'npx', args: ['-y', 'octet-cli', 'mcp', '--max-credits', '50'] };

function settingsOf(home: string, file: string, text: string): string {
  const path = join(home, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

test.each(Object.entries(clients))(
  '%s: prints an entry and writes nothing',
  async (name, { format, file }) => {
    const cli = octet({});
    expect(await cli.run('mcp', 'install', name, '--max-credits', '50')).toBe(0);
    if (format === 'toml') expect(cli.out[0]).toBe('[mcp_servers.octet]');
    else expect(JSON.stringify(JSON.parse(cli.stdout))).toContain(JSON.stringify(ENTRY.args));
    expect(existsSync(join(cli.home, file))).toBe(false);
  },
);

describe('--write', () => {
  test('keeps what is there, shows the change first, and does it once', async () => {
    const cli = octet({});
    const before = { theme: 'dark', mcpServers: { other: { command: 'x' } } };
    const path = settingsOf(cli.home, '.cursor/mcp.json', JSON.stringify(before, null, 4));
    const argv = ['mcp', 'install', 'cursor', '--max-credits', '50', '--write'];
    expect(await cli.run(...argv)).toBe(2);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(before);
    expect(cli.stderr).toContain('"octet"');
    expect(await cli.run(...argv, '--yes')).toBe(0);
    const text = readFileSync(path, 'utf8');
    expect(JSON.parse(text)).toEqual({ ...before, mcpServers: { ...before.mcpServers, octet: ENTRY } });
    expect(text).toContain('\n    "theme"');
    expect(await cli.run(...argv, '--yes')).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('a table of TOML is replaced, and everything around it stays', async () => {
    const cli = octet({});
    const path = settingsOf(
      cli.home,
      '.codex/config.toml',
      'model = "x" # mine\n\n[mcp_servers.octet]\ncommand = "old"\n\n[mcp_servers.other]\ncommand = "y"\n',
    );
    expect(await cli.run('mcp', 'install', 'codex', '--write', '--yes')).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(
      'model = "x" # mine\n\n[mcp_servers.octet]\ncommand = "npx"\nargs = ["-y","octet-cli","mcp"]\n\n[mcp_servers.other]\ncommand = "y"\n',
    );
  });

  test('settings with comments are left alone', async () => {
    const cli = octet({});
    const text = '{\n  // mine\n  "servers": {}\n}\n';
    const path = settingsOf(cli.home, '.vscode/mcp.json', text);
    expect(await cli.run('mcp', 'install', 'vscode', '--write', '--yes')).toBe(2);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});

test('an unknown client is refused with the names', async () => {
  const cli = octet({});
  expect(await cli.run('mcp', 'install', 'emacs')).toBe(2);
  expect(cli.stderr).toContain('cursor');
});
