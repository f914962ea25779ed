import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.ts';
import { lockIfUnchanged } from './passwords.sql.ts';

interface VerifiedAccount {
  id: number;
  hash: string;
}

/**
 * A password that was right. Write everything that depends on it with `write`, since the password may change
 * meanwhile.
 */
export class ConfirmedPassword {
  readonly #account: VerifiedAccount;

  constructor(
    private readonly em: EntityManager,
    account: VerifiedAccount,
    private readonly toError: () => Error,
  ) {
    this.#account = account;
  }

  /**
   * Nobody else can change the password, or block or delete the account, during the transaction.
   * @param lockFirst takes locks that come first in the common order
   * @throws the error of `toError` if that has happened before
   */
  write<T>(
    work: (em: EntityManager) => Promise<T>,
    lockFirst?: (em: EntityManager) => Promise<unknown>,
  ): Promise<T> {
    return this.em.transactional(async em => {
      await lockFirst?.(em);
      const { id, hash } = this.#account;
      const locked = await query(em, lockIfUnchanged(id, hash));
      if (locked.length === 0) throw this.toError();
      return work(em);
    });
  }
}
