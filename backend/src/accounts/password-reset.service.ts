import { EntityManager, sql } from '@mikro-orm/postgresql';
import { BadRequestException, Injectable, type OnModuleInit } from '@nestjs/common';
import { Hourly } from '../database/hourly.ts';
import { query } from '../database/query.ts';
import { MailService } from '../mail/mail.service.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { MailboxLimits } from '../mail/mailbox-limits.ts';
import { assertNotCommonPassword } from './common-passwords.ts';
import { resetMail } from './mail-templates.ts';
import { replaceResetToken, setPassword } from './password-changes.ts';
import { PasswordResetToken } from './password-reset-token.entity.ts';
import { lockOwnerOfToken, useResetToken } from './passwords.sql.ts';
import { hashPassword } from './passwords.ts';
import { hashToken, newToken } from './tokens.ts';

const invalidLinkError = () =>
  new BadRequestException('This reset link has expired or isn’t valid. Request a new one.');

interface ResetRequest {
  email: string;
  /** Origin of the link, for example `https://home-truths.example`. */
  origin: string;
}

/** Password reset by a mailed link. */
@Injectable()
export class PasswordResetService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mailboxes: MailboxLimits,
    private readonly mail: MailService,
  ) {}

  /**
   * Queues a mail with a link. Whether there is such an account is looked up when the mail is written: neither the
   * response nor its timing can reveal it.
   */
  async requestReset(reset: ResetRequest): Promise<void> {
    if (await this.mailboxes.isWithinLimit('reset-mail', reset.email))
      await this.mail.enqueue('password-reset', reset);
  }

  /** Whether a link can still be used. */
  async isValid(token: string): Promise<boolean> {
    return (await this.findOwner(token)) !== undefined;
  }

  /**
   * Sets a new password by a token, which is then invalid.
   * @param ipAddress of the caller
   * @param origin of the link in the mail
   * @returns the account, and its email
   * @throws BadRequestException the same for a used, replaced, expired or forged token; InvalidInput
   */
  async reset(
    { token, password }: { token: string; password: string },
    { ipAddress, origin }: { ipAddress: string; origin: string },
  ): Promise<{ userId: number; email: string }> {
    const owner = await this.findOwner(token);
    if (!owner) throw invalidLinkError();
    await assertNotCommonPassword(password, { own: [owner.email, owner.username] });
    const passwordHash = await hashPassword(password, ipAddress);
    return this.em.transactional(async em => {
      const tokenHash = hashToken(token);
      await query(em, lockOwnerOfToken(tokenHash));
      const [used] = await query(em, useResetToken(tokenHash));
      if (!used) throw invalidLinkError();
      const { userId } = used;
      await setPassword(em, userId, passwordHash);
      await this.mail.enqueue('password-changed', { userId, origin }, em);
      return { userId, email: owner.email };
    });
  }

  /** Deletes tokens that can no longer be used. */
  @Hourly('deleting old reset tokens')
  async sweep(): Promise<void> {
    await this.em.fork().nativeDelete(PasswordResetToken, { expiresAt: { $lte: sql.now() } });
  }

  onModuleInit() {
    this.mail.registerWriter<ResetRequest>('password-reset', reset => this.write(reset));
  }

  private async findOwner(token: string) {
    const valid = { token: hashToken(token), expiresAt: { $gt: sql.now() } };
    const found = await this.em.fork().findOne(PasswordResetToken, valid, { populate: ['user'] });
    return found?.user.$;
  }

  /** The token is generated here, so that only the mail contains it; each attempt generates a new one. */
  private async write({ email, origin }: ResetRequest): Promise<MailContent | null> {
    const token = newToken();
    const person = await this.em.transactional(em => replaceResetToken(em, email, hashToken(token)));
    return person && resetMail(person, `${origin}/auth/reset-password?token=${token}`);
  }
}
