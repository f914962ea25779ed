import { type Boot, type ReleaseId, releaseNamed } from '../boot.ts';
import { remoteFor } from '../remotes.ts';

/** Scripts of a release, also under the fresh paths of chunk retries. */
const RELEASE_SCRIPT = /\/r\/([a-z_]+)\/(\w[\w.-]*?)(?:~\d+)?\//;
const OWN_SCRIPT = /\/(a(~\d+)?|r)\//;
const SCRIPT = /\w+:\/\/[^\s)]+/;

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

/** Whether the stack has only scripts that are not ours, such as those of a browser extension. */
export const isForeign = (error: unknown) => SCRIPT.test(stackOf(error)) && !OWN_SCRIPT.test(stackOf(error));

/** The release that an error came from: the first script of a remote in its stack, else the remote of the page. */
export function releaseOfError(error: unknown, boot: Boot, path: string): ReleaseId {
  const [, remote, version] = RELEASE_SCRIPT.exec(stackOf(error)) ?? [];
  return remote && version ? { remote, version } : releaseNamed(boot, remoteFor(path));
}
