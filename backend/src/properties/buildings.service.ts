import type {
  BuildingDetail,
  BuildingProperty,
  Page,
  ParsedInput,
  propertiesOfBuilding,
  RatingHistory,
} from '@home-truths/contract';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { pageOf, rangeOf } from '../database/page-of.ts';
import { JsonText } from '../http/reply.ts';
import { buildingDetail } from './building-sums.sql.ts';
import { propertiesOfBuilding as selectProperties } from './buildings.sql.ts';
import { toExcerpt } from './excerpt.ts';
import { ratingHistory } from './rating-history.sql.ts';

type FoundRow = BuildingProperty & { found: number };

const notFound = () => new NotFoundException('Building not found');

/** Buildings: properties with the same base address. */
@Injectable()
export class BuildingsService {
  constructor(private readonly database: Database) {}

  /**
   * What the properties of a building add up to.
   * @throws NotFoundException also when none of them is visible
   */
  async read(id: number): Promise<JsonText<BuildingDetail>> {
    const [detail] = await this.database.rows<{ json: string }>(buildingDetail(id));
    if (!detail) throw notFound();
    return new JsonText(detail.json);
  }

  /**
   * One page of the properties of a building.
   * @throws NotFoundException as `read`
   */
  async properties(
    id: number,
    { sort = 'most-reviews', ...page }: ParsedInput<typeof propertiesOfBuilding>['query'],
  ): Promise<Page<BuildingProperty[]>> {
    const rows = await this.database.rows<FoundRow>(selectProperties(id, sort, rangeOf(page)));
    if (!rows[0]?.found) throw notFound();
    const listed = pageOf(rows, Number.POSITIVE_INFINITY);
    return { ...listed, rows: listed.rows.map(row => ({ ...row, excerpt: toExcerpt(row.excerpt) })) };
  }

  /**
   * The ratings of a building by year.
   * @throws NotFoundException as `read`
   */
  async history(id: number): Promise<JsonText<RatingHistory>> {
    const [history] = await this.database.rows<{ json: string }>(ratingHistory('building', id));
    if (!history) throw notFound();
    return new JsonText(history.json);
  }
}
