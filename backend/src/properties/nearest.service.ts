import { type NearestProperties, type PropertyLine, STATES, type TypedAddress } from '@home-truths/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { addressKey } from './address-words.ts';
import { keysOf } from './keys-of.ts';
import { lettersApart } from './letters-apart.ts';
import { reviewedHomes, sameNumber, suburbsNamed, wordsTwoSlipsAway } from './nearest.sql.ts';
import { SearchService } from './search.service.ts';
import { isEditDistanceOne, searchWords } from './search-terms.ts';

/** Of shorter words too many others are near; longer ones stand in no address. */
const LENGTHS = { shortest: 4, longest: 20 };
const MOST_APART = 2;

const isState = (word: string) => STATES.some(state => state.toLowerCase() === word);
const isNumber = (word: string) => /^\d/.test(word);

interface Asked {
  q?: string | undefined;
  suburb?: string | undefined;
  state?: string | undefined;
}

/** What stands near to a search that found nothing, or to a home that is about to be added. */
@Injectable()
export class NearestService {
  constructor(
    private readonly database: Database,
    private readonly finder: SearchService,
  ) {}

  /** Where a search that found nothing may go on. */
  async nearest({ q = '', suburb, state }: Asked): Promise<NearestProperties> {
    const words = searchWords(q);
    const [spelling, sameStreet, suburbs] = await Promise.all([
      this.spelling(words),
      this.sameStreet(words),
      this.suburbs(words, suburb, state),
    ]);
    return { spelling, sameStreet, suburbs };
  }

  /** Homes of the same suburb that differ by one letter, not by a number, from an address. */
  async similar({ postcode, state, ...address }: TypedAddress): Promise<PropertyLine[]> {
    const place = { ...keysOf(address), state };
    const homes = await this.database.replicaRows<PropertyLine & { streetKey: string }>(
      sameNumber(place, postcode),
    );
    return homes.filter(({ streetKey }) => isTwin(streetKey, place.streetKey));
  }

  /** The words with the nearest known ones in place of unknown ones, where that finds something. */
  private async spelling(words: string[]): Promise<string | null> {
    const { shortest, longest } = LENGTHS;
    const asked = words.filter(word => !isNumber(word) && word.length >= shortest && word.length <= longest);
    const unknown = await this.database.replicaRows<{ word: string; near: string[] }>(
      wordsTwoSlipsAway(asked),
    );
    const meant = new Map(unknown.map(({ word, near }) => [word, nearestOf(word, near)]));
    if (![...meant.values()].some(Boolean)) return null;
    const spelling = words.map(word => meant.get(word) ?? word).join(' ');
    const { total } = await this.finder.search({ q: spelling, limit: 1 });
    return total === '0' ? null : spelling;
  }

  private async sameStreet(words: string[]): Promise<PropertyLine[]> {
    const named = words.filter(word => !isNumber(word));
    if (named.length === 0 || named.length === words.length) return [];
    const tsquery = await this.finder.tsqueryOf(named.join(' '));
    return tsquery === undefined ? [] : this.database.replicaRows<PropertyLine>(reviewedHomes(tsquery));
  }

  /** By the name of the filter, else by what the words end with, in other states than the one that was named. */
  private suburbs(words: string[], suburb?: string, state?: string) {
    const typed = words.find(isState)?.toUpperCase();
    const named = words.filter(word => !isNumber(word) && !isState(word));
    const names = suburb ? [addressKey(suburb)] : named.map((_, index) => named.slice(index).join(' '));
    return this.database.replicaRows<NearestProperties['suburbs'][number]>(
      suburbsNamed(names, state ?? typed),
    );
  }
}

/** The known word that is fewest letters away; of a short word no more than one. */
function nearestOf(word: string, near: string[]): string | undefined {
  const most = Math.min(MOST_APART, Math.floor(word.length / LENGTHS.shortest));
  const [nearest] = near
    .map(other => ({ other, apart: lettersApart(word, other) }))
    .filter(({ apart }) => apart <= most)
    .sort((a, b) => a.apart - b.apart || a.other.localeCompare(b.other));
  return nearest?.other;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

const isTwin = (a: string, b: string) => a !== b && digitsOf(a) === digitsOf(b) && isEditDistanceOne(a, b);
