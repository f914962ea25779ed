import {
  deleteAdminReview,
  editAdminReview,
  listAdminReviews,
  type ParsedInput,
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
  list(@Input() { query }: ParsedInput<typeof listAdminReviews>, @CurrentUser() user: SessionUser) {
    return this.reviews.list(query, user);
  }

  @RouteHandler(editAdminReview)
  edit(@Input() { params, body }: ParsedInput<typeof editAdminReview>, @CurrentUser() user: SessionUser) {
    return this.reviews.edit(params.id, body, user);
  }

  @RouteHandler(deleteAdminReview)
  remove(@Input() { params }: ParsedInput<typeof deleteAdminReview>, @CurrentUser() user: SessionUser) {
    return this.reviews.remove(params.id, user);
  }

  @RouteHandler(restoreAdminReview)
  restore(@Input() { params }: ParsedInput<typeof restoreAdminReview>, @CurrentUser() user: SessionUser) {
    return this.reviews.restore(params.id, user);
  }

  @RouteHandler(readReviewContact)
  contact(@Input() { params }: ParsedInput<typeof readReviewContact>, @CurrentUser() user: SessionUser) {
    return this.reviews.contactOf(params.id, user);
  }
}
