import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The system user that runs PostgreSQL; empty for the user of this process. */
export interface SystemUser {
  uid?: number;
  gid?: number;
}

const runsAsRoot = () => process.getuid?.() === 0;

/** Returns, for root, the owner of existing data, `postgres` or `nobody`: PostgreSQL refuses to run as root. */
export function systemUserFor(dataDir: string): SystemUser {
  if (!runsAsRoot()) return {};
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return readUser('postgres') ?? readUser('nobody') ?? { uid: 65534, gid: 65534 };
}

function readUser(name: string): SystemUser | undefined {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const fields = lines.find(line => line.startsWith(`${name}:`))?.split(':');
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]) };
}

interface RunOptions {
  input?: string;
  /** Set for programs that leave a server running, which would keep the output pipe open. */
  isSilent?: boolean;
}

export function runAsUser(
  systemUser: SystemUser,
  program: string,
  args: string[],
  { input = '', isSilent = false }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, {
    ...systemUser,
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
