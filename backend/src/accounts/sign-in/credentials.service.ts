import type { SessionUser } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { InvalidInput } from '../../platform/http/errors.ts';
import type { Person } from '../../platform/http/person.ts';
import { AccountLimits } from '../account-limits.ts';
import { findCredentials, findOwnCredentials } from '../accounts.sql.ts';
import { browserOfSession } from '../sessions/known-browsers.ts';
import { type SessionUserRow, toSessionUser } from '../sessions/session-user.ts';
import { User } from '../user.entity.ts';
import { ConfirmedPassword } from './confirmed-password.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';

type Credentials = SessionUserRow & { password: string; blockReason: string | null };

interface CredentialCheck {
  owner: SessionUser | undefined;
  confirmed: ConfirmedPassword | undefined;
  blockReason: string | null;
}

/** Does not reveal whether the email or the password is wrong. */
export const wrongCredentialsError = () => new UnauthorizedException('Invalid email or password');

@Injectable()
export class CredentialsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly limits: AccountLimits,
  ) {}

  /** Takes the same time whether or not the account exists. */
  async check(
    email: string,
    password: string,
    person: Pick<Person, 'ipAddress' | 'browser'>,
  ): Promise<CredentialCheck> {
    const [found, isCorrect] = await this.verifyCounted(findCredentials(email), password, {
      ...person,
      email,
    });
    return {
      owner: found && toSessionUser(found),
      blockReason: found?.blockReason ?? null,
      confirmed: found && isCorrect ? this.confirmed(found, wrongCredentialsError) : undefined,
    };
  }

  /**
   * Checks the password of the caller, who counts as a known browser, so that guesses elsewhere do not keep the owner
   * out.
   */
  async confirm(
    user: SessionUser,
    password: string,
    caller: Person,
    field = 'body.password',
  ): Promise<ConfirmedPassword> {
    const toError = () => new InvalidInput([{ path: field, message: 'That isn’t your current password' }]);
    const { ipAddress } = caller;
    const person = { ipAddress, browser: browserOfSession(caller), email: user.email };
    const [found, isCorrect] = await this.verifyCounted(findOwnCredentials(user.id), password, person);
    if (!found || !isCorrect) throw toError();
    return this.confirmed(found, toError);
  }

  private confirmed({ id, password: hash }: Credentials, toError: () => Error) {
    return new ConfirmedPassword(this.em, { id, hash }, toError);
  }

  private async verifyCounted(
    account: ReturnType<typeof findCredentials>,
    typed: string,
    { email, ...person }: Pick<Person, 'ipAddress' | 'browser'> & { email: string },
  ) {
    const refund = await this.limits.countGuess(email, person);
    try {
      const result = await this.verify(account, typed, person.ipAddress);
      if (result[1]) await refund();
      return result;
    } catch (error) {
      await refund().catch(() => {});
      throw error;
    }
  }

  /** Replaces an outdated hash if the password was right. */
  private async verify(
    account: ReturnType<typeof findCredentials>,
    typed: string,
    ipAddress: string,
  ): Promise<[Credentials | undefined, isCorrect: boolean]> {
    const [found] = await this.database.rows(account);
    const isCorrect = await verifyPassword(found?.password, typed, ipAddress);
    if (!found || !isCorrect || !isOutdated(found.password)) return [found, isCorrect];
    const { id, password } = found;
    const current = await hashPassword(typed, ipAddress);
    const replaced = await this.em.fork().nativeUpdate(User, { id, password }, { password: current });
    // another request has replaced the hash, perhaps for another password
    if (!replaced) return this.verify(account, typed, ipAddress);
    return [{ ...found, password: current }, true];
  }
}
