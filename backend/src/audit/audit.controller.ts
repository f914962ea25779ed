import {
  listAuditEntries,
  type ParsedInput,
  readAuditEntry,
  restoreAuditEntry,
  type SessionUser,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { AuditService } from './audit.service.ts';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @RouteHandler(listAuditEntries)
  list(@Input() { query }: ParsedInput<typeof listAuditEntries>) {
    return this.audit.list(query);
  }

  @RouteHandler(readAuditEntry)
  read(@Input() { params }: ParsedInput<typeof readAuditEntry>) {
    return this.audit.read(params.id);
  }

  @RouteHandler(restoreAuditEntry)
  restore(
    @Input() { params, body }: ParsedInput<typeof restoreAuditEntry>,
    @CurrentUser() { id }: SessionUser,
  ) {
    return this.audit.restore(params.id, body.version, id);
  }
}
