import { createHash } from 'node:crypto';
import { type BuildingDetail, isProblem, UNKNOWN_POSTCODE } from '@home-truths/contract';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { limitConcurrency } from '../limit-concurrency.ts';
import { Database } from '../platform/database/database.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { Limits } from '../platform/http/limits.ts';
import { FILE_NOT_FOUND } from '../platform/http/messages.ts';
import type { Person } from '../platform/http/person.ts';
import { buildingDetail } from '../properties/pages/building-sums.sql.ts';
import { PHOTO_STORE } from '../uploads/open-photo-store.ts';
import type { PhotoStore } from '../uploads/photo-store.ts';
import type { ShareFacts } from './draw-share-image.ts';
import { propertyToShare, type SharedPlace, type SharedProperty } from './share-images.sql.ts';

/** Raised when the look of images changes, so that stored ones are not found. */
const DESIGN = 2;

/** The calls that generating an image counts as. */
const POINTS = 10;

const SWEPT_AT_ONCE = 1_000;

const MAX_GENERATING = { concurrency: 2, maxWaiting: 40 };

/** Property types with a drawing; others use the house. */
const DRAWN_TYPES = ['apartment', 'house', 'studio', 'townhouse', 'unit'];

export interface ShareImage {
  kind: 'home' | 'building';
  id: number;
  count: number;
  /** The average times 100. */
  average: number;
}

/** @param tags the most named first */
const firstProblem = (tags: readonly string[]) => tags.find(isProblem) ?? '';

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;

const localityOf = ({ suburb, state, postcode }: SharedPlace) =>
  [suburb, state, postcode === UNKNOWN_POSTCODE ? '' : postcode].filter(Boolean).join(' ');

const ratingOf = ({ reviewCount, averageRating }: SharedPlace) => ({
  average: reviewCount ? Number(averageRating).toFixed(1) : '',
  basis: reviewCount ? plural(reviewCount, 'review', 'reviews') : 'No reviews yet',
});

const factsOfProperty = (property: SharedProperty): ShareFacts => ({
  drawing: DRAWN_TYPES.includes(property.propertyType) ? property.propertyType : 'house',
  title: property.address,
  locality: localityOf(property),
  ...ratingOf(property),
  problem: firstProblem(
    Object.entries(property.issueTagCounts)
      .sort(([a, times], [b, others]) => others - times || a.localeCompare(b))
      .map(([tag]) => tag),
  ),
});

function factsOfBuilding(building: BuildingDetail): ShareFacts {
  const { name, address, reviewCount } = building;
  const rating = ratingOf(building);
  const properties = plural(building.reviewedPropertyCount, 'property', 'properties');
  return {
    drawing: 'building',
    title: name ?? address,
    locality: name ? `${address}, ${localityOf(building)}` : localityOf(building),
    ...rating,
    basis: reviewCount ? `${rating.basis} of ${properties}` : rating.basis,
    problem: firstProblem(building.issueTagCounts.map(({ tag }) => tag)),
  };
}

/** Pictures for link previews of properties and buildings without a photo. */
@Injectable()
export class ShareImagesService {
  private readonly limit = limitConcurrency(MAX_GENERATING);
  private readonly generating = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
  ) {}

  /**
   * @param person whose budget pays for generating
   * @throws NotFoundException if the numbers are outdated or there is a photo
   */
  async read(image: ShareImage, person: Person): Promise<Buffer> {
    const facts = await this.factsOf(image);
    if (!facts) throw new NotFoundException(FILE_NOT_FOUND);
    const name = nameOf(facts);
    return (
      this.generating.get(name) ??
      (await this.store.readGenerated(name)) ??
      this.generateOnce(name, facts, person)
    );
  }

  @Hourly('deleting old share images')
  async sweep(): Promise<void> {
    await this.store.deleteOldGenerated(SWEPT_AT_ONCE);
  }

  private async factsOf({ kind, id, count, average }: ShareImage): Promise<ShareFacts | undefined> {
    const isCurrent = ({ reviewCount, averageRating }: SharedPlace) =>
      reviewCount === count && Math.round(Number(averageRating) * 100) === average;
    if (kind === 'home') {
      const [property] = await this.database.rows(propertyToShare(id));
      return property && isCurrent(property) ? factsOfProperty(property) : undefined;
    }
    const [row] = await this.database.rows(buildingDetail(id));
    const building: BuildingDetail | undefined = row && JSON.parse(row.json);
    return building && isCurrent(building) ? factsOfBuilding(building) : undefined;
  }

  private generateOnce(name: string, facts: ShareFacts, person: Person): Promise<Buffer> {
    // another request may have begun during the look-up
    const running = this.generating.get(name) ?? this.generate(name, facts, person);
    this.generating.set(name, running);
    return running;
  }

  private async generate(name: string, facts: ShareFacts, person: Person): Promise<Buffer> {
    try {
      await this.limits.spend('open', person, POINTS);
      const bytes = await this.limit(async () => {
        // imported here, since a process without link previews never needs these fonts and libraries
        const { renderShareImage } = await import('./render-share-image.ts');
        return renderShareImage(facts);
      });
      await this.store.addGenerated(name, bytes);
      return bytes;
    } finally {
      this.generating.delete(name);
    }
  }
}

/** Hashes the content, so that an edited address gives a new image. */
const nameOf = (facts: ShareFacts) =>
  `${createHash('sha256')
    .update(JSON.stringify([DESIGN, facts]))
    .digest('hex')}.png`;
