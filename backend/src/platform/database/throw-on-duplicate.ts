import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';

/** Returns a `catch` handler that replaces the error of a unique constraint. */
export const throwOnDuplicate =
  (toError: () => Error) =>
  (error: unknown): never => {
    throw error instanceof UniqueConstraintViolationException ? toError() : error;
  };
