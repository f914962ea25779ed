import { listAuditEntries, type ParsedInput } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { Input, RouteHandler } from '../http/route-handler.ts';
import { AuditService } from './audit.service.ts';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @RouteHandler(listAuditEntries)
  list(@Input() { query }: ParsedInput<typeof listAuditEntries>) {
    return this.audit.list(query);
  }
}
