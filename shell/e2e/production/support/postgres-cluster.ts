import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const VERSIONS = '/usr/lib/postgresql';
const SUPERUSER_PASSWORD = 'superuser-of-a-test';

/** The programs of the newest PostgreSQL that Debian installed. */
function binDir() {
  const [newest] = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a));
  if (!newest) throw new Error('Install PostgreSQL: apt-get install postgresql');
  return path.join(VERSIONS, newest, 'bin');
}

/** The account of Debian's PostgreSQL, which refuses to run as root. */
const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

interface Options {
  dir: string;
  port: number;
  /** Lines of `pg_hba.conf`. */
  access: readonly string[];
  settings?: Record<string, string>;
  /** Files that PostgreSQL's account alone may read, by name. */
  files?: Record<string, string | Buffer>;
}

/** A PostgreSQL of Debian with a folder of its own. */
export async function startPostgresCluster({ dir, port, access, settings = {}, files = {} }: Options) {
  const [uid, gid, bin] = [idOf('-u'), idOf('-g'), binDir()];
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(bin, program), args, {
      uid,
      gid,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  chownSync(dir, uid, gid);
  const data = path.join(dir, 'data');
  const give = (name: string, content: string | Buffer) => {
    const file = path.join(dir, name);
    writeFileSync(file, content, { mode: 0o600 });
    chownSync(file, uid, gid);
    return file;
  };
  const passwordFile = give('password', SUPERUSER_PASSWORD);
  run(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
  );
  for (const [name, content] of Object.entries(files)) give(name, content);
  writeFileSync(path.join(data, 'pg_hba.conf'), `${access.join('\n')}\n`);
  const all = {
    listen_addresses: '127.0.0.1,127.0.0.2',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'off',
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(path.join(data, 'postgresql.conf'), lines.join(''));
  run('pg_ctl', 'start', '-w', '-D', data, '-l', path.join(dir, 'log'));
  return {
    superuserUrl: `postgres://postgres:${SUPERUSER_PASSWORD}@127.0.0.1:${port}/postgres`,
    stop: () => run('pg_ctl', 'stop', '-m', 'immediate', '-D', data),
  };
}
