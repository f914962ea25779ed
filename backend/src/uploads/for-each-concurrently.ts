const CONCURRENCY = 16;

/** Does something with each item, a few at once; rejects with the first failure. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = (async function* () {
    yield* items;
  })();
  const worker = async () => {
    for await (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
