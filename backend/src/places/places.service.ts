import {
  type BuildingLine,
  type PlaceSums,
  type PropertyRow,
  placePath,
  STATE_NAMES,
  STATES,
  type State,
  type StateDetail,
  type StateLine,
  type SuburbDetail,
  statePath,
} from '@home-truths/contract';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';
import { buildingLines } from '../properties/pages/building-sums.sql.ts';
import { toExcerpt } from '../properties/search/excerpt.ts';
import { parseSlug, type SuburbKeys } from './place-slug.ts';
import { PlaceSumsService } from './place-sums.service.ts';
import {
  mostReviewedSuburbs,
  nearestSuburbs,
  reviewedRows,
  type SuburbRow,
  stateLines,
  stateSums,
  suburbSums,
  suburbsCalled,
  suburbsOfState,
} from './places.sql.ts';

const MAX_LISTED = 6;

/** Sums of a suburb without properties, or whose first property is newer than the last count. */
const NO_SUMS: Omit<PlaceSums, 'countedAt'> = {
  propertyCount: 0,
  reviewedPropertyCount: 0,
  reviewCount: 0,
  averageRating: null,
  ratingSpread: [],
  residencySplit: { lived_here: 0, visited: 0, owned: 0 },
  residencyAverages: { lived_here: null, visited: null, owned: null },
  issueTagShares: [],
};

const addPlace = <Row extends { name: string; postcode: string }>(row: Row, state: string) => ({
  ...row,
  place: placePath({ suburb: row.name, state, postcode: row.postcode }),
});

const pickByIds = <Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]) =>
  ids.flatMap(id => rows.find(row => row.id === id) ?? []).slice(0, MAX_LISTED);

/** Reads suburbs and states. Sums are at most an hour old; the listed properties are current. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly database: Database,
    private readonly sums: PlaceSumsService,
  ) {}

  async states(): Promise<StateLine[]> {
    let rows = await this.database.replicaRows(stateLines());
    const missing = STATES.filter(state => !rows.some(row => row.state === state));
    if (missing.length > 0) {
      for (const state of missing) await this.sums.countFirst(state);
      // a replica may not have them yet
      rows = await this.database.rows(stateLines());
    }
    return STATES.flatMap(state => {
      const row = rows.find(each => each.state === state);
      return row ? { ...row, name: STATE_NAMES[state], place: statePath(state) } : [];
    });
  }

  async state(state: State): Promise<StateDetail> {
    const sums = await this.sumsOfState(state);
    const suburbs = await this.database.replicaRows(suburbsOfState(state));
    return {
      ...sums,
      state,
      name: STATE_NAMES[state],
      suburbs: suburbs.map(suburb => addPlace(suburb, state)),
    };
  }

  async suburb(state: State, slug: string): Promise<SuburbDetail> {
    const { suburbKey, postcode } = await this.find(state, slug);
    const { countedAt } = await this.sumsOfState(state);
    const [row] = await this.database.replicaRows(suburbSums(state, suburbKey, postcode));
    if (!row) throw new NotFoundException('Suburb not found');
    const { latitude, longitude, mostReviewedIds, latestIds, buildingIds, ...detail } = row;
    const isCounted = detail.countedAt !== null;
    const [mostReviewed, latest] = [mostReviewedIds ?? [], latestIds ?? []];
    const [rows, buildings, nearby] = await Promise.all([
      this.rowsOf([...new Set([...mostReviewed, ...latest])]),
      this.buildingsOf(buildingIds ?? []),
      this.nearby({ latitude, longitude }, state, suburbKey, postcode),
    ]);
    return {
      ...detail,
      ...(isCounted ? {} : { ...NO_SUMS, countedAt }),
      buildings,
      mostReviewed: pickByIds(rows, mostReviewed),
      latest: pickByIds(rows, latest),
      ...nearby,
    };
  }

  /**
   * Finds a suburb by name and postcode; a name alone finds the suburb without a postcode, or else the only one of that
   * name.
   */
  private async find(state: State, slug: string): Promise<SuburbKeys> {
    const parsed = parseSlug(slug);
    const suburbKeys = parsed.map(each => each.suburbKey);
    const namesakes = await this.database.replicaRows(suburbsCalled(state, suburbKeys));
    const exact = parsed.find(each =>
      namesakes.some(other => other.suburbKey === each.suburbKey && other.postcode === each.postcode),
    );
    const ofWholeSlug = namesakes.filter(({ suburbKey }) => suburbKey === suburbKeys.at(-1));
    const suburb = exact ?? (ofWholeSlug.length === 1 ? ofWholeSlug[0] : undefined);
    if (!suburb) throw new NotFoundException('Suburb not found');
    return suburb;
  }

  private async sumsOfState(state: State): Promise<PlaceSums> {
    const [sums] = await this.database.replicaRows(stateSums(state));
    if (sums) return sums;
    await this.sums.countFirst(state);
    const [counted] = await this.database.rows(stateSums(state));
    if (!counted) throw new Error('The state was not counted');
    return counted;
  }

  private async rowsOf(ids: readonly number[]): Promise<PropertyRow[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.replicaRows(reviewedRows(ids));
    return rows.map(row => ({ ...row, excerpt: toExcerpt(row.excerpt) }));
  }

  private async buildingsOf(ids: readonly number[]): Promise<BuildingLine[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.replicaRows(buildingLines(ids));
    const reviewed = rows.map(({ line }) => line).filter(({ reviewCount }) => reviewCount > 0);
    return pickByIds(reviewed, ids);
  }

  private async nearby(
    { latitude, longitude }: Pick<SuburbRow, 'latitude' | 'longitude'>,
    ...suburb: [state: string, suburbKey: string, postcode: string]
  ): Promise<Pick<SuburbDetail, 'nearby' | 'nearbyBy'>> {
    const near =
      latitude === null || longitude === null
        ? []
        : await this.database.replicaRows(nearestSuburbs({ latitude, longitude }, ...suburb));
    const others = near.length === 0 ? await this.database.replicaRows(mostReviewedSuburbs(...suburb)) : near;
    return {
      nearby: others.map(row => addPlace(row, row.state)),
      nearbyBy: near.length > 0 ? 'distance' : 'state',
    };
  }
}
