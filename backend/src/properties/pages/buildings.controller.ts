import {
  historyOfBuilding,
  type ParsedInput,
  propertiesOfBuilding,
  readBuilding,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { Input, RouteHandler } from '../../platform/http/route-handler.ts';
import { BuildingsService } from './buildings.service.ts';

@Controller()
export class BuildingsController {
  constructor(private readonly buildings: BuildingsService) {}

  @RouteHandler(readBuilding)
  read(@Input() { params }: ParsedInput<typeof readBuilding>) {
    return this.buildings.read(params.id);
  }

  @RouteHandler(propertiesOfBuilding)
  properties(@Input() { params, query }: ParsedInput<typeof propertiesOfBuilding>) {
    return this.buildings.properties(params.id, query);
  }

  @RouteHandler(historyOfBuilding)
  history(@Input() { params }: ParsedInput<typeof historyOfBuilding>) {
    return this.buildings.history(params.id);
  }
}
