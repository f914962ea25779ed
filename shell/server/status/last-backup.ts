import { statSync } from 'node:fs';
import path from 'node:path';
import { LAST_BACKUP } from '@home-truths/contract/environment';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** When the last backup was made; undefined where none ever was. */
export const lastBackupAt = (dataDir: string): Date | undefined =>
  statSync(path.join(dataDir, LAST_BACKUP), { throwIfNoEntry: false })?.mtime;

/** How many seconds ago that was, and whether it is time for another. */
export function ageOfBackup(at: Date, now: Date) {
  const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1000);
  return { seconds, isOld: seconds > WEEK_SECONDS };
}
