// Tasks that agents finish with a scripted model: the service answers their first question with a call of their own tool
// and the next one, which has the result of the tool, with a sentence.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TASK = 'Write "octet was here" into the file hello.txt.';
const SCRIPT = "printf 'octet was here' > hello.txt";
const DONE = 'The file is written.';

/** How the shells of the agents want a command. */
const SHELLS = {
  exec_command: { cmd: SCRIPT },
  shell_command: { command: SCRIPT },
  shell: { command: ['bash', '-lc', SCRIPT] },
  bash: { command: SCRIPT, description: 'writes the file' },
  run_shell_command: { command: SCRIPT, is_background: false, description: 'writes the file' },
};

const ignored = (fixtures) => [...fixtures, { match: '*', reply: 'ok' }];

/** Asks once to learn the name of the agent's shell, and once more with a model that calls it. */
async function withShell({ serve, folder }, start) {
  const probe = await serve(ignored([]));
  let offered = [];
  let first;
  try {
    first = await start(probe, workFolder(folder));
    const { data } = await probe.local('/local/requests?q=hello.txt');
    for (const { id } of data) {
      const { request } = await probe.local(`/local/requests/${id}`);
      const tools = Array.isArray(request.body?.tools) ? request.body.tools : [];
      offered.push(...tools.map((tool) => tool.name ?? tool.function?.name));
    }
  } finally {
    await probe.close();
  }
  const name = Object.keys(SHELLS).find((each) => offered.includes(each));
  if (name === undefined) {
    offered = [...new Set(offered)];
    return {
      problem: `no shell among its tools (${offered.join(', ') || 'none'}):\n${first.said.slice(-1_500)}`,
    };
  }
  const text = 'hello.txt';
  const service = await serve(
    ignored([
      { match: { text, tool_result: false }, tool_calls: [{ name, arguments: SHELLS[name] }] },
      { match: { tool_result: true }, reply: DONE },
    ]),
  );
  try {
    const work = workFolder(folder);
    const { said } = await start(service, work);
    const file = join(work, 'hello.txt');
    if (!existsSync(file)) return { problem: `it wrote no file:\n${said.slice(-1_500)}` };
    if (readFileSync(file, 'utf8') !== 'octet was here') return { problem: 'it wrote another text' };
    return said.includes(DONE) ? {} : { problem: `it did not say the answer:\n${said.slice(-1_500)}` };
  } finally {
    await service.close();
  }
}

function workFolder(folder) {
  const work = mkdtempSync(join(folder, 'work-'));
  spawnSync('git', ['init', '-q'], { cwd: work });
  return work;
}

const SHELL_TASK = 'writes a file with its shell, reads the result, answers';

