import type {
  BuildingDetail,
  editBuilding,
  MergedBuilding,
  mergeBuildings,
  ParsedInput,
} from '@home-truths/contract';
import { partsOf } from '@home-truths/contract';
import { editBuildingSchemas } from '@home-truths/contract/schemas';
import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { parseFormer } from '../audit/parse-former.ts';
import type { Restorer } from '../audit/restorers.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { Database } from '../platform/database/database.ts';
import { query } from '../platform/database/query.ts';
import { throwOnDuplicate } from '../platform/database/throw-on-duplicate.ts';
import { assertCurrentVersion } from '../platform/http/assert-current-version.ts';
import type { JsonText } from '../platform/http/reply.ts';
import { Building } from '../properties/building.entity.ts';
import { BuildingsService } from '../properties/pages/buildings.service.ts';
import {
  freeStreetKey,
  latestMerge,
  lockBuildings,
  mergedBuildings,
  moveMergedBuildings,
  moveMergedBuildingsBack,
  moveProperties,
  movePropertiesBack,
  storePreviousAddress,
} from './buildings.admin.sql.ts';
import { selectIds } from './merge-properties.ts';

@Injectable()
export class BuildingsAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly buildings: BuildingsService,
    private readonly database: Database,
  ) {}

  /** Properties that are added at the new or a previous address belong to the building. */
  async edit(
    id: number,
    { name, address, version }: ParsedInput<typeof editBuilding>['body'],
    by: number,
    restores?: number,
  ): Promise<JsonText<BuildingDetail>> {
    await this.buildings.readUnmerged(id);
    await this.em.transactional(async em => {
      const [building] = (await lock(em, [id])) as [Building];
      assertCurrentVersion(building, version);
      const former = { ...building };
      const before = stateOf(former);
      const streetKey = partsOf(address).base;
      const [formerAliasId] = await selectIds(em, freeStreetKey(id, streetKey));
      em.assign(building, { name: name || null, address, streetKey });
      const after = stateOf(building);
      writeAuditEntry(em, { by, action: 'edit', subject: 'building', id, before, after, restores });
      await em.flush().catch(throwOnDuplicate(addressInUse));
      if (streetKey !== former.streetKey) await query(em, storePreviousAddress(id, former, formerAliasId));
    });
    return this.buildings.readUnmerged(id);
  }

  readonly restorer: Restorer = {
    read: async id => {
      const building = await this.em.fork().findOne(Building, { id, mergedInto: null });
      return building ? { values: stateOf(building), version: building.version } : undefined;
    },
    write: (id, values, version, { by, entry }) =>
      this.edit(id, { ...parseFormer(editBuildingSchemas.body, values), version }, by, entry),
  };

  /** Moves all properties to the building `into`, which also gets those added at this address later. */
  async merge(
    id: number,
    { into, reason }: ParsedInput<typeof mergeBuildings>['body'],
    by: number,
  ): Promise<JsonText<BuildingDetail>> {
    if (id === into) throw new ConflictException('A building can’t be merged into itself');
    await this.buildings.readUnmerged(into);
    await this.em.transactional(async em => {
      const [from, target] = (await lock(em, [id, into])) as [Building, Building];
      const before = stateOf(target);
      const properties = await selectIds(em, moveProperties(id, into));
      const mergedBuildings = await selectIds(em, moveMergedBuildings(id, into));
      em.assign(from, { mergedInto: target });
      em.assign(target, { name: target.name ?? from.name, mergedInto: null });
      const entry = { by, action: 'merge', subject: 'building' } as const;
      // `latestMerge` reads these entries, in this order, for an undo
      writeAuditEntry(em, {
        ...entry,
        id,
        before: { ...stateOf(from), properties, mergedBuildings },
        after: { mergedInto: into, reason },
      });
      writeAuditEntry(em, {
        ...entry,
        id: into,
        before,
        after: { ...stateOf(target), merged: id, reason },
      });
    });
    return this.buildings.readUnmerged(into);
  }

  listMerged(): Promise<MergedBuilding[]> {
    return this.database.rows(mergedBuildings());
  }

  /** Gives the building back its properties, except those that were moved again. */
  async undoMerge(id: number, by: number): Promise<JsonText<BuildingDetail>> {
    await this.em.transactional(async em => {
      const building = await em.findOne(Building, { id });
      if (!building) throw new NotFoundException('Building not found');
      const into = building.mergedInto?.id ?? id;
      const [from, target] = (await lock(em, [id, into])) as [Building, Building];
      if (into === id || from.mergedInto?.id !== into)
        throw new ConflictException('This building isn’t merged into another one');
      const [merge] = await query(em, latestMerge(id, into));
      const properties = await selectIds(em, movePropertiesBack(merge?.properties ?? [], id, into));
      if (properties.length === 0)
        throw new ConflictException(
          'None of its properties is still where the merge moved it. Place them in it under Properties.',
        );
      const before = stateOf(target);
      await query(em, moveMergedBuildingsBack(merge?.mergedBuildings ?? [], id, into));
      em.assign(from, { mergedInto: null });
      if (merge?.hadNoName && target.name === from.name) em.assign(target, { name: null });
      const entry = { by, action: 'undo', subject: 'building' } as const;
      const after = { ...stateOf(from), properties };
      writeAuditEntry(em, { ...entry, id, before: { mergedInto: into }, after });
      const targetBefore = { ...before, merged: id };
      writeAuditEntry(em, { ...entry, id: into, before: targetBefore, after: stateOf(target) });
    });
    return this.buildings.readUnmerged(id);
  }
}

const stateOf = ({ name, address }: Pick<Building, 'name' | 'address'>) => ({ name: name ?? null, address });

async function lock(em: EntityManager, ids: readonly number[]): Promise<Building[]> {
  await query(em, lockBuildings(ids));
  const buildings: Building[] = [];
  for (const id of ids) {
    const building = await em.findOne(Building, { id }, { refresh: true });
    if (!building) throw new NotFoundException('Building not found');
    buildings.push(building);
  }
  return buildings;
}

const addressInUse = () =>
  new ConflictException('There’s already a building at this address. Merge the two instead.');
