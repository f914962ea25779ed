import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../environment.ts';
import { clientNetworks } from './client-network.ts';
import { sendText } from './send.ts';

/**
 * Requests of a network, such as a campus, per gateway and minute; `page` counts pages to render and requests that wait
 * for the backend.
 */
const PER_MINUTE = { request: 12_000, page: 1_200 };
export type NetworkBudgets = typeof PER_MINUTE;

/** Multiples for an IPv6 /64, and the /56 and /48 around it, as in the backend. */
const MULTIPLES = [1, 4, 16];

export class BudgetSpentError extends Error {
  override name = 'BudgetSpentError';
  override message = 'The budget of a network is spent';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super();
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Returns a function that charges a request to its network. Each process counts separately, because limiting reads must
 * not cost a database write.
 */
export function createNetworkBudgets(
  { proxies, rateLimits }: Pick<Settings, 'proxies' | 'rateLimits'>,
  perMinute: NetworkBudgets = PER_MINUTE,
) {
  const networksOf = clientNetworks(proxies);
  const limitersOf = (budget: keyof NetworkBudgets) =>
    MULTIPLES.map(times => new RateLimiterMemory({ points: times * perMinute[budget], duration: 60 }));
  const limiters = { request: limitersOf('request'), page: limitersOf('page') };
  /** @throws BudgetSpentError */
  return async (request: IncomingMessage, budget: keyof NetworkBudgets): Promise<void> => {
    if (!rateLimits) return;
    for (const [index, network] of networksOf(request).entries())
      await limiters[budget][index]?.consume(network).catch((spent: RateLimiterRes) => {
        throw new BudgetSpentError(Math.ceil(spent.msBeforeNext / 1000));
      });
  };
}

export const refuseSpender = (
  request: IncomingMessage,
  response: ServerResponse,
  { retryAfterSeconds }: BudgetSpentError,
): void =>
  sendText(
    request,
    response,
    429,
    'Too many pages have been opened from your network. Please wait a minute and try again.',
    { 'retry-after': String(retryAfterSeconds) },
  );
