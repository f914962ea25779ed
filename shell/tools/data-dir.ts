import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync } from 'node:fs';
import path from 'node:path';
import { withInheritedUmask } from './umask.ts';

/**
 * Creates the data folder, or restricts it to the owner without following links, except folders that others need: a
 * separate releases folder, and PostgreSQL's if root starts the site.
 * @returns paths that another user owns and others can read
 */
export function prepareDataDir(dataDir: string, releasesDir?: string): string[] {
  withInheritedUmask(() => mkdirSync(path.dirname(dataDir), { recursive: true }));
  mkdirSync(dataDir, { recursive: true });
  const root = realpathSync(dataDir);
  const shared = process.getuid?.() === 0 ? [path.join(root, 'postgres')] : [];
  if (releasesDir) {
    withInheritedUmask(() => mkdirSync(releasesDir, { recursive: true }));
    shared.push(realpathSync(releasesDir));
  }
  const unrestricted: string[] = [];
  restrict(root, shared, unrestricted);
  return unrestricted;
}

/**
 * Recognises clusters by a mark that they have since 1.0.0 (backend/src/platform/database/embedded/server.ts).
 * @throws Error if the database is older
 */
export function refuseEarlierData(dataDir: string): void {
  const cluster = path.join(dataDir, 'postgres/cluster');
  if (existsSync(path.join(cluster, 'PG_VERSION')) && !existsSync(path.join(cluster, 'HOME_TRUTHS_VERSION')))
    throw new Error(
      `The data in ${dataDir} is from a version before 1.0.0, which this version cannot read: npm start -- --fresh moves it aside and starts with new data.`,
    );
}

export function moveAside(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined;
  const name = `${dataDir}-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  renameSync(dataDir, name);
  return name;
}

/** Restricts a folder after its content, so that restricted folders need not be read again. */
function restrict(target: string, shared: string[], unrestricted: string[]) {
  const stats = lstatSync(target, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink() || shared.includes(target)) return;
  const containsShared = shared.some(each => each.startsWith(target + path.sep));
  // others may only pass through to the shared folder
  const mode = (stats.mode & 0o700) | (containsShared ? 0o011 : 0);
  if ((stats.mode & 0o777) === mode && !containsShared) return;
  try {
    if (stats.isDirectory()) {
      for (const name of readdirSync(target)) restrict(path.join(target, name), shared, unrestricted);
    }
    chmodSync(target, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EPERM' || code === 'EACCES') unrestricted.push(target);
    else if (code !== 'ENOENT') throw error;
  }
}
