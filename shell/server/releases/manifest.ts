import semver from 'semver';
import * as z from 'zod/mini';

/** The parts of Module Federation's `mf-manifest.json` that we read; the rest is kept as it is. */
const Manifest = z.looseObject({
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string() }) }),
  shared: z.array(z.looseObject({ name: z.string(), version: z.string(), requiredVersion: z.string() })),
  exposes: z.array(
    z.looseObject({
      path: z.string(),
      assets: z.looseObject({ js: z.looseObject({ sync: z.array(z.string()) }) }),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

/** Parses a manifest; throws when it is not one. */
export const parseManifest = (text: string): Manifest => Manifest.parse(JSON.parse(text));

/** Versions of the doors the shell lends, by name. */
export type Offer = Record<string, string>;

/** What the shell lends, from its own manifest. */
export const offerOf = (shell: Manifest): Offer =>
  Object.fromEntries(shell.shared.map(({ name, version }) => [name, version]));

/** The doors a remote asks for that the shell does not lend in a fitting version. */
export const misfits = (remote: Manifest, offer: Offer) =>
  remote.shared
    .filter(({ name, requiredVersion }) => !semver.satisfies(offer[name] ?? '', requiredVersion))
    .map(({ name, requiredVersion }) => `${name} ${requiredVersion}`);

/** The scripts behind each exposed module, by its path: the entry first. */
export const doorsOf = ({ metaData, exposes }: Manifest): Record<string, string[]> =>
  Object.fromEntries(
    exposes.map(({ path, assets }) => [path, [metaData.remoteEntry.name, ...assets.js.sync]]),
  );
