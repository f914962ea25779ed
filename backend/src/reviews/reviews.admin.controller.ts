import {
  deleteAdminReview,
  editAdminReview,
  listAdminReviews,
  type Received,
  readReviewContact,
  restoreAdminReview,
  type SessionUser,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../http/person.ts';
import { Input, RouteHandler } from '../http/route-handler.ts';
import { ReviewsAdminService } from './reviews.admin.service.ts';

@Controller()
export class ReviewsAdminController {
  constructor(private readonly reviews: ReviewsAdminService) {}

  @RouteHandler(listAdminReviews)
  list(@Input() { query }: Received<typeof listAdminReviews>, @CurrentUser() user: SessionUser) {
    return this.reviews.list(query, user);
  }

  @RouteHandler(editAdminReview)
  edit(@Input() { params, body }: Received<typeof editAdminReview>, @CurrentUser() user: SessionUser) {
    return this.reviews.edit(params.id, body, user);
  }

  @RouteHandler(deleteAdminReview)
  remove(@Input() { params }: Received<typeof deleteAdminReview>, @CurrentUser() user: SessionUser) {
    return this.reviews.remove(params.id, user);
  }

  @RouteHandler(restoreAdminReview)
  restore(@Input() { params }: Received<typeof restoreAdminReview>, @CurrentUser() user: SessionUser) {
    return this.reviews.restore(params.id, user);
  }

  @RouteHandler(readReviewContact)
  contact(@Input() { params }: Received<typeof readReviewContact>, @CurrentUser() user: SessionUser) {
    return this.reviews.contactOf(params.id, user);
  }
}
