import { listResources, type Received, readResource } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { Sent, Serve } from '../http/serve.ts';
import { ResourcesService } from './resources.service.ts';

@Controller()
export class ResourcesController {
  constructor(private readonly resources: ResourcesService) {}

  @Serve(listResources)
  list() {
    return this.resources.list();
  }

  @Serve(readResource)
  read(@Sent() { params }: Received<typeof readResource>) {
    return this.resources.read(params.slug);
  }
}
