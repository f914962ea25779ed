import type { changePassword, ParsedInput, ProfileEdit, SessionUser } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Erasures } from '../erasures/erasures.service.ts';
import { Database } from '../platform/database/database.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { InvalidInput } from '../platform/http/errors.ts';
import type { Person } from '../platform/http/person.ts';
import { MailService } from '../platform/mail/mail.service.ts';
import { assertNotInUse, rethrowInUse } from './accounts.service.ts';
import { type Export, selectAccountExport } from './accounts.sql.ts';
import { deleteAccountRow } from './delete-account.ts';
import { PersonalData } from './personal-data.ts';
import { Session } from './sessions/session.entity.ts';
import { toSessionUser } from './sessions/session-user.ts';
import { startSession } from './sessions/start-session.ts';
import { assertNotCommonPassword } from './sign-in/common-passwords.ts';
import { CredentialsService } from './sign-in/credentials.service.ts';
import { setPassword } from './sign-in/password-changes.ts';
import { hashPassword } from './sign-in/passwords.ts';
import { User } from './user.entity.ts';

@Injectable()
export class ProfileService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly credentials: CredentialsService,
    private readonly personalData: PersonalData,
    private readonly mail: MailService,
    private readonly erasures: Erasures,
  ) {}

  edit(userId: number, profile: ProfileEdit): Promise<SessionUser> {
    return this.em.transactional(async em => {
      const user = await em.findOneOrFail(User, userId);
      await assertNotInUse(this.database, { ...profile, email: user.email }, userId);
      em.assign(user, profile);
      await em.flush().catch(rethrowInUse);
      return toSessionUser(user);
    });
  }

  /**
   * Ends all sessions.
   * @returns the token of a new session
   */
  async changePassword(
    user: SessionUser,
    { currentPassword, password }: ParsedInput<typeof changePassword>['body'],
    { caller, origin }: { caller: Person; origin: string },
  ): Promise<string> {
    const confirmed = await this.credentials.confirm(user, currentPassword, caller, 'body.currentPassword');
    await assertNotCommonPassword(password, { ownNames: [user.email, user.username] });
    if (user.mustChangePassword && password === currentPassword)
      throw new InvalidInput([{ path: 'body.password', message: 'Choose a different password' }]);
    const passwordHash = await hashPassword(password, caller.ipAddress);
    return confirmed.write(async em => {
      await setPassword(em, user.id, passwordHash);
      await this.mail.enqueue('password-changed', { userId: user.id, origin }, em);
      return startSession(em, user.id);
    });
  }

  async export(userId: number): Promise<Export> {
    const [account, sessions, exported] = await Promise.all([
      this.database.rows(selectAccountExport(userId)),
      this.em.fork().find(Session, { user: userId }, { orderBy: { createdAt: 'asc' } }),
      this.personalData.export(userId),
    ]);
    const { exportedAt, ...user } = onlyRow(account);
    return { exportedAt, user, sessions: sessions.map(toExport), ...exported } as Export;
  }

  /** The account's reviews stay, without an author and contact email. */
  async delete(user: SessionUser, password: string, caller: Person): Promise<void> {
    const confirmed = await this.credentials.confirm(user, password, caller);
    await confirmed.write(async em => {
      await this.personalData.erase(em, user.id);
      await deleteAccountRow(em, user.id);
    });
    await this.erasures.logCommitted();
  }
}

const toExport = ({ createdAt, lastSeenAt }: Session): object => ({
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
});
