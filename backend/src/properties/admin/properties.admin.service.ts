import type {
  AdminProperty,
  AdminPropertyEdit,
  listAdminProperties,
  Page,
  ParsedInput,
} from '@home-truths/contract';
import { editAdminPropertySchemas } from '@home-truths/contract/schemas';
import { EntityManager, LockMode, wrap } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { parseFormer } from '../../audit/parse-former.ts';
import type { Restorer } from '../../audit/restorers.ts';
import { writeAuditEntry } from '../../audit/write-audit-entry.ts';
import { Database } from '../../platform/database/database.ts';
import { MANY_MATCHES } from '../../platform/database/estimated-matches.ts';
import { Hourly } from '../../platform/database/hourly.ts';
import { adminPageOf } from '../../platform/database/page-of.ts';
import { query } from '../../platform/database/query.ts';
import { throwOnDuplicate } from '../../platform/database/throw-on-duplicate.ts';
import { assertCurrentVersion } from '../../platform/http/assert-current-version.ts';
import { claimUploads, releaseUploads, unknownPhoto } from '../../uploads/uploads.ts';
import { keyProperties, lockBaseAddresses, lockBaseAddressesOf } from '../addresses/key-properties.ts';
import { keysOf } from '../addresses/keys-of.ts';
import { editableFields, Property } from '../property.entity.ts';
import { SearchService } from '../search/search.service.ts';
import { indexProperty } from '../search/search-index.ts';
import {
  adminProperties,
  adminProperty,
  clearDeletedImages,
  estimateProperties,
  listsDeleted,
} from './properties.admin.sql.ts';

type PropertyQuery = ParsedInput<typeof listAdminProperties>['query'];

@Injectable()
export class PropertiesAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly searchService: SearchService,
  ) {}

  async list({ q, ...filters }: PropertyQuery): Promise<Page<AdminProperty[]>> {
    const addressTsquery = await this.searchService.addressTsquery(q);
    const isMany =
      addressTsquery !== undefined && !listsDeleted(filters) && (await this.isMany(addressTsquery));
    return adminPageOf(await this.database.rows(adminProperties({ ...filters, addressTsquery, isMany })));
  }

  private async isMany(tsquery: string) {
    const [row] = await this.database.rows(estimateProperties(tsquery));
    return (row?.estimates[0] ?? 0) > MANY_MATCHES;
  }

  async add({ version: _, ...values }: AdminPropertyEdit, by: number): Promise<AdminProperty> {
    const id = await this.em.transactional(async em => {
      await lockBaseAddresses(em, [{ ...values, ...keysOf(values) }]);
      await claimImages(em, values.propertyImages);
      const property = em.create(Property, values);
      await em.flush().catch(throwOnDuplicate(addressInUse));
      await indexProperty(em, property);
      await writeKeyOrThrow(em, property);
      writeAuditEntry(em, { by, action: 'add', subject: 'property', id: property.id, after: values });
      return property.id;
    });
    return this.read(id);
  }

  /** @param restores the audit entry whose values the edit restores */
  async edit(
    id: number,
    { version, ...values }: AdminPropertyEdit,
    by: number,
    restores?: number,
  ): Promise<AdminProperty> {
    await this.em.transactional(async em => {
      await lockBaseAddresses(em, [{ ...values, ...keysOf(values) }]);
      const property = await lockProperty(em, id);
      assertCurrentVersion(property, version);
      const before = editableFields(property);
      const isNew = (image: string) => !property.propertyImages.includes(image);
      const isRemoved = (image: string) => !values.propertyImages.includes(image);
      await claimImages(em, values.propertyImages.filter(isNew));
      await releaseUploads(em, property.propertyImages.filter(isRemoved));
      wrap(property).assign(values);
      writeAuditEntry(em, { by, action: 'edit', subject: 'property', id, before, after: values, restores });
      await em.flush().catch(throwOnDuplicate(addressInUse));
      await indexProperty(em, property);
      if (isAddressChanged(before, values)) await writeKeyOrThrow(em, property);
    });
    return this.read(id);
  }

  /** Deletes a property; its reviews, bookmarks and photos are hidden until it is restored. */
  async remove(id: number, by: number): Promise<void> {
    await this.em.transactional(async em => {
      const property = await lockProperty(em, id);
      if (property.deletedAt) throw new NotFoundException('Property not found');
      property.deletedAt = new Date();
      const before = editableFields(property);
      writeAuditEntry(em, { by, action: 'delete', subject: 'property', id, before });
    });
  }

  async restore(id: number, by: number, restores?: number): Promise<AdminProperty> {
    await this.em.transactional(async em => {
      await lockBaseAddressesOf(em, [id]);
      const property = await lockProperty(em, id);
      if (!property.deletedAt) throw new ConflictException('This property isn’t deleted');
      property.deletedAt = null;
      // another property may have got the key meanwhile
      if (!property.addressKey) await writeKeyOrThrow(em, property);
      writeAuditEntry(em, { by, action: 'restore', subject: 'property', id, restores });
    });
    return this.read(id);
  }

  readonly restorer: Restorer = {
    read: async id => {
      const property = await this.em.fork().findOne(Property, { id, deletedAt: null, mergedInto: null });
      return property ? { values: editableFields(property), version: property.version } : undefined;
    },
    write: (id, values, version, { by, entry }) =>
      this.edit(id, { ...parseFormer(editAdminPropertySchemas.body, values), version }, by, entry),
    undelete: (id, { by, entry }) => this.restore(id, by, entry),
  };

  /** Releases images after a month; until then a deletion can be undone. */
  @Hourly('clearing images of deleted properties')
  async sweep(): Promise<void> {
    await this.em.transactional(async em => {
      const cleared = await query(em, clearDeletedImages());
      const images = cleared.flatMap(property => property.images);
      await releaseUploads(em, images);
    });
  }

  async read(id: number): Promise<AdminProperty> {
    const [property] = await this.database.rows(adminProperty(id));
    if (!property) throw new NotFoundException('Property not found');
    return property;
  }
}

async function lockProperty(em: EntityManager, id: number) {
  const property = await em.findOne(Property, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!property) throw new NotFoundException('Property not found');
  if (property.mergedInto)
    throw new ConflictException('This property was merged into another one. Undo the merge first.');
  return property;
}

async function claimImages(em: EntityManager, images: readonly string[]) {
  if (!(await claimUploads(em, images))) throw unknownPhoto('body.propertyImages');
}

type Address = Record<'address' | 'suburb' | 'state' | 'postcode', string>;

const isAddressChanged = (before: Address, after: Address) =>
  (['address', 'suburb', 'state', 'postcode'] as const).some(name => before[name] !== after[name]);

async function writeKeyOrThrow(em: EntityManager, property: Property) {
  const unwritten = await keyProperties(em, [property]);
  if (unwritten.length > 0) throw addressInUse();
}

const addressInUse = () =>
  new ConflictException(
    'There’s already a property at this address. If you can’t see it, look under Deleted.',
  );
