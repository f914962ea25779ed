/** Restores a backup into an empty `DATA_DIR`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from './restore.ts';
import { runCopyCommand } from './run-command.ts';
import { readFolders } from './settings.ts';

const USAGE = 'npm run restore -- <folder> [--erasures <file>]';

runCopyCommand(async signal => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { erasures: { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Error(USAGE);
  return restore(readFolders(), path.resolve(folder), values.erasures, signal);
});
