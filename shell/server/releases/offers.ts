import fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { replace } from './files.ts';
import type { Offer } from './manifest.ts';

/** What a shell offered, kept so that areas can be tested against shells of other days. */
const StoredOffer = z.object({
  version: z.string(),
  lends: z.record(z.string(), z.string()),
  contract: z.string(),
  slots: z.array(z.string()),
  /** The names behind each lent door. */
  names: z.record(z.string(), z.array(z.string())),
});
export type StoredOffer = z.infer<typeof StoredOffer>;

const shellsDir = (releasesDir: string) => path.join(releasesDir, 'shell');
const fileOf = (releasesDir: string, version: string) =>
  path.join(shellsDir(releasesDir), version, 'shell.json');

/** What a built shell offers, with the names behind each door it lends. */
export const offerOf = (
  version: string,
  { lends, contract, slots }: Offer,
  lent: Record<string, unknown>,
): StoredOffer => ({
  version,
  lends,
  contract,
  slots,
  names: Object.fromEntries(
    Object.entries(lent).map(([door, module]) => [door, Object.keys(module as object).sort()]),
  ),
});

/** Keeps what the shell offers that runs from now on. */
export const storeOffer = (releasesDir: string, offer: StoredOffer) =>
  replace(fileOf(releasesDir, offer.version), offer);

/** What the shells offered that ran here, the one that was started last first. */
export async function readOffers(releasesDir: string): Promise<StoredOffer[]> {
  const versions = await fs.readdir(shellsDir(releasesDir)).catch(() => []);
  const found = versions.map(async version => {
    const file = fileOf(releasesDir, version);
    const [text, { mtimeMs }] = await Promise.all([fs.readFile(file, 'utf8'), fs.stat(file)]);
    return { offer: StoredOffer.parse(JSON.parse(text)), mtimeMs };
  });
  return (await Promise.all(found)).sort((a, b) => b.mtimeMs - a.mtimeMs).map(({ offer }) => offer);
}
