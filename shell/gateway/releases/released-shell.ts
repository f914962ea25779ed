import fs from 'node:fs/promises';
import { log, reasonOf } from '../log.ts';
import type { ShellBuild } from '../pages/shell-build.ts';
import { capabilitiesDir, capabilitiesOf, storeCapabilities } from './capabilities.ts';
import { copyOnce } from './files.ts';
import { newReleaseDir, SHELL } from './registry.ts';

/** How often a gateway notes that its shell is running: what runs is not pruned (prune.ts). */
const NOTE_INTERVAL_MS = 60 * 60 * 1000;

/** Releases a build of the shell: its files, which every gateway serves, and its capabilities, for the commands. */
export async function releaseShell(releasesDir: string, shell: ShellBuild) {
  const { dist, version, server } = shell;
  await copyOnce(dist, newReleaseDir(releasesDir, 'public', SHELL, version));
  await storeCapabilities(releasesDir, capabilitiesOf(version, shell, server.sharedModules));
}

/**
 * Releases the shell of a gateway that starts, which changes nothing for any visitor. Where the folder can only be
 * read, `npm run deploy` has to release it.
 */
export async function releaseRunningShell(releasesDir: string, shell: ShellBuild) {
  const { version } = shell;
  await releaseShell(releasesDir, shell).catch(error => {
    if (!/^(EROFS|EACCES|EPERM)$/.test(error.code ?? '')) throw error;
    log('warn', 'files of the shell not stored for other gateways', { version, reason: reasonOf(error) });
  });
  const note = () => fs.utimes(capabilitiesDir(releasesDir, version), new Date(), new Date()).catch(() => {});
  setInterval(note, NOTE_INTERVAL_MS).unref();
}
