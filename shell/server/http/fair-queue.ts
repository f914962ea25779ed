/** The error when too much work is waiting. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
  override message = 'Too much is waiting';
}

interface FairQueueOptions {
  /** The maximum number of tasks that run concurrently. */
  atOnce: number;
  /** How many of these may be one client's. */
  perClient?: number;
  /** The maximum number of tasks that wait. */
  mostWaiting?: number;
}

interface Waiting {
  start(): void;
  refuse(error: unknown): void;
}

/** Runs work of many clients with limited concurrency. */
export interface FairQueue {
  /**
   * @param client whose work it is
   * @param signal cancels the work if it has not begun yet
   * @throws QueueFullError when too much is waiting; the reason of the signal
   */
  run<T>(client: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

/**
 * Creates a queue in which clients take turns, however much each of them has waiting. A full queue rejects the newest
 * task of the client that has most waiting, so that no client can fill it for others.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, perClient = Number.POSITIVE_INFINITY, mostWaiting = Number.POSITIVE_INFINITY } = options;
  const running = new Map<string, number>();
  /** Waiting work by client, the next client first. */
  const waiting = new Map<string, Waiting[]>();
  let inWork = 0;
  let inQueue = 0;

  const mayStart = (client: string) => inWork < atOnce && (running.get(client) ?? 0) < perClient;

  function count(client: string, change: 1 | -1) {
    inWork += change;
    const left = (running.get(client) ?? 0) + change;
    if (left) running.set(client, left);
    else running.delete(client);
  }

  function take(client: string, queue: Waiting[], entry: Waiting | undefined) {
    if (!entry || !queue.includes(entry)) return undefined;
    queue.splice(queue.indexOf(entry), 1);
    if (!queue.length) waiting.delete(client);
    inQueue--;
    return entry;
  }

  function startNext() {
    for (const [client, queue] of waiting) {
      if (inWork >= atOnce) return;
      if (!mayStart(client)) continue;
      // to the end of the queue
      waiting.delete(client);
      waiting.set(client, queue);
      count(client, 1);
      take(client, queue, queue[0])?.start();
    }
  }

  function dropOldest(client: string) {
    if (inQueue < mostWaiting) return;
    const [greedy, longest] = [...waiting].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    if (longest.length <= (waiting.get(client)?.length ?? 0) + 1) throw new QueueFullError();
    take(greedy, longest, longest.at(-1))?.refuse(new QueueFullError());
  }

  function turn(client: string, signal: AbortSignal) {
    dropOldest(client);
    const queue = waiting.get(client) ?? [];
    waiting.set(client, queue);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = { start: resolve, refuse: reject };
    const leave = () => take(client, queue, entry)?.refuse(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    queue.push(entry);
    inQueue++;
    if (inWork < atOnce) setImmediate(startNext);
    return promise.finally(() => signal.removeEventListener('abort', leave));
  }

  return {
    async run(client, signal, work) {
      signal.throwIfAborted();
      if (!inQueue && mayStart(client)) count(client, 1);
      else await turn(client, signal);
      try {
        signal.throwIfAborted();
        return await work();
      } finally {
        count(client, -1);
        // clients that disconnected meanwhile are detected first
        if (inQueue) setImmediate(startNext);
      }
    },
  };
}
