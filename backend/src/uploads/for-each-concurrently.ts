const CONCURRENCY = 16;

/** Runs `work` for all items. After a failure, starts no more and rejects when the running ones have ended. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // one iterator, which the workers share
  const queue = (async function* () {
    yield* items;
  })();
  const worker = async () => {
    for await (const item of queue) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: CONCURRENCY }, worker));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
