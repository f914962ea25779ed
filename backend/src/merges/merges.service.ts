import type {
  AdminProperty,
  listMerges,
  Merge,
  mergeProperties,
  Page,
  ParsedInput,
  placeProperty,
} from '@home-truths/contract';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { Database } from '../platform/database/database.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { adminPageOf } from '../platform/database/page-of.ts';
import { query } from '../platform/database/query.ts';
import { assertCurrentVersion } from '../platform/http/assert-current-version.ts';
import { PropertiesAdminService } from '../properties/admin/properties.admin.service.ts';
import { Building } from '../properties/building.entity.ts';
import { Property } from '../properties/property.entity.ts';
import { lockBuildings } from './buildings.admin.sql.ts';
import { mergeInto } from './merge-properties.ts';
import { selectMerge, selectMerges } from './merges.sql.ts';
import { revertMerge } from './undo-merge.ts';

@Injectable()
export class MergesService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly properties: PropertiesAdminService,
  ) {}

  async list(page: ParsedInput<typeof listMerges>['query']): Promise<Page<Merge[]>> {
    return adminPageOf(await this.database.rows(selectMerges(page)));
  }

  async merge(
    from: number,
    body: ParsedInput<typeof mergeProperties>['body'],
    by: number,
  ): Promise<AdminProperty> {
    await this.em.transactional(em => mergeInto(em, { ...body, from, by }));
    return this.properties.read(body.into);
  }

  async undo(id: number, by: number): Promise<Merge> {
    await this.em.transactional(em => revertMerge(em, id, by));
    return onlyRow(await this.database.rows(selectMerge(id)));
  }

  /** Moves a property to a building, or to none. From then on its address no longer decides that (`isPlaced`). */
  async moveToBuilding(
    id: number,
    { buildingId, version }: ParsedInput<typeof placeProperty>['body'],
    by: number,
  ): Promise<AdminProperty> {
    await this.em.transactional(async em => {
      if (buildingId !== null) await query(em, lockBuildings([buildingId]));
      const property = await em.findOne(Property, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!property) throw new NotFoundException('Property not found');
      if (property.mergedInto)
        throw new ConflictException('This property was merged into another one. Undo the merge first.');
      assertCurrentVersion(property, version);
      const building = buildingId === null ? null : await em.findOne(Building, { id: buildingId });
      if (building === null && buildingId !== null) throw new NotFoundException('Building not found');
      const before = { building: property.building?.id ?? null };
      em.assign(property, { building, isPlaced: true });
      // a merged building that gets a property is its own again
      if (building?.mergedInto) em.assign(building, { mergedInto: null });
      const after = { building: buildingId };
      writeAuditEntry(em, { by, action: 'place', subject: 'property', id, before, after });
    });
    return this.properties.read(id);
  }
}
