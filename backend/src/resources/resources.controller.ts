import { listResources, type ParsedInput, readResource } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { Input, RouteHandler } from '../http/route-handler.ts';
import { ResourcesService } from './resources.service.ts';

@Controller()
export class ResourcesController {
  constructor(private readonly resources: ResourcesService) {}

  @RouteHandler(listResources, ['resource'])
  list() {
    return this.resources.list();
  }

  @RouteHandler(readResource, ['resource'])
  read(@Input() { params }: ParsedInput<typeof readResource>) {
    return this.resources.read(params.slug);
  }
}
