import type { Plan } from './made.ts';
import { signatureIn } from './signature.ts';
import { py } from './source.ts';
import { quoted } from './wish.ts';

const TIME = /^(?:ts|time|timestamp|datetime|date|created_at|event_time|.*_(?:at|ts|time))$/;
const LIST =
  /\b(?:with |has |having |columns? |of )*(?:(?:the )?columns? )?\(?((?:[a-z_]\w*)(?:, ?(?:and )?[a-z_]\w*)+(?:,? and [a-z_]\w*)?)\)?/;

/** pandas: events of users, cut into sessions where nothing happens for some time. */
export const planSessions: Plan = (wish) => {
  if (!wish.has(/\bsession/) || !wish.says(/\b(?:using |with |in )?pandas\b:?/)) return undefined;
  const signature = signatureIn(wish, /[a-z_]*session[a-z_]*/);
  const name = signature?.name ?? wish.name(/\b(?:function )?(?:called|named) ([a-z_]\w*)/) ?? 'sessionize';
  const listed = wish.take(LIST);
  const columns = (listed?.[1] ?? 'user_id, event, ts').split(/,? and |, ?/).filter(Boolean);
  const time = columns.find((one) => TIME.test(one));
  const user = columns.find((one) =>
    /user|customer|visitor|device|client|member|session_?key|^id$|_id$/.test(one),
  );
  if (!time || !user || user === time) return undefined;
  const gap = wish.seconds(
    /\b(?:(?:where|when|after|if|with|an?|every|any|of|is|there|than|more|longer|least|at|over|>=?|pause|gap|break|inactivity|idle|time) )*/,
  );
  if (gap === undefined) return undefined;
  wish.takeAll(
    /\b(?:gaps?|pauses?|breaks?|inactivity|idle time)\b|\b(?:(?:starts?|begins?|opens?|means?|is|makes?) )+(?:an? )?new session\b/,
  );
  const average = wish.says(
    /(?:[,;] ?|\b(?:and|then|also|plus|the|compute|calculate|get) )*(?:average|avg|mean) (?:session )?(?:lengths?|durations?|time)(?: of (?:the |a )?sessions?)?(?: in (?:minutes|seconds|hours))?(?: (?:per|for each|by|of each|for every) \w+)?/,
  );
  const unit = /\bin seconds\b/.test(wish.given) ? 1 : /\bin hours\b/.test(wish.given) ? 3600 : 60;
  const unitName = unit === 1 ? 'seconds' : unit === 60 ? 'minutes' : 'hours';
  const count = wish.says(
    /(?:[,;] ?|\b(?:and|then|also|plus|the) )*(?:number of sessions|session counts?|how many sessions|sessions)(?: (?:per|for each|by|each) \w+| has| does| have)*/,
  );
  const span =
    gap % 3600 === 0 ? `hours=${gap / 3600}` : gap % 60 === 0 ? `minutes=${gap / 60}` : `seconds=${gap}`;
  const other = columns.find((one) => one !== time && one !== user);
  const rows: (readonly [string, string, string])[] = [
    ['1', 'open', '2024-01-01 10:00'],
    ['1', 'click', '2024-01-01 10:10'],
    ['2', 'open', '2024-01-01 09:00'],
    ['1', 'open', '2024-01-01 12:00'],
    ['1', 'close', '2024-01-01 12:20'],
  ];
  const figures = [
    ...(average || !count ? [`avg_${unitName}=("${unitName}", "mean")`] : []),
    ...(count ? [`sessions=("${unitName}", "size")`] : []),
  ];
  return {
    program: {
      code: py`
import pandas as pd
GAP = pd.Timedelta(${span})


def ${name}(df: pd.DataFrame) -> pd.DataFrame:
  """The rows in order of time, with the number of the session of their ${user.replace(/_?id$/, '') || 'user'} in "session"; a gap of more than GAP starts a new one."""
  missing = {${quoted(user)}, ${quoted(time)}} - set(df.columns)
  if missing:
    raise ValueError(f"missing columns: {', '.join(sorted(missing))}")
  df = df.assign(${time}=pd.to_datetime(df[${quoted(time)}])).sort_values([${quoted(user)}, ${quoted(time)}], kind="stable")
  # The first row of each has no gap: it starts session 1.
  starts = df.groupby(${quoted(user)})[${quoted(time)}].diff().isna() | (df.groupby(${quoted(user)})[${quoted(time)}].diff() > GAP)
  return df.assign(session=starts.groupby(df[${quoted(user)}]).cumsum())


def session_lengths(sessions: pd.DataFrame) -> pd.DataFrame:
  """One row for each session; one of a single event is 0 ${unitName} long."""
  times = sessions.groupby([${quoted(user)}, "session"])[${quoted(time)}]
  return ((times.max() - times.min()).dt.total_seconds()${unit === 1 ? '' : ` / ${unit}`}).rename(${quoted(unitName)}).reset_index()


def per_user(sessions: pd.DataFrame) -> pd.DataFrame:
  lengths = session_lengths(sessions)
  return lengths.groupby(${quoted(user)}, as_index=False).agg(${figures.join(', ')})`,
      main: py`
events = pd.DataFrame({
  ${quoted(user)}: [${rows.map(([id]) => id).join(', ')}],
  ${other && `${quoted(other)}: [${rows.map(([, event]) => quoted(event)).join(', ')}],`}
  ${quoted(time)}: [${rows.map(([, , at]) => quoted(at)).join(', ')}],
})
sessions = ${name}(events)
print(sessions.to_string(index=False))
print(per_user(sessions).to_string(index=False))`,
    },
    silent:
      'pandas df dataframe data frame session sessions sessionize gap gaps new starts start columns user users events event compute then length more than per function returns min minutes average avg',
  };
};
