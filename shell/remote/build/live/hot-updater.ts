interface RunningApp {
  hash(): string;
  /** Resolves to nothing if there is no next build. */
  applyNext(): Promise<unknown>;
  reload(reason: unknown): void;
}

/** Returns a function that receives new hashes and applies builds until the newest runs. */
export function createHotUpdater({ hash, applyNext, reload }: RunningApp): (newest: string) => void {
  let updates = Promise.resolve();
  async function applyUpdates(newest: string) {
    while (hash() !== newest) {
      const previous = hash();
      const replaced = await applyNext();
      if (!replaced || hash() === previous) throw new Error(`nothing leads from ${previous} to ${newest}`);
    }
  }
  return newest => {
    updates = updates.then(() => applyUpdates(newest)).catch(reload);
  };
}
