import { randomBytes } from 'node:crypto';
import { chownSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

export const ROLES = {
  /** Used only to start and prepare the database. */
  superuser: 'postgres',
  /** Used for migrations. */
  owner: 'home_truths_owner',
  /** Used by the site; it reads and writes rows, but cannot change the schema. */
  app: 'home_truths_app',
} as const;

export type DatabaseRole = keyof typeof ROLES;

const PasswordsSchema = z.record(z.enum(ROLES), z.string().min(32));

export type Passwords = z.infer<typeof PasswordsSchema>;

/** Returns a path outside the data folder, which belongs to PostgreSQL's user. */
export const passwordFileOf = (dir: string) => `${path.resolve(dir)}-passwords.json`;

export function readOrCreatePasswords(file: string): Passwords {
  if (!statSync(file, { throwIfNoEntry: false })) createOnce(file, JSON.stringify(makePasswords()));
  try {
    return PasswordsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const isDamaged = error instanceof SyntaxError || error instanceof z.ZodError;
    throw isDamaged
      ? new Error(`${file} is damaged: stop the site, delete the file and start again.`)
      : error;
  }
}

const makePasswords = () =>
  Object.fromEntries(Object.values(ROLES).map(role => [role, randomBytes(32).toString('base64url')]));

/** Writes a file for the owner of its folder, atomically and unless another process was faster. */
function createOnce(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  const { uid, gid } = statSync(path.dirname(file));
  if (process.getuid?.() === 0) chownSync(draft, uid, gid);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
