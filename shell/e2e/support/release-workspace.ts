import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** The workspace of a person who releases a remote: a copy of its sources to change, and the commands. */
export interface ReleaseWorkspace {
  /** Replaces words in a file of the remote's sources. */
  edit(file: string, text: string, others: string): Promise<void>;
  /** Runs a command and answers what it said; fails when its exit code is not 0. */
  command(name: 'release' | 'pin' | 'rollback' | 'switch-off', ...text: string[]): Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens a workspace for a remote over a folder of releases. Its types and tests are those of the repository and not run again.
 * @param remote for example `mf-search`
 */
export async function openAdmin(remote: string, releasesDir: string): Promise<ReleaseWorkspace> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'release-desk-'));
  for (const shared of ['shell', 'node_modules', 'tsconfig.base.json']) {
    await fs.symlink(path.join(root, shared), path.join(dir, shared));
  }
  for (const own of ['src', 'rspack.config.ts']) {
    await fs.cp(path.join(root, remote, own), path.join(dir, remote, own), { recursive: true });
  }
  const manifest = JSON.parse(await fs.readFile(path.join(root, remote, 'package.json'), 'utf8'));
  const scripts = { build: manifest.scripts.build };
  await fs.writeFile(path.join(dir, remote, 'package.json'), JSON.stringify({ ...manifest, scripts }));
  return {
    async edit(file, text, others) {
      const source = path.join(dir, remote, file);
      await fs.writeFile(source, (await fs.readFile(source, 'utf8')).replace(text, others));
    },
    async command(name, ...text) {
      const file = path.join(root, `shell/server/releases/commands/${name}.ts`);
      const env = { ...process.env, RELEASES_DIR: releasesDir };
      const { stdout } = await run(process.execPath, [file, ...text], { cwd: dir, env });
      return stdout;
    },
    close: () => fs.rm(dir, { recursive: true, force: true }),
  };
}

/** A hash over the names and the bytes of all files in a folder. */
export async function fingerprint(dir: string) {
  const hash = crypto.createHash('sha256');
  const entries = await fs.readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter(each => each.isFile()).map(each => path.join(each.parentPath, each.name));
  for (const file of files.sort()) hash.update(file).update(await fs.readFile(file));
  return hash.digest('hex');
}

/** The shell's own build. */
export const shellFiles = path.join(root, 'shell/dist');
