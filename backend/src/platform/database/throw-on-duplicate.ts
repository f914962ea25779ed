import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';

/** Returns a `catch` handler that replaces the error of a unique constraint and throws any other error again. */
export const throwOnDuplicate =
  (toError: () => Error) =>
  (error: unknown): never => {
    throw error instanceof UniqueConstraintViolationException ? toError() : error;
  };
