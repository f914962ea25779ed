import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Letter } from '../mail/letter.ts';
import { MailService } from '../mail/mail.service.ts';
import { type Addressee, passwordChangedLetter, welcomeLetter } from './letters.ts';
import { User } from './user.entity.ts';

interface About {
  userId: number;
  origin: string;
}

/** Letters to members about their account. */
@Injectable()
export class AccountMail implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailService,
  ) {}

  onModuleInit() {
    const writes = (kind: string, compose: (to: Addressee, origin: string) => Letter) =>
      this.mail.writes<About>(kind, async ({ userId, origin }) => {
        const user = await this.em.fork().findOne(User, userId);
        return user && compose(user, origin);
      });
    writes('welcome', welcomeLetter);
    writes('password-changed', passwordChangedLetter);
  }
}
