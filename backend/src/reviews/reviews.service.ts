import type { Page, Review } from '@home-truths/contract';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { type ReviewPage, reviewsOf } from './reviews.sql.ts';

type ListedRow = Review & { total: number };

/** What people say about homes. */
@Injectable()
export class ReviewsService {
  constructor(private readonly database: Database) {}

  /**
   * One page of the visible reviews of a home.
   * @throws NotFoundException when there is no such home
   */
  async list(propertyId: number, page: ReviewPage): Promise<Page<Review[]>> {
    const rows = await this.database.rows<ListedRow>(reviewsOf(propertyId, page));
    const [first] = rows;
    if (!first) throw new NotFoundException('Property not found');
    return { rows: rows.filter(row => row.id !== null), total: String(first.total) };
  }
}
