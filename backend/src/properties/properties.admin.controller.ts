import {
  addAdminProperty,
  deleteAdminProperty,
  editAdminProperty,
  listAdminProperties,
  type Received,
  restoreAdminProperty,
  type SessionUser,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { SignedIn } from '../http/person.ts';
import { Sent, Serve } from '../http/serve.ts';
import { PropertiesAdminService } from './properties.admin.service.ts';

@Controller()
export class PropertiesAdminController {
  constructor(private readonly properties: PropertiesAdminService) {}

  @Serve(listAdminProperties)
  list(@Sent() { query }: Received<typeof listAdminProperties>) {
    return this.properties.list(query);
  }

  @Serve(addAdminProperty)
  add(@Sent() { body }: Received<typeof addAdminProperty>, @SignedIn() { id }: SessionUser) {
    return this.properties.add(body, id);
  }

  @Serve(editAdminProperty)
  edit(@Sent() { params, body }: Received<typeof editAdminProperty>, @SignedIn() { id }: SessionUser) {
    return this.properties.edit(params.id, body, id);
  }

  @Serve(deleteAdminProperty)
  remove(@Sent() { params }: Received<typeof deleteAdminProperty>, @SignedIn() { id }: SessionUser) {
    return this.properties.remove(params.id, id);
  }

  @Serve(restoreAdminProperty)
  restore(@Sent() { params }: Received<typeof restoreAdminProperty>, @SignedIn() { id }: SessionUser) {
    return this.properties.restore(params.id, id);
  }
}
