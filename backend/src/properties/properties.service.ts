import { type NewProperty, type PropertyDetail, UNKNOWN_POSTCODE } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { JsonText } from '../http/reply.ts';
import { addressKey } from './address-tokens.ts';
import { keysOf } from './keys-of.ts';
import { Property } from './property.entity.ts';
import { propertyDetail } from './property.sql.ts';
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
      await lockPlace(em, place);
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

  private async add(em: EntityManager, values: NewProperty) {
    const postcode = values.postcode === UNKNOWN_POSTCODE ? await postcodeOf(em, values) : values.postcode;
    const property = em.create(Property, { ...values, postcode, addedByFormAt: new Date() });
    await em.flush();
    await indexProperty(em, property);
    return property.id;
  }
}

/** One writer at a time for one street line: nobody else may insert between the lookup and the insert. */
const lockPlace = (em: EntityManager, place: Record<'streetKey' | 'suburbKey' | 'state', string>) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [Object.values(place).join('|')]);

/** An address without a postcode matches one that has it, and the other way round. */
const sameProperty = (candidates: Property[], postcode: string) =>
  candidates.find(candidate => candidate.postcode === postcode) ??
  candidates.find(candidate => postcode === UNKNOWN_POSTCODE || candidate.postcode === UNKNOWN_POSTCODE);

/** The postcode most properties of that suburb have (decision 127). */
async function postcodeOf(em: EntityManager, { suburb, state }: NewProperty) {
  const [found] = await em.execute<{ postcode: string }[]>(
    `select postcode from property
     where suburb_key = ? and state = ? and postcode <> ? and deleted_at is null
     group by postcode order by count(*) desc, postcode limit 1`,
    [addressKey(suburb), state, UNKNOWN_POSTCODE],
  );
  return found?.postcode ?? UNKNOWN_POSTCODE;
}
