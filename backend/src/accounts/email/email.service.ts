import type { ReadEmail, SessionUser } from '@home-truths/contract';
import { EntityManager, sql } from '@mikro-orm/postgresql';
import {
  BadRequestException,
  ConflictException,
  Injectable,
  type OnModuleInit,
  UnauthorizedException,
} from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Hourly } from '../../platform/database/hourly.ts';
import { query } from '../../platform/database/query.ts';
import { InvalidInput } from '../../platform/http/errors.ts';
import { SIGN_IN_REQUIRED } from '../../platform/http/messages.ts';
import type { Person } from '../../platform/http/person.ts';
import { MailService } from '../../platform/mail/mail.service.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { MailboxLimits } from '../../platform/mail/mailbox-limits.ts';
import { assertNotInUse, rethrowInUse } from '../accounts.service.ts';
import { CredentialsService } from '../sign-in/credentials.service.ts';
import { PasswordResetToken } from '../sign-in/password-reset-token.entity.ts';
import { hashToken, newToken } from '../tokens.ts';
import { User } from '../user.entity.ts';
import {
  findEmail,
  lockOwnerOfConfirmation,
  startConfirmation,
  storeToken,
  useConfirmation,
} from './email.sql.ts';
import { EmailConfirmation } from './email-confirmation.entity.ts';
import {
  type Addressee,
  confirmEmailMail,
  emailChangedMail,
  emailChangeRequestedMail,
  welcomeMail,
} from './mail-templates.ts';

const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

interface EmailMailData {
  userId: number;
  origin: string;
}

/** A notice to an email that the account may no longer have when it is written. */
type FormerEmailMailData = Addressee & Pick<EmailMailData, 'origin'>;

/** Confirms emails by mailed links. A changed email is used once it is confirmed. */
@Injectable()
export class EmailService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly credentials: CredentialsService,
    private readonly mail: MailService,
    private readonly mailboxes: MailboxLimits,
  ) {}

  async read(userId: number): Promise<ReadEmail> {
    const [email] = await this.database.rows(findEmail(userId));
    if (!email) throw new UnauthorizedException(SIGN_IN_REQUIRED);
    return email;
  }

  /** Mails a link for the pending new email or else the account's. */
  async send(userId: number, origin: string): Promise<void> {
    const { email, isConfirmed, pending } = await this.read(userId);
    if (isConfirmed && !pending) throw new ConflictException('Your email is already confirmed');
    await this.mailboxes.spend('confirm-email', pending ?? email);
    await this.mail.enqueue('confirm-email', { userId, origin });
  }

  /** Mails a link to the new email and a notice to the current one. */
  async change(
    user: SessionUser,
    { password, email }: { password: string; email: string },
    { caller, origin }: { caller: Person; origin: string },
  ): Promise<void> {
    const confirmed = await this.credentials.confirm(user, password, caller);
    if (isSameEmail(email, user.email))
      throw new InvalidInput([{ path: 'body.email', message: 'That’s already your email' }]);
    await assertNotInUse(this.database, { email, username: user.username }, user.id);
    await this.mailboxes.spend('confirm-email', email);
    await confirmed.write(async em => {
      await query(em, startConfirmation(user.id, email));
      await this.mail.enqueue('confirm-email', { userId: user.id, origin }, em);
      await this.mail.enqueue('email-change', { email: user.email, origin }, em);
    });
  }

  /** Returns null for a used, replaced, expired or forged link. */
  async emailOf(token: string): Promise<string | null> {
    const where = { token: hashToken(token), expiresAt: { $gt: sql.now() } };
    const confirmation = await this.em.fork().findOne(EmailConfirmation, where);
    return confirmation?.email ?? null;
  }

  async confirm(token: string, origin: string): Promise<{ userId: number; email: string }> {
    return this.em.transactional(async em => {
      const tokenHash = hashToken(token);
      await query(em, lockOwnerOfConfirmation(tokenHash));
      const [used] = await query(em, useConfirmation(tokenHash));
      if (!used) throw new BadRequestException('This link has expired or isn’t valid. Request a new one.');
      const { userId, email, formerEmail } = used;
      await setEmail(em, userId, email).catch(rethrowInUse);
      if (!isSameEmail(email, formerEmail))
        await this.mail.enqueue('email-changed', { email: formerEmail, origin }, em);
      return { userId, email };
    });
  }

  @Hourly('deleting old confirmations')
  async sweep(): Promise<void> {
    await deleteExpired(this.em.fork());
  }

  onModuleInit() {
    this.mail.registerWriter<EmailMailData>('welcome', about => this.writeWithLink(about, welcomeMail));
    this.mail.registerWriter<EmailMailData>('confirm-email', about =>
      this.writeWithLink(about, confirmEmailMail),
    );
    this.mail.registerWriter<FormerEmailMailData>('email-change', about =>
      emailChangeRequestedMail(about, about.origin),
    );
    this.mail.registerWriter<FormerEmailMailData>('email-changed', about =>
      emailChangedMail(about, about.origin),
    );
  }

  /** Generates a token at each attempt to send, so that only the mail contains it. */
  private async writeWithLink(
    { userId, origin }: EmailMailData,
    compose: (to: Addressee, link: string) => MailContent,
  ) {
    const token = newToken();
    const [addressee] = await this.em.transactional(async em => {
      await deleteExpired(em, { user: userId });
      return query(em, storeToken(userId, hashToken(token)));
    });
    return addressee ? compose(addressee, `${origin}/auth/confirm-email#${token}`) : null;
  }
}

const deleteExpired = (em: EntityManager, where: { user?: number } = {}) =>
  em.nativeDelete(EmailConfirmation, { ...where, expiresAt: { $lte: sql.now() } });

/** Deletes password reset tokens, which were mailed to the previous email. */
async function setEmail(em: EntityManager, userId: number, email: string) {
  await em.nativeUpdate(User, { id: userId }, { email, emailVerified: true });
  await em.nativeDelete(PasswordResetToken, { user: userId });
}
