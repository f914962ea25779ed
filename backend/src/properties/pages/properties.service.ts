import {
  addressOf,
  type CompareProperty,
  type NewProperty,
  type PropertyDetail,
  type RatingHistory,
  UNKNOWN_POSTCODE,
} from '@home-truths/contract';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { writeAuditEntry } from '../../audit/write-audit-entry.ts';
import { Database } from '../../platform/database/database.ts';
import { Hourly } from '../../platform/database/hourly.ts';
import { query } from '../../platform/database/query.ts';
import { repeatOnDuplicate } from '../../platform/database/repeat-on-duplicate.ts';
import { sql, unsafe } from '../../platform/database/sql.ts';
import { JsonText } from '../../platform/http/reply.ts';
import { canonicalText } from '../addresses/address-tokens.ts';
import { findAtAddress } from '../addresses/find-at-address.ts';
import { followMerge } from '../addresses/follow-merge.ts';
import { keyProperties, lockBaseAddresses } from '../addresses/key-properties.ts';
import { keysOf } from '../addresses/keys-of.ts';
import { editableFields, Property } from '../property.entity.ts';
import { indexProperty } from '../search/search-index.ts';
import { commonPostcode, deleteUnreviewed, PROPERTY_DETAIL, propertyDetail } from './property.sql.ts';
import { HISTORY_OF_PROPERTY, ratingHistory } from './rating-history.sql.ts';
import { addPlaceToJson, type PlaceRow, suburbName } from './with-place.ts';

/** Returns properties in the order of `ids`. A merged property is replaced by its target, which appears once. */
const comparedProperties = (ids: readonly number[]) => sql<
  PlaceRow & { json: string; id: number; buildingId: number | null }
>`
  select to_json(detail)::text as json, detail.id, (detail.building ->> 'id')::int as "buildingId",
    property.state, property.postcode, ${unsafe(suburbName('property'))} as "suburbName"
  from (
    select coalesce(property.merged_into_id, property.id) as id, min(ordinal) as ordinal
    from unnest(${ids}::int[]) with ordinality as named (id, ordinal) join property on property.id = named.id group by 1
  ) as asked join property on property.id = asked.id and deleted_at is null
  cross join lateral (select ${unsafe(PROPERTY_DETAIL)}, ${unsafe(HISTORY_OF_PROPERTY)} as history) as detail
  order by asked.ordinal`;

@Injectable()
export class PropertiesService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  read(id: number): Promise<JsonText<PropertyDetail>> {
    return followMerge(this.database, id, property => this.readOne(property));
  }

  private async readOne(id: number): Promise<JsonText<PropertyDetail>> {
    const [detail] = await this.database.rows(propertyDetail(id));
    if (!detail) throw new NotFoundException('Property not found');
    const { buildingId } = detail;
    return new JsonText(addPlaceToJson(detail.json, detail), {
      // ids for `Route.shows`
      id: [id],
      building: buildingId === null ? [] : [buildingId],
    });
  }

  history(id: number): Promise<JsonText<RatingHistory>> {
    return followMerge(this.database, id, property => this.historyOf(property));
  }

  private async historyOf(id: number): Promise<JsonText<RatingHistory>> {
    const [history] = await this.database.rows(ratingHistory('property', id));
    if (!history) throw new NotFoundException('Property not found');
    return new JsonText(history.json, { id: [id] });
  }

  async compare(ids: readonly number[]): Promise<JsonText<CompareProperty[]>> {
    const properties = await this.database.rows(comparedProperties(ids));
    return new JsonText(`[${properties.map(each => addPlaceToJson(each.json, each)).join()}]`, {
      // missing and merged ones too, since restoring one changes the reply
      property: [...ids, ...properties.map(({ id }) => id)],
      building: properties.flatMap(({ buildingId }) => buildingId ?? []),
    });
  }

  /** Adds a property, or finds the one at the same address. */
  create(values: NewProperty): Promise<{ id: number; isNew: boolean }> {
    return repeatOnDuplicate(() => this.findOrAdd(values));
  }

  private async findOrAdd(values: NewProperty) {
    const { suburbKey } = keysOf(values);
    const { key } = addressOf(values.address, values.suburb, values.state, values.postcode);
    return this.em.transactional(async em => {
      await lockBaseAddresses(em, [{ ...values, suburbKey }]);
      const existing = await findAtAddress(em, { addressKey: key, suburbKey, state: values.state }, values);
      if (!existing) return { id: await this.add(em, values), isNew: true };
      if (existing.deletedAt)
        throw new ConflictException(
          'Our moderators removed this property. If you think that’s a mistake, contact us.',
        );
      if (existing.postcode === UNKNOWN_POSTCODE && values.postcode !== UNKNOWN_POSTCODE)
        await learnPostcode(em, existing, values.postcode);
      return { id: existing.id, isNew: false };
    });
  }

  @Hourly('deleting unreviewed properties')
  async sweep(): Promise<void> {
    await this.database.rows(deleteUnreviewed());
  }

  private async add(em: EntityManager, values: NewProperty) {
    const postcode = values.postcode === UNKNOWN_POSTCODE ? await postcodeOf(em, values) : values.postcode;
    const property = em.create(Property, { ...values, postcode, addedByFormAt: new Date() });
    await em.flush();
    await indexProperty(em, property);
    const unwritten = await keyProperties(em, [property]);
    // makes `repeatOnDuplicate` start again, which then finds the other property
    if (unwritten.length > 0) throw new UniqueConstraintViolationException(new Error('The key is in use'));
    return property.id;
  }
}

/** Stores a visitor's postcode; administrators see the change and can undo it. */
async function learnPostcode(em: EntityManager, property: Property, postcode: string) {
  const before = editableFields(property);
  property.postcode = postcode;
  const after = { ...editableFields(property), changedBy: 'visitor' };
  writeAuditEntry(em, { by: null, action: 'edit', subject: 'property', id: property.id, before, after });
  await em.flush();
  await keyProperties(em, [property]);
}

async function postcodeOf(em: EntityManager, { suburb, state }: NewProperty) {
  const [common] = await query(em, commonPostcode(canonicalText(suburb), state));
  return common?.postcode ?? UNKNOWN_POSTCODE;
}
