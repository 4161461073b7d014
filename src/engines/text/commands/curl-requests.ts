import { type Composed, type Demand, draftFrom, inOrder } from './demands.ts';

const URL_PART = { url: 'https://example.com/api' };

const DEMANDS: readonly Demand[] = [
  {
    reads: /\b(https?:\/\/[\w.:/?=&%~-]{3,120})/i,
    gives: ([, url = '']) => ({ parts: { url: /[?&]/.test(url) ? `"${url}"` : url }, told: '' }),
  },
  {
    reads:
      /\b(?:print|show|get|output|see|display|return|give)?(?: me)? ?(?:only|just)?(?: the)? ?(?:http )?(?:status(?: codes?)?|response codes?)(?: only)?\b/i,
    gives: () => ({ parts: { shows: "-s -o /dev/null -w '%{http_code}\\n'" }, told: 'only the status code' }),
  },
  {
    reads:
      /\b(?:with )?(?:an? )?(?:the )?bearer (?:auth(?:entication|orization)? )?(?:tokens?|auth\w*)?|\b(?:with )?(?:an? )?(?:auth|access|api) tokens?\b/i,
    gives: () => ({ parts: { auth: '-H "Authorization: Bearer $TOKEN"' }, told: 'with a bearer token' }),
  },
  {
    reads:
      /\b(?:with )?(?:http )?basic auth(?:entication)?\b|\b(?:with )?(?:an? )?user(?:name)? and (?:an? )?password\b/i,
    gives: () => ({ parts: { auth: '-u USER:PASSWORD' }, told: 'with basic authentication' }),
  },
  {
    reads:
      /\b(?:with )?(?:an? |some )?(?:custom |extra )?headers? (?:called |named )?["'`]?([A-Z][\w-]{1,40})["'`]?(?:: ?["'`]?([\w./-]{1,40})["'`]?)?/,
    gives: ([, name = '', value = 'value']) => ({
      parts: { header: `-H "${name}: ${value}"` },
      told: `with the header ${name}`,
    }),
  },
  {
    reads: /\b(?:and )?follow(?:ing)?(?: the| all)? redirects?\b/i,
    gives: () => ({ parts: { follow: '-L' }, told: 'follow redirects' }),
  },
  {
    reads: /\b(?:with )?(?:an? )?time ?out(?: of| after)? (\d{1,4}) ?(?:s|secs?|seconds?)\b/i,
    gives: ([, seconds]) => ({
      parts: { time: `--max-time ${seconds}` },
      told: `at most ${seconds} seconds`,
    }),
  },
  {
    reads: /\b(?:and )?retry(?:ing)? (?:up to |it )?(\d{1,2}) times?\b|\bwith (\d{1,2}) retries\b/i,
    gives: ([, one, other]) => ({
      parts: { retry: `--retry ${one ?? other}` },
      told: `up to ${one ?? other} more tries`,
    }),
  },
  {
    reads:
      /\b(?:and )?(?:save|write|store|download)(?: (?:it|the (?:response|answer|output|result|body)))? (?:to|into|in|as) (?:an? |the )?(?:file )?(?:called |named )?["'`]?([\w-]+\.[a-z0-9]{1,5})["'`]?/i,
    gives: ([, file]) => ({ parts: { save: `-o ${file}` }, told: `saved as ${file}` }),
  },
  {
    reads:
      /\b(?:and )?(?:ignor(?:e|ing)|skip(?:ping)?|without|accept(?:ing)?) (?:checking )?(?:the )?(?:self-signed |invalid |ssl |tls )*(?:certificates?|ssl|tls)(?: errors?| checks?| verification)?\b/i,
    gives: () => ({ parts: { trust: '-k' }, told: 'without checking the certificate' }),
  },
  {
    reads:
      /\b(?:and )?(?:print|show|see|include|including|with|display)(?: also)?(?: the)? (?:response )?headers\b/i,
    gives: () => ({ parts: { head: '-i' }, told: 'with the headers of the answer' }),
  },
  {
    reads: /\b(?:json )?(?:from|in) (?:an? |the )?(?:json )?(?:file )?["'`]?([\w-]+\.json)["'`]?/i,
    gives: ([, file]) => ({
      parts: { body: `-H "Content-Type: application/json" -d @${file}` },
      told: `JSON from ${file}`,
    }),
  },
  {
    reads: /\b(?:with )?(?:an? |some )?json(?: (?:body|data|payload|document))?\b/i,
    gives: () => ({
      parts: { body: '-H "Content-Type: application/json" -d \'{"key": "value"}\'' },
      told: 'JSON',
    }),
  },
  {
    reads: /\b(?:with )?(?:an? |some )?form(?: data| fields?)?\b/i,
    gives: () => ({ parts: { body: '-d "name=value" -d "other=value"' }, told: 'form fields' }),
  },
  {
    reads:
      /\b(?:send |make |do |a |an )*(get|post|put|patch|delete|head)(?: an?)?(?: http)?(?: requests?| calls?)?\b/i,
    gives: ([, method = '']) => ({
      parts: { method: `-X ${method.toUpperCase()}` },
      told: method.toUpperCase(),
    }),
  },
];

const PLACES = [
  'method',
  'follow',
  'trust',
  'head',
  'time',
  'retry',
  'auth',
  'header',
  'body',
  'shows',
  'save',
  'url',
];
const IDLE =
  /\b(?:curl|requests?|with|send|sending|use|using|api|an?|url|endpoint|address|server|body|data|response|the)\b/gi;

/** `curl` with what is sent, how it is authorised and what is shown, each as it is asked for. */
export function curlRequests(wish: string): Composed | undefined {
  if (!/\bcurl\b/i.test(wish)) return undefined;
  const draft = draftFrom(
    wish.replace(IDLE, (word) =>
      /^(?:curl|requests?|send|sending|use|using|url|endpoint|address|server|response)$/i.test(word)
        ? ' '
        : word,
    ),
    DEMANDS,
  );
  if (draft === undefined || draft.told.length < 2) return undefined;
  const { parts, told } = draft;
  const method = parts.get('method');
  // A body alone is sent with POST.
  if (method === '-X GET' || (method === '-X POST' && parts.has('body'))) parts.delete('method');
  if (!parts.has('url')) parts.set('url', URL_PART.url);
  return { task: `With curl: ${told.join(', ')}`, run: `curl ${inOrder(draft, PLACES)}` };
}
