import {
  LIMITS,
  type Page,
  type ParsedInput,
  type PropertyRow,
  type PropertySearch,
  type Suggestion,
  type suggestProperties,
} from '@home-truths/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { canonicalText } from '../addresses/address-tokens.ts';
import { buildingLines } from '../pages/building-sums.sql.ts';
import { toExcerpt } from './excerpt.ts';
import { countMatches, type FoundRow, type SearchCriteria, selectPage } from './search.sql.ts';
import {
  correctedTerms,
  namesTwoStates,
  searchTerms,
  searchTsquery,
  typedTsquery,
  wholeTsquery,
} from './search-terms.ts';
import {
  MAX_SUBURBS,
  type SuburbSuggestion,
  suggestBuildings,
  suggestListedSuburbs,
  suggestReviewed,
  suggestSuburbs,
} from './suggest.sql.ts';
import { findTermMatches } from './term-matches.sql.ts';

/** A building is shown if `MIN_SHARING` of the first rows belong to it. */
const FIRST_ROWS = 10;
const MIN_SHARING = 3;

export function sharedBuilding(rows: readonly { buildingId: number | null }[]): number | undefined {
  const inBuildings = rows.slice(0, FIRST_ROWS).flatMap(({ buildingId }) => buildingId ?? []);
  const [most] = [...Map.groupBy(inBuildings, id => id)].sort(([, a], [, b]) => b.length - a.length);
  return most && most[1].length >= MIN_SHARING ? most[0] : undefined;
}

/** Serves the search and the suggestions of `pages/properties.controller.ts`. */
@Injectable()
export class SearchService {
  constructor(private readonly database: Database) {}

  async search({ q, suburb, ...filters }: PropertySearch): Promise<Page<PropertyRow[]>> {
    const terms = searchTerms(q ?? '');
    if (namesTwoStates(terms, filters.state)) return { rows: [], total: '0' };
    const criteria: SearchCriteria = { ...filters };
    if (suburb !== undefined) criteria.suburbKey = canonicalText(suburb);
    if (terms.length > 0) {
      criteria.tsquery = searchTsquery(await this.matchTerms(terms));
      criteria.normalisedQuery = terms.join(' ');
    }
    const [{ found } = { found: 0 }] = await this.database.replicaRows(countMatches(criteria));
    const rows = found === 0 ? [] : await this.page(criteria, found);
    return { rows, total: found > LIMITS.countCap ? `${LIMITS.countCap}+` : String(found) };
  }

  private async page(criteria: SearchCriteria, found: number): Promise<PropertyRow[]> {
    const rows = (await this.database.replicaRows(selectPage(criteria, found))).map(row => ({
      ...row,
      excerpt: toExcerpt(row.excerpt),
    }));
    const shared = (criteria.page ?? 1) === 1 ? sharedBuilding(rows) : undefined;
    return shared === undefined ? rows : this.addBuilding(rows, shared);
  }

  private async addBuilding(rows: FoundRow[], id: number): Promise<PropertyRow[]> {
    const [row] = await this.database.replicaRows(buildingLines([id]));
    return rows.map(each => (each.buildingId === id ? { ...each, building: row?.line ?? null } : each));
  }

  /** Suggests reviewed suburbs, buildings if `kinds` asks for them, properties, then other suburbs. */
  async suggest({ q, kinds }: ParsedInput<typeof suggestProperties>['query']): Promise<Suggestion[]> {
    const terms = searchTerms(q);
    if (terms.length === 0) return [];
    const matches = await this.matchTerms(terms);
    const text = correctedTerms(matches).join(' ');
    const reviewed = await this.database.replicaRows(suggestSuburbs(text));
    const listed = await this.suggestListed(terms.join(' '), reviewed);
    const buildings = kinds ? await this.database.replicaRows(suggestBuildings(q)) : [];
    const others = reviewed.length + listed.length + buildings.length;
    // the last term may still become another word than a state
    const properties = namesTwoStates(terms.slice(0, -1))
      ? []
      : await this.database.replicaRows(
          suggestReviewed(
            { text, tsquery: typedTsquery(matches), wholeTsquery: wholeTsquery(matches) },
            LIMITS.suggestions - others,
          ),
        );
    return [...reviewed, ...buildings, ...properties, ...listed];
  }

  /** Suggests suburbs without reviews by the typed words, which it does not correct. */
  private async suggestListed(typed: string, reviewed: SuburbSuggestion[]): Promise<SuburbSuggestion[]> {
    if (reviewed.length === MAX_SUBURBS) return [];
    const listed = await this.database.replicaRows(suggestListedSuburbs(typed));
    const placeOf = ({ suburb, state, postcode }: SuburbSuggestion) =>
      `${canonicalText(suburb)}|${state}|${postcode}`;
    const known = new Set(reviewed.map(placeOf));
    return listed.filter(each => !known.has(placeOf(each))).slice(0, MAX_SUBURBS - reviewed.length);
  }

  /** Returns the tsquery of an administrator's search; undefined without terms. */
  async addressTsquery(q: string | undefined): Promise<string | undefined> {
    const terms = searchTerms(q ?? '');
    return terms.length === 0 ? undefined : typedTsquery(await this.matchTerms(terms));
  }

  /** Numbers need no query: the index of words has none. */
  private async matchTerms(terms: string[]) {
    const numbersOnly = terms.every(term => /^\d/.test(term));
    if (numbersOnly)
      return terms.map(term => ({ term, isKnown: true, isPrefix: false, candidates: [], completions: [] }));
    return this.database.replicaRows(findTermMatches(terms));
  }
}
