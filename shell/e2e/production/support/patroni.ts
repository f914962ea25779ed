import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { family, signal } from './process-family.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../../deploy/database');
const ETCD = '127.0.0.1:22379';
const [DATABASE_PORT, CHECK_PORT] = [22_432, 22_008];
/** Where backends find the primary, and a replica. */
export const PRIMARY = '127.0.0.1:22500';
export const REPLICA = '127.0.0.1:22501';
export const SUPERUSER_PASSWORD = 'superuser-of-a-test';

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const [uid, gid] = [idOf('-u'), idOf('-g')];

/** Our configurations lead to machines and paths of an example. */
const adapted = (name: string, replacements: [string | RegExp, string][]) =>
  replacements.reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    readFileSync(path.join(DEPLOY, name), 'utf8'),
  );

/** Starts a program as the account of PostgreSQL, whose home it must be: libpq looks for certificates there. */
function run(program: string, args: string[], log: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const output = openSync(log, 'a');
  const child = spawn(program, args, {
    uid,
    gid,
    cwd: '/',
    env: { ...process.env, HOME: '/var/lib/postgresql', ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return child;
}

/** A machine of the cluster: an address with Patroni and its PostgreSQL. */
class Machine {
  readonly address: string;
  private readonly dir: string;
  private readonly patroni: ChildProcess;

  constructor(work: string, number: number, configuration: string) {
    this.address = `127.0.0.1${number}`;
    this.dir = path.join(work, `database-${number}`);
    mkdirSync(this.dir, { mode: 0o700 });
    chownSync(this.dir, uid, gid);
    const file = path.join(this.dir, 'patroni.yml');
    writeFileSync(
      file,
      configuration.replace('ssl: "on"', `ssl: "on"\n    unix_socket_directories: ${this.dir}`),
    );
    const [version = ''] = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
    const at = (port: number) => `${this.address}:${port}`;
    this.patroni = run('patroni', [file], path.join(work, `database-${number}.log`), {
      PATRONI_NAME: `database-${number}`,
      PATRONI_ETCD3_HOSTS: ETCD,
      PATRONI_RESTAPI_LISTEN: at(CHECK_PORT),
      PATRONI_RESTAPI_CONNECT_ADDRESS: at(CHECK_PORT),
      PATRONI_POSTGRESQL_LISTEN: at(DATABASE_PORT),
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: at(DATABASE_PORT),
      PATRONI_POSTGRESQL_DATA_DIR: path.join(this.dir, 'data'),
      PATRONI_POSTGRESQL_PGPASS: path.join(this.dir, 'pgpass'),
      PATRONI_POSTGRESQL_BIN_DIR: `/usr/lib/postgresql/${version}/bin`,
      PATRONI_SUPERUSER_PASSWORD: SUPERUSER_PASSWORD,
      PATRONI_REPLICATION_PASSWORD: 'replicator-of-a-test',
    });
  }

  /** The first lines of what Patroni says of this machine, and whether it is what was asked for. */
  async is(role: 'primary' | 'replica' | 'sync'): Promise<boolean> {
    const signalOfTime = AbortSignal.timeout(1_000);
    const response = await fetch(`http://${this.address}:${CHECK_PORT}/${role}`, {
      signal: signalOfTime,
    }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => {});
    return response?.status === 200;
  }

  /** Kills PostgreSQL with all its processes; Patroni goes on. */
  killPostgres() {
    const postmaster = Number(
      readFileSync(path.join(this.dir, 'data/postmaster.pid'), 'utf8').split('\n')[0],
    );
    signal(family(postmaster), 'SIGKILL');
  }

  /** Everything on it falls silent at once: no connection is closed, as when its power or network is gone. */
  vanish() {
    signal([...family(this.patroni.pid as number), ...this.postgresPids()], 'SIGSTOP');
  }

  end() {
    signal([...family(this.patroni.pid as number), ...this.postgresPids()], 'SIGKILL');
  }

  /** Whether its PostgreSQL takes writes now. */
  isPrimary() {
    const at = (name: string) => path.join(this.dir, 'data', name);
    return (
      existsSync(at('postmaster.pid')) &&
      /^ready/m.test(readFileSync(at('postmaster.pid'), 'utf8')) &&
      !existsSync(at('standby.signal')) &&
      this.postgresPids().length > 1
    );
  }

  /** Patroni's own processes; PostgreSQL's are not below them. */
  patroniPids() {
    return family(this.patroni.pid as number);
  }

  /** The processes of PostgreSQL, its first one in front. */
  postgresPids() {
    try {
      const [pid] = readFileSync(path.join(this.dir, 'data/postmaster.pid'), 'utf8').split('\n');
      return family(Number(pid));
    } catch {
      return [];
    }
  }
}

/** Three machines with our configurations of Patroni and HAProxy, and an etcd. */
export class Cluster {
  readonly machines: Machine[];
  private readonly others: ChildProcess[];

  constructor(work: string, certificate: { crt: string; key: string }) {
    for (const file of Object.values(certificate)) chownSync(file, uid, gid);
    const etcdDir = path.join(work, 'etcd');
    mkdirSync(etcdDir);
    chownSync(etcdDir, uid, gid);
    const peer = 'http://127.0.0.1:22380';
    const etcdArgs = ['--listen-client-urls', `http://${ETCD}`, '--advertise-client-urls', `http://${ETCD}`];
    const peerArgs = ['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer];
    const etcd = [...etcdArgs, ...peerArgs, '--initial-cluster', `default=${peer}`, '--data-dir', etcdDir];
    const addresses: [RegExp, string][] = [[/10\.0\.0\.1(\d)/g, '127.0.0.1$1']];
    const haproxy = path.join(work, 'haproxy.cfg');
    writeFileSync(
      haproxy,
      adapted('haproxy.cfg', [
        ...addresses,
        ['127.0.0.1:5000', PRIMARY],
        ['127.0.0.1:5001', REPLICA],
        [':5432', `:${DATABASE_PORT}`],
        ['port 8008', `port ${CHECK_PORT}`],
      ]),
    );
    const patroni = adapted('patroni.yml', [
      ['10.0.0.0/24', '127.0.0.0/8'],
      ['/etc/home-truths/tls/database.crt', certificate.crt],
      ['/etc/home-truths/tls/database.key', certificate.key],
    ]);
    this.others = [
      run('etcd', etcd, path.join(work, 'etcd.log')),
      run('haproxy', ['-db', '-f', haproxy], path.join(work, 'haproxy.log')),
    ];
    this.machines = [1, 2, 3].map(number => new Machine(work, number, patroni));
  }

  /** The machine that is what was asked for, once there is one. */
  async find(role: 'primary' | 'replica' | 'sync', limitMs = 90_000): Promise<Machine> {
    for (const end = Date.now() + limitMs; Date.now() < end; await sleep(200)) {
      const are = await Promise.all(this.machines.map(one => one.is(role)));
      const found = this.machines[are.indexOf(true)];
      if (found) return found;
    }
    throw new Error(`No machine became ${role}`);
  }

  /** Until a primary and so many standbys run, one of them synchronous. */
  async whole(standbys: number) {
    await this.find('primary');
    await this.find('sync');
    for (const end = Date.now() + 90_000; Date.now() < end; await sleep(200)) {
      const are = await Promise.all(this.machines.map(one => one.is('replica')));
      if (are.filter(Boolean).length >= standbys) return;
    }
    throw new Error('A standby is missing');
  }

  stop() {
    for (const machine of this.machines) machine.end();
    for (const child of this.others) child.kill('SIGKILL');
  }
}
