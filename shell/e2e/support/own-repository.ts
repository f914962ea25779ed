import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PATH = [path.dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(path.delimiter);

const { HOME, NODE_EXTRA_CA_CERTS } = process.env;
/** The environment of a team's machine, which has nothing of this repository but its Node, and our network. */
export const ELSEWHERE = { PATH, HOME, NODE_EXTRA_CA_CERTS, CI: 'true' };

/** Returns a function that runs a program in a folder and resolves with all that it says. */
export const runElsewhere =
  (variables: Record<string, string> = {}) =>
  async (cwd: string, program: string, ...args: string[]) => {
    const env = { ...ELSEWHERE, ...variables };
    const { stdout, stderr } = await promisify(execFile)(program, args, { cwd, env });
    return stdout + stderr;
  };

/** The same for a script of the folder's package. */
export const npmElsewhere =
  (variables?: Record<string, string>) =>
  (cwd: string, script: string, ...args: string[]) =>
    runElsewhere(variables)(cwd, 'npm', 'run', '--silent', script, '--', ...args);

/** Creates mf-moving-costs in a repository of its own, by the generator of a checkout. */
export const createRepository = (dir: string, checkout = ROOT) =>
  npmElsewhere()(checkout, 'new-remote', 'mf-moving-costs', '--path', '/moving/costs', '--standalone', dir);

export const install = (dir: string) =>
  runElsewhere()(dir, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
