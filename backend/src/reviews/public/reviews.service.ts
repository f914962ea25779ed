import type { BuildingReview, NewReview, Page, Review as PublicReview } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { preparedQuery } from '../../platform/database/query.ts';
import { throwOnDuplicate } from '../../platform/database/throw-on-duplicate.ts';
import { GuestLimits } from '../../platform/http/guest-limits.ts';
import type { IdempotentCall } from '../../platform/http/idempotency.ts';
import type { Person } from '../../platform/http/person.ts';
import { JsonText } from '../../platform/http/reply.ts';
import { followMerge } from '../../properties/addresses/follow-merge.ts';
import { claimUploads, unknownPhoto } from '../../uploads/uploads.ts';
import { addDescriptions } from '../photo-descriptions.ts';
import { ReviewKeys } from '../review-keys.ts';
import {
  publishReview,
  type ReviewQuery,
  type ReviewToPublish,
  reviewBy,
  reviewsOf,
  selectBuildingReviews,
} from './reviews.sql.ts';

@Injectable()
export class ReviewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly guests: GuestLimits,
    private readonly reviewKeys: ReviewKeys,
  ) {}

  list(propertyId: number, page: ReviewQuery): Promise<Page<JsonText<PublicReview[]>>> {
    return followMerge(this.database, propertyId, id => this.pageOfProperty(id, page));
  }

  private async pageOfProperty(
    propertyId: number,
    page: ReviewQuery,
  ): Promise<Page<JsonText<PublicReview[]>>> {
    const [listed] = await this.database.rows<{ total: number; json: string }>(reviewsOf(propertyId, page));
    if (!listed) throw new NotFoundException('Property not found');
    return { rows: new JsonText(listed.json, { id: [propertyId] }), total: String(listed.total) };
  }

  listOfBuilding(buildingId: number, page: ReviewQuery): Promise<Page<JsonText<BuildingReview[]>>> {
    return followMerge(this.database, buildingId, id => this.pageOfBuilding(id, page), 'building');
  }

  private async pageOfBuilding(id: number, page: ReviewQuery): Promise<Page<JsonText<BuildingReview[]>>> {
    const [listed] = await this.database.rows<{ total: number; json: string; properties: number[] }>(
      selectBuildingReviews(id, page),
    );
    if (!listed) throw new NotFoundException('Building not found');
    // no cache tags for authors: a changed name invalidates all reviews
    const ids = { id: [id], property: listed.properties };
    return { rows: new JsonText(listed.json, ids), total: String(listed.total) };
  }

  create(review: NewReview, author: Person, call?: IdempotentCall): Promise<PublicReview> {
    return followMerge(this.database, review.propertyId, propertyId =>
      this.createFor({ ...review, propertyId }, author, call),
    );
  }

  private createFor(review: NewReview, author: Person, call?: IdempotentCall): Promise<PublicReview> {
    const needsTransaction = review.photos.length > 0 || this.guests.isLimited(author);
    if (!needsTransaction)
      return this.prepare(this.em, review, author, call)
        .then(prepared => publish(this.em.fork(), prepared))
        .catch(throwOnDuplicate(alreadyReviewed));
    return this.em.transactional(async em => {
      const prepared = await this.prepare(em, review, author, call);
      return publish(em, prepared).catch(throwOnDuplicate(alreadyReviewed));
    });
  }

  private async prepare(
    em: EntityManager,
    review: NewReview,
    author: Person,
    call: IdempotentCall | undefined,
  ): Promise<ReviewToPublish> {
    const { propertyId, photos } = review;
    if (author.user) {
      const earlier = await preparedQuery(em, reviewBy(author.user.id, propertyId));
      // a unique index would reject it too, but PostgreSQL logs each rejection
      if (earlier.length > 0) throw alreadyReviewed();
    }
    await this.guests.spend(em, 'createReview', author, { property: propertyId });
    if (!(await claimUploads(em, photos))) throw unknownPhoto('body.photos');
    return { ...addDescriptions(review), ...(await this.authorFields(author)), key: call };
  }

  /** Returns the account; for a visitor, the mark of the browser and the first key version of the private link. */
  private async authorFields({ user, visitor }: Person) {
    if (user) return { userId: user.id };
    return { writerMark: visitor && (await this.reviewKeys.writerMarkOf(visitor)), keyVersion: 1 };
  }
}

async function publish(em: EntityManager, review: ReviewToPublish): Promise<PublicReview> {
  const [row] = await preparedQuery(em, publishReview(review));
  if (!row) throw new NotFoundException('Property not found');
  return row.review;
}

const alreadyReviewed = () =>
  new ConflictException('You’ve already reviewed this property. You can edit your review under My Reviews.');
