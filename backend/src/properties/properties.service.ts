import {
  type CompareProperty,
  type NewProperty,
  type PropertyDetail,
  partsOf,
  type RatingHistory,
  UNKNOWN_POSTCODE,
} from '@home-truths/contract';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Hourly } from '../database/hourly.ts';
import { repeatOnDuplicate } from '../database/repeat-on-duplicate.ts';
import { rowsIn } from '../database/rows-in.ts';
import { JsonText } from '../http/reply.ts';
import { addressKey } from './address-tokens.ts';
import { comparedProperties } from './compare.sql.ts';
import { followMerge } from './follow-merge.ts';
import { keyProperties, lockPlaces } from './key-properties.ts';
import { keysOf } from './keys-of.ts';
import { Property } from './property.entity.ts';
import { commonPostcode, deleteUnreviewed, propertyDetail } from './property.sql.ts';
import { PropertyAlias } from './property-alias.entity.ts';
import { ratingHistory } from './rating-history.sql.ts';
import { indexProperty } from './search-index.ts';
import { type PlaceRow, withPlace } from './with-place.ts';

/** Properties, one record for each. */
@Injectable()
export class PropertiesService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /**
   * One property with its rating spread and issue counts; for a merged one the property it went into.
   * @throws NotFoundException also when it was removed
   */
  read(id: number): Promise<JsonText<PropertyDetail>> {
    return followMerge(this.database, id, (...property) => this.readOne(...property));
  }

  private async readOne(id: number, tags: readonly string[]): Promise<JsonText<PropertyDetail>> {
    const [detail] = await this.database.rows<PlaceRow & { json: string; buildingId: number | null }>(
      propertyDetail(id),
    );
    if (!detail) throw new NotFoundException('Property not found');
    const { buildingId } = detail;
    return new JsonText(
      withPlace(detail.json, detail),
      buildingId === null ? tags : [...tags, `building/${buildingId}`],
    );
  }

  /**
   * The ratings of a property by year.
   * @throws NotFoundException as `read`
   */
  history(id: number): Promise<JsonText<RatingHistory>> {
    return followMerge(this.database, id, (...property) => this.historyOf(...property));
  }

  private async historyOf(id: number, tags: readonly string[]): Promise<JsonText<RatingHistory>> {
    const [history] = await this.database.rows<{ json: string }>(ratingHistory('property', id));
    if (!history) throw new NotFoundException('Property not found');
    return new JsonText(history.json, tags);
  }

  /** Properties side by side, in the order of their ids; those that are gone are left out. */
  async compare(ids: readonly number[]): Promise<JsonText<CompareProperty[]>> {
    const found = await this.database.rows<
      PlaceRow & { json: string; id: number; buildingId: number | null }
    >(comparedProperties(ids));
    const shown = new Set([...ids, ...found.map(({ id }) => id)]);
    const buildings = new Set(found.flatMap(({ buildingId }) => buildingId ?? []));
    return new JsonText(`[${found.map(each => withPlace(each.json, each)).join()}]`, [
      ...[...shown].flatMap(id => [`property/${id}`, `review/${id}`]),
      ...[...buildings].map(id => `building/${id}`),
    ]);
  }

  /**
   * Adds a property, or finds the record of the same address (decision 129).
   * @throws ConflictException when moderators removed that property
   * @throws BadRequestException as `keysOf`
   */
  create(values: NewProperty): Promise<{ id: number; isNew: boolean }> {
    return repeatOnDuplicate(() => this.findOrAdd(values));
  }

  private async findOrAdd(values: NewProperty) {
    const { streetKey, suburbKey } = keysOf(values);
    const { key } = partsOf(values.address);
    const place = { addressKey: key, suburbKey, state: values.state };
    return this.em.transactional(async em => {
      await lockPlaces(em, [{ ...values, suburbKey }]);
      const same = await findSame(em, place, streetKey, values.postcode);
      if (!same) return { id: await this.add(em, values), isNew: true };
      if (same.deletedAt)
        throw new ConflictException(
          'Our moderators removed this property. If you think that’s a mistake, contact us.',
        );
      if (same.postcode === UNKNOWN_POSTCODE && values.postcode !== UNKNOWN_POSTCODE) {
        same.postcode = values.postcode;
        await em.flush();
        await keyProperties(em, [same]);
      }
      return { id: same.id, isNew: false };
    });
  }

  /** Deletes those that were added to be reviewed, and were not within the days of decision 174. */
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
    if (unwritten.length > 0) throw new UniqueConstraintViolationException(new Error('The key is in use'));
    return property.id;
  }
}

interface Key {
  addressKey: string;
  suburbKey: string;
  state: string;
}

/**
 * The record of an address: the property with its key, the one that a property with this key was merged into, or, where
 * no keys are written yet, the property with the same spelling.
 */
async function findSame(em: EntityManager, place: Key, streetKey: string, postcode: string) {
  const sorted = { orderBy: { id: 'asc' } } as const;
  const found = samePostcode(await em.find(Property, place, sorted), postcode);
  if (found) return found;
  const alias = samePostcode(await em.find(PropertyAlias, place, { populate: ['property'] }), postcode);
  if (alias) return alias.property.getEntity();
  const { addressKey: _, ...suburb } = place;
  const withoutKey = { ...suburb, streetKey, addressKey: null, mergedInto: null };
  return samePostcode(await em.find(Property, withoutKey, sorted), postcode);
}

/** An address without a postcode matches one that has it, and the other way round. */
const samePostcode = <T extends { postcode: string }>(candidates: T[], postcode: string): T | undefined =>
  candidates.find(candidate => candidate.postcode === postcode) ??
  candidates.find(candidate => postcode === UNKNOWN_POSTCODE || candidate.postcode === UNKNOWN_POSTCODE);

async function postcodeOf(em: EntityManager, { suburb, state }: NewProperty) {
  const [found] = await rowsIn<{ postcode: string }>(em, commonPostcode(addressKey(suburb), state));
  return found?.postcode ?? UNKNOWN_POSTCODE;
}
