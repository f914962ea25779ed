import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const OWN_PACKAGES = '@home-truths';

/** What a deployment copies beside the sources. */
const isBuild = (name: string) => existsSync(path.join(ROOT, name, 'dist'));

/** Copies the sources, with their builds. */
function copyProject(folder: string) {
  mkdirSync(folder);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter(name => name && existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, file), path.join(folder, file));
  const workspaces = new Set(files.filter(name => name.endsWith('/package.json')).map(path.dirname));
  for (const workspace of [...workspaces].filter(isBuild))
    cpSync(path.join(ROOT, workspace, 'dist'), path.join(folder, workspace, 'dist'), { recursive: true });
}

/** A copy of the project and its builds with production packages alone, which belongs to root and nobody may write. */
export function copyForProduction(): string {
  const work = mkdtempSync(path.join(tmpdir(), 'home-truths-production-'));
  process.once('exit', () => rmSync(work, { recursive: true, force: true }));
  const folder = path.join(work, 'site');
  chmodSync(work, 0o755);
  copyProject(folder);
  const install = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  execFileSync('npm', install, { cwd: folder, stdio: 'inherit' });
  execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
  const size = execFileSync('du', ['-sm', path.join(folder, 'node_modules')], { encoding: 'utf8' });
  console.log(`  production packages: ${size.split('\t')[0]} MB`);
  return folder;
}

/** A text of a source file, and what it is in the next version. */
interface Change {
  workspace: string;
  file: string;
  from: string;
  to: string;
}

/** The next version: a copy in which sources are changed and their workspaces are built, with the packages of this one. */
export function buildNextVersion(folder: string, changes: Change[]) {
  copyProject(folder);
  for (const dir of ['.', 'backend', 'shell']) {
    const packages = path.join(ROOT, dir, 'node_modules');
    mkdirSync(path.join(folder, dir, 'node_modules'));
    for (const name of readdirSync(packages).filter(name => name !== OWN_PACKAGES))
      symlinkSync(path.join(packages, name), path.join(folder, dir, 'node_modules', name));
  }
  // relative links, which lead to the copy
  const own = path.join('node_modules', OWN_PACKAGES);
  cpSync(path.join(ROOT, own), path.join(folder, own), { recursive: true, verbatimSymlinks: true });
  for (const { workspace, file, from, to } of changes) {
    const source = path.join(folder, workspace, file);
    const text = readFileSync(source, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(source, text.replaceAll(from, to));
    execFileSync('npm', ['run', 'build'], { cwd: path.join(folder, workspace), stdio: 'pipe' });
  }
}
