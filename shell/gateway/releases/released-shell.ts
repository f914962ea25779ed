import fs from 'node:fs/promises';
import path from 'node:path';
import { RUNNING_SHELL_PATH, type RunningShell } from '@home-truths/contract';
import type { ShellBuild } from '../pages/shell-build.ts';
import type { CallBackend } from './mirror.ts';

/** The interval at which a gateway says that its shell runs, so that it is not pruned. */
const NOTE_INTERVAL_MS = 60 * 60 * 1000;

/** Returns what a shell provides, as JSON for the release commands. */
export const shellManifest = ({ version, shared, contract, server }: ShellBuild, backend?: string): string =>
  JSON.stringify({
    version,
    shared,
    contract,
    backend,
    names: Object.fromEntries(
      Object.entries(server.sharedModules).map(([name, module]) => [
        name,
        Object.keys(module as object).sort(),
      ]),
    ),
  });

export async function readShellFiles(dist: string): Promise<Record<string, Buffer>> {
  const names = (await fs.readdir(dist, { withFileTypes: true })).filter(entry => entry.isFile());
  const read = names.map(async ({ name }) => [name, await fs.readFile(path.join(dist, name))] as const);
  return Object.fromEntries(await Promise.all(read));
}

/**
 * Returns a function that tells the backend each hour, and when its contract changes, which shell runs here. It sends
 * the files if the shell is not stored.
 */
export function announceShell(call: CallBackend, shell: ShellBuild, contract: () => string | undefined) {
  let told: { at: number; backend: string | undefined } | undefined;
  const send = (body: RunningShell) =>
    call(RUNNING_SHELL_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return async () => {
    const [backend, now] = [contract(), Date.now()];
    if (told && told.backend === backend && now - told.at < NOTE_INTERVAL_MS) return;
    const { version } = shell;
    const manifest = shellManifest(shell, backend);
    const response = await send({ version, manifest });
    await response.body?.cancel();
    if (response.status === 404) {
      const files = Object.entries(await readShellFiles(shell.dist));
      const encoded = Object.fromEntries(files.map(([name, body]) => [name, body.toString('base64')]));
      await (await send({ version, manifest, files: encoded })).body?.cancel();
    }
    told = { at: now, backend };
  };
}
