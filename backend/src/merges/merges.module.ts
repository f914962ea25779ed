import { Module } from '@nestjs/common';
import { Restorers } from '../audit/restorers.ts';
import { PropertiesModule } from '../properties/properties.module.ts';
import { BuildingsAdminService } from './buildings.admin.service.ts';
import { CandidatesService } from './candidates.service.ts';
import { MergesController } from './merges.controller.ts';
import { MergesService } from './merges.service.ts';

@Module({
  imports: [PropertiesModule],
  controllers: [MergesController],
  providers: [MergesService, BuildingsAdminService, CandidatesService],
})
export class MergesModule {
  constructor(restorers: Restorers, buildings: BuildingsAdminService) {
    restorers.add('building', buildings.restorer);
  }
}
