import { EntityManager, sql } from '@mikro-orm/postgresql';
import { BadRequestException, Injectable, type OnModuleInit } from '@nestjs/common';
import { Hourly } from '../../platform/database/hourly.ts';
import { query } from '../../platform/database/query.ts';
import { MailService } from '../../platform/mail/mail.service.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { MailboxLimits } from '../../platform/mail/mailbox-limits.ts';
import { resetMail } from '../email/mail-templates.ts';
import { hashToken, newToken } from '../tokens.ts';
import { assertNotCommonPassword } from './common-passwords.ts';
import { replaceResetToken, setPassword } from './password-changes.ts';
import { PasswordResetToken } from './password-reset-token.entity.ts';
import { lockOwnerOfToken, useResetToken } from './passwords.sql.ts';
import { hashPassword } from './passwords.ts';

const invalidLinkError = () =>
  new BadRequestException('This reset link has expired or isn’t valid. Request a new one.');

interface ResetRequest {
  email: string;
  origin: string;
}

@Injectable()
export class PasswordResetService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mailboxes: MailboxLimits,
    private readonly mail: MailService,
  ) {}

  /** The account is read when the mail is written: neither response nor timing may reveal if there is one. */
  async requestReset(reset: ResetRequest): Promise<void> {
    if (await this.mailboxes.spendIfAllowed('reset-mail', reset.email))
      await this.mail.enqueue('password-reset', reset);
  }

  async isValid(token: string): Promise<boolean> {
    return (await this.findOwner(token)) !== undefined;
  }

  async reset(
    { token, password }: { token: string; password: string },
    { ipAddress, origin }: { ipAddress: string; origin: string },
  ): Promise<{ userId: number; email: string }> {
    const owner = await this.findOwner(token);
    if (!owner) throw invalidLinkError();
    await assertNotCommonPassword(password, { ownNames: [owner.email, owner.username] });
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

  @Hourly('deleting old reset tokens')
  async sweep(): Promise<void> {
    await this.em.fork().nativeDelete(PasswordResetToken, { expiresAt: { $lte: sql.now() } });
  }

  onModuleInit() {
    this.mail.registerWriter<ResetRequest>('password-reset', reset => this.write(reset));
  }

  private async findOwner(token: string) {
    const where = { token: hashToken(token), expiresAt: { $gt: sql.now() } };
    const reset = await this.em.fork().findOne(PasswordResetToken, where, { populate: ['user'] });
    return reset?.user.$;
  }

  /** Generates a token at each attempt to send, so that only the mail contains it. */
  private async write({ email, origin }: ResetRequest): Promise<MailContent | null> {
    const token = newToken();
    const account = await this.em.transactional(em => replaceResetToken(em, email, hashToken(token)));
    return account && resetMail(account, `${origin}/auth/reset-password?token=${token}`);
  }
}
