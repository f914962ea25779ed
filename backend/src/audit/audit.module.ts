import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditService } from './audit.service.ts';
import { Restorers } from './restorers.ts';

@Global()
@Module({
  controllers: [AuditController],
  providers: [AuditService, Restorers],
  exports: [AuditService, Restorers],
})
export class AuditModule {}
