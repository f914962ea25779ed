import fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeJson } from './files.ts';
import type { Capabilities } from './manifest.ts';

/** Allows tests of remotes against earlier shells. */
const StoredCapabilities = z.object({
  version: z.string(),
  shared: z.record(z.string(), z.string()),
  contract: z.string(),
  /** The exported names of each shared module. */
  names: z.record(z.string(), z.array(z.string())),
});
export type StoredCapabilities = z.infer<typeof StoredCapabilities>;

const shellsDir = (releasesDir: string) => path.join(releasesDir, 'shell');
/** Returns the versions of the shells that have run here. */
export const knownShells = (releasesDir: string) => fs.readdir(shellsDir(releasesDir)).catch(() => []);

/** Returns the folder of a shell; its modification time is when the shell last ran. */
export const capabilitiesDir = (releasesDir: string, version: string) =>
  path.join(shellsDir(releasesDir), version);

const fileOf = (releasesDir: string, version: string) =>
  path.join(capabilitiesDir(releasesDir, version), 'shell.json');

const StoredContract = z.object({ contract: z.string() });

const contractFile = (releasesDir: string) => path.join(releasesDir, 'backend.json');

export const storeContract = (releasesDir: string, contract: string) =>
  writeJson(contractFile(releasesDir), { contract });

/** Returns undefined if no gateway has stored a version. */
async function readContract(releasesDir: string) {
  const text = await fs.readFile(contractFile(releasesDir), 'utf8').catch(() => undefined);
  return text && StoredContract.parse(JSON.parse(text)).contract;
}

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

export const storeCapabilities = (releasesDir: string, capabilities: StoredCapabilities) =>
  writeJson(fileOf(releasesDir, capabilities.version), capabilities);

/** Returns the shells that ran here, last started first, with the contract of the current backend. */
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
