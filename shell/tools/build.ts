import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runMany } from './nx.ts';
import { ROOT, repositoryPath } from './paths.ts';
import { withInheritedUmask } from './umask.ts';
import { workspacesWith } from './workspaces.ts';

const LIST_FILES = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];

/** Returns tracked files and new ones that are not ignored. @throws Error outside a git checkout */
export const projectFiles = (): string[] =>
  execFileSync('git', LIST_FILES, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8, stdio: 'pipe' })
    .split('\0')
    .filter(file => file && existsSync(repositoryPath(file)));

const STAMP_FILE = repositoryPath('node_modules/.cache/home-truths/build');

/** Builds all workspaces, unless no source has changed since the last build. */
export async function build() {
  const sources = sourcesFingerprint();
  if (sources && sources === lastFingerprint()) return;
  rmSync(STAMP_FILE, { force: true });
  const { code, output } = await runMany('build');
  if (code !== 0) throw new Error(`The build failed:\n${output.trim()}`);
  if (sources) withInheritedUmask(() => writeStamp(sources));
}

function writeStamp(sources: string) {
  mkdirSync(path.dirname(STAMP_FILE), { recursive: true });
  writeFileSync(STAMP_FILE, sources);
}

function lastFingerprint() {
  if (!existsSync(STAMP_FILE)) return undefined;
  const complete = workspacesWith('build').every(workspace => existsSync(repositoryPath(workspace, 'dist')));
  return complete ? readFileSync(STAMP_FILE, 'utf8') : undefined;
}

/** Hashes names, sizes and times; returns undefined outside a git checkout. */
function sourcesFingerprint() {
  const hash = createHash('sha256');
  try {
    for (const file of new Set(projectFiles().filter(name => !name.endsWith('.md')))) {
      const { size, mtimeMs } = statSync(repositoryPath(file));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}
