import { ApiError } from '@home-truths/platform/data';

/** The server’s message about a failed call; undefined if there was no response. */
export const serverMessage = (error: unknown) => (error instanceof ApiError ? error.detail : undefined);
