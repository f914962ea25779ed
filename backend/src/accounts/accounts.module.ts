import { Global, Module } from '@nestjs/common';
import { MailModule } from '../platform/mail/mail.module.ts';
import { AccountLimits } from './account-limits.ts';
import { AccountsController } from './accounts.controller.ts';
import { AccountsService } from './accounts.service.ts';
import { AccountMail } from './email/account-mail.ts';
import { EmailController } from './email/email.controller.ts';
import { EmailService } from './email/email.service.ts';
import { PersonalData } from './personal-data.ts';
import { ProfileController } from './profile.controller.ts';
import { ProfileService } from './profile.service.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { SecondFactorService } from './second-factor/second-factor.service.ts';
import { ServerSecrets } from './server-secrets.ts';
import { KnownBrowsers } from './sessions/known-browsers.ts';
import { SessionCookies } from './sessions/session-cookies.ts';
import { SessionsController } from './sessions/sessions.controller.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { VisitorsService } from './sessions/visitors.service.ts';
import { CredentialsService } from './sign-in/credentials.service.ts';
import { PasswordStrategy } from './sign-in/password.strategy.ts';
import { PasswordResetController } from './sign-in/password-reset.controller.ts';
import { PasswordResetService } from './sign-in/password-reset.service.ts';
import { Signatures } from './signatures.ts';

/** Authentication is global, since every request needs it. */
@Global()
@Module({
  imports: [MailModule],
  controllers: [
    AccountsController,
    EmailController,
    PasswordResetController,
    ProfileController,
    SecondFactorController,
    SessionsController,
  ],
  providers: [
    AccountsService,
    SessionCookies,
    CredentialsService,
    EmailService,
    AccountLimits,
    KnownBrowsers,
    Signatures,
    AccountMail,
    PasswordResetService,
    PersonalData,
    ProfileService,
    PasswordStrategy,
    SecondFactorService,
    ServerSecrets,
    SessionsService,
    VisitorsService,
  ],
  exports: [
    CredentialsService,
    KnownBrowsers,
    PersonalData,
    ServerSecrets,
    SessionsService,
    Signatures,
    VisitorsService,
  ],
})
export class AccountsModule {}
