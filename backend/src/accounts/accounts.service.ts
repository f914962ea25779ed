import type { Registration, SessionUser } from '@home-truths/contract';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { ConflictException, Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { findTaken } from './accounts.sql.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { User } from './user.entity.ts';

const EMAIL_TAKEN = 'That email is already registered';
const USERNAME_TAKEN = 'That username is already taken';

/** Says which of the two is somebody else's; anything else is thrown on. */
function rethrowTaken(error: unknown): never {
  if (!(error instanceof UniqueConstraintViolationException)) throw error;
  const isEmail = (error as { constraint?: string }).constraint === 'app_user_email_unique';
  throw new ConflictException(isEmail ? EMAIL_TAKEN : USERNAME_TAKEN);
}

/** People's accounts. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /**
   * Makes an account.
   * @throws InvalidInput a password that is guessed first, ConflictException names what is taken
   */
  async register({ password, confirmPassword, ...person }: Registration): Promise<SessionUser> {
    const { email, username } = person;
    await refuseCommonPassword(password, { own: [email, username] });
    const [taken] = await this.database.rows<Record<'email' | 'username', boolean>>(
      findTaken(email, username),
    );
    if (taken?.email) throw new ConflictException(EMAIL_TAKEN);
    if (taken?.username) throw new ConflictException(USERNAME_TAKEN);
    const hash = await hashPassword(password);
    const em = this.em.fork();
    const user = em.create(User, { ...person, password: hash });
    await em.flush().catch(rethrowTaken);
    return user;
  }
}
