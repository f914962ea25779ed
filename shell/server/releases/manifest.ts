import semver from 'semver';
import * as z from 'zod/mini';

/** What a remote's build says of itself (`remote.json`, written by platform/build). */
const Manifest = z.object({
  /** The scripts behind each exposed module, the entry first. */
  doors: z.record(z.string(), z.array(z.string())),
  /** What it borrows of the shell, with the range of versions that fit. */
  borrows: z.record(z.string(), z.string()),
});
type Manifest = z.infer<typeof Manifest>;

/** Parses a manifest; throws when it is not one. */
export const parseManifest = (text: string): Manifest => Manifest.parse(JSON.parse(text));

/** Versions of the doors the shell lends, by name. */
export type Offer = Record<string, string>;

/** The doors a remote asks for that the shell does not lend in a fitting version. */
export const misfits = ({ borrows }: Manifest, offer: Offer) =>
  Object.entries(borrows)
    .filter(([door, range]) => !semver.satisfies(offer[door] ?? '', range))
    .map(([door, range]) => `${door} ${range}`);
