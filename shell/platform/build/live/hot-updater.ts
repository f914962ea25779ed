/** A running app, as its builds see it. */
interface RunningApp {
  /** The hash of the build that runs now. */
  hash(): string;
  /** Applies the next build; nothing when there is none. */
  applyNext(): Promise<unknown>;
  /** Called when a build cannot be applied. */
  reload(reason: unknown): void;
}

/**
 * Applies one build after another until the newest runs.
 * @returns receives the hash of each new build
 */
export function createHotUpdater({ hash, applyNext, reload }: RunningApp): (newest: string) => void {
  let updates = Promise.resolve();
  async function applyUpdates(newest: string) {
    while (hash() !== newest) {
      const before = hash();
      const replaced = await applyNext();
      if (!replaced || hash() === before) throw new Error(`nothing leads from ${before} to ${newest}`);
    }
  }
  return newest => {
    updates = updates.then(() => applyUpdates(newest)).catch(reload);
  };
}
