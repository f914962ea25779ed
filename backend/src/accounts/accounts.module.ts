import { Global, Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { AccountLimits } from './account-limits.ts';
import { AccountMail } from './account-mail.ts';
import { AccountsController } from './accounts.controller.ts';
import { AccountsService } from './accounts.service.ts';
import { BrowserSessions } from './browser-sessions.ts';
import { CredentialsService } from './credentials.service.ts';
import { EmailController } from './email.controller.ts';
import { EmailService } from './email.service.ts';
import { KnownBrowsers } from './known-browsers.ts';
import { PasswordStrategy } from './password.strategy.ts';
import { PasswordResetController } from './password-reset.controller.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { PersonalData } from './personal-data.ts';
import { ProfileController } from './profile.controller.ts';
import { ProfileService } from './profile.service.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { SecondFactorService } from './second-factor.service.ts';
import { ServerSecrets } from './server-secrets.ts';
import { SessionsController } from './sessions.controller.ts';
import { SessionsService } from './sessions.service.ts';
import { Signatures } from './signatures.ts';
import { VisitorsService } from './visitors.service.ts';

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
    BrowserSessions,
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
