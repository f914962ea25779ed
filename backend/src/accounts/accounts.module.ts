import { Global, Module } from '@nestjs/common';
import { AccountsController } from './accounts.controller.ts';
import { AccountsService } from './accounts.service.ts';
import { BrowserSessions } from './browser-sessions.ts';
import { CredentialsService } from './credentials.service.ts';
import { Guesses } from './guesses.ts';
import { PasswordStrategy } from './password.strategy.ts';
import { SessionsService } from './sessions.service.ts';
import { VisitorsService } from './visitors.service.ts';

/** Who people are; every request asks, so it is known everywhere. */
@Global()
@Module({
  controllers: [AccountsController],
  providers: [
    AccountsService,
    BrowserSessions,
    CredentialsService,
    Guesses,
    PasswordStrategy,
    SessionsService,
    VisitorsService,
  ],
  exports: [SessionsService, VisitorsService],
})
export class AccountsModule {}
