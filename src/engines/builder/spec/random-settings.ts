import chances from '../data/chances.json';
import { capitalized, type PageSettings } from './app-spec.ts';

/** "With pizza, sushi and tacos" */
const CHOICES =
  /(?:\b(?:with|between|from|of|among|like)|:) ((?:[\p{L}'’-]{1,20}(?: [\p{L}'’-]{1,20})?, ){1,20}[\p{L}'’-]{1,20}(?: [\p{L}'’-]{1,20})?,? (?:and|or) [\p{L}'’-]{1,20}(?: [\p{L}'’-]{1,20})?)(?=[,.;]|$)/iu;
const WHEEL = /\bwheel\b|\bspinn(?:er|ing)\b/i;

const ONCE =
  /\b(?:unique|distinct|different|(?:no|without|with no)(?: any)? (?:duplicates?|repeats?|repetitions?|repeating))\b/i;

/** Numbers of a range, dice, a coin, or one of the lines that the user writes. */
export function readRandom(prompt: string, title: string): PageSettings {
  const settings = (usual: string, values: PageSettings['settings'], used = ''): PageSettings => {
    const name = title === 'Random numbers' ? usual : title;
    return { title: name, settings: { title: name, ...values }, used };
  };
  if (/\bcoin|heads or tails/i.test(prompt))
    return settings('Coin flip', { action: 'Flip', choices: ['Heads', 'Tails'] });
  const saying = chances.find(({ words }) => new RegExp(`\\b(?:${words})\\b`, 'i').test(prompt));
  if (saying) return settings(saying.title, { action: saying.action, choices: saying.texts, texts: true });
  if (/\bdice|\bdie\b/i.test(prompt)) {
    const [sided = '', d, n] = /\bd(\d{1,3})\b|\b(\d{1,3})[- ]sided\b/i.exec(prompt) ?? [];
    const [many = '', said = '1'] = /\b(\d{1,2})\s(?:[\p{L}\p{N}-]+\s)?(?:dice|die)\b/iu.exec(prompt) ?? [];
    const [together = '', dice = said, sides = d ?? n ?? '6'] = /\b(\d{1,2})d(\d{1,3})\b/i.exec(prompt) ?? [];
    const values = { action: 'Roll', lowest: 1, highest: Number(sides), count: Number(dice) };
    return settings('Dice', values, `${sided} ${many} ${together}`);
  }
  if (!/\bnumbers?\b/i.test(prompt)) {
    const wheel = WHEEL.test(prompt);
    const [, listed = ''] = CHOICES.exec(prompt) ?? [];
    const choices = listed === '' ? ['Ann', 'Bob', 'Carla'] : listed.split(/,? (?:and|or) |, /);
    return settings(
      wheel ? 'Wheel of fortune' : 'Random choice',
      { action: wheel ? 'Spin' : 'Pick', choices: choices.map(capitalized), ...(wheel && { wheel }) },
      listed,
    );
  }
  const [range = '', least = '1', most = '100'] =
    /(-?\d{1,9})\s*(?:-|–|to|and|up to)\s*(-?\d{1,9})/i.exec(prompt) ?? [];
  const [many = '', count = '1'] = /\b(\d{1,2}) (?:[\p{L}-]+ ){0,2}?numbers\b/iu.exec(prompt) ?? [];
  // Later draws may repeat a number.
  const once = count === '1' ? undefined : ONCE.exec(prompt)?.[0];
  // Without other numbers a lottery is six of forty-nine.
  const isLottery = /\blott(?:ery|o)\b/i.test(prompt);
  const values = {
    action: 'Draw',
    lowest: Number(least),
    highest: isLottery && range === '' ? 49 : Number(most),
    count: isLottery && many === '' ? 6 : Number(count),
    ...((once !== undefined || isLottery) && { unique: true }),
  };
  return settings(isLottery ? 'Lottery numbers' : 'Random numbers', values, `${range} ${many} ${once ?? ''}`);
}
