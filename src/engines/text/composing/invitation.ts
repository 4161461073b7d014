import { capital } from '../../capital.ts';
import { type Composed, composed } from './composed.ts';
import { data } from './data.ts';
import { isClose, nameOf } from './layout.ts';
import { within } from './limits.ts';
import { isMoment, withMoments } from './moments.ts';
import { tell } from './told.ts';
import type { TextWish } from './wish.ts';

const EVENT =
  /\b(?:party|dinner|birthday|wedding|barbecue|bbq|brunch|lunch|breakfast|picnic|housewarming|celebration|night|evening|meeting|workshop|opening|concert|reunion|shower|drinks|coffee|tea|walk|trip|festival|meal|get-together|farewell|christening|graduation|show|exhibition|match|tournament|training)\b/i;
const PLACE = /^(?:at|in|on) (?!(?:\d|noon|midnight|mon|tues|wednes|thurs|fri|satur|sun)).+$/i;
const ROOM = /^(?:room|hall|building|floor|gate|table) [\w.-]+$/i;
const STREET =
  /^(?:[A-Z][\w'-]+ )+(?:Street|Road|Lane|Avenue|Square|Park|Way|Close|Drive|Gardens|St|Rd|Ave)\b(?: \d+\w?)?$|^\d+\w? (?:[A-Z][\w'-]+ ?)+$/;
const DRESS = /\b(?:costumes?|dress|outfits?|clothes|disguise|fancy dress|black tie)$/i;

/** Who is invited, to what, when and where, with the wishes to the guests. */
export function invitation(wish: TextWish): Composed | undefined {
  const behind = `${wish.reader === '' ? '' : wish.reader} ${wish.about}`.trim();
  if (/\b(?:declin|refus|turn(?:ing)? down|accept)/i.test(wish.said)) return undefined;
  const joined = /^(.*?)\b(?:to|for) ((?:my|our|an?|the) .+)$/i.exec(behind);
  const isEvent = (text: string): boolean => EVENT.test(text);
  const ownEvent =
    joined !== null && isEvent(joined[2] ?? '')
      ? joined[2]
      : isEvent(behind)
        ? behind.replace(/^(?:to|for) /i, '')
        : undefined;
  const rest = [...wish.parts];
  const at = ownEvent === undefined ? rest.findIndex((part) => isEvent(part)) : -1;
  const event = ownEvent ?? rest.splice(at, at < 0 ? 0 : 1)[0];
  if (event === undefined || (ownEvent === undefined && at < 0)) return undefined;
  const moments = rest.filter((part) => isMoment(withMoments(part))).map(withMoments);
  const places = rest.filter((part) => PLACE.test(part) || ROOM.test(part) || STREET.test(part));
  if (moments.length === 0 && !/\d|day\b|tomorrow|tonight/i.test(event)) return undefined;
  const where = places
    .map((part) => (PLACE.test(part) ? part : `${ROOM.test(part) ? 'in' : 'at'} ${part}`))
    .join(', ');
  const others = rest
    .filter((part) => !isMoment(withMoments(part)) && !places.includes(part))
    .map((part) =>
      DRESS.test(part) && !/^(?:please|wear|come|bring|no)\b/i.test(part)
        ? `please come in ${/s$|black tie|fancy dress/i.test(part) || /^an? /i.test(part) ? '' : 'a '}${part}`
        : part,
    );
  const told = tell({ ...wish, reader: 'guests' }, others);
  const i = wish.isWe ? 'We' : 'I';
  const named = withMoments(event.replace(/^(?:my|our|the|an?) /i, (article) => article.toLowerCase()));
  const article =
    /^(?:my|our|the|an?|\w+'s) /i.test(named) ||
    /(?:drinks|coffee|tea|dinner|lunch|brunch|breakfast)\b/i.test(named)
      ? named
      : `a ${named}`;
  const opening = `${i} would like to invite you to ${article}${moments.length === 0 ? '' : ` ${moments.join(' ').replace(/(\d) on /, '$1 ')}`}${where === '' ? '' : `, ${where}`}.`;
  const { lines, note } = within(
    wish.limits,
    [opening, ...told.lines],
    [i === 'We' ? data.invitation.replace('I ', 'We ') : data.invitation],
    true,
  );
  const guests =
    joined !== null && ownEvent === joined[2]
      ? (joined[1] ?? '').trim()
      : ownEvent === undefined
        ? wish.reader || behind.replace(/^(?:to|for) /i, '')
        : '';
  const greeted = { ...wish, reader: guests };
  const greeting = guests === '' ? 'Dear [Name]' : capital(`dear ${nameOf(greeted)}`);
  return composed(
    `${greeting},\n\n${lines.join(' ')}\n\n${isClose(greeted) || guests === '' ? 'Best wishes' : 'Kind regards'},  \n[Your name]`,
    told.left,
    note,
  );
}
