import { Global, Module } from '@nestjs/common';
import { AccountsController } from './accounts.controller.ts';
import { SessionsService } from './sessions.service.ts';
import { VisitorsService } from './visitors.service.ts';

/** Who people are; every request asks, so it is known everywhere. */
@Global()
@Module({
  controllers: [AccountsController],
  providers: [SessionsService, VisitorsService],
  exports: [SessionsService, VisitorsService],
})
export class AccountsModule {}
