import {
  addAdminProperty,
  deleteAdminProperty,
  editAdminProperty,
  listAdminProperties,
  type ParsedInput,
  restoreAdminProperty,
  type SessionUser,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../platform/http/person.ts';
import { Input, RouteHandler } from '../../platform/http/route-handler.ts';
import { PropertiesAdminService } from './properties.admin.service.ts';

@Controller()
export class PropertiesAdminController {
  constructor(private readonly properties: PropertiesAdminService) {}

  @RouteHandler(listAdminProperties)
  list(@Input() { query }: ParsedInput<typeof listAdminProperties>) {
    return this.properties.list(query);
  }

  @RouteHandler(addAdminProperty)
  add(@Input() { body }: ParsedInput<typeof addAdminProperty>, @CurrentUser() { id }: SessionUser) {
    return this.properties.add(body, id);
  }

  @RouteHandler(editAdminProperty)
  edit(@Input() { params, body }: ParsedInput<typeof editAdminProperty>, @CurrentUser() { id }: SessionUser) {
    return this.properties.edit(params.id, body, id);
  }

  @RouteHandler(deleteAdminProperty)
  remove(@Input() { params }: ParsedInput<typeof deleteAdminProperty>, @CurrentUser() { id }: SessionUser) {
    return this.properties.remove(params.id, id);
  }

  @RouteHandler(restoreAdminProperty)
  restore(@Input() { params }: ParsedInput<typeof restoreAdminProperty>, @CurrentUser() { id }: SessionUser) {
    return this.properties.restore(params.id, id);
  }
}
