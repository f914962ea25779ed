import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';

/** Runs a transaction again after a duplicate key: processes of the previous release take none of our locks. */
export async function repeatOnDuplicate<Result>(transaction: () => Promise<Result>): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    return transaction();
  }
}
