import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.ts';
import { lockIfUnchanged } from './passwords.sql.ts';

interface VerifiedAccount {
  id: number;
  hash: string;
}

/** Proof that a password was right. Write what depends on it by `write`: the password may change meanwhile. */
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
   * Runs a transaction during which nobody can change the password, or block or delete the account.
   * @param lockFirst takes locks that must come before the account's, to prevent deadlocks
   * @throws the error of `toError` if one of these has already happened
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
