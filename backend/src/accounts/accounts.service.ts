import type { Registration, SessionUser } from '@home-truths/contract';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';
import { ValueInUse } from '../platform/http/errors.ts';
import { MailService } from '../platform/mail/mail.service.ts';
import { findInUse } from './accounts.sql.ts';
import { toSessionUser } from './sessions/session-user.ts';
import { startSession } from './sessions/start-session.ts';
import { assertNotCommonPassword } from './sign-in/common-passwords.ts';
import { hashPassword } from './sign-in/passwords.ts';
import { User } from './user.entity.ts';

const IN_USE = {
  email: { path: 'body.email', message: 'There’s already an account with that email. Sign in instead?' },
  username: { path: 'body.username', message: 'That username is already taken' },
};

/**
 * Checks before the write, since PostgreSQL logs values that a unique index rejects.
 * @param ownId the account that may have these names
 */
export async function assertNotInUse(
  database: Database,
  names: Record<'email' | 'username', string>,
  ownId = 0,
): Promise<void> {
  const [inUse] = await database.rows(findInUse(names, ownId));
  if (inUse?.email) throw new ValueInUse(IN_USE.email);
  if (inUse?.username) throw new ValueInUse(IN_USE.username);
}

/** Reports which value a concurrent request took; rethrows other errors. */
export function rethrowInUse(error: unknown): never {
  if (!(error instanceof UniqueConstraintViolationException)) throw error;
  const isEmail = (error as { constraint?: string }).constraint === 'app_user_email_unique';
  throw new ValueInUse(isEmail ? IN_USE.email : IN_USE.username);
}

@Injectable()
export class AccountsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly mail: MailService,
  ) {}

  async register(
    { password, confirmPassword, ...person }: Registration,
    { ipAddress, origin }: { ipAddress: string; origin: string },
  ): Promise<{ user: SessionUser; token: string }> {
    const { email, username } = person;
    await assertNotCommonPassword(password, { ownNames: [email, username] });
    await assertNotInUse(this.database, person);
    const passwordHash = await hashPassword(password, ipAddress);
    return this.em.transactional(async em => {
      const user = em.create(User, { ...person, password: passwordHash });
      await em.flush().catch(rethrowInUse);
      await this.mail.enqueue('welcome', { userId: user.id, origin }, em);
      return { user: toSessionUser(user), token: await startSession(em, user.id) };
    });
  }
}
