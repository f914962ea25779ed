import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { SecondFactorAction } from '../audit/write-audit-entry.ts';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { MailService } from '../mail/mail.service.ts';
import type { MailContent } from '../mail/mail-content.ts';
import {
  type Addressee,
  passwordChangedMail,
  SECOND_FACTOR_MAIL_KIND,
  secondFactorMail,
} from './mail-templates.ts';
import { User } from './user.entity.ts';

interface AccountMailData {
  userId: number;
  origin: string;
}

/** Mails to members about their account. */
@Injectable()
export class AccountMail implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onModuleInit() {
    const registerWithOrigin = (kind: string, compose: (to: Addressee, origin: string) => MailContent) =>
      this.registerForUser<AccountMailData>(kind, (user, { origin }) => compose(user, origin));
    registerWithOrigin('password-changed', passwordChangedMail);
    this.registerForUser<{ userId: number; action: SecondFactorAction }>(
      SECOND_FACTOR_MAIL_KIND,
      (user, { action }) => secondFactorMail(user, action, this.environment.PUBLIC_URL),
    );
  }

  private registerForUser<T extends { userId: number }>(
    kind: string,
    compose: (to: Addressee, about: T) => MailContent,
  ) {
    this.mail.registerWriter<T>(kind, async about => {
      const user = await this.em.fork().findOne(User, about.userId);
      return user && compose(user, about);
    });
  }
}
