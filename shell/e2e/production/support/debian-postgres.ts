import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { family, signal } from './process-family.ts';
import { Service } from './service.ts';

export const DATABASE_PASSWORD = 'a-Numbat-naps-till-noon';
const SUPERUSER_PASSWORD = 'superuser-of-a-test';

interface Options {
  dir: string;
  port: number;
  /** The addresses it listens on. */
  addresses?: string;
  certificate: { crt: string; key: string };
}

const binaries = () => {
  const found = globSync('/usr/lib/postgresql/*/bin').at(-1);
  if (!found) throw new Error('PostgreSQL missing. On Debian: apt-get install postgresql');
  return found;
};
const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** A PostgreSQL of Debian, which refuses whoever comes over the network without TLS. */
export class DebianPostgres {
  private readonly dir: string;
  private readonly port: number;
  private readonly account = { uid: idOf('-u'), gid: idOf('-g') };
  private server: Service | undefined;

  private constructor({ dir, port }: Options) {
    this.dir = dir;
    this.port = port;
    mkdirSync(dir);
    chownSync(dir, this.account.uid, this.account.gid);
  }

  static async start(options: Options) {
    const { dir, port, addresses = '127.0.0.1', certificate } = options;
    const one = new DebianPostgres(options);
    const password = path.join(dir, 'password');
    one.give('password', SUPERUSER_PASSWORD);
    one.run(
      'initdb',
      '-D',
      one.data,
      '-A',
      'scram-sha-256',
      `--pwfile=${password}`,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    );
    for (const end of ['crt', 'key'] as const) {
      const target = path.join(one.data, `server.${end}`);
      cpSync(certificate[end], target);
      chownSync(target, one.account.uid, one.account.gid);
      chmodSync(target, 0o600);
    }
    one.set({ listen_addresses: addresses, port, ssl: 'on', fsync: 'off' });
    const access = ['local all postgres peer', 'local replication postgres peer'];
    const lines = [...access, 'hostssl all all all scram-sha-256'];
    writeFileSync(path.join(one.data, 'pg_hba.conf'), `${lines.join('\n')}\n`);
    await one.serve();
    return one;
  }

  /** A replica, which streams from a primary. */
  static async replicaOf(primary: DebianPostgres, options: Omit<Options, 'certificate'>) {
    const one = new DebianPostgres({ ...options, certificate: { crt: '', key: '' } });
    const from = `host=${primary.dir} port=${primary.port} user=postgres`;
    one.run('pg_basebackup', '-D', one.data, '-d', from, '--write-recovery-conf', '--checkpoint=fast');
    one.set({ port: options.port });
    await one.serve();
    return one;
  }

  private get data() {
    return path.join(this.dir, 'data');
  }

  private run(program: string, ...args: string[]) {
    return execFileSync(path.join(binaries(), program), args, { ...this.account, cwd: '/', stdio: 'pipe' });
  }

  private give(name: string, content: string) {
    const file = path.join(this.dir, name);
    writeFileSync(file, content, { mode: 0o600 });
    chownSync(file, this.account.uid, this.account.gid);
  }

  private set(settings: Record<string, string | number>) {
    const all = { ...settings, unix_socket_directories: this.dir };
    const lines = Object.entries(all).map(([name, value]) => `${name} = '${value}'\n`);
    appendFileSync(path.join(this.data, 'postgresql.conf'), lines.join(''));
  }

  /** Starts it, also once it was stopped. */
  async serve() {
    this.server = new Service(path.join(binaries(), 'postgres'), ['-D', this.data], this.account);
    await this.server.ready('PostgreSQL', async () => this.sql('select 1') === '1');
  }

  get superuserUrl() {
    return `postgres://postgres:${SUPERUSER_PASSWORD}@127.0.0.1:${this.port}/postgres?sslmode=require`;
  }

  /** Runs a statement as the superuser. */
  sql(statement: string) {
    const args = ['-h', this.dir, '-p', String(this.port), '-d', 'postgres', '-Atc', statement];
    return execFileSync('psql', args, { ...this.account, encoding: 'utf8', stdio: 'pipe', cwd: '/' }).trim();
  }

  /** One role with a database, as the guide creates it. */
  createDatabase() {
    this.sql(`create role home_truths login password '${DATABASE_PASSWORD}'`);
    this.sql('create database home_truths owner home_truths');
  }

  /** The URL of that role at an address. */
  urlAt(address: string) {
    return `postgres://home_truths:${DATABASE_PASSWORD}@${address}:${this.port}/home_truths?sslmode=require`;
  }

  /** Sends a signal to all its processes. */
  signal(name: NodeJS.Signals) {
    if (this.server) signal(family(this.server.pid), name);
  }

  /** By default it waits for nobody. */
  stop(signal: NodeJS.Signals = 'SIGINT') {
    return this.server?.stop(signal);
  }
}
