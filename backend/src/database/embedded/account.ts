import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The system user PostgreSQL runs as; empty when it is simply the user who runs this process. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** The result of a finished program. */
export interface ProgramResult {
  code: number;
  output: string;
}

const runsAsRoot = () => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so root runs it as the owner of existing data, or `postgres`, or `nobody`. */
export function accountFor(dataDir: string): Account {
  if (!runsAsRoot()) return {};
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return systemAccount('postgres') ?? systemAccount('nobody') ?? { uid: 65534, gid: 65534 };
}

function systemAccount(name: string): Account | undefined {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const fields = lines.find(line => line.startsWith(`${name}:`))?.split(':');
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]) };
}

interface RunOptions {
  /** Its standard input. */
  input?: string;
  /** For programs that leave a server running, which would keep the output pipe open. */
  isSilent?: boolean;
}

/** Runs a program as the account, in a clean environment, and waits for its end. */
export function runAsAccount(
  account: Account,
  program: string,
  args: string[],
  { input = '', isSilent = false }: RunOptions = {},
): Promise<ProgramResult> {
  const child = spawn(program, args, {
    ...account,
    cwd: '/',
    env: { PATH: process.env.PATH, SYSTEMROOT: process.env.SYSTEMROOT, LC_ALL: 'C', TZ: 'UTC' },
    stdio: isSilent ? 'ignore' : 'pipe',
  });
  child.stdin?.on('error', () => {}).end(input);
  let output = '';
  child.stdout?.on('data', text => (output += text));
  child.stderr?.on('data', text => (output += text));
  return new Promise(resolve => {
    child.once('error', error => resolve({ code: -1, output: error.message }));
    child.once('close', code => resolve({ code: code ?? -1, output }));
  });
}
