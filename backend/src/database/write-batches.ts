interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Two have the highest throughput; with more, rows that are locked for long hold up less of what else is written. */
const CONCURRENT_BATCHES = 4;
const MAX_BATCH = 50;

/** SQLSTATE of a statement that PostgreSQL ended, with nothing written, so that another one could go on. */
const DEADLOCK_CODE = '40P01';
const MAX_ATTEMPTS = 3;

/** SQLSTATEs of a statement that was refused for what it writes: unsuitable values, and violated constraints. */
const REFUSED_CODE = /^2[23]/;

/**
 * Writes what is to be written at the same time together, in one statement: while earlier ones run, the next are
 * gathered. One alone does not wait.
 * @param write writes all or none, and returns a result for each
 * @returns adds something to write. It fails alone where the database refuses it: the others are written then, one by
 * one. A deadlock, which several statements on one property can end in, is tried again.
 */
export function writeBatches<Item, Result>(write: (items: Item[]) => Promise<Result[]>) {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  async function writeOrReject(batch: Waiting<Item, Result>[], attempt = 1): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (error) {
      const code = String((error as { code?: unknown }).code);
      if (code === DEADLOCK_CODE && attempt < MAX_ATTEMPTS) return writeOrReject(batch, attempt + 1);
      const isRefused = REFUSED_CODE.test(code);
      if (isRefused && batch.length > 1) for (const each of batch) await writeOrReject([each]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function run() {
    running++;
    while (waiting.length > 0) await writeOrReject(waiting.splice(0, MAX_BATCH));
    running--;
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running < CONCURRENT_BATCHES) void run();
    });
}
