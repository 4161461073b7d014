import { WINDOWS } from '../knowledge/other-systems.ts';
import { keepingQualifiers } from '../knowledge/qualifiers.ts';
import type { Skill } from '../skill.ts';
import { filterByColumn } from './awk-filter.ts';
import { countLines } from './count-lines.ts';
import { curlRequests } from './curl-requests.ts';
import { dockerServers } from './docker-servers.ts';
import { filterLines } from './filter-lines.ts';
import { findFiles } from './find-files.ts';
import { gitCommits } from './git-commits.ts';
import { gitRanges } from './git-ranges.ts';
import { rewordCommit } from './git-reword.ts';
import { jqFilter } from './jq-filter.ts';
import { listFiles } from './list-files.ts';
import { convertMedia } from './media.ts';
import { certainLine, numberLines } from './number-lines.ts';
import { packFolder } from './pack-folder.ts';
import { passwords } from './passwords.ts';
import { printColumns } from './print-columns.ts';
import { rsyncFolder } from './rsync.ts';
import { sortLines } from './sort-lines.ts';
import { unpackArchive } from './unpack-archive.ts';

const LONGEST = 200;
const COMPOSERS = [
  dockerServers,
  sortLines,
  filterByColumn,
  printColumns,
  passwords,
  gitRanges,
  certainLine,
  countLines,
  numberLines,
  filterLines,
  listFiles,
  rewordCommit,
  rsyncFolder,
  jqFilter,
  packFolder,
  unpackArchive,
  findFiles,
  gitCommits,
  curlRequests,
  convertMedia,
];

/** Commands with several conditions, put together from them. Each word of the wish is met, or nothing is answered. */
export const composedCommands: Pick<Skill, 'answer'> = keepingQualifiers({
  answer({ message, sourceText }) {
    if (message.length > LONGEST || sourceText?.includes('\n') || WINDOWS.test(message)) return undefined;
    const wish = message
      .replace(/\s+/g, ' ')
      .replaceAll('’', "'")
      .trim()
      .replace(/[?.! ]+$/, '');
    const found = COMPOSERS.map((compose) => compose(wish)).find((each) => each !== undefined);
    if (found === undefined) return undefined;
    const note = found.note === undefined || found.note === '' ? '' : `\n\n${found.note}`;
    return `${found.task}:\n\n\`\`\`sh\n${found.run}\n\`\`\`${note}`;
  },
});
