import { spawnSync } from 'node:child_process';
import { accessSync } from 'node:fs';
import path from 'node:path';

const INSIDE = '--inside';
const PATHS = ['/usr/sbin', '/usr/bin', '/sbin', '/bin', ...(process.env.PATH ?? '').split(':')];

/** @throws Error that names the Debian packages of programs that are missing */
export function requirePrograms(packages: Record<string, string>) {
  const isThere = (program: string) =>
    PATHS.some(dir => {
      try {
        accessSync(path.join(dir, program));
        return true;
      } catch {
        return false;
      }
    });
  const missing = Object.keys(packages).filter(program => !isThere(program));
  if (!missing.length) return;
  const names = missing.map(program => packages[program]).join(' ');
  throw new Error(
    `${missing.join(', ')} missing. On Debian: apt-get install --no-install-recommends ${names}`,
  );
}

const isInside = () => process.argv.includes(INSIDE);

/**
 * Continues the script in a network that has loopback alone, with these IP addresses beside 127.0.0.1: ports are those
 * of the files that operators get, and no load leaves it.
 * @param prepare what needs the machine's network; returns further arguments for the script
 */
export function enterOwnNetwork(
  script: string,
  addresses: string[] = [],
  prepare: () => string[] = () => process.argv.slice(2),
) {
  if (process.getuid?.() !== 0) throw new Error('Start this as root: it makes a network of its own.');
  if (isInside()) return;
  const add = addresses.map(address => `ip addr add ${address}/32 dev lo`);
  const setUp = ['ip link set lo up', ...add, 'exec "$0" "$@"'].join(' && ');
  const command = ['--net', 'sh', '-c', setUp, process.execPath, script, ...prepare(), INSIDE];
  const { status } = spawnSync('unshare', command, { stdio: 'inherit' });
  process.exit(status ?? 1);
}
