import { createFairQueue, QueueFullError } from '@home-truths/contract/fair-queue';
import { ServiceUnavailableException } from '@nestjs/common';
import { SITE_BUSY } from './platform/http/messages.ts';

/** Leaves time for the work before the gateway's timeout. */
const MAX_WAIT_MS = 5_000;

/**
 * Returns a function that queues work which takes a core and much memory. Clients take turns.
 * @throws ServiceUnavailableException if too much waits, or too long
 */
export function limitConcurrency(limits: { concurrency: number; maxWaiting: number }) {
  const queue = createFairQueue(limits);
  return async <T>(work: () => Promise<T>, client = ''): Promise<T> => {
    const waitedTooLong = new AbortController();
    const timeout = setTimeout(() => waitedTooLong.abort(siteBusyError()), MAX_WAIT_MS);
    const begin = () => {
      clearTimeout(timeout);
      return work();
    };
    return queue
      .run(client, waitedTooLong.signal, begin)
      .catch(error => {
        throw error instanceof QueueFullError ? siteBusyError() : error;
      })
      .finally(() => clearTimeout(timeout));
  };
}

const siteBusyError = () => new ServiceUnavailableException(SITE_BUSY);
