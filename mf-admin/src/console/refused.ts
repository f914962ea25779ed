import { ApiError } from '@home-truths/platform/data';

/** What the server said about a failed call; nothing where no answer came. */
export const sentenceOf = (error: unknown) => (error instanceof ApiError ? error.sentence : undefined);
