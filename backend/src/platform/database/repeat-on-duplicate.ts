import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';

/**
 * Runs a transaction, and once again where somebody else wrote what may be there only once at the same moment: a process
 * of the release before takes none of our locks. The second time it sees what the other wrote.
 */
export async function repeatOnDuplicate<Result>(transaction: () => Promise<Result>): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    return transaction();
  }
}
