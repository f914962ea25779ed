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
import { SignedIn } from '../http/person.ts';
import { Sent, Serve } from '../http/serve.ts';
import { ReviewsAdminService } from './reviews.admin.service.ts';

@Controller()
export class ReviewsAdminController {
  constructor(private readonly reviews: ReviewsAdminService) {}

  @Serve(listAdminReviews)
  list(@Sent() { query }: Received<typeof listAdminReviews>, @SignedIn() user: SessionUser) {
    return this.reviews.list(query, user);
  }

  @Serve(editAdminReview)
  edit(@Sent() { params, body }: Received<typeof editAdminReview>, @SignedIn() user: SessionUser) {
    return this.reviews.edit(params.id, body, user);
  }

  @Serve(deleteAdminReview)
  remove(@Sent() { params }: Received<typeof deleteAdminReview>, @SignedIn() user: SessionUser) {
    return this.reviews.remove(params.id, user);
  }

  @Serve(restoreAdminReview)
  restore(@Sent() { params }: Received<typeof restoreAdminReview>, @SignedIn() user: SessionUser) {
    return this.reviews.restore(params.id, user);
  }

  @Serve(readReviewContact)
  contact(@Sent() { params }: Received<typeof readReviewContact>, @SignedIn() user: SessionUser) {
    return this.reviews.contactOf(params.id, user);
  }
}
