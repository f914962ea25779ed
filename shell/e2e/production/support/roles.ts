import { execFileSync } from 'node:child_process';
import path from 'node:path';

const SCRIPT = path.resolve(import.meta.dirname, '../../../deploy/database/roles.sql');
export const PASSWORDS = { home_truths_owner: 'owner-of-a-test', home_truths_app: 'app-of-a-test' };

/** Runs the script for the two roles, as operations.md says. */
export function createRoles(superuserUrl: string, ...args: string[]) {
  execFileSync('psql', [superuserUrl, '--no-psqlrc', '--quiet', ...args, '-f', SCRIPT], {
    env: {
      ...process.env,
      OWNER_PASSWORD: PASSWORDS.home_truths_owner,
      APP_PASSWORD: PASSWORDS.home_truths_app,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The URL of a role to the site's database at an address. */
export const urlOf = (role: keyof typeof PASSWORDS, host: string, parameters = '') =>
  `postgres://${role}:${PASSWORDS[role]}@${host}/home_truths${parameters}`;
