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
import { type Account, runAsAccount } from './system-user.ts';

/** Creates a folder that every user can reach, for root, whose own folders other accounts cannot reach. */
export function sharedFolder(): string {
  const folder = '/var/lib/home-truths';
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Creates the database's folder and returns its real path. If the account cannot reach the requested path, the path
 * becomes a link to the shared folder.
 */
export async function dataFolder(requested: string, account: Account): Promise<string> {
  if (isEmpty(requested)) await makeFolder(requested, account);
  const folder = realpathSync(requested);
  const owner = statSync(folder).uid;
  const user = account.uid ?? process.getuid?.() ?? owner;
  if (owner === user && (await canEnter(folder, account))) return folder;
  throw new Error(
    `The database folder ${folder} belongs to user ${owner} and user ${user} cannot use it: ` +
      'give it to that user, choose another DATA_DIR, or set DATABASE_URL.',
  );
}

function isEmpty(folder: string): boolean {
  return !statSync(folder, { throwIfNoEntry: false }) || readdirSync(folder).length === 0;
}

async function makeFolder(requested: string, account: Account): Promise<void> {
  mkdirSync(path.dirname(requested), { recursive: true });
  rmSync(requested, { recursive: true, force: true });
  if (await canEnter(path.dirname(requested), account)) {
    mkdirSync(requested, { mode: 0o700 });
    changeOwner(account, requested);
  } else {
    const real = mkdtempSync(path.join(sharedFolder(), 'data-'));
    changeOwner(account, real);
    symlinkSync(real, requested);
  }
}

/**
 * Writes a file that only the account can access. Never follows a link, by which the account could make root overwrite
 * any file.
 */
export function writeAsAccount({ uid, gid }: Account, file: string, text: string): void {
  rmSync(file, { force: true });
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(descriptor, text, { flush: true });
    if (uid !== undefined && gid !== undefined) fchownSync(descriptor, uid, gid);
  } finally {
    closeSync(descriptor);
  }
}

function changeOwner({ uid, gid }: Account, folder: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

async function canEnter(folder: string, account: Account): Promise<boolean> {
  if (account.uid === undefined) return true;
  return (await runAsAccount(account, 'test', ['-x', folder])).code === 0;
}
