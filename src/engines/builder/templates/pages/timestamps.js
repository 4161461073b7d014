import { workbench } from './workbench.js';

/** Seconds, milliseconds or microseconds since 1970, by their number of digits, or a date in words; undefined for anything else. */
export function momentOf(text) {
  const said = text.trim();
  if (!/^-?\d+(?:\.\d+)?$/.test(said)) {
    const moment = new Date(said);
    return said === '' || Number.isNaN(moment.getTime()) ? undefined : moment;
  }
  const digits = said.replace(/\..*|-/g, '').length;
  const moment = new Date(Number(said) * (digits > 14 ? 0.001 : digits > 11 ? 1 : 1000));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

export function mount(root, { title }) {
  return workbench(root, {
    title,
    fields: [
      {
        name: 'said',
        label: 'Timestamp or date (empty: now)',
        size: '34',
        placeholder: '1700000000',
      },
      {
        name: 'zone',
        label: 'Time zone',
        type: 'choice',
        options: ['UTC', ...Intl.supportedValuesOf('timeZone')],
        value: 'UTC',
      },
    ],
    run({ said, zone }) {
      const moment = said.trim() === '' ? new Date() : momentOf(said);
      if (!moment) return [{ note: 'This is no timestamp and no date.', bad: true }];
      const inZone = (timeZone) =>
        moment.toLocaleString(undefined, { timeZone, dateStyle: 'full', timeStyle: 'long' });
      return [
        {
          rows: [
            ['Seconds', String(Math.floor(moment.getTime() / 1000))],
            ['Milliseconds', String(moment.getTime())],
            ['ISO 8601', moment.toISOString()],
            [zone, inZone(zone)],
            ['Here', inZone(undefined)],
          ],
        },
      ];
    },
  });
}
