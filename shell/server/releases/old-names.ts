import { isDeepStrictEqual } from 'node:util';

/**
 * Fields that had another name before platform 1.2. Builds, gateways, commands and open pages of earlier releases read
 * and write the old one, so everything that is stored or served to them is read and written with both.
 */
export const OLD_NAMES = {
  /** `remote.json`. */
  manifest: { exposes: 'doors', shared: 'borrows' },
  /** `shell.json`, of a build and as stored beside the releases. */
  capabilities: { shared: 'lends' },
  /** A remote's entry in `remotes.json`. */
  decision: { canary: 'trial', disabled: 'off' },
  /** `/registry.json`, which pages of an earlier release fetch; the registry in a document is for its own scripts. */
  visitorRegistry: { disabled: 'away' },
  /** A remote in `/registry.json`. */
  releasedRemote: { exposes: 'doors' },
} as const;

type Names = Readonly<Record<string, string>>;

/** Reads fields by either name; throws where the two differ. */
export function readOldNames<Read>(stored: unknown, names: Names): Read {
  const read: Record<string, unknown> = { ...(stored as object) };
  for (const [name, before] of Object.entries(names)) {
    if (read[before] === undefined) continue;
    if (read[name] !== undefined && !isDeepStrictEqual(read[name], read[before]))
      throw new Error(`${name} and its former name ${before} have different values; remove ${before}`);
    read[name] = read[before];
    delete read[before];
  }
  return read as Read;
}

/** The same with the old names beside the new ones, to be written. */
export function withOldNames<Fields extends object>(fields: Fields, names: Names): Fields {
  const old = Object.entries(names).map(([name, before]) => [before, fields[name as keyof Fields]]);
  return { ...fields, ...Object.fromEntries(old.filter(([, value]) => value !== undefined)) };
}
