import { type NewProperty, type PropertyDetail, UNKNOWN_POSTCODE } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Hourly } from '../database/hourly.ts';
import { rowsIn } from '../database/rows-in.ts';
import { JsonText } from '../http/reply.ts';
import { addressKey } from './address-tokens.ts';
import { keysOf } from './keys-of.ts';
import { Property } from './property.entity.ts';
import { commonPostcode, deleteUnreviewed, lockPlace, propertyDetail } from './property.sql.ts';
import { indexProperty } from './search-index.ts';

/** Properties, one record for each. */
@Injectable()
export class PropertiesService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /**
   * One property with its rating spread and issue counts.
   * @throws NotFoundException also when it was removed
   */
  async read(id: number): Promise<JsonText<PropertyDetail>> {
    const [detail] = await this.database.rows<{ json: string }>(propertyDetail(id));
    if (!detail) throw new NotFoundException('Property not found');
    return new JsonText(detail.json);
  }

  /**
   * Adds a property, or finds the record of the same address (decision 129).
   * @throws ConflictException when moderators removed that property
   * @throws BadRequestException as `keysOf`
   */
  async create(values: NewProperty): Promise<{ id: number; isNew: boolean }> {
    const place = { ...keysOf(values), state: values.state };
    return this.em.transactional(async em => {
      await rowsIn(em, lockPlace(place));
      const same = sameProperty(await em.find(Property, place, { orderBy: { id: 'asc' } }), values.postcode);
      if (!same) return { id: await this.add(em, values), isNew: true };
      if (same.deletedAt)
        throw new ConflictException(
          'Our moderators removed this property. If you think that’s a mistake, contact us.',
        );
      if (same.postcode === UNKNOWN_POSTCODE) same.postcode = values.postcode;
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
    return property.id;
  }
}

/** An address without a postcode matches one that has it, and the other way round. */
const sameProperty = (candidates: Property[], postcode: string) =>
  candidates.find(candidate => candidate.postcode === postcode) ??
  candidates.find(candidate => postcode === UNKNOWN_POSTCODE || candidate.postcode === UNKNOWN_POSTCODE);

async function postcodeOf(em: EntityManager, { suburb, state }: NewProperty) {
  const [found] = await rowsIn<{ postcode: string }>(em, commonPostcode(addressKey(suburb), state));
  return found?.postcode ?? UNKNOWN_POSTCODE;
}
