import { ApiError } from '@home-truths/platform/data';

/** The server’s message about a failed call; nothing where no response came. */
export const serverMessage = (error: unknown) => (error instanceof ApiError ? error.sentence : undefined);
