import { NUMBER } from '../reading/text.ts';
import type { ScriptKind, ScriptWish } from './script-kind.ts';

const LEAD =
  '(?:[,;.:]? ?\\b(?:and|with|but|an?|the|it|should|must|that|which|also|to|is|are|be|of|in|for|when|if|then|after|each|every) )*';
function deriveFetch({ values, prompt }: ScriptWish): void {
  const said = prompt.toLowerCase();
  const codes = [...said.matchAll(/\b(429|50[0234])\b/g)].map(([code]) => code);
  const isOnly = /\bonly\b/.test(said) && codes.length > 0;
  const hasServer = /\b5xx\b|\bserver errors?\b/.test(said);
  const checks = [
    ...codes.map((code) => `error.status === ${code}`),
    ...(hasServer || (codes.length === 0 && !isOnly) ? ['error.status >= 500'] : []),
  ];
  values.set('statuses', checks.join(' || '));
  const retriesTimeout = !isOnly && !/\bonly\b/.test(said);
  values.set(
    'networkError',
    retriesTimeout
      ? "error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')"
      : 'error instanceof TypeError',
  );
  values.set(
    'timeoutDoc',
    retriesTimeout ? ', and a DOMException after the time limit' : '; what took too long is not tried again',
  );
  values.set(
    'retryDoc',
    `after ${codes.length > 0 || hasServer ? [...codes, ...(hasServer ? ['5xx'] : [])].join(', ') : '5xx'} and network errors it tries again, each time after a longer pause`,
  );
}

