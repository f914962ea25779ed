import { OFFLINE_CHUNK, OFFLINE_PATH } from '../../src/offline/messages.ts';
import type { Release } from '../releases/open-release.ts';
import type { ResolvedReleases } from '../releases/releases.ts';
import type { HashedScript } from './document.ts';
import type { Rendered, ShellBuild } from './shell-build.ts';

export const hashedScript = (
  { base, integrity }: Pick<Release, 'base' | 'integrity'>,
  file: string,
): HashedScript => ({ href: base + file, integrity: integrity[file] ?? '' });

/**
 * Returns scripts of the page's remote and of parts needed before hydration. Slots load their code at the first input.
 */
export function hintsOf(
  { releases }: Pick<ResolvedReleases, 'releases'>,
  remote: string | undefined,
  rendered: Rendered | undefined,
): HashedScript[] {
  const release = releases.get(remote ?? '');
  if (!release) return [];
  const parts = rendered?.kind === 'page' ? rendered.parts : [];
  const files = [release.exposes['./routes'], ...parts.map(part => release.parts[part])];
  return [...new Set(files.flatMap(each => each ?? []))].map(file => hashedScript(release, file));
}

/** Names the late chunk of the offline page, because the service worker saves what a document names. */
export const shellHintsOf = (path: string, shell: Pick<ShellBuild, 'base' | 'integrity'>): HashedScript[] =>
  path === OFFLINE_PATH
    ? Object.keys(shell.integrity)
        .filter(file => file.startsWith(OFFLINE_CHUNK))
        .map(file => hashedScript(shell, file))
    : [];
