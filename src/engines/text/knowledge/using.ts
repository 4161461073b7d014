import type { Passage } from './passage.ts';

/** Commands, settings and statuses of the command line. */
export const USING: readonly Passage[] = [
  {
    id: 'octet',
    asks: [
      'what is octet',
      'what does octet do',
      'tell me about octet',
      'explain octet cli',
      'what is this tool',
    ],
    text: 'octet is a command line for a multi-module AI service: chat, code, music, images, video, applications, credits and webhooks. It comes with the whole service inside: without a key or a network it works in the environment `local`. `octet tour` shows everything.',
  },
  {
    id: 'commands',
    asks: [
      'which commands are there',
      'list of octet commands',
      'what commands does octet have',
      'show all commands',
      'help with octet',
    ],
    text: '`chat`, `complete`, `embed`, `code`, `music`, `image`, `video`, `build`, `credits`, `models`, `usage`, `jobs`, `batch`, `webhook`, `serve`, `auth`, `config`, `history`, `api`, `completion`, `doctor`, `tour`, `rerun`, `commands` and `schema`. `octet commands` prints the tree, `octet COMMAND --help` the options of one.',
  },
  {
    id: 'environments',
    asks: [
      'which environments exist',
      'what is the local environment',
      'difference between production sandbox and local',
      'how do I switch environment',
      'how to use the sandbox',
      'choose environment env option',
    ],
    text: 'There are three environments. `production` and `sandbox` are addresses that you configure, and each needs a key. `local` needs neither: the whole service runs inside the command, with its state on disk. Choose with `--env NAME` or `OCTET_ENV`; with nothing configured it is `local`.',
  },
  {
    id: 'keys',
    asks: [
      'how do I set my api key',
      'where do I put the key',
      'how to log in',
      'how to login',
      'how to authenticate',
      'store api key',
      'authentication',
      'do I need an api key',
      'OCTET_API_KEY',
    ],
    text: '`octet auth login` asks for the key on a hidden prompt, or reads it from standard input; it is never given as an option, where others could see it. In scripts set `OCTET_API_KEY`. `octet auth status` shows which key is used, `octet auth logout` forgets it. The environment `local` needs no key. Requests carry it as `Authorization: Bearer <key>`.',
  },
  {
    id: 'key-safety',
    asks: [
      'is my key safe',
      'can my api key be sent to another host',
      'is the key sent elsewhere',
      'key security origin',
    ],
    text: 'A stored key belongs to the origin it was stored for and is never sent to another one (exit status 4). Plain `http` with a key is allowed only to loopback addresses. Output of `-v` and `--dry-run` shows keys redacted.',
  },
  {
    id: 'base-url',
    asks: [
      'how do I set the base url',
      'change server address',
      'configure production url',
      'use another endpoint address',
      'OCTET_BASE_URL',
    ],
    text: 'Set the address with `octet config set production_url URL` (or `sandbox_url`), for one command with `--base-url URL`, or by `OCTET_BASE_URL`. Addresses end in `/v1`. `api_prefix` set to `/api/v1` selects the longer path form.',
  },
  {
    id: 'settings',
    asks: [
      'how do I change settings',
      'config set',
      'what settings exist',
      'where is the config file',
      'configuration options',
      'list configuration',
      'profiles',
    ],
    text: '`octet config set NAME VALUE` with the names `env`, `production_url`, `sandbox_url`, `api_prefix`, `key_command`, `webhook_secret`, `model`, `history` and `upstream`. `octet config list --show-origin` says where each value came from, `octet config path` where the file is, and `--profile NAME` keeps several sets apart.',
  },
  {
    id: 'precedence',
    asks: [
      'precedence of options and environment variables',
      'which setting wins',
      'order of configuration',
      'does the option override the environment variable',
    ],
    text: 'An option wins over an environment variable, that over the profile in the configuration, and that over the default. An empty variable counts as not set.',
  },
  {
    id: 'variables',
    asks: ['which environment variables does octet read', 'list environment variables', 'OCTET variables'],
    text: '`OCTET_API_KEY`, `OCTET_ENV`, `OCTET_BASE_URL`, `OCTET_PROFILE`, `OCTET_WEBHOOK_SECRET`, `OCTET_CONFIG_DIR`, `OCTET_STATE_DIR`, `OCTET_CACHE_DIR`, `OCTET_MAX_RETRIES`, `OCTET_TIMEOUT` and, for a model behind the local service, `OCTET_UPSTREAM`. The usual `XDG_*_HOME`, proxy variables, `NO_COLOR`, `FORCE_COLOR`, `CI`, `ACCESSIBLE`, `EDITOR`, `BROWSER` and `PAGER` are honoured too.',
  },
  {
    id: 'exit-statuses',
    asks: [
      'what do the exit statuses mean',
      'list of exit codes',
      'exit status table',
      'return codes of octet',
      'what exit status',
    ],
    text: `| status | meaning |
| --- | --- |
| 0 | done |
| 1 | octet itself failed: a bug |
| 2 | usage, or the request was refused |
| 3 | local state is corrupt or readable by others |
| 4 | no key, or it was not accepted |
| 5 | not found |
| 6 | not enough credits |
| 7 | still rate limited after the retries |
| 8 | accepted, still running when the time was over |
| 9 | the job failed or was cancelled |
| 10 | the service failed, or its answer makes no sense |
| 11 | network, nothing was bought |
| 12 | outcome unknown: it may have been charged |
| 13 | incomplete: a stream or a download was cut |
| 14 | verification failed |
| 15 | refused for safety |
| 16 | disk, permissions, or a port in use |
| 17 | some of several items failed |
| 129, 130, 143 | hang-up, Ctrl-C, terminated |`,
  },
  {
    id: 'exit-12',
    asks: [
      'what does exit status 12 mean',
      'outcome unknown',
      'was I charged',
      'request lost may have been charged',
    ],
    text: 'Exit status 12 means that a paid request was sent and no usable answer came back, so it may have been charged. octet does not send it again blindly. Look at `octet credits history` and `octet jobs` before you repeat it.',
  },
  {
    id: 'json',
    asks: [
      'how do I get json output',
      'json output',
      'machine readable output',
      'ndjson events',
      'use octet in scripts',
      'parse output in a script',
    ],
    text: '`--json` prints one JSON document on standard output, keys as on the wire. `--ndjson` prints one event a line while it happens: `start`, `delta`, `progress`, `result`, `error`. Only the result goes to standard output; progress, hints and errors go to standard error.',
  },
  {
    id: 'dry-run',
    asks: [
      'see the request without sending it',
      'dry run',
      'what would be sent',
      'verbose requests',
      'debug requests',
    ],
    text: '`--dry-run` (`-n`) prints the request as JSON with the key redacted and sends nothing. `-v` shows requests and retries on standard error.',
  },
  {
    id: 'colour',
    asks: ['turn off colours', 'disable color', 'no animation spinner', 'accessible output screen reader'],
    text: '`--no-color` or `NO_COLOR=1` turns colour off, `--color=always|never|auto` decides it explicitly. Animations run only on a terminal outside CI; `ACCESSIBLE=1` replaces them by plain lines with words beside every glyph.',
  },
  {
    id: 'chat',
    asks: [
      'how do I chat',
      'continue a conversation',
      'chat session',
      'how to use octet chat',
      'attach a file to chat',
      'system prompt',
      'save conversation history',
      'where are my conversations',
    ],
    text: '`octet chat "question"` answers once; `octet chat` on a terminal holds a conversation. `-c` continues the last one, `--session NAME` a named one, `-f FILE` adds files, `-s` sets the system message, `-x` prints only the first code block. `octet history` lists what was saved; `--no-save` keeps one out.',
  },
  {
    id: 'upstream',
    asks: [
      'how do I connect a model',
      'use ollama',
      'connect llama.cpp',
      'connect vllm',
      'use a real llm',
      'upstream model',
      'set upstream',
      'use a large language model with octet',
      'better answers',
    ],
    text: 'The local service passes chat, completions, embeddings, code and builder on to any OpenAI-compatible server:\n\n```sh\noctet config set upstream http://127.0.0.1:11434/v1\n```\n\nor `OCTET_UPSTREAM` for one command. Ollama, llama.cpp and vLLM speak it. To use the hosted service instead: `octet auth login`.',
  },
  {
    id: 'completion',
    asks: ['shell completion', 'tab completion bash zsh fish powershell', 'install completions'],
    text: '`octet completion bash|zsh|fish|powershell` prints the completion script for your shell; the same files come with the package in `completions/`.',
  },
  {
    id: 'doctor',
    asks: [
      'something is wrong with octet',
      'octet does not work',
      'troubleshoot octet',
      'check my setup',
      'diagnose',
    ],
    text: '`octet doctor` checks the set-up: configuration, key, address, and whether the service answers. With `-v` any command shows its requests and retries.',
  },
  {
    id: 'node',
    asks: [
      'which node version is needed',
      'requirements node.js',
      'install octet',
      'how to install octet',
      'npm install octet',
    ],
    text: 'octet needs Node.js 20.18 or later. The npm package is `octet-cli`, the command is `octet`: `npm install -g octet-cli`, or without installing `npx octet-cli`.',
  },
  {
    id: 'update',
    asks: [
      'how do I update octet',
      'upgrade octet',
      'uninstall octet',
      'remove octet',
      'octet command not found',
    ],
    text: 'octet is an npm package: `npm install -g octet-cli@latest` installs or updates it, `npm uninstall -g octet-cli` removes it. If the shell does not find `octet`, npm’s folder for programs (`npm prefix -g`, then `bin`) is not in `PATH`; `npx octet-cli` works anyway.',
  },
  {
    id: 'ci',
    asks: [
      'how do I use octet in CI',
      'continuous integration',
      'github actions',
      'non-interactive use',
      'no prompts in scripts',
    ],
    text: 'In CI set `OCTET_API_KEY` from a secret, and `OCTET_ENV` or `OCTET_BASE_URL`; without any of them the environment is `local` and needs nothing. With `CI` set, or `--no-input`, nothing is asked and nothing is animated. `octet serve exec -- npm test` gives your tests a service of their own.',
  },
  {
    id: 'output',
    asks: [
      'how do I save output to a file',
      'save the result',
      'where are files saved',
      'output file option',
      'overwrite a file',
    ],
    text: 'Whatever saves a file takes `-o FILE`, `-o DIR/` or `-o -` for standard output. A target that exists is refused (exit status 15) before anything is paid for, unless you say `--force`.',
  },
];
