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
    const lookup = findCredentials(email);
    const { account, isCorrect } = await this.verifyAndCount(lookup, password, { ...person, email });
    return {
      owner: account && toSessionUser(account),
      blockReason: account?.blockReason ?? null,
      confirmed: account && isCorrect ? this.toConfirmed(account, wrongCredentialsError) : undefined,
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
    const lookup = findOwnCredentials(user.id);
    const { account, isCorrect } = await this.verifyAndCount(lookup, password, person);
    if (!account || !isCorrect) throw toError();
    return this.toConfirmed(account, toError);
  }

  private toConfirmed({ id, password: hash }: Credentials, toError: () => Error) {
    return new ConfirmedPassword(this.em, { id, hash }, toError);
  }

  private async verifyAndCount(
    lookup: ReturnType<typeof findCredentials>,
    typed: string,
    { email, ...person }: Pick<Person, 'ipAddress' | 'browser'> & { email: string },
  ) {
    const refund = await this.limits.countGuess(email, person);
    try {
      const result = await this.verify(lookup, typed, person.ipAddress);
      if (result.isCorrect) await refund();
      return result;
    } catch (error) {
      await refund().catch(() => {});
      throw error;
    }
  }

  /** Replaces an outdated hash if the password was right. */
  private async verify(
    lookup: ReturnType<typeof findCredentials>,
    typed: string,
    ipAddress: string,
  ): Promise<{ account: Credentials | undefined; isCorrect: boolean }> {
    const [account] = await this.database.rows(lookup);
    const isCorrect = await verifyPassword(account?.password, typed, ipAddress);
    if (!account || !isCorrect || !isOutdated(account.password)) return { account, isCorrect };
    const { id, password } = account;
    const newHash = await hashPassword(typed, ipAddress);
    const replaced = await this.em.fork().nativeUpdate(User, { id, password }, { password: newHash });
    // another request has replaced the hash, perhaps for another password
    if (!replaced) return this.verify(lookup, typed, ipAddress);
    return { account: { ...account, password: newHash }, isCorrect };
  }
}
