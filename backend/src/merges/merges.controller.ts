import {
  buildingCandidates,
  editBuilding,
  listMergedBuildings,
  listMerges,
  markDistinct,
  mergeBuildings,
  mergeProperties,
  type ParsedInput,
  placeProperty,
  type SessionUser,
  undoBuildingMerge,
  undoMarkDistinct,
  undoMerge,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { BuildingsAdminService } from './buildings.admin.service.ts';
import { CandidatesService } from './candidates.service.ts';
import { MergesService } from './merges.service.ts';

@Controller()
export class MergesController {
  constructor(
    private readonly merges: MergesService,
    private readonly candidates: CandidatesService,
    private readonly buildings: BuildingsAdminService,
  ) {}

  @RouteHandler(listMerges)
  list(@Input() { query }: ParsedInput<typeof listMerges>) {
    return this.merges.list(query);
  }

  @RouteHandler(mergeProperties)
  merge(@Input() { params, body }: ParsedInput<typeof mergeProperties>, @CurrentUser() { id }: SessionUser) {
    return this.merges.merge(params.id, body, id);
  }

  @RouteHandler(undoMerge)
  undo(@Input() { params }: ParsedInput<typeof undoMerge>, @CurrentUser() { id }: SessionUser) {
    return this.merges.undo(params.id, id);
  }

  @RouteHandler(placeProperty)
  moveToBuilding(
    @Input() { params, body }: ParsedInput<typeof placeProperty>,
    @CurrentUser() { id }: SessionUser,
  ) {
    return this.merges.moveToBuilding(params.id, body, id);
  }

  @RouteHandler(editBuilding)
  editBuilding(
    @Input() { params, body }: ParsedInput<typeof editBuilding>,
    @CurrentUser() { id }: SessionUser,
  ) {
    return this.buildings.edit(params.id, body, id);
  }

  @RouteHandler(mergeBuildings)
  mergeBuildings(
    @Input() { params, body }: ParsedInput<typeof mergeBuildings>,
    @CurrentUser() { id }: SessionUser,
  ) {
    return this.buildings.merge(params.id, body, id);
  }

  @RouteHandler(listMergedBuildings)
  listMergedBuildings() {
    return this.buildings.listMerged();
  }

  @RouteHandler(undoBuildingMerge)
  undoBuildingMerge(
    @Input() { params }: ParsedInput<typeof undoBuildingMerge>,
    @CurrentUser() { id }: SessionUser,
  ) {
    return this.buildings.undoMerge(params.id, id);
  }

  @RouteHandler(buildingCandidates)
  listCandidates() {
    return this.candidates.list();
  }

  @RouteHandler(markDistinct)
  async markDistinct(
    @Input() { body }: ParsedInput<typeof markDistinct>,
    @CurrentUser() { id }: SessionUser,
  ) {
    await this.candidates.markDistinct(body.a, body.b, id);
  }

  @RouteHandler(undoMarkDistinct)
  async undoMarkDistinct(
    @Input() { body }: ParsedInput<typeof undoMarkDistinct>,
    @CurrentUser() { id }: SessionUser,
  ) {
    await this.candidates.undoMarkDistinct(body.a, body.b, id);
  }
}
