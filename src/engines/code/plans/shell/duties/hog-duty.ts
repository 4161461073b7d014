import { type Duty, HELP_FIRST, scriptOf, takeConfirm, takeDryRun, takeNumber, usageOf } from './duty.ts';

export const HOGS: Duty = {
  about: [/\bkill/, /\bprocess(?:es)?\b/, /\bcpu\b|\bmemory\b/, /\d ?(?:%|percent)/],
  silent:
    'kill kills process processes using use uses that which more than over above cpu memory longer for usage percent seconds minute minutes ask asks first before',
  write: (wish) => {
    const isMemory = !/\bcpu\b/.test(wish.rest);
    const limit = takeNumber(wish, '(?:more than|over|above|at least)? ?# ?(?:%|percent)') ?? 90;
    const long = wish.take(
      /\b(?:for )?(?:longer than|more than|over|at least|for) (an?|\d+|one|two|five|ten) (second|minute)s?\b/,
    );
    const seconds =
      (Number({ a: 1, an: 1, one: 1, two: 2, five: 5, ten: 10 }[long?.[1] ?? ''] ?? long?.[1] ?? 60) || 60) *
      (long?.[2] === 'minute' ? 60 : 1);
    const isAsking = takeConfirm(wish);
    if (takeDryRun(wish)) return undefined;
    const rounds = Math.max(2, Math.round(seconds / 10));
    return scriptOf(
      usageOf(
        'kill-hogs [PERCENT]',
        `Ends processes that use more than PERCENT ${isMemory ? 'of the memory' : 'CPU'} (default: ${limit}) in each of ${rounds} samples over ${seconds} seconds${isAsking ? ', after a question' : ''}.`,
      ),
      HELP_FIRST,
      `limit=\${1:-${limit}}`,
      'if (($# > 1)) || ! [[ $limit =~ ^[0-9]+$ ]]; then usage >&2; exit 2; fi',
      'declare -A hits=()',
      `for ((round = 1; round <= ${rounds}; round++)); do`,
      isMemory
        ? '  list=$(ps -eo pid=,%mem=)'
        : [
            '  # The second output of top is what was used meanwhile, not since the process started.',
            "  list=$(LC_ALL=C top -b -n 2 -d 1 -w 512 | awk '/^ *PID/ { page++; next } page == 2 && NF > 8 { print $1, $9 }')",
          ],
      '  while read -r pid; do hits[$pid]=$((${hits[$pid]:-0} + 1)); done < <(awk -v limit="$limit" \'$2 > limit { print $1 }\' <<<"$list")',
      `  if ((round < ${rounds})); then sleep ${Math.max(1, Math.round(seconds / rounds) - (isMemory ? 0 : 1))}; fi`,
      'done',
      'for pid in "${!hits[@]}"; do',
      `  if ((hits[$pid] < ${rounds} || pid == 1 || pid == $$)); then continue; fi`,
      '  name=$(ps -o comm= -p "$pid") || continue',
      isAsking && [
        '  answer=n',
        '  read -r -p "End $name ($pid)? [y/N] " answer || true',
        '  if [[ $answer != [yY]* ]]; then continue; fi',
      ],
      '  # TERM lets it clean up; KILL only where that is not heard.',
      '  kill -TERM "$pid" 2>/dev/null || { echo "$name ($pid) cannot be ended" >&2; continue; }',
      '  for _ in 1 2 3 4 5; do kill -0 "$pid" 2>/dev/null || break; sleep 1; done',
      '  if kill -0 "$pid" 2>/dev/null; then kill -KILL "$pid"; fi',
      '  echo "ended: $name ($pid)"',
      'done',
    );
  },
};
