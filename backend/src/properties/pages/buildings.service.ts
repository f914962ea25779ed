import {
  type BuildingDetail,
  type BuildingProperty,
  type Page,
  type ParsedInput,
  propertiesOfBuilding,
  type RatingHistory,
} from '@home-truths/contract';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { pageOf, rangeOf } from '../../platform/database/page-of.ts';
import { JsonText, stripToSchema } from '../../platform/http/reply.ts';
import { followMerge } from '../addresses/follow-merge.ts';
import { toExcerpt } from '../search/excerpt.ts';
import { buildingDetail } from './building-sums.sql.ts';
import { selectPropertiesOf } from './buildings.sql.ts';
import { ratingHistory } from './rating-history.sql.ts';
import { addPlaceToJson } from './with-place.ts';

type ListQuery = ParsedInput<typeof propertiesOfBuilding>['query'];

const notFound = () => new NotFoundException('Building not found');

@Injectable()
export class BuildingsService {
  constructor(private readonly database: Database) {}

  /** @throws NotFoundException also if no property is visible, as after a merge */
  async readUnmerged(id: number): Promise<JsonText<BuildingDetail>> {
    const [detail] = await this.database.rows(buildingDetail(id));
    if (!detail) throw notFound();
    return new JsonText(addPlaceToJson(detail.json, detail), { id: [id] });
  }

  read(id: number): Promise<JsonText<BuildingDetail>> {
    return followMerge(this.database, id, building => this.readUnmerged(building), 'building');
  }

  properties(id: number, query: ListQuery): Promise<Page<JsonText<BuildingProperty[]>>> {
    return followMerge(this.database, id, building => this.propertiesOf(building, query), 'building');
  }

  private async propertiesOf(
    id: number,
    { sort = 'most-reviews', ...page }: ListQuery,
  ): Promise<Page<JsonText<BuildingProperty[]>>> {
    const countedRows = await this.database.rows(selectPropertiesOf(id, sort, rangeOf(page)));
    if (!countedRows[0]?.found) throw notFound();
    // a building is small enough for an exact total
    const { rows, total } = pageOf(countedRows, Number.POSITIVE_INFINITY);
    const reply = stripToSchema(
      propertiesOfBuilding,
      rows.map(row => ({ ...row, excerpt: toExcerpt(row.excerpt) })),
    );
    return { rows: new JsonText(JSON.stringify(reply), { id: [id] }), total };
  }

  history(id: number): Promise<JsonText<RatingHistory>> {
    return followMerge(this.database, id, building => this.historyOf(building), 'building');
  }

  private async historyOf(id: number): Promise<JsonText<RatingHistory>> {
    const [history] = await this.database.rows(ratingHistory('building', id));
    if (!history) throw notFound();
    return new JsonText(history.json, { id: [id] });
  }
}
