import { sleep } from '../with-timeout.ts';

/** True for 404, or 400 for a malformed path. */
export const isNotFound = (error: unknown): boolean =>
  [400, 404].includes((error as { status?: number } | null)?.status ?? 0);

/** Returns a response for loaders to throw; the gateway uses its status. */
export const notFound = (what: string): Response => new Response(`${what} not found`, { status: 404 });

export const orNotFound = <Data>(what: string, record: Promise<Data>): Promise<Data> =>
  record.catch(error => {
    throw isNotFound(error) ? notFound(what) : error;
  });

const PLACEHOLDER_DELAY_MS = 300;

/** Waits for data, but browsers only for a moment: then pages show placeholders. */
export const untilPlaceholders = (data: Promise<unknown>): Promise<unknown> =>
  typeof document === 'undefined' ? data : Promise.race([data, sleep(PLACEHOLDER_DELAY_MS)]);
