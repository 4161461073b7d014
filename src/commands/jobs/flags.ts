import type { Command } from 'commander';
import { parseDuration } from '../../config/duration.ts';
import { columnsOption } from '../../input/columns.ts';
import type { FlagsOf } from '../../input/options.ts';
import { jobOptions, savingOptions } from '../../jobs/job-options.ts';

export function listOptions(command: Command) {
  return command
    .option('--all', 'include jobs that ended long ago')
    .option('--cached', 'do not ask the service about running jobs')
    .addOption(columnsOption('jobs'));
}

export function waitOptions(command: Command) {
  return jobOptions(command.option('--any', 'return when the first job ends'));
}

export function getOptions(command: Command) {
  return savingOptions(command);
}

export function pruneOptions(command: Command) {
  return command.option(
    '--older-than <duration>',
    'only jobs finished longer ago than this (default 30 days)',
    (text) => parseDuration(text, '--older-than'),
  );
}

export type ListFlags = FlagsOf<typeof listOptions>;
export type WaitFlags = FlagsOf<typeof waitOptions>;
export type GetFlags = FlagsOf<typeof getOptions>;
export type PruneFlags = FlagsOf<typeof pruneOptions>;
