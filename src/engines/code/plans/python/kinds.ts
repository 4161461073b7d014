import type { Plan } from './made.ts';

interface Kind {
  /** Without it the wish is none of this kind; the kind itself looks closer. */
  readonly hint: RegExp;
  readonly load: () => Promise<Plan>;
}

export const KINDS: readonly Kind[] = [
  {
    hint: /\bretr(?:y|ies|ying)\b/i,
    load: async () => (await import('./decorators.ts')).planRetry,
  },
  {
    hint: /\bregression\b|\bleast[- ]squares\b|\bbest[- ]fit\b/i,
    load: async () => (await import('./regression.ts')).planRegression,
  },
  {
    hint: /\bflask\b.*\bshort|\bshort.*\bflask\b/i,
    load: async () => (await import('./shorteners.ts')).planShortener,
  },
  { hint: /\bflat/i, load: async () => (await import('./nested.ts')).planNested },
  { hint: /\bdic?e\b/i, load: async () => (await import('./dice.ts')).planDice },
  {
    hint: /\bfractions?\b|\brational/i,
    load: async () => (await import('./fractions.ts')).planFraction,
  },
  {
    hint: /\blast\b.*\b(?:today|due|overdue)\b/i,
    load: async () => (await import('./due-dates.ts')).planDueDates,
  },
  {
    hint: /duration|\b\d+[wdhm] ?\d+[hms]\b/i,
    load: async () => (await import('./values.ts')).planDuration,
  },
  {
    hint: /\bmedian\b|\bmean\b|\baverage\b/i,
    load: async () => (await import('./values.ts')).planFigures,
  },
  {
    hint: /\bcsv\b/i,
    load: async () => (await import('./csv-report.ts')).planCsvReport,
  },
  {
    hint: /\badd\b.*\b(?:list|show|remove|delete|done)\b/i,
    load: async () => (await import('./store-cli.ts')).planStoreCli,
  },
  {
    hint: /\brenam/i,
    load: async () => (await import('./photo-names.ts')).planPhotoNames,
  },
  {
    hint: /\bduplicates?\b|\bidentical\b|\bsame content\b/i,
    load: async () => (await import('./duplicates.ts')).planDuplicates,
  },
  {
    hint: /\b(?:access|nginx|apache|web ?server)\W*(?:\w+ )?logs?\b/i,
    load: async () => (await import('./access-logs.ts')).planAccessLog,
  },
  {
    hint: /\b(?:standard library|stdlib|http\.server|no (?:external )?(?:dependencies|frameworks?)|without (?:any )?(?:frameworks?|flask))/i,
    load: async () => (await import('./web-server.ts')).planStandardServer,
  },
  {
    hint: /\bdecimals?\b|\binvoice\b/i,
    load: async () => (await import('./money-classes.ts')).planMoneyDocument,
  },
  {
    hint: /\b(?:merg|combin|concatenat|append|stack)\w*\b.*(?:xlsx|excel|csv)/i,
    load: async () => (await import('./tables.ts')).planMergedTables,
  },
  {
    hint: /\b(?:nested|flat(?:ten)?)\b.*\bcsv\b/i,
    load: async () => (await import('./tables.ts')).planFlattened,
  },
  {
    hint: /\bkeywords?\b.*\.json/i,
    load: async () => (await import('./split-rows.ts')).planSplitByRules,
  },
  {
    hint: /\bgrad(?:es?|ing)\b.*\b(?:points?|scores?|marks)\b|\b(?:points?|scores?|marks)\b.*\bgrades?\b/i,
    load: async () => (await import('./grades.ts')).planGrades,
  },
  {
    hint: /\bpandas\b/i,
    load: async () => (await import('./merged-frames.ts')).planMergeFrames,
  },
  {
    hint: /\bpandas\b/i,
    load: async () => (await import('./frames.ts')).planResample,
  },
  {
    hint: /\bpandas\b/i,
    load: async () => (await import('./frames.ts')).planGroupFrame,
  },
  {
    hint: /\bmatplotlib\b|\bplots?\b/i,
    load: async () => (await import('./plots.ts')).planSeriesPlot,
  },
  { hint: /\bfit\w*\b.*=/i, load: async () => (await import('./plots.ts')).planFit },
  {
    hint: /\b(?:urls?|links|addresses)\b/i,
    load: async () => (await import('./downloads.ts')).planDownloads,
  },
  {
    hint: /mails?\b.*\.csv|\.csv.*mails?\b/i,
    load: async () => (await import('./mails.ts')).planMails,
  },
  {
    hint: /\bfast ?api\b/i,
    load: async () => (await import('./fast-api.ts')).planFastApi,
  },
  { hint: /\bconver/i, load: async () => (await import('./converters.ts')).planConverter },
  { hint: /\boverr|\boverw|\boverlay/i, load: async () => (await import('./settings.ts')).planSettings },
  { hint: /\b(?:watch|monitor|tail|follow)/i, load: async () => (await import('./followed.ts')).planFollow },
  { hint: /\bdecorator\b/i, load: async () => (await import('./disk-cache.ts')).planDiskCache },
  { hint: /\biban/i, load: async () => (await import('./iban.ts')).planIban },
  {
    hint: /\blru|least[- ]recently/i,
    load: async () => (await import('./caches.ts')).planLru,
  },
];
