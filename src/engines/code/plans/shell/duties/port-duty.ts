import { type Duty, HELP_FIRST, scriptOf, takeNumber, takes, usageOf } from './duty.ts';

const IS_LISTENING = 'lsof -t -i "TCP:$port" -s TCP:LISTEN';

/** "Which process listens on a port", and whether it should go. */
export const PORT: Duty = {
  about: [
    /\bport\b/,
    /\b(?:process|program|pid|who|what|listen\w*|us(?:es|ing))\b/,
    /\b(?:show|list|which|find|see|what|who|print|display|tell)/,
  ],
  first: /\b(?:ask|confirm|prompt|offer)/,
  silent:
    'show shows which what who process processes program pid is listens listening uses using occupies on given tcp port number argument find finds print prints kill kills end ends it stop stops whether if should terminate terminates them name names user command',
  write: (wish) => {
    if (/\b(?:ports\b|wait|scan|open|ssh|forward|range|docker|server that)/.test(wish.rest)) return undefined;
    const isAsking = takes(
      wish,
      /(?:[,;] ?|\band |\bthen |\bwith )*\b(?:asks?|prompts?|offers?|confirm(?:s|ation)?)(?: (?:me|the user|for|confirmation|whether|if|to|should|it|i|want|we|be|before|first|y\/n))*(?: (?:kill(?:s|ing|ed)?|end(?:s|ed)?|stop(?:s|ped)?|terminat(?:e|ed|es|ing)))?(?: (?:it|the process|them|that process))?/,
    );
    const isKilling = /\b(?:kill|terminat|stop|end)/.test(wish.rest);
    if (isKilling && !isAsking) return undefined;
    const port = takeNumber(wish, 'port #');
    return scriptOf(
      usageOf(
        `port-owner ${port === undefined ? 'PORT' : '[PORT]'}`,
        `Shows the process that listens on PORT${port === undefined ? '' : ` (default: ${port})`}${isAsking ? ' and asks whether to end it' : ''}.`,
      ),
      HELP_FIRST,
      `port=\${1:-${port ?? ''}}`,
      'if [[ ! $port =~ ^[1-9][0-9]*$ ]]; then usage >&2; exit 2; fi',
      `pids=$(${IS_LISTENING}) || { echo "nothing that you may see listens on port $port"; exit 1; }`,
      'ps -o pid,user,args -p "${pids//$\'\\n\'/,}"',
      isAsking && [
        "answer=''",
        'read -r -p "End it? [y/N] " answer || true',
        'if [[ $answer != [yY]* ]]; then exit 0; fi',
        '# One line for each process.',
        'kill $pids',
        'for _ in 1 2 3 4 5; do',
        '  sleep 1',
        `  ${IS_LISTENING} >/dev/null || exit 0`,
        'done',
        'kill -9 $pids',
      ],
    );
  },
};
