import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';

/**
 * Runs a transaction again if it violated a unique constraint, since a process of the previous release takes none of
 * our locks.
 */
export async function repeatOnDuplicate<Result>(transaction: () => Promise<Result>): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    return transaction();
  }
}
