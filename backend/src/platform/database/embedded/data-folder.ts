import {
  chmodSync,
  chownSync,
  closeSync,
  fchownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runAsUser, type SystemUser } from './system-user.ts';

/** Creates a folder that every user can reach, for root, whose own folders other users cannot reach. */
export function makeSharedFolder(): string {
  const folder = '/var/lib/home-truths';
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Creates the database's folder and returns its real path. If the user cannot reach the requested path, the path
 * becomes a link to the shared folder.
 */
export async function makeDataFolder(requested: string, systemUser: SystemUser): Promise<string> {
  if (isEmpty(requested)) await makeFolder(requested, systemUser);
  const folder = realpathSync(requested);
  const owner = statSync(folder).uid;
  const user = systemUser.uid ?? process.getuid?.() ?? owner;
  if (owner === user && (await canEnter(folder, systemUser))) return folder;
  throw new Error(
    `The database folder ${folder} belongs to user ${owner} and user ${user} cannot use it: ` +
      'give it to that user, choose another DATA_DIR, or set DATABASE_URL.',
  );
}

function isEmpty(folder: string): boolean {
  return !statSync(folder, { throwIfNoEntry: false }) || readdirSync(folder).length === 0;
}

async function makeFolder(requested: string, systemUser: SystemUser): Promise<void> {
  mkdirSync(path.dirname(requested), { recursive: true });
  rmSync(requested, { recursive: true, force: true });
  if (await canEnter(path.dirname(requested), systemUser)) {
    mkdirSync(requested, { mode: 0o700 });
    changeOwner(systemUser, requested);
  } else {
    const real = mkdtempSync(path.join(makeSharedFolder(), 'data-'));
    changeOwner(systemUser, real);
    symlinkSync(real, requested);
  }
}

/**
 * Writes a file that only the user can access. Never follows a link, by which the user could make root overwrite
 * any file.
 */
export function writeAsUser({ uid, gid }: SystemUser, file: string, text: string): void {
  rmSync(file, { force: true });
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(descriptor, text, { flush: true });
    if (uid !== undefined && gid !== undefined) fchownSync(descriptor, uid, gid);
  } finally {
    closeSync(descriptor);
  }
}

function changeOwner({ uid, gid }: SystemUser, folder: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

async function canEnter(folder: string, systemUser: SystemUser): Promise<boolean> {
  if (systemUser.uid === undefined) return true;
  return (await runAsUser(systemUser, 'test', ['-x', folder])).code === 0;
}
