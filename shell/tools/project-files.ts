import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inside, ROOT } from './paths.ts';

const LIST = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];

/**
 * Returns files that git tracks, or that are new and not ignored.
 * @throws Error outside a git checkout
 */
export const projectFiles = (): string[] =>
  execFileSync('git', LIST, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8, stdio: 'pipe' })
    .split('\0')
    .filter(file => file && existsSync(inside(file)));
