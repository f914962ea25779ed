import {
  type NearestProperties,
  type ParsedAddress,
  type PropertyLine,
  partsOf,
  placePath,
  plainLetters,
  type SimilarProperty,
  STATES,
  type StreetLine,
} from '@home-truths/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { canonicalText } from '../addresses/address-tokens.ts';
import { keysOf } from '../addresses/keys-of.ts';
import { SearchService } from '../search/search.service.ts';
import { isEditDistanceOne, searchTerms } from '../search/search-terms.ts';
import {
  listedSuburbsNamed,
  mostReviewedMatches,
  propertiesWithAllNumbers,
  propertiesWithFirstNumber,
  suburbsNamed,
  termsTwoEditsAway,
} from './nearest.sql.ts';

/** Returns the Levenshtein distance; `row[n]` is that of the letters so far to `n` letters of `to`. */
export function editDistance(from: string, to: string): number {
  const letters = [...to];
  let row = Array.from({ length: letters.length + 1 }, (_, index) => index);
  for (const [position, letter] of [...from].entries()) {
    const next = [position + 1];
    for (const [index, other] of letters.entries()) {
      const changed = (row[index] as number) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] as number) + 1, (next[index] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}

/** Shorter terms have too many similar words; no address contains longer ones. */
const CORRECTABLE_LENGTH = { shortest: 4, longest: 20 };
const MAX_DISTANCE = 2;

const isState = (term: string) => STATES.some(state => state.toLowerCase() === term);
const isNumber = (term: string) => /^\d/.test(term);

interface NearestQuery {
  q?: string | undefined;
  suburb?: string | undefined;
  state?: string | undefined;
}

@Injectable()
export class NearestService {
  constructor(
    private readonly database: Database,
    private readonly searchService: SearchService,
  ) {}

  /** Returns what a search without results suggests. */
  async nearest({ q = '', suburb, state }: NearestQuery): Promise<NearestProperties> {
    const terms = searchTerms(q);
    const [spelling, sameStreet, suburbs, listed] = await Promise.all([
      this.spelling(terms),
      this.sameStreet(terms),
      this.reviewedSuburbs(terms, suburb, state),
      this.listedSuburbs(terms, suburb, state),
    ]);
    return { spelling, sameStreet, suburbs, listed };
  }

  /**
   * Returns properties that may be the typed one: first probable duplicates, about which the form asks, then addresses
   * that differ by a letter.
   */
  async similar({ postcode, state, ...address }: ParsedAddress): Promise<SimilarProperty[]> {
    const place = { ...keysOf(address), state, postcode };
    const typed = partsOf(address.address);
    const numbers = wholeNumbersOf(typed.key);
    const [withFirstNumber, withAllNumbers] = await Promise.all([
      this.database.replicaRows(propertiesWithFirstNumber(place)),
      numbers.length === 0 ? [] : this.database.replicaRows(propertiesWithAllNumbers(place, numbers)),
    ]);
    const duplicates = withAllNumbers.filter(each => mayBeSame(typed, partsOf(each.address), each.building));
    const near = withFirstNumber.filter(
      ({ id, streetKey }) =>
        isNearDuplicate(streetKey, place.streetKey) && !duplicates.some(other => other.id === id),
    );
    return [...duplicates.map(({ building: _, ...each }) => ({ ...each, isQuestion: true })), ...near];
  }

  /** Corrects unknown words; null if that finds no property. */
  private async spelling(terms: string[]): Promise<string | null> {
    const { shortest, longest } = CORRECTABLE_LENGTH;
    const eligible = terms.filter(
      term => !isNumber(term) && term.length >= shortest && term.length <= longest,
    );
    const unknown = await this.database.replicaRows(termsTwoEditsAway(eligible));
    const corrections = new Map(unknown.map(({ term, candidates }) => [term, nearestOf(term, candidates)]));
    if (![...corrections.values()].some(Boolean)) return null;
    const spelling = terms.map(term => corrections.get(term) ?? term).join(' ');
    const { total } = await this.searchService.search({ q: spelling, limit: 1 });
    return total === '0' ? null : spelling;
  }

  private async sameStreet(terms: string[]): Promise<PropertyLine[]> {
    const words = terms.filter(term => !isNumber(term));
    // a query without numbers is the search that found nothing
    if (words.length === 0 || words.length === terms.length) return [];
    const tsquery = await this.searchService.addressTsquery(words.join(' '));
    return tsquery === undefined ? [] : this.database.replicaRows(mostReviewedMatches(tsquery));
  }

  /** Searches by the filter, else by all terms unless they begin with a street number. */
  private async listedSuburbs(terms: string[], suburb?: string, state?: string) {
    const typedState = terms.find(isState)?.toUpperCase();
    const words = isNumber(terms[0] ?? '') ? [] : terms.filter(term => !isNumber(term) && !isState(term));
    const suburbs = await this.database.replicaRows(
      listedSuburbsNamed(suburb ? canonicalText(suburb) : words.join(' '), state ?? typedState),
    );
    return suburbs.map(each => ({ ...each, place: placePath(each) }));
  }

  /** Finds reviewed suburbs of other states by the filter, else by the last terms. */
  private reviewedSuburbs(terms: string[], suburb?: string, state?: string) {
    const typedState = terms.find(isState)?.toUpperCase();
    const words = terms.filter(term => !isNumber(term) && !isState(term));
    const names = suburb ? [canonicalText(suburb)] : words.map((_, index) => words.slice(index).join(' '));
    return this.database.replicaRows(suburbsNamed(names, state ?? typedState));
  }
}

/** Accepts one edit in terms of four to seven letters, two in longer ones. */
function nearestOf(term: string, candidates: string[]): string | undefined {
  const max = Math.min(MAX_DISTANCE, Math.floor(term.length / CORRECTABLE_LENGTH.shortest));
  const [nearest] = candidates
    .map(other => ({ other, distance: editDistance(term, other) }))
    .filter(({ distance }) => distance <= max)
    .sort((a, b) => a.distance - b.distance || a.other.localeCompare(b.other));
  return nearest?.other;
}

const wholeNumbersOf = (key: string) => key.match(/(?<![\p{L}\d])\d+[a-z]?(?![\p{L}\d])/gu) ?? [];

/**
 * Returns true if two addresses have the same numbers in another order, or differ only by the name of the building. For
 * a unit both names must be known: without one it may be in any building.
 */
function mayBeSame(typed: StreetLine, known: StreetLine, building: string | null): boolean {
  if (typed.key === known.key) {
    const [one, other] = [typed.name, known.name ?? building].map(name => name && plainLetters(name));
    return one !== other && (typed.unit === null || Boolean(one && other));
  }
  const isSameStreet = (['street', 'type', 'suffix'] as const).every(name => typed[name] === known[name]);
  const numbersOf = ({ key }: StreetLine) => (key.match(/\d+/g) ?? []).toSorted();
  const numbers = numbersOf(typed);
  return isSameStreet && numbers.length > 1 && numbers.join() === numbersOf(known).join();
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

const isNearDuplicate = (a: string, b: string) =>
  a !== b && digitsOf(a) === digitsOf(b) && isEditDistanceOne(a, b);
