import { constants, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { type Account, runAsAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { writeAsAccount } from './data-folder.ts';
import { ROLES } from './passwords.ts';

/** A line of pg_hba.conf that lets a client in without a password. */
const TRUST_RULE = /^([ \t]*[^#\s][^#\n]*)\btrust[ \t]*(?=#|$)/gm;

const hbaOf = (cluster: string) => path.join(cluster, 'pg_hba.conf');

/** Whether the cluster lets clients in without a password, as those of earlier versions did. */
export const usesTrustAuthentication = (cluster: string) => readHba(cluster).search(TRUST_RULE) !== -1;

/** Its text is copied for the account to read, so it must not be a link to a file that only root can read. */
const readHba = (cluster: string) =>
  readFileSync(hbaOf(cluster), { encoding: 'utf8', flag: constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) });

/**
 * Gives the superuser of a stopped cluster its password and rejects clients without one. PostgreSQL's single-user mode
 * has no clients, so nobody can connect before the password is set; if this is interrupted, the next start repeats it.
 */
export async function requirePassword(
  account: Account,
  { postgres }: Binaries,
  cluster: string,
  password: string,
): Promise<void> {
  const flags = ['--single', '-D', cluster, '-c', 'exit_on_error=on', '-c', 'log_min_error_statement=panic'];
  const input = `alter role ${ROLES.superuser} password '${password}'\n`;
  const { code, output } = await runAsAccount(account, postgres, [...flags, 'postgres'], { input });
  if (code !== 0) throw new Error(`PostgreSQL could not be given its password: ${output.trim()}`);
  const hba = hbaOf(cluster);
  writeAsAccount(account, `${hba}.draft`, readHba(cluster).replace(TRUST_RULE, '$1scram-sha-256'));
  renameSync(`${hba}.draft`, hba);
}
