import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { SecondFactorAction } from '../audit/write-audit-entry.ts';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import type { Letter } from '../mail/letter.ts';
import { MailService } from '../mail/mail.service.ts';
import { type Addressee, passwordChangedLetter, SECOND_FACTOR_MAIL, secondFactorLetter } from './letters.ts';
import { User } from './user.entity.ts';

interface AccountMailData {
  userId: number;
  origin: string;
}

/** Letters to members about their account. */
@Injectable()
export class AccountMail implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onModuleInit() {
    const writes = (kind: string, compose: (to: Addressee, origin: string) => Letter) =>
      this.writes<AccountMailData>(kind, (user, { origin }) => compose(user, origin));
    writes('password-changed', passwordChangedLetter);
    this.writes<{ userId: number; action: SecondFactorAction }>(SECOND_FACTOR_MAIL, (user, { action }) =>
      secondFactorLetter(user, action, this.environment.PUBLIC_URL),
    );
  }

  private writes<T extends { userId: number }>(kind: string, compose: (to: Addressee, about: T) => Letter) {
    this.mail.registerWriter<T>(kind, async about => {
      const user = await this.em.fork().findOne(User, about.userId);
      return user && compose(user, about);
    });
  }
}
