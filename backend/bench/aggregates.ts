import { ISSUE_TAG_NAMES, RESIDENCIES } from '@home-truths/contract';
import { array, SQL_NULL } from './copy.ts';
import type { GeneratedReviews } from './generated-reviews.ts';

const STARS = 5;
const TAG_COUNT = ISSUE_TAG_NAMES.length;

/** What the reviews of each property add up to, as the product stores it in `property`. */
export class Aggregates {
  private readonly stars: Uint16Array;
  private readonly residencies: Uint16Array;
  private readonly tags: Uint16Array;
  /** Number of the newest review, plus one; 0 without reviews. */
  private readonly newest: Uint32Array;
  private readonly dateOf: (review: number) => string;

  constructor(properties: number, drawn: GeneratedReviews) {
    this.stars = new Uint16Array(properties * STARS);
    this.residencies = new Uint16Array(properties * RESIDENCIES.length);
    this.tags = new Uint16Array(properties * TAG_COUNT);
    this.newest = new Uint32Array(properties);
    this.dateOf = drawn.dateOf;
    for (let review = 0; review < drawn.property.length; review++) this.add(drawn, review);
  }

  private add({ property: properties, rating, residency, tags }: GeneratedReviews, review: number) {
    const property = properties[review] as number;
    count(this.stars, property * STARS + (rating[review] as number) - 1);
    count(this.residencies, property * RESIDENCIES.length + (residency[review] as number));
    for (let tag = 0; tag < TAG_COUNT; tag++)
      if ((tags[review] as number) & (1 << tag)) count(this.tags, property * TAG_COUNT + tag);
    this.newest[property] = review + 1;
  }

  /** Values for the columns from `average_rating` to `last_reviewed_at`. */
  row(property: number): (string | number)[] {
    const stars = [...this.stars.subarray(property * STARS, (property + 1) * STARS)];
    const reviews = stars.reduce((sum, times) => sum + times, 0);
    const total = stars.reduce((sum, times, index) => sum + times * (index + 1), 0);
    const average = reviews === 0 ? 0 : Math.round((total * 100) / reviews) / 100;
    const newest = this.newest[property] as number;
    const residencies = this.residencies.subarray(
      property * RESIDENCIES.length,
      (property + 1) * RESIDENCIES.length,
    );
    const date = newest === 0 ? SQL_NULL : this.dateOf(newest - 1);
    return [average, reviews, array(stars), ...residencies, ...this.tagColumns(property), date];
  }

  private tagColumns(property: number) {
    const tagCounts = ISSUE_TAG_NAMES.map((tag, index) => ({
      tag,
      times: this.tags[property * TAG_COUNT + index] as number,
    }))
      .filter(({ times }) => times > 0)
      .sort((a, b) => b.times - a.times || (a.tag < b.tag ? -1 : 1));
    const counts = Object.fromEntries(tagCounts.map(({ tag, times }) => [tag, times]));
    return [JSON.stringify(counts), array(tagCounts.map(({ tag }) => tag))];
  }
}

function count(counts: Uint16Array, index: number) {
  counts[index] = (counts[index] as number) + 1;
}
