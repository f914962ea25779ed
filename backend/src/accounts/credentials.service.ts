import type { SessionUser } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { InvalidInput } from '../http/errors.ts';
import type { Person } from '../http/person.ts';
import { AccountLimits } from './account-limits.ts';
import { findCredentials } from './accounts.sql.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import { type SessionRow, toSessionUser } from './session-user.ts';
import { User } from './user.entity.ts';

/** The owner of the email, and whether the password is correct. */
interface CredentialCheck {
  owner: SessionUser | undefined;
  isPasswordCorrect: boolean;
  /** Why the account is blocked; `null` unless it is. */
  blockReason: string | null;
}

/** Checks passwords of accounts. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly limits: AccountLimits,
  ) {}

  /**
   * Takes the same time whether or not there is such an account (decision 146). An outdated
   * hash is replaced when its password was right.
   * @param person the caller
   * @throws TooManyRequests, TooManyGuesses, ServiceUnavailableException
   */
  async check(
    email: string,
    password: string,
    person: Pick<Person, 'ipAddress' | 'browser'>,
  ): Promise<CredentialCheck> {
    const refund = await this.limits.guess(email, person);
    try {
      const result = await this.verify(email, password);
      if (result.isPasswordCorrect) await refund();
      return result;
    } catch (error) {
      await refund().catch(() => {});
      throw error;
    }
  }

  /**
   * Confirms the password of a signed-in person.
   * @param where the caller, and the path of the field that holds the password
   * @throws InvalidInput the password is wrong; as `check` does
   */
  async confirm(
    { email }: Pick<SessionUser, 'email'>,
    password: string,
    { field, ...person }: Pick<Person, 'ipAddress' | 'browser'> & { field: string },
  ): Promise<void> {
    const { isPasswordCorrect } = await this.check(email, password, person);
    if (!isPasswordCorrect)
      throw new InvalidInput([{ path: field, message: 'That isn’t your current password' }]);
  }

  private async verify(email: string, typed: string): Promise<CredentialCheck> {
    const [found] = await this.database.rows<SessionRow & { password: string; blockReason: string | null }>(
      findCredentials(email),
    );
    const isPasswordCorrect = await verifyPassword(found?.password, typed);
    if (!found) return { owner: undefined, isPasswordCorrect: false, blockReason: null };
    const { id, password, blockReason } = found;
    if (isPasswordCorrect && isOutdated(password)) {
      // the condition on the old hash: the password may have been changed meanwhile
      const current = await hashPassword(typed);
      await this.em.fork().nativeUpdate(User, { id, password }, { password: current });
    }
    return { owner: toSessionUser(found), isPasswordCorrect, blockReason };
  }
}
