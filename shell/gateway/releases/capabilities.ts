import fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeJson } from './files.ts';
import type { Capabilities } from './manifest.ts';

/** The capabilities of a shell, stored so that remotes can be tested against earlier shells. */
const StoredCapabilities = z.object({
  version: z.string(),
  shared: z.record(z.string(), z.string()),
  contract: z.string(),
  /** The names that each shared module exports. */
  names: z.record(z.string(), z.array(z.string())),
});
export type StoredCapabilities = z.infer<typeof StoredCapabilities>;

const shellsDir = (releasesDir: string) => path.join(releasesDir, 'shell');
/** The shells that have run here. */
export const knownShells = (releasesDir: string) => fs.readdir(shellsDir(releasesDir)).catch(() => []);

/** The folder of a shell that has run here; its time is when that was last so. */
export const capabilitiesDir = (releasesDir: string, version: string) =>
  path.join(shellsDir(releasesDir), version);

const fileOf = (releasesDir: string, version: string) =>
  path.join(capabilitiesDir(releasesDir, version), 'shell.json');

/** The contract version of the running backend. */
const StoredContract = z.object({ contract: z.string() });

const contractFile = (releasesDir: string) => path.join(releasesDir, 'backend.json');

/** Stores the contract version that the running backend named. */
export const storeContract = (releasesDir: string, contract: string) =>
  writeJson(contractFile(releasesDir), { contract });

/** The contract version of the backend that a gateway stored last; undefined where none has. */
async function readContract(releasesDir: string) {
  const text = await fs.readFile(contractFile(releasesDir), 'utf8').catch(() => undefined);
  return text && StoredContract.parse(JSON.parse(text)).contract;
}

/** The capabilities of a built shell, with the names that each shared module exports. */
export const capabilitiesOf = (
  version: string,
  { shared, contract }: Capabilities,
  sharedModules: Record<string, unknown>,
): StoredCapabilities => ({
  version,
  shared,
  contract,
  names: Object.fromEntries(
    Object.entries(sharedModules).map(([moduleName, module]) => [
      moduleName,
      Object.keys(module as object).sort(),
    ]),
  ),
});

/** Stores the capabilities of the shell that runs from now on. */
export const storeCapabilities = (releasesDir: string, capabilities: StoredCapabilities) =>
  writeJson(fileOf(releasesDir, capabilities.version), capabilities);

/** The capabilities of the shells that ran here, most recently started first, with the current backend. */
export async function readCapabilities(releasesDir: string): Promise<StoredCapabilities[]> {
  const contract = await readContract(releasesDir);
  const found = (await knownShells(releasesDir)).map(async version => {
    const file = fileOf(releasesDir, version);
    const [text, { mtimeMs }] = await Promise.all([fs.readFile(file, 'utf8'), fs.stat(file)]);
    const capabilities = StoredCapabilities.parse(JSON.parse(text));
    return { capabilities: { ...capabilities, ...(contract && { contract }) }, mtimeMs };
  });
  return (await Promise.all(found))
    .sort((a, b) => b.mtimeMs - a.mtimeMs)
    .map(({ capabilities }) => capabilities);
}
