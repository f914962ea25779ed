import type { BuildingDetail, editBuilding, mergeBuildings, ParsedInput } from '@home-truths/contract';
import { partsOf } from '@home-truths/contract';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { rowsIn } from '../database/rows-in.ts';
import { assertCurrentVersion } from '../http/assert-current-version.ts';
import type { JsonText } from '../http/reply.ts';
import { Building } from '../properties/building.entity.ts';
import { BuildingsService } from '../properties/buildings.service.ts';
import { lockBuildings, moveMergedBuildings, moveProperties } from './buildings.admin.sql.ts';
import { idsIn } from './merge-properties.ts';

/** Operations of administrators on buildings. Each change is in one transaction with its audit entry. */
@Injectable()
export class BuildingsAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly buildings: BuildingsService,
  ) {}

  /**
   * Changes name and street line of a building; properties that are added at its new address belong to it.
   * @throws NotFoundException also when it has no visible property, ConflictException for an outdated version or an
   * address that another building has
   */
  async edit(
    id: number,
    { name, address, version }: ParsedInput<typeof editBuilding>['body'],
    by: number,
  ): Promise<JsonText<BuildingDetail>> {
    await this.buildings.read(id);
    await this.em.transactional(async em => {
      const [building] = await lock(em, [id]);
      assertCurrentVersion(building as Building, version);
      const before = stateOf(building as Building);
      em.assign(building as Building, { name: name || null, address, streetKey: partsOf(address).base });
      const after = stateOf(building as Building);
      writeAuditEntry(em, { by, action: 'edit', subject: 'building', id, before, after });
      await em.flush().catch(toHttpError);
    });
    return this.buildings.read(id);
  }

  /**
   * Merges a building into another, which gets its properties, and those that are added at its address later. To undo
   * it, place the properties in it again.
   * @throws NotFoundException, ConflictException for the same one
   */
  async merge(
    id: number,
    { into, reason }: ParsedInput<typeof mergeBuildings>['body'],
    by: number,
  ): Promise<JsonText<BuildingDetail>> {
    if (id === into) throw new ConflictException('A building can’t be merged into itself');
    await this.buildings.read(into);
    await this.em.transactional(async em => {
      const [from, target] = (await lock(em, [id, into])) as [Building, Building];
      const before = stateOf(target);
      const properties = await idsIn(em, moveProperties(id, into));
      await rowsIn(em, moveMergedBuildings(id, into));
      em.assign(from, { mergedInto: target });
      em.assign(target, { name: target.name ?? from.name, mergedInto: null });
      writeAuditEntry(em, {
        ...{ by, action: 'merge', subject: 'building', id, before: { ...stateOf(from), properties } },
        after: { mergedInto: into, reason },
      });
      writeAuditEntry(em, {
        ...{ by, action: 'merge', subject: 'building', id: into, before },
        after: { ...stateOf(target), merged: id, reason },
      });
    });
    return this.buildings.read(into);
  }
}

const stateOf = ({ name, address }: Building) => ({ name: name ?? null, address });

async function lock(em: EntityManager, ids: readonly number[]): Promise<Building[]> {
  await rowsIn(em, lockBuildings(ids));
  const buildings: Building[] = [];
  for (const id of ids) {
    const building = await em.findOne(Building, { id }, { refresh: true });
    if (!building) throw new NotFoundException('Building not found');
    buildings.push(building);
  }
  return buildings;
}

function toHttpError(error: unknown): never {
  if (error instanceof UniqueConstraintViolationException)
    throw new ConflictException('There’s already a building at this address. Merge the two instead.');
  throw error;
}
