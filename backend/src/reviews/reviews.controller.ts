import {
  createReview,
  deleteReview,
  editReview,
  markedReviews,
  markHelpful,
  type Received,
  reviewsOfProperty,
  reviewsOfUser,
  type SessionUser,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { By, type Person, SignedIn } from '../http/person.ts';
import { Sent, Serve } from '../http/serve.ts';
import { HelpfulService } from './helpful.service.ts';
import { OwnReviewsService } from './own-reviews.service.ts';
import { ReviewsService } from './reviews.service.ts';

@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly helpful: HelpfulService,
    private readonly own: OwnReviewsService,
  ) {}

  @Serve(reviewsOfProperty)
  list(@Sent() { params, query }: Received<typeof reviewsOfProperty>) {
    return this.reviews.list(params.id, query);
  }

  @Serve(createReview)
  create(@Sent() { body }: Received<typeof createReview>, @By() person: Person) {
    return this.reviews.create(body, person);
  }

  @Serve(markHelpful)
  markHelpful(@Sent() { params }: Received<typeof markHelpful>, @By() person: Person) {
    return this.helpful.mark(params.id, person);
  }

  @Serve(markedReviews)
  marked(@Sent() { query }: Received<typeof markedReviews>, @By() person: Person) {
    return this.helpful.marked(query.propertyId, person);
  }

  @Serve(editReview)
  edit(@Sent() { params, body }: Received<typeof editReview>, @SignedIn() user: SessionUser) {
    return this.own.edit(params.id, body, user.id);
  }

  @Serve(deleteReview)
  remove(@Sent() { params }: Received<typeof deleteReview>, @SignedIn() user: SessionUser) {
    return this.own.remove(params.id, user.id);
  }

  @Serve(reviewsOfUser)
  ofUser(@Sent() { params, query }: Received<typeof reviewsOfUser>, @SignedIn() user: SessionUser) {
    return this.own.list(params.id, query, user);
  }
}
