import { bold } from '../skill.ts';

const MPG = String.raw`(?:mpg|miles (?:per|a|to the) (?:us |uk |imperial )?gallons?)(?: \(?(us|uk|imperial|british)\)?)?`;
const METRIC = `(?:l(?:it(?:er|re)s?)? ?(?:/|per|on|for(?: every)?) ?100 ?(?:km|kilomet(?:er|re)s)|l/100|km ?(?:/|per|a) ?l(?:it(?:er|re))?)`;
const N = String.raw`(\d+(?:\.\d+)?)`;
const TO_METRIC = new RegExp(`${N} ?${MPG}\\b`, 'i');
const FROM_METRIC = new RegExp(`${N} ?(${METRIC})(?![a-z])`, 'i');
const ASKED_METRIC = new RegExp(`(?<![\\d.] ?)\\b${METRIC}(?![a-z])`, 'i');
const ASKED_MPG = /(?<!\d ?)\b(?:mpg|miles (?:per|a|to the) (?:us |uk |imperial )?gallons?)\b/i;
const OF_LITRES = { us: 235.214583, imperial: 282.480936 } as const;

/** Miles per gallon and litres per 100 km: the larger the one, the smaller the other. */
export function fuelEconomy(message: string): string | undefined {
  if (
    message.length > 120 ||
    !/\bmpg\b|\bgallon/i.test(message) ||
    (message.match(/\d+(?:\.\d+)?/g)?.length ?? 0) > 2
  )
    return undefined;
  const isImperial = /\b(?:uk|imperial|british)\b/i.test(message);
  const factor = isImperial ? OF_LITRES.imperial : OF_LITRES.us;
  const gallons = isImperial ? 'imperial gallons' : 'US gallons';
  const other = isImperial ? undefined : OF_LITRES.imperial;
  const miles = TO_METRIC.exec(message);
  const target = ASKED_METRIC.exec(message.replace(miles?.[0] ?? '', ' '))?.[0];
  if (miles !== null && target !== undefined && Number(miles[1]) > 0) {
    const isPerLitre = /^km/i.test(target);
    const value = (by: number) => (isPerLitre ? (Number(miles[1]) * 100) / by : by / Number(miles[1]));
    const unit = isPerLitre ? 'km/l' : 'l/100 km';
    return `${miles[1]} mpg ≈ ${bold(`${value(factor).toFixed(2)} ${unit}`)}, in ${gallons}${other === undefined ? '' : ` (in imperial ones ${value(other).toFixed(2)})`}.`;
  }
  const metric = FROM_METRIC.exec(message);
  if (metric === null || !ASKED_MPG.test(message) || Number(metric[1]) === 0) return undefined;
  const isPerLitre = /^km/i.test(metric[2] ?? '');
  const value = (by: number) => (isPerLitre ? (Number(metric[1]) * by) / 100 : by / Number(metric[1]));
  return `${metric[1]} ${isPerLitre ? 'km/l' : 'l/100 km'} ≈ ${bold(`${value(factor).toFixed(1)} mpg`)}, in ${gallons}${other === undefined ? '' : ` (in imperial ones ${value(other).toFixed(1)})`}.`;
}
