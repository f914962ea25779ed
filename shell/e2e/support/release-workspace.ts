import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { OwnBackend } from './own-backend.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A copy of a remote's sources that can be changed, and the release commands. */
export interface ReleaseWorkspace {
  dir: string;
  /** Replaces a text in a source file of the remote. */
  edit(file: string, text: string, replacement: string): Promise<void>;
  run: ReturnType<OwnBackend['commandIn']>;
  close(): Promise<void>;
}

/**
 * Creates a workspace for a remote. Types and tests are not checked again.
 * @param remote for example `mf-search`
 */
export async function openReleaseWorkspace(remote: string, own: OwnBackend): Promise<ReleaseWorkspace> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'release-workspace-'));
  for (const linked of ['shell', 'node_modules', 'tsconfig.base.json']) {
    await fs.symlink(path.join(root, linked), path.join(dir, linked));
  }
  for (const copied of ['src', 'rspack.config.ts']) {
    await fs.cp(path.join(root, remote, copied), path.join(dir, remote, copied), { recursive: true });
  }
  const manifest = JSON.parse(await fs.readFile(path.join(root, remote, 'package.json'), 'utf8'));
  const scripts = { build: manifest.scripts.build };
  await fs.writeFile(path.join(dir, remote, 'package.json'), JSON.stringify({ ...manifest, scripts }));
  return {
    dir,
    async edit(file, text, replacement) {
      const source = path.join(dir, remote, file);
      await fs.writeFile(source, (await fs.readFile(source, 'utf8')).replace(text, replacement));
    },
    run: own.commandIn(dir),
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
