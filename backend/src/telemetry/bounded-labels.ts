/** The label of all values beyond the bounds. */
export const OTHER = 'other';

export interface Series {
  remote: string;
  version: string;
  kind: string;
  name: string;
}

/** The most distinct values within two hours, more than a real site has. */
const BOUNDS = { remotes: 12, versionsOfRemote: 12, namesOfKind: 30, rows: 2_000 };

/** A set of bounded size. Each hour evicts the values not seen since the previous hour. */
class BoundedSet {
  private recent = new Set<string>();
  private previous = new Set<string>();

  constructor(private readonly size: number) {}

  tryAdd(value: string): boolean {
    if (this.recent.has(value)) return true;
    const wasSeen = this.previous.has(value);
    if (!wasSeen && this.recent.size + this.previous.size >= this.size) return false;
    this.previous.delete(value);
    this.recent.add(value);
    return true;
  }

  rotate(): string[] {
    const evicted = [...this.previous];
    this.previous = this.recent;
    this.recent = new Set();
    return evicted;
  }

  get isEmpty() {
    return this.recent.size + this.previous.size === 0;
  }
}

/**
 * Bounds the number of distinct label values. Remotes, versions and names come from browsers, so anybody may invent
 * them: values beyond the bounds are counted as `other`.
 */
export class BoundedLabels {
  private readonly remotes = new BoundedSet(BOUNDS.remotes);
  private readonly versions = new Map<string, BoundedSet>();
  private readonly names = new Map<string, BoundedSet>();
  private rows = new BoundedSet(BOUNDS.rows);
  private hour = 0;

  /**
   * @param onEvicted called with each release that was not seen for an hour
   * @param isNamed returns true for releases of the registry, whose remotes and versions are never `other`
   */
  constructor(
    private readonly onEvicted: (remote: string, version: string) => void,
    private readonly isNamed: (remote: string, version: string) => boolean = () => false,
  ) {}

  limit({ remote, version, kind, name }: Series, now = Date.now()): Series {
    this.rotate(Math.floor(now / 3_600_000));
    const isNamed = this.isNamed(remote, version);
    const isRemote = this.remotes.tryAdd(remote) || isNamed;
    // `isNamed` comes last, so that named versions are seen and evicted, too
    const isVersion =
      (isRemote && setOf(this.versions, remote, BOUNDS.versionsOfRemote).tryAdd(version)) || isNamed;
    const isName = setOf(this.names, kind, BOUNDS.namesOfKind).tryAdd(name);
    const series = {
      remote: isRemote ? remote : OTHER,
      version: isVersion ? version : OTHER,
      kind,
      name: isName ? name : OTHER,
    };
    if (this.rows.tryAdd(Object.values(series).join(' '))) return series;
    return isNamed ? { ...series, name: OTHER } : { remote: OTHER, version: OTHER, kind, name: OTHER };
  }

  private rotate(hour: number) {
    if (hour === this.hour) return;
    this.hour = hour;
    this.remotes.rotate();
    this.rows.rotate();
    for (const set of this.names.values()) set.rotate();
    for (const [remote, set] of this.versions) {
      for (const version of set.rotate()) this.onEvicted(remote, version);
      if (set.isEmpty) this.versions.delete(remote);
    }
  }
}

function setOf(sets: Map<string, BoundedSet>, key: string, size: number) {
  const set = sets.get(key) ?? new BoundedSet(size);
  sets.set(key, set);
  return set;
}
