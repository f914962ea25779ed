import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { MailService } from '../mail/mail.service.ts';
import { MailboxLimits } from '../mail/mailbox-limits.ts';
import { findCredentials } from './accounts.sql.ts';
import { type Addressee, passwordGuessesMail } from './mail-templates.ts';

interface GuessNoticeData {
  email: string;
  /** Origin of the link, for example `https://home-truths.example`. */
  origin: string;
}

/** Notifies the owner of an account that somebody else is guessing its password. */
@Injectable()
export class SignInNotices implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly mailboxes: MailboxLimits,
    private readonly mail: MailService,
  ) {}

  /** Whether there is such an account is looked up when the mail is written, as the response must not reveal it. */
  async notifyOwner(about: GuessNoticeData): Promise<void> {
    if (await this.mailboxes.isWithinLimit('guess-notice', about.email))
      await this.mail.enqueue('guesses', about);
  }

  onModuleInit() {
    this.mail.registerWriter<GuessNoticeData>('guesses', async ({ email, origin }) => {
      const [owner] = await this.database.rows<Addressee>(findCredentials(email));
      return owner ? passwordGuessesMail(owner, origin) : null;
    });
  }
}
