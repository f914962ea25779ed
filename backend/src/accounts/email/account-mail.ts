import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { SecondFactorAction } from '../../audit/write-audit-entry.ts';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { Database } from '../../platform/database/database.ts';
import { MailService } from '../../platform/mail/mail.service.ts';
import { MailboxLimits } from '../../platform/mail/mailbox-limits.ts';
import { findCredentials } from '../accounts.sql.ts';
import { User } from '../user.entity.ts';
import {
  passwordChangedMail,
  passwordGuessesMail,
  SECOND_FACTOR_MAIL_KIND,
  secondFactorMail,
} from './mail-templates.ts';

interface GuessNoticeData {
  email: string;
  origin: string;
}

@Injectable()
export class AccountMail implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly mailboxes: MailboxLimits,
    private readonly mail: MailService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** The owner, if any, is read when the mail is written: the response must not reveal if there is one. */
  async notifyOfGuesses(about: GuessNoticeData): Promise<void> {
    if (await this.mailboxes.spendIfAllowed('guess-notice', about.email))
      await this.mail.enqueue('guesses', about);
  }

  onModuleInit() {
    const ownerOf = (userId: number) => this.em.fork().findOne(User, userId);
    this.mail.registerWriter<GuessNoticeData>('guesses', async ({ email, origin }) => {
      const [owner] = await this.database.rows(findCredentials(email));
      return owner ? passwordGuessesMail(owner, origin) : null;
    });
    this.mail.registerWriter<{ userId: number; origin: string }>('password-changed', async about => {
      const owner = await ownerOf(about.userId);
      return owner && passwordChangedMail(owner, about.origin);
    });
    this.mail.registerWriter<{ userId: number; action: SecondFactorAction }>(
      SECOND_FACTOR_MAIL_KIND,
      async ({ userId, action }) => {
        const owner = await ownerOf(userId);
        return owner && secondFactorMail(owner, action, this.environment.PUBLIC_URL);
      },
    );
  }
}
