import fs from 'node:fs/promises';
import { log, reasonOf } from '../log.ts';
import type { ShellBuild } from '../pages/shell-build.ts';
import { capabilitiesDir, capabilitiesOf, storeCapabilities } from './capabilities.ts';
import { copyOnce } from './files.ts';
import { newReleaseDir, SHELL } from './registry.ts';

/** The interval at which a gateway records that its shell is running, so that it is not pruned (prune.ts). */
const NOTE_INTERVAL_MS = 60 * 60 * 1000;

/** Stores the files, which every gateway serves, and the capabilities for the commands. */
export async function releaseShell(releasesDir: string, shell: ShellBuild) {
  const { dist, version, server } = shell;
  await copyOnce(dist, newReleaseDir(releasesDir, 'public', SHELL, version));
  await storeCapabilities(releasesDir, capabilitiesOf(version, shell, server.sharedModules));
}

/** Releases the shell at the start of a gateway; if the folder is read-only, `npm run deploy` has to release it. */
export async function releaseRunningShell(releasesDir: string, shell: ShellBuild) {
  const { version } = shell;
  await releaseShell(releasesDir, shell).catch(error => {
    if (!/^(EROFS|EACCES|EPERM)$/.test(error.code ?? '')) throw error;
    log('warn', 'files of the shell not stored for other gateways', { version, reason: reasonOf(error) });
  });
  const note = () => fs.utimes(capabilitiesDir(releasesDir, version), new Date(), new Date()).catch(() => {});
  setInterval(note, NOTE_INTERVAL_MS).unref();
}
