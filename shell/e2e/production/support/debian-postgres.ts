import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DeployFiles } from './deploy-files.ts';
import { Service } from './service.ts';

export const DATABASE_PASSWORD = 'a-Numbat-naps-till-noon';

interface Options {
  files: DeployFiles;
  /** The addresses it listens on. */
  addresses: string;
  port?: number;
}

/** A PostgreSQL of Debian that refuses whoever comes over the network without TLS, with a role and its database. */
export async function startDebianPostgres(work: string, { files, addresses, port = 5432 }: Options) {
  const binaries = globSync('/usr/lib/postgresql/*/bin').at(-1);
  if (!binaries) throw new Error('PostgreSQL missing. On Debian: apt-get install postgresql');
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const account = { uid: idOf('-u'), gid: idOf('-g') };
  const cluster = path.join(work, 'database');
  mkdirSync(cluster);
  chownSync(cluster, account.uid, account.gid);
  const flags = ['-D', cluster, '-A', 'peer', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(`${binaries}/initdb`, flags, { ...account, stdio: 'pipe' });
  files.certificate('database', 'database.example');
  for (const end of ['crt', 'key']) {
    const target = path.join(cluster, `server.${end}`);
    cpSync(path.join(files.dir, `tls/database.${end}`), target);
    chownSync(target, account.uid, account.gid);
    chmodSync(target, 0o600);
  }
  const settings = [
    ...[`listen_addresses = '${addresses}'`, `port = ${port}`, `unix_socket_directories = '${cluster}'`],
    ...['ssl = on', 'fsync = off'],
  ];
  appendFileSync(path.join(cluster, 'postgresql.conf'), `${settings.join('\n')}\n`);
  const access = ['local all postgres peer', 'hostssl all all all scram-sha-256'];
  writeFileSync(path.join(cluster, 'pg_hba.conf'), `${access.join('\n')}\n`);

  /** Runs a statement as the superuser. */
  const sql = (statement: string) =>
    execFileSync('psql', ['-h', cluster, '-p', String(port), '-d', 'postgres', '-Atc', statement], {
      ...{ ...account, encoding: 'utf8', stdio: 'pipe', cwd: '/' },
    }).trim();
  const server = new Service(`${binaries}/postgres`, ['-D', cluster], account);
  await server.ready('PostgreSQL', async () => sql('select 1') === '1');
  sql(`create role home_truths login password '${DATABASE_PASSWORD}'`);
  sql('create database home_truths owner home_truths');
  return {
    sql,
    urlAt: (address: string) =>
      `postgres://home_truths:${DATABASE_PASSWORD}@${address}:${port}/home_truths?sslmode=require`,
    stop: () => server.stop('SIGINT'),
  };
}
