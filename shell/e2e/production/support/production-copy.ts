import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** What a deployment copies beside the sources. */
const isBuild = (name: string) => existsSync(path.join(ROOT, name, 'dist'));

/** A copy of the project and its builds with production packages alone, which belongs to root and nobody may write. */
export function copyForProduction(): string {
  const work = mkdtempSync(path.join(tmpdir(), 'home-truths-production-'));
  process.once('exit', () => rmSync(work, { recursive: true, force: true }));
  const folder = path.join(work, 'site');
  mkdirSync(folder);
  chmodSync(work, 0o755);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter(name => name && existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, file), path.join(folder, file));
  const workspaces = new Set(files.filter(name => name.endsWith('/package.json')).map(path.dirname));
  for (const workspace of [...workspaces].filter(isBuild))
    cpSync(path.join(ROOT, workspace, 'dist'), path.join(folder, workspace, 'dist'), { recursive: true });
  const install = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  execFileSync('npm', install, { cwd: folder, stdio: 'inherit' });
  execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
  const size = execFileSync('du', ['-sm', path.join(folder, 'node_modules')], { encoding: 'utf8' });
  console.log(`  production packages: ${size.split('\t')[0]} MB`);
  return folder;
}
