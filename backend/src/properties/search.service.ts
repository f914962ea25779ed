import {
  LIMITS,
  type Page,
  type PropertyRow,
  type PropertySearch,
  type Suggestion,
} from '@home-truths/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { pageOf } from '../database/page-of.ts';
import { addressKey } from './address-words.ts';
import { toExcerpt } from './excerpt.ts';
import { type Search, searchStatement } from './search.sql.ts';
import { correctedTerms, searchWords, toTsquery } from './search-terms.ts';
import { suggestProperties, suggestSuburbs } from './suggest.sql.ts';
import { type KnownWord, knownWords } from './words.sql.ts';

type FoundRow = PropertyRow & { found: number };

/** Finds homes. What it reads may lag behind a write by a moment (replica). */
@Injectable()
export class SearchService {
  constructor(private readonly database: Database) {}

  /** One page of homes with the count of all, `1000+` past the cap (decision 105). */
  async search({ q, suburb, ...filters }: PropertySearch): Promise<Page<PropertyRow[]>> {
    const search: Search = { ...filters, ...(await this.typed(q)) };
    if (suburb !== undefined) search.suburbKey = addressKey(suburb);
    const page = pageOf(await this.database.replicaRows<FoundRow>(searchStatement(search)));
    return { ...page, rows: page.rows.map(row => ({ ...row, excerpt: toExcerpt(row.excerpt) })) };
  }

  /** Suburbs, then homes, at most eight together (decision 109). */
  async suggest(q: string): Promise<Suggestion[]> {
    const words = searchWords(q);
    if (words.length === 0) return [];
    const known = await this.lookUp(words);
    const joined = correctedTerms(known).join(' ');
    const suburbs = await this.database.replicaRows<Suggestion>(suggestSuburbs(joined));
    const tsquery = toTsquery(known, true);
    const homes = await this.database.replicaRows<Suggestion>(
      suggestProperties(tsquery, joined, LIMITS.suggestions - suburbs.length),
    );
    return [...suburbs, ...homes];
  }

  /** What is typed at the admin console, where the last word is always a beginning; nothing where there is nothing to search for. */
  async tsqueryOf(q: string | undefined): Promise<string | undefined> {
    const words = searchWords(q ?? '');
    return words.length === 0 ? undefined : toTsquery(await this.lookUp(words), true);
  }

  /** Text in which nothing can be searched for, such as `%`, is no condition. */
  private async typed(q: string | undefined): Promise<Pick<Search, 'tsquery' | 'words'>> {
    const words = searchWords(q ?? '');
    if (words.length === 0) return {};
    return { words: words.join(' '), tsquery: toTsquery(await this.lookUp(words)) };
  }

  private async lookUp(words: string[]) {
    const numbersOnly = words.every(word => /^\d/.test(word));
    if (numbersOnly) return words.map(word => ({ word, known: true, begun: false, near: [] }));
    return this.database.replicaRows<KnownWord>(knownWords(words));
  }
}
