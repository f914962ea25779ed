import type { NewReview, Page, Review as PublicReview } from '@home-truths/contract';
import {
  EntityManager,
  ForeignKeyConstraintViolationException,
  UniqueConstraintViolationException,
} from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { rowsIn } from '../database/rows-in.ts';
import { GuestLimits } from '../http/guest-limits.ts';
import type { Person } from '../http/person.ts';
import { JsonText } from '../http/reply.ts';
import { claimUploads, unknownPhoto } from '../uploads/uploads.ts';
import { descriptionPerPhoto } from './description-per-photo.ts';
import { incrementAggregates } from './rating-aggregates.ts';
import { Review } from './review.entity.ts';
import { ReviewKeys } from './review-keys.ts';
import { publicReview, type ReviewQuery, reviewsOf } from './reviews.sql.ts';

/** Reviews of properties. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly guests: GuestLimits,
    private readonly keys: ReviewKeys,
  ) {}

  /**
   * One page of the visible reviews of a property.
   * @throws NotFoundException when there is no such property
   */
  async list(propertyId: number, page: ReviewQuery): Promise<Page<JsonText<PublicReview[]>>> {
    const [listed] = await this.database.rows<{ total: number; json: string }>(reviewsOf(propertyId, page));
    if (!listed) throw new NotFoundException('Property not found');
    return { rows: new JsonText(listed.json), total: String(listed.total) };
  }

  /**
   * Publishes a review and adds it to the rating aggregates of its property, in one transaction.
   * @throws NotFoundException no such property, ConflictException a second review by the same person, InvalidInput
   * photos that were not uploaded here or belong to another review, TooMany
   */
  async create(review: NewReview, author: Person): Promise<PublicReview> {
    return this.em.transactional(async em => {
      if (author.user && (await hasReviewed(em, author.user.id, review.propertyId))) throw alreadyReviewed();
      await this.guests.spend(em, 'createReview', author, review.propertyId);
      if (!(await claimUploads(em, review.photos))) throw unknownPhoto('body.photos');
      const { propertyId: property, website: _, formSeconds: __, ...values } = review;
      const photoDescriptions = descriptionPerPhoto(values.photos, values.photoDescriptions ?? []);
      const authorValues = await this.authorFields(author);
      const created = em.create(Review, { ...values, photoDescriptions, property, ...authorValues });
      await em.flush().catch(toHttpError);
      const [published] = await rowsIn<PublicReview>(em, publicReview(created.id));
      // Last, as concurrent writers about one property wait for each other here.
      if (!(await incrementAggregates(em, review))) throw new NotFoundException('Property not found');
      return published as PublicReview;
    });
  }

  /** What a review stores about its author; a visitor's also stores the inputs of its private link. */
  private async authorFields({ user, visitor }: Person) {
    if (user) return { user: user.id };
    return { writerMark: visitor && (await this.keys.writerMarkOf(visitor)), keyVersion: 1 };
  }
}

/** Checks first: PostgreSQL logs what it rejects. */
const hasReviewed = async (em: EntityManager, user: number, property: number) =>
  (await em.count(Review, { user, property, deletedAt: null })) > 0;

const alreadyReviewed = () =>
  new ConflictException('You’ve already reviewed this property. You can edit your review under My Reviews.');

/** The HTTP error for a violated constraint. */
function toHttpError(error: unknown): never {
  if (error instanceof UniqueConstraintViolationException) throw alreadyReviewed();
  if (error instanceof ForeignKeyConstraintViolationException)
    throw new NotFoundException('Property not found');
  throw error;
}
