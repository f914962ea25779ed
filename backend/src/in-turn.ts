import { ServiceUnavailableException } from '@nestjs/common';

/**
 * A queue for work that takes a core and much memory for a while: so much at once, so much waiting, then "come back".
 * @returns runs a piece of work in its turn
 * @throws ServiceUnavailableException when too many are waiting
 */
export function inTurn({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting)
        throw new ServiceUnavailableException('Please try again in a moment');
      await new Promise<void>(resolve => waiting.push(resolve));
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
