export class QueueFullError extends Error {
  override name = 'QueueFullError';
  override message = 'Too much is waiting';
}

interface FairQueueOptions {
  concurrency: number;
  /** Running tasks of one client. */
  perClient?: number;
  maxWaiting?: number;
}

interface WaitingTask {
  start(): void;
  reject(error: unknown): void;
}

export interface FairQueue {
  /**
   * @param signal cancels a task that has not begun
   * @throws QueueFullError, or the reason of the signal
   */
  run<T>(client: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  waitingCount(): number;
}

/**
 * Creates a queue in which clients take turns. If full, it rejects the newest task of the client with the most, so that
 * none fills it for others.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const {
    concurrency,
    perClient = Number.POSITIVE_INFINITY,
    maxWaiting = Number.POSITIVE_INFINITY,
  } = options;
  const running = new Map<string, number>();
  /** Waiting tasks by client, the next client first. */
  const waiting = new Map<string, WaitingTask[]>();
  let runningCount = 0;
  let waitingCount = 0;

  const mayStart = (client: string) => runningCount < concurrency && (running.get(client) ?? 0) < perClient;

  function countRunning(client: string, change: 1 | -1) {
    runningCount += change;
    const left = (running.get(client) ?? 0) + change;
    if (left) running.set(client, left);
    else running.delete(client);
  }

  function dequeue(client: string, queue: WaitingTask[], entry: WaitingTask | undefined) {
    if (!entry || !queue.includes(entry)) return undefined;
    queue.splice(queue.indexOf(entry), 1);
    if (!queue.length) waiting.delete(client);
    waitingCount--;
    return entry;
  }

  function startNext() {
    for (const [client, queue] of waiting) {
      if (runningCount >= concurrency) return;
      if (!mayStart(client)) continue;
      // the client's next turn comes after all others
      waiting.delete(client);
      waiting.set(client, queue);
      countRunning(client, 1);
      dequeue(client, queue, queue[0])?.start();
    }
  }

  /** Makes room for a task, except if the client's own tasks would then be the most. */
  function makeSpace(client: string) {
    if (waitingCount < maxWaiting) return;
    const [busiest, longest] = [...waiting].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    );
    if (longest.length <= (waiting.get(client)?.length ?? 0) + 1) throw new QueueFullError();
    dequeue(busiest, longest, longest.at(-1))?.reject(new QueueFullError());
  }

  function waitForTurn(client: string, signal: AbortSignal) {
    makeSpace(client);
    const queue = waiting.get(client) ?? [];
    waiting.set(client, queue);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = { start: resolve, reject };
    const cancel = () => dequeue(client, queue, entry)?.reject(signal.reason);
    signal.addEventListener('abort', cancel, { once: true });
    queue.push(entry);
    waitingCount++;
    if (runningCount < concurrency) setImmediate(startNext);
    return promise.finally(() => signal.removeEventListener('abort', cancel));
  }

  return {
    waitingCount: () => waitingCount,
    async run(client, signal, work) {
      signal.throwIfAborted();
      if (!waitingCount && mayStart(client)) countRunning(client, 1);
      else await waitForTurn(client, signal);
      try {
        signal.throwIfAborted();
        return await work();
      } finally {
        countRunning(client, -1);
        // delayed, so that disconnected clients are noticed first
        if (waitingCount) setImmediate(startNext);
      }
    },
  };
}
