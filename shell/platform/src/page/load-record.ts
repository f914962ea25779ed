import { sleep } from '../with-timeout.ts';

/** Whether a route or the API responded with 404, or with 400 because the path is malformed. */
export const isNotFound = (error: unknown): boolean =>
  [400, 404].includes((error as { status?: number } | null)?.status ?? 0);

/** What the loader of a page throws where there is no such record: the gateway responds with its status. */
export const notFound = (what: string): Response => new Response(`${what} not found`, { status: 404 });

/** The record of a page; rejects with `notFound` where the API does not have it. */
export const orNotFound = <Data>(what: string, record: Promise<Data>): Promise<Data> =>
  record.catch(error => {
    throw isNotFound(error) ? notFound(what) : error;
  });

/** Milliseconds a page waits for its data before it is shown with placeholders. */
const PLACEHOLDER_DELAY_MS = 300;

/** Waits for the data of a page: on the server until it is there, in the browser until placeholders are shown. */
export const untilPlaceholders = (data: Promise<unknown>): Promise<unknown> =>
  typeof document === 'undefined' ? data : Promise.race([data, sleep(PLACEHOLDER_DELAY_MS)]);
