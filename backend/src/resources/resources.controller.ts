import { listResources, type ParsedInput, readResource } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { ResourcesService } from './resources.service.ts';

@Controller()
export class ResourcesController {
  constructor(private readonly resources: ResourcesService) {}

  @RouteHandler(listResources)
  list() {
    return this.resources.list();
  }

  @RouteHandler(readResource)
  read(@Input() { params }: ParsedInput<typeof readResource>) {
    return this.resources.read(params.slug);
  }
}
