import type { Snippet } from '../../snippets/snippets.ts';
import { planAdmin } from './admin.ts';
import { planAsk } from './ask.ts';
import { planBackup } from './backup.ts';
import { planByTime } from './by-time.ts';
import { planCheck } from './checks.ts';
import { planChore } from './chores.ts';
import { planCsv } from './csv.ts';
import { planDisk } from './disk.ts';
import { planEach } from './each.ts';
import { planFiles } from './files.ts';
import { planHome } from './home-scripts.ts';
import { planIntoFolders } from './into-folders.ts';
import { planLineCount } from './line-counts.ts';
import { planPerTime } from './log-times.ts';
import { planLoop } from './loops.ts';
import { planOldFiles } from './old-files.ts';
import { planOptions } from './options.ts';
import { planPassword } from './password.ts';
import { planCopyNew, planNumbered } from './photo-scripts.ts';
import { planReport } from './reports.ts';
import { planCopyChanged, planCounts } from './scripts.ts';
import { planService } from './services.ts';
import { planShortOptions } from './short-options.ts';
import { planUpkeep } from './upkeep.ts';
import { planRequiredVariables, planWaitForUrl } from './waits.ts';

/** A script that is put together, where nothing of the wish is left. */
export function planScript(prompt: string): Snippet | undefined {
  return (
    planOptions(prompt) ??
    planShortOptions(prompt) ??
    planPassword(prompt) ??
    planOldFiles(prompt) ??
    planHome(prompt) ??
    planCheck(prompt) ??
    planChore(prompt) ??
    planAdmin(prompt) ??
    planService(prompt) ??
    planUpkeep(prompt) ??
    planReport(prompt) ??
    planBackup(prompt) ??
    planAsk(prompt) ??
    planByTime(prompt) ??
    planIntoFolders(prompt) ??
    planDisk(prompt) ??
    planPerTime(prompt) ??
    planCopyChanged(prompt) ??
    planLineCount(prompt) ??
    planFiles(prompt) ??
    planEach(prompt) ??
    planCounts(prompt) ??
    planCsv(prompt) ??
    planWaitForUrl(prompt) ??
    planRequiredVariables(prompt) ??
    planLoop(prompt) ??
    planNumbered(prompt) ??
    planCopyNew(prompt)
  );
}
