import { type ConfigKind, groupOf, indented, takeAll, type WishText } from './config.ts';

const PROXY =
  /\b(?:that |and |which |to |as )*(?:an? )?(?:reverse )?(?:prox(?:y|ies|ying)|forwards?)(?:es)?(?: (?:for|of))?(?: (?:all |the |every )*(?:requests?|traffic|everything)(?: (?:to|for|from|under|on))?)?(?: (\/[\w/-]*))?(?: (?:requests?|traffic|path))?(?: (?:in)?to)?(?: (?:an?|the|my)(?: \w+)? (?:app|server|backend|application|service)(?: (?:running|listening))?)?(?: (?:on|at|to|in))?(?: (?:the )?)?(?:(?:(?:http:\/\/)?(?:localhost|127\.0\.0\.1):|port )(\d{2,5}))?/;
const FILES =
  /\b(?:that |and |which |to |for )*(?:serv(?:es?|ing)|hosts?)(?: (?:an?|the|all))*(?: (?:static|html|react|other))*(?: (?:files|website|site|content|assets|app|page|everything|else))*(?: (?:from|in|at|under))?(?: (?:the )?(?:directory |folder )?(\/[\w./-]+))?/;
const SECURE =
  /\b(?:that |and |which |to |with )*(?:an? )?redirect(?:s|ing|ion)?(?: (?:all|every))?(?: (?:http|traffic|requests))*(?: from http)? to https\b|\b(?:with |and |using |over |via |that |uses? |terminat(?:es?|ing) |enables? )*(?:let's encrypt |self-signed )?(?:ssl|tls|https)(?:\/tls)?(?: (?:termination|enabled|certificates?|support|on|port 443))*\b/;
const ZIP = /\b(?:with |and |using |that |enables? )*(?:gzip|compression)(?: (?:enabled|compression))*\b/;
const NAME = /\b(?:for |on |with |domain |server name )+(?:the )?(?:domain )?((?:[a-z0-9-]+\.)+[a-z]{2,})\b/;
const LISTEN = /\b(?:listens?|listening|on) (?:on )?(?:the )?port (\d{2,5})\b/;
const SPA =
  /\b(?:and |with |that )*(?:falls? back|fallback|falling back)(?: (?:to|for))?(?: (?:index\.html|a single[- ]page app|spa))?\b/;

function write(wish: WishText): string[] | undefined {
  const secure = wish.take(SECURE);
  const proxy = wish.take(PROXY);
  const files = wish.take(FILES);
  const isZipped = wish.take(ZIP) !== undefined;
  const isSpa = wish.take(SPA) !== undefined;
  const name = groupOf(wish.take(NAME)) ?? '_';
  const listen = groupOf(wish.take(LISTEN));
  takeAll(wish, /\b(?:server|block|reverse|proxy|static|websites?|sites?|host|everything else)\b/);
  if (!secure && !proxy && !files) return undefined;
  const root = files?.[1] ?? '/var/www/html';
  const path = proxy?.[1] ?? '/';
  const body = [
    `server_name ${name};`,
    ...(isZipped
      ? ['gzip on;', 'gzip_types text/css application/javascript application/json image/svg+xml;']
      : []),
    ...(files || (secure && !proxy)
      ? [
          `root ${root};`,
          'index index.html;',
          '',
          'location / {',
          `  try_files $uri $uri/ ${isSpa ? '/index.html' : '=404'};`,
          '}',
        ]
      : []),
    ...(proxy
      ? [
          '',
          `location ${files && path === '/' ? '/api/' : path} {`,
          ...indented([
            `proxy_pass http://127.0.0.1:${proxy[2] ?? '3000'};`,
            'proxy_set_header Host $host;',
            'proxy_set_header X-Real-IP $remote_addr;',
            'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
            'proxy_set_header X-Forwarded-Proto $scheme;',
          ]),
          '}',
        ]
      : []),
  ];
  const plain = ['server {', ...indented([`listen ${listen ?? '80'};`, ...body]), '}'];
  if (!secure) return plain;
  const folder = `/etc/letsencrypt/live/${name === '_' ? 'example.com' : name}`;
  return [
    'server {',
    ...indented(['listen 80;', `server_name ${name};`, 'return 301 https://$host$request_uri;']),
    '}',
    '',
    'server {',
    ...indented([
      'listen 443 ssl;',
      `ssl_certificate ${folder}/fullchain.pem;`,
      `ssl_certificate_key ${folder}/privkey.pem;`,
      ...body,
    ]),
    '}',
  ];
}

export const NGINX: ConfigKind = {
  says: /\bnginx(?: (?:config(?:uration)?|conf|server block|reverse proxy(?= (?:config|for))|site|file))*\b(?= .*\b(?:prox|serv|redirect|static|forward)|$)/,
  language: 'text',
  write,
};
