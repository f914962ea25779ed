import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';

/** For `catch`: what is to be thrown where a value may be there only once; any other error is thrown again. */
export const throwOnDuplicate =
  (toError: () => Error) =>
  (error: unknown): never => {
    throw error instanceof UniqueConstraintViolationException ? toError() : error;
  };
