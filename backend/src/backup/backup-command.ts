/** Backs up a site with the embedded database, or verifies a backup. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './back-up.ts';
import { openBackup, verifyBackup } from './backup-folder.ts';
import { runCopyCommand } from './run-command.ts';
import { readFolders } from './settings.ts';

const USAGE = 'npm run backup -- <folder> [--verify]';

runCopyCommand(async signal => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false } },
  });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Error(USAGE);
  const target = path.resolve(folder);
  if (!values.verify) return backUp(readFolders(), target, signal);
  const backup = await openBackup(target, signal);
  await verifyBackup(backup, signal);
  return `The backup of ${backup.consistentAt} is complete: ${backup.files.length} files are as they were.`;
});