export const AGENTS = [
  {
    packages: ['@openai/codex@0'],
    task: SHELL_TASK,
    finish: (tools) =>
      withShell(tools, ({ url, env }, cwd) => {
        const provider = `{name="octet",base_url="${url}",env_key="OPENAI_API_KEY",wire_api="responses"}`;
        const settings = ['-c', `model_providers.octet=${provider}`, '-c', 'model_provider="octet"'];
        const bin = join(tools.place, 'node_modules/@openai/codex/bin/codex.js');
        const free = '--dangerously-bypass-approvals-and-sandbox';
        return tools.run(
          tools.node,
          [bin, 'exec', '--skip-git-repo-check', free, '-m', 'local-chat', ...settings, TASK],
          { cwd, env: tools.environment(env) },
        );
      }),
  },
  {
    packages: ['opencode-ai@1'],
    task: SHELL_TASK,
    finish: (tools) =>
      withShell(tools, ({ url, key, env }, cwd) => {
        const octet = {
          npm: '@ai-sdk/openai-compatible',
          options: { baseURL: url, apiKey: key },
          models: { 'local-chat': { name: 'local-chat', tool_call: true } },
        };
        const settings = {
          provider: { octet },
          model: 'octet/local-chat',
          permission: 'allow',
          autoupdate: false,
        };
        writeFileSync(join(cwd, 'opencode.json'), JSON.stringify(settings));
        const bin = join(tools.place, 'node_modules/opencode-linux-x64/bin/opencode');
        return tools.run(bin, ['run', TASK], {
          cwd,
          env: tools.environment({ ...env, OPENCODE_DISABLE_MODELS_FETCH: '1' }),
        });
      }),
  },
  {
    packages: ['@qwen-code/qwen-code@0'],
    task: SHELL_TASK,
    finish: (tools) =>
      withShell(tools, ({ env }, cwd) => {
        const bin = join(tools.place, 'node_modules/@qwen-code/qwen-code/cli.js');
        return tools.run(
          tools.node,
          [bin, '--yolo', '--auth-type', 'openai', '--model', 'local-chat', '-p', TASK],
          { cwd, env: tools.environment({ ...env, OPENAI_MODEL: 'local-chat' }) },
        );
      }),
  },
  {
    packages: ['aicommits@3'],
    task: 'writes the message of a commit',
    async finish(tools) {
      const service = await tools.serve([{ match: '*', reply: 'feat: say hello' }]);
      try {
        const cwd = workFolder(tools.folder);
        const git = (...words) => spawnSync('git', words, { cwd, encoding: 'utf8' }).stdout;
        git('config', 'user.email', 'a@example.com');
        git('config', 'user.name', 'A');
        writeFileSync(join(cwd, 'hello.txt'), 'hello\n');
        git('add', '.');
        const env = tools.environment({
          ...service.env,
          OPENAI_KEY: service.key,
          OPENAI_MODEL: 'local-chat',
        });
        const settings = { provider: 'custom', OPENAI_API_KEY: service.key, OPENAI_BASE_URL: service.url };
        const lines = Object.entries({ ...settings, OPENAI_MODEL: 'local-chat' });
        writeFileSync(
          join(env.HOME, '.aicommits'),
          lines.map(([name, value]) => `${name}=${value}`).join('\n'),
        );
        const bin = join(tools.place, 'node_modules/aicommits/dist/cli.mjs');
        const { said } = await tools.run(tools.node, [bin, '--yes'], { cwd, env });
        return said.includes('feat: say hello') ? {} : { problem: `no message:\n${said.slice(-1_500)}` };
      } finally {
        await service.close();
      }
    },
  },
  {
    packages: ['promptfoo@0'],
    task: 'evaluates an answer and a call of a tool',
    async finish(tools) {
      const service = await tools.serve();
      try {
        const cwd = workFolder(tools.folder);
        const weather = {
          type: 'function',
          function: {
            name: 'get_weather',
            parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
          },
        };
        const provider = (config) => ({
          id: 'openai:chat:local-chat',
          config: { apiBaseUrl: service.url, apiKey: service.key, ...config },
        });
        const suite = (id, prompt, config, assert) => ({ id, prompt, config, assert });
        const suites = [
          suite('answer', 'what is 6 * 7?', {}, [{ type: 'contains', value: '42' }]),
          suite('tool', 'What is the weather in Paris?', { tools: [weather] }, [
            { type: 'is-valid-openai-tools-call' },
          ]),
        ];
        for (const { id, prompt, config, assert } of suites) {
          const file = join(cwd, `${id}.json`);
          writeFileSync(
            file,
            JSON.stringify({ prompts: [prompt], providers: [provider(config)], tests: [{ assert }] }),
          );
          const output = join(cwd, `${id}-result.json`);
          const bin = join(tools.place, 'node_modules/promptfoo/dist/src/entrypoint.js');
          const env = tools.environment({
            ...service.env,
            PROMPTFOO_DISABLE_TELEMETRY: '1',
            PROMPTFOO_DISABLE_UPDATE: '1',
            PROMPTFOO_DISABLE_SHARING: '1',
          });
          const { status, said } = await tools.run(
            tools.node,
            [bin, 'eval', '-c', file, '--no-cache', '--no-write', '-o', output],
            { cwd, env },
          );
          if (status !== 0) return { problem: `${id} ended with ${status}:\n${said.slice(-1_500)}` };
        }
        return {};
      } finally {
        await service.close();
      }
    },
  },
];
