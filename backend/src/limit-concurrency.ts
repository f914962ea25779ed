import { ServiceUnavailableException } from '@nestjs/common';
import { SITE_BUSY } from './http/messages.ts';

/** Waiting and work together must end before the gateway's timeout. */
const MAX_WAIT_MS = 5_000;

/**
 * A queue for work that takes a core and much memory for a while: limits what runs at once and what waits, and for
 * how long.
 * @returns runs a piece of work in its turn
 * @throws ServiceUnavailableException when too many are waiting, or one waited too long
 */
export function limitConcurrency({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const timeout = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(siteBusyError());
      }, MAX_WAIT_MS);
      const begin = () => {
        clearTimeout(timeout);
        resolve();
      };
      waiting.push(begin);
    });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw siteBusyError();
      await waitForTurn();
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

const siteBusyError = () => new ServiceUnavailableException(SITE_BUSY);
