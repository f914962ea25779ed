/** Whatever is beyond the bounds is counted under this name. */
export const OTHER = 'other';

/** What a count is kept under. */
export interface Series {
  remote: string;
  version: string;
  kind: string;
  name: string;
}

/** How many of each are told apart within two hours; more than a site in use has, little for a table. */
const BOUNDS = { remotes: 12, versions: 12, names: 30, rows: 2_000 };

/** A set with room for so many, half forgotten each time the hour turns: what was not met since goes. */
class BoundedSet {
  private recent = new Set<string>();
  private earlier = new Set<string>();

  constructor(private readonly size: number) {}

  admits(value: string): boolean {
    if (this.recent.has(value)) return true;
    const isThere = this.earlier.has(value);
    if (!isThere && this.recent.size + this.earlier.size >= this.size) return false;
    this.earlier.delete(value);
    this.recent.add(value);
    return true;
  }

  /** @returns what is forgotten */
  turn(): string[] {
    const gone = [...this.earlier];
    this.earlier = this.recent;
    this.recent = new Set();
    return gone;
  }

  get isEmpty() {
    return this.recent.size + this.earlier.size === 0;
  }
}

/**
 * Bounds what is told apart. Names of remotes, versions and errors come from browsers, so that anybody may invent
 * them: a flood of inventions is counted as `other` and can make neither the table nor the memory grow.
 */
export class BoundedLabels {
  private readonly remotes = new BoundedSet(BOUNDS.remotes);
  private readonly versions = new Map<string, BoundedSet>();
  private readonly names = new Map<string, BoundedSet>();
  private rows = new BoundedSet(BOUNDS.rows);
  private hour = 0;

  /** @param forget is told of each release that nobody has met for an hour */
  constructor(private readonly forget: (remote: string, version: string) => void) {}

  /**
   * The series to count under.
   * @param now milliseconds since 1970
   */
  of({ remote, version, kind, name }: Series, now = Date.now()): Series {
    this.turn(Math.floor(now / 3_600_000));
    const isRemote = this.remotes.admits(remote);
    const isVersion = isRemote && roomOf(this.versions, remote, BOUNDS.versions).admits(version);
    const isName = roomOf(this.names, kind, BOUNDS.names).admits(name);
    const series = {
      remote: isRemote ? remote : OTHER,
      version: isVersion ? version : OTHER,
      kind,
      name: isName ? name : OTHER,
    };
    return this.rows.admits(Object.values(series).join(' '))
      ? series
      : { remote: OTHER, version: OTHER, kind, name: OTHER };
  }

  private turn(hour: number) {
    if (hour === this.hour) return;
    this.hour = hour;
    this.remotes.turn();
    this.rows.turn();
    for (const room of this.names.values()) room.turn();
    for (const [remote, room] of this.versions) {
      for (const version of room.turn()) this.forget(remote, version);
      if (room.isEmpty) this.versions.delete(remote);
    }
  }
}

function roomOf(rooms: Map<string, BoundedSet>, key: string, size: number) {
  const room = rooms.get(key) ?? new BoundedSet(size);
  rooms.set(key, room);
  return room;
}
