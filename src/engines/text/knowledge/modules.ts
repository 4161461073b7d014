import type { Passage } from './passage.ts';

/** What the modules of the API make, and the command for each. */
export const MODULE_PASSAGES: readonly Passage[] = [
  {
    id: 'modules',
    asks: [
      'what can the api do',
      'which modules does the service have',
      'list of endpoints',
      'api endpoints',
      'api overview',
    ],
    text: 'Eight modules: chat (also completions and embeddings), code, music, image, video, an application builder, payments and webhooks. Every endpoint has a command; `octet api METHOD PATH` calls any of them directly, and `octet serve` offers an OpenAPI document at `/openapi.json`.',
  },
  {
    id: 'temperature',
    asks: [
      'what is temperature',
      'temperature range',
      'which temperature should I use',
      'what does temperature do',
    ],
    text: '`temperature` goes from 0.0 to 2.0: up to 0.3 is deterministic, 0.4 to 0.7 balanced, 0.8 to 1.2 creative, and above that highly creative and unpredictable. Set it with `octet chat --temperature 0.2`.',
  },
  {
    id: 'music',
    asks: [
      'how do I generate music',
      'make music',
      'make a song with octet',
      'song duration',
      'maximum song length',
      'how many voices are there',
      'use my own lyrics',
      'music lyrics option',
      'music voices and genres',
      'instrumental song',
    ],
    text: '`octet music generate "a slow blues about rain" --genre blues --duration 60`. Songs last 30 to 240 seconds; `--lyrics @FILE` takes your own words with `[Verse]` and `[Chorus]` tags, `--instrumental` leaves the voice out. `octet music voices` and `octet music genres` list what there is.',
  },
  {
    id: 'image',
    asks: [
      'how do I generate an image',
      'make an image',
      'image sizes',
      'image styles',
      'edit a picture with octet',
      'upscale an image',
      'how many images at once',
    ],
    text: '`octet image generate "a sailboat at sunset" --size 1024x1024 --style artistic`. Sizes are 512x512, 1024x1024 and 1536x1024, or `--width` and `--height`; styles are realistic, artistic, anime and 3d; `--count` makes up to 4. `octet image edit FILE "make it night"` and `octet image upscale FILE` work on your own pictures.',
  },
  {
    id: 'video',
    asks: [
      'how do I generate a video',
      'make a video',
      'video duration and resolution',
      'image to video',
      'use my own picture for a video',
      'make a film with octet',
      'avatar video',
    ],
    text: '`octet video generate "waves at dawn" --duration 5 --resolution 720p`. Films last 5 to 60 seconds at 720p, 1080p or 4k; `--type` is text-to-video, image-to-video (with `--image FILE`) or avatar.',
  },
  {
    id: 'code',
    asks: [
      'how do I generate code',
      'octet code commands',
      'which programming languages are supported',
      'what languages does code support',
      'refactor code with octet',
      'explain code with octet',
      'complete code',
    ],
    text: '`octet code generate "parse a CSV line" --language python` writes code; `octet code explain FILE`, `octet code refactor FILE --diff` and `octet code complete FILE --at LINE` work on yours.',
  },
  {
    id: 'build',
    asks: [
      'how do I build an app',
      'octet build',
      'which frameworks are supported',
      'generate an application',
      'add a field to a project',
      'builder projects',
    ],
    text: '`octet build "a todo app with title, due date and priority" --framework react -o todo`. Frameworks: react, vue, nextjs, nodejs and python. `--project ID` continues a project ("add a field notes"), `octet build projects` lists them, `octet build chat` talks about one.',
  },
  {
    id: 'embeddings',
    asks: [
      'what are embeddings',
      'how do I embed text',
      'find similar texts',
      'similarity search with octet',
      'vector of a text',
    ],
    text: '`octet embed "first text" "second text"` prints one vector a line; `--similar-to TEXT` ranks texts by nearness instead, `-k N` keeps the best. The local model `local-embed` hashes words and parts of words into 256 numbers: it knows spelling, not meaning.',
  },
  {
    id: 'batch',
    asks: [
      'run many requests',
      'batch processing',
      'batch file jsonl',
      'concurrency of requests',
      'resume a batch',
    ],
    text: '`octet batch requests.jsonl -o results.jsonl` sends one request a line. `--concurrency` and `--rpm` set the pace, `--resume` skips what is done, `--shard I/N` splits the work, `--max-credits` sets a ceiling.',
  },
  {
    id: 'models',
    asks: [
      'which models are available',
      'what models are there',
      'list models',
      'what is local-chat',
      'change the default model',
      'select a model',
    ],
    text: '`octet models` lists all models, `octet chat models` those for chat. Offline they are called `local-…`, because they are small engines on this machine and not large models. Choose one with `-m NAME` or for good with `octet config set model NAME`.',
  },
  {
    id: 'usage',
    asks: [
      'where can I see my usage',
      'usage statistics',
      'how many requests did I make',
      'how many tokens did I use',
    ],
    text: '`octet usage` prints the statistics of the API; `octet chat -u` shows the tokens of one answer.',
  },
];
