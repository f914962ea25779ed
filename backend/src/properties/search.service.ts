import {
  type BuildingLine,
  LIMITS,
  type Page,
  type ParsedInput,
  type PropertyRow,
  type PropertySearch,
  type Suggestion,
  type suggestProperties,
} from '@home-truths/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { pageOf } from '../database/page-of.ts';
import { addressKey } from './address-tokens.ts';
import { buildingLines } from './building-sums.sql.ts';
import { toExcerpt } from './excerpt.ts';
import { orderEnd, type SearchCriteria, searchStatement } from './search.sql.ts';
import {
  type AddressTerms,
  addressTerms,
  correctedTerms,
  searchTerms,
  suggestionCondition,
  type TermCounts,
  termCondition,
  termCountsOf,
} from './search-terms.ts';
import { sharedBuilding } from './shared-building.ts';
import {
  MAX_SUBURBS,
  selectSuggestions,
  suggestBuildings,
  suggestListedSuburbs,
  suggestSuburbs,
} from './suggest.sql.ts';
import { findTermMatches, frequentTerms, type TermMatch } from './term-matches.sql.ts';

const TERM_COUNTS_MS = 60 * 60 * 1000;

type SuburbSuggestion = Extract<Suggestion, { kind: 'suburb' }>;
type FoundRow = PropertyRow & { found: number; buildingId: number | null };

/** Finds properties. What it reads may lag behind a write by a moment (replica). */
@Injectable()
export class SearchService {
  private counted: { at: number; counts: Promise<TermCounts> } | undefined;

  constructor(private readonly database: Database) {}

  /** One page of properties with the count of all, `1000+` past the cap (decision 105). */
  async search({ q, suburb, ...filters }: PropertySearch): Promise<Page<PropertyRow[]>> {
    const search: SearchCriteria = { ...filters, ...(await this.criteriaOf(q)) };
    if (suburb !== undefined) search.suburbKey = addressKey(suburb);
    const page = pageOf(
      await this.database.replicaRows<FoundRow>(searchStatement(search, await this.orderEnd(search))),
    );
    const rows = page.rows.map(row => ({ ...row, excerpt: toExcerpt(row.excerpt) }));
    const shared = search.page === undefined || search.page === 1 ? sharedBuilding(rows) : undefined;
    return { ...page, rows: shared === undefined ? rows : await this.withBuilding(rows, shared) };
  }

  /** Only here, so that no other search reads buildings. */
  private async withBuilding(rows: FoundRow[], id: number): Promise<PropertyRow[]> {
    const [found] = await this.database.replicaRows<{ line: BuildingLine }>(buildingLines([id]));
    return rows.map(row => (row.buildingId === id ? { ...row, building: found?.line ?? null } : row));
  }

  /** Where the first entries of an order end that are enough for the page; undefined where they are not looked for. */
  private async orderEnd(search: SearchCriteria): Promise<string[] | undefined> {
    const statement = orderEnd(search);
    const [row] = statement ? await this.database.replicaRows<{ end: (string | null)[] }>(statement) : [];
    return row?.end.every(value => value !== null) ? (row.end as string[]) : undefined;
  }

  /**
   * Suburbs with a reviewed property, then buildings where they are asked for, then properties, then other suburbs: at most
   * eight together (decision 109).
   */
  async suggest({ q, kinds }: ParsedInput<typeof suggestProperties>['query']): Promise<Suggestion[]> {
    const terms = searchTerms(q);
    if (terms.length === 0) return [];
    const matches = await this.lookUp(terms);
    const joined = correctedTerms(matches).join(' ');
    const reviewed = await this.database.replicaRows<SuburbSuggestion>(suggestSuburbs(joined));
    const listed = await this.suggestListed(terms.join(' '), reviewed);
    const buildings = kinds ? await this.database.replicaRows<Suggestion>(suggestBuildings(q)) : [];
    const condition = suggestionCondition(matches, await this.termCounts());
    const others = reviewed.length + listed.length + buildings.length;
    const properties = await this.database.replicaRows<Suggestion>(
      selectSuggestions(condition, joined, LIMITS.suggestions - others),
    );
    return [...reviewed, ...buildings, ...properties, ...listed];
  }

  /** Other suburbs of the list of localities, in whose names no word is corrected. */
  private async suggestListed(typed: string, reviewed: SuburbSuggestion[]): Promise<SuburbSuggestion[]> {
    if (reviewed.length === MAX_SUBURBS) return [];
    const listed = await this.database.replicaRows<SuburbSuggestion>(suggestListedSuburbs(typed));
    const placeOf = ({ suburb, state, postcode }: SuburbSuggestion) =>
      `${addressKey(suburb)}|${state}|${postcode}`;
    const known = new Set(reviewed.map(placeOf));
    return listed.filter(each => !known.has(placeOf(each))).slice(0, MAX_SUBURBS - reviewed.length);
  }

  /** The words of text typed at the admin console; undefined without terms. */
  async addressTermsOf(q: string | undefined): Promise<AddressTerms | undefined> {
    const terms = searchTerms(q ?? '');
    return terms.length === 0 ? undefined : addressTerms(await this.lookUp(terms), await this.termCounts());
  }

  /** Text without searchable terms, such as `%`, adds no condition. */
  private async criteriaOf(
    q: string | undefined,
  ): Promise<Pick<SearchCriteria, 'condition' | 'normalisedQuery'>> {
    const terms = searchTerms(q ?? '');
    if (terms.length === 0) return {};
    return {
      normalisedQuery: terms.join(' '),
      condition: termCondition(await this.lookUp(terms), await this.termCounts()),
    };
  }

  /** The statistics of an hour ago at most. */
  private termCounts(): Promise<TermCounts> {
    const now = performance.now();
    if (this.counted === undefined || now - this.counted.at > TERM_COUNTS_MS) {
      const counts = this.readTermCounts();
      this.counted = { at: now, counts };
      counts.catch(() => {
        this.counted = undefined;
      });
    }
    return this.counted.counts;
  }

  private async readTermCounts(): Promise<TermCounts> {
    return termCountsOf(await this.database.replicaRows(frequentTerms()));
  }

  private async lookUp(terms: string[]) {
    const numbersOnly = terms.every(term => /^\d/.test(term));
    if (numbersOnly)
      return terms.map(term => ({ term, isKnown: true, isPrefix: false, candidates: [], completions: [] }));
    return this.database.replicaRows<TermMatch>(findTermMatches(terms));
  }
}
