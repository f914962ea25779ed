import {
  countReviewsOf,
  deleteAdminReview,
  editAdminReview,
  listAdminReviews,
  type ParsedInput,
  readReviewContact,
  restoreAdminReview,
  type SessionUser,
  setReviewVisibility,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../platform/http/person.ts';
import { Input, RouteHandler } from '../../platform/http/route-handler.ts';
import { ReviewVisibilityService } from './review-visibility.service.ts';
import { ReviewsAdminService } from './reviews.admin.service.ts';

@Controller()
export class ReviewsAdminController {
  constructor(
    private readonly reviews: ReviewsAdminService,
    private readonly visibility: ReviewVisibilityService,
  ) {}

  @RouteHandler(listAdminReviews)
  list(@Input() { query }: ParsedInput<typeof listAdminReviews>, @CurrentUser() user: SessionUser) {
    return this.reviews.list(query, user);
  }

  @RouteHandler(countReviewsOf)
  count(@Input() { query }: ParsedInput<typeof countReviewsOf>) {
    return this.visibility.count(query);
  }

  @RouteHandler(setReviewVisibility)
  setVisibility(
    @Input() { body }: ParsedInput<typeof setReviewVisibility>,
    @CurrentUser() { id }: SessionUser,
  ) {
    return this.visibility.set(body, id);
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
    return this.reviews.revealContact(params.id, user);
  }
}