export const SERVICE_KINDS: readonly ScriptKind[] = [
  {
    id: 'get-json',
    name: 'getJson',
    parameters: ['url', 'timeoutMs', 'retries'],
    about:
      /^(?=.*\bfetch\b)(?=.*\b(?:wrapper|getjson|fetchjson|helper)\b)(?=.*\b(?:timeouts?|aborts?)\b)(?=.*\b(?:retr\w*|50\d|429)\b)(?!.*\b(?:post|class|axios|cache\w*|react|hook|queue|circuit|interceptors?|auth\w*|token|stream\w*|jitter|backoff|exponential\w*|second|seconds|\d+ ?s|\d+ (?:retries|attempts|times))\b)/,
    derive: deriveFetch,
    always: [
      new RegExp(
        `${LEAD}(?:aborts?|cancels?|times? out)(?: (?:on|after|the|request|when|it|takes|too|long|with|abortcontroller)\\b)*(?: (?:the )?time ?out)?`,
      ),
      new RegExp(
        `${LEAD}(?:retr(?:y|ies)|retrying|tries again)(?: (?:only|on|for|after|just|when|the|and)\\b)*(?: network (?:errors?|failures?))?(?:(?:,| and| or|,? and|\\/)* ?(?:status(?: code)?s? )?(?:\\d{3}s?|5xx|server errors?|network (?:errors?|failures?)))*(?: (?:responses?|errors?|status(?:es)?|codes?))*`,
      ),
    ],
    silent: 'fetch wrapper getjson url timeoutms retries typed json timeout generic options',
  },
  {
    id: 'ws-chat',
    about:
      /^(?=.*\bchat\b)(?=.*\b(?:web ?sockets?|ws)\b)(?!.*\b(?:socket\.io|rooms?|client page|html|react|private|python|redis|typing|express|jwt|token|commands?)\b)/,
    options: {
      history: new RegExp(
        `${LEAD}(?:last |keeps? |sends? |the |history of |recent )+${NUMBER}(?: messages?)?(?: (?:are|is|get|sent|to|anyone|everyone|who|that|joins?|new|users?|clients?|people|on|join|whoever|when|they|someone|a|client|user|in|memory|each|newcomers?))*`,
      ),
      ping: new RegExp(
        `${LEAD}(?:ping|heartbeat|keep-?alive)(?:s|ing)?(?: (?:every|each|interval|of|clients?|all|once|per)\\b)* ?${NUMBER}? ?(?:s|sec|secs|seconds?)?\\b(?:,? (?:and )?(?:drop|terminate|remove|close|disconnect|kick)s? (?:dead|clients?|those|who|connections?|that|do|not|don't|answer|respond|unresponsive)*(?: (?:clients?|connections?|answer|respond|not|who|don't|do)\\b)*)?`,
      ),
      port: /[,;]? ?\b(?:(?:listening|listens|runs|running) )*on port (\d{2,5})\b/,
      longest: new RegExp(
        `${LEAD}(?:messages?|texts?)?(?: of| have| up to| max(?:imum)?| at most| limited to| longer than)+ ${NUMBER} (?:chars|characters)\\b(?: (?:are|is|get|cut|rejected|per|message)\\b)*`,
      ),
      nick: /\b(nick(?:name)?|user ?name)s?\b(?: (?:is )?(?:required|mandatory|needed|first|must be (?:sent|given|set)(?: first)?))*/,
      others: new RegExp(
        `${LEAD}(?:broadcasts?|sends?|relays?|forwards?)?(?: (?:messages?|them|it|all|each|every|chat)\\b)* ?(?:to )?(?:everybody|everyone|all|all the|the) (?:else|others?|other (?:users|clients|people|participants)|except (?:the )?sender)`,
      ),
      taken: new RegExp(
        `${LEAD}(?:drops?|rejects?|refuses?|disallows?|no|denies|deny|block|unique)\\b(?: (?:names?|users?|nicknames?|clients?|duplicate|double|connections?|with|an?|if|whose|the|same)\\b)*(?: (?:that|which|is|are|already|name|in use|taken|used|existing|nick(?:name)?s?|names?))*`,
      ),
    },
    shapes: { nick: (said) => (/^nick/i.test(said) ? 'nick' : 'username') },
    derive: ({ values, prompt, isTyped }) => {
      const key = /\{ ?"?type"?[^}]*\b(\w*name|nick)\b/i.exec(prompt)?.[1] ?? (values.get('nick') || 'name');
      values.set('nick', key);
      if (values.has('others')) values.set('except', ', socket');
      if (values.has('history')) values.set('historyField', ', history');
      values.set('type', isTyped ? '.type' : '.type');
      values.set('text', '.text');
      values.set('nickOf', `.${key}`);
      if (values.get('ping') === '') values.set('ping', '30');
    },
    always: [
      new RegExp(
        `${LEAD}(?:users?|clients?|everyone)?(?: (?:send|sends|first|must|have to|has to)\\b)* ?\\{ ?"?type"?: ?"?'?join'?"?,? ?"?\\w*"?[^}]*\\}(?: first)?`,
      ),
      /\b(?:using |with |and |the )*ws\b(?: package| library| module)?/,
      new RegExp(
        `${LEAD}broadcasts?(?: (?:messages?|to|all|everyone|everybody|them|connected|users?|clients?)\\b)*(?: with (?:the |their )?(?:sender'?s? )?(?:user ?)?names?)?`,
      ),
      /\bweb ?socket(?:s)?(?: chat)?(?: server)?\b/,
    ],
    silent:
      'websocket chat server ws users user clients send sends messages message everybody everyone name names nickname first join joins required taken already',
  },
  {
    id: 'discord-roll',
    about: /^(?=.*\bdiscord\b)(?=.*\b(?:roll|dice)\b)(?!.*\b(?:python|discord\.py|economy|music)\b)/,
    options: {
      most: new RegExp(
        `${LEAD}(?:rejects?|refuses?|no|not|at most|max(?:imum)?|up to|limit(?:ed)?(?: to| of)?)(?: more than| over| above)? ${NUMBER} dice\\b`,
      ),
      sides: new RegExp(`${LEAD}(?:at most|max(?:imum)?|up to|(?:no )?more than) ${NUMBER} sides\\b`),
      command: /(?:[/!]| command )(roll|dice|r)\b/,
    },
    always: [
      /\b\d*d\d+(?: ?[+-] ?\d+)?\b/,
      /\bdiscord(?:\.js)?(?: v?1[45])?(?: bot)?\b/,
      new RegExp(
        `${LEAD}(?:answers?|replies|responds?|shows?|prints?)?(?: (?:to|with)\\b)* ?(?:(?:the )?(?:single|individual|each|every|all)(?: the)? )?(?:dice|die|rolls?|results?)(?: (?:and|plus|with|rolls?|results?))*(?: the)?(?: (?:sum|total))?`,
      ),
      /\b(?:slash commands?|v14)\b/,
    ],
    silent: 'discord bot roll dice command sum single slash answers',
  },
  {
    id: 'rock-paper-scissors',
    about:
      /^(?=.*\brock[ ,-]*paper[ ,-]*(?:and |-)?scissors\b)(?=.*\b(?:readline|play again|another (?:game|round))\b)(?!.*\b(?:lizard|page|html|react|web|browser|dom|gui|two players|multiplayer)\b)/,
    options: {
      rounds: new RegExp(`${LEAD}best[ -]of[ -]${NUMBER}(?: (?:rounds?|games?))?`),
      again: new RegExp(
        `${LEAD}(?:asks?|lets|offers?|prompts?)?(?: (?:to|me|the|user|player|if|you|whether|want|i|for|they|wants|like|would)\\b)* ?(?:play(?:ing)? again|another (?:game|round))(?: (?:at the end|in the end|afterwards|after|each|game|every|when|over|it|is)\\b)*`,
      ),
    },
    derive: ({ values }) => {
      values.set('beats', "{ rock: ['scissors'], paper: ['rock'], scissors: ['paper'] }");
    },
    always: [
      new RegExp(
        `${LEAD}(?:keeps?|keeping|shows?|track(?:s|ing)?|counts?)(?: (?:the|of|track|a|running|my|and)\\b)* ?scores?(?: (?:after each round|board))?`,
      ),
      /\b(?:using |with |via |the )*readline(?:\/promises)?(?: module)?\b/,
      /\bagainst (?:the |a )?computer\b/,
      new RegExp(
        `${LEAD}(?:handles?|rejects?|ignores?|asks? again (?:on|for|after)) (?:invalid|wrong|bad) (?:input|choices?|answers?)`,
      ),
    ],
    silent:
      'rock paper scissors game node readline terminal console score round rounds player computer me in',
  },
];
