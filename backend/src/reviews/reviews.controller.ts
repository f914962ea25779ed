import {
  createReview,
  markedReviews,
  markHelpful,
  type Received,
  reviewsOfProperty,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { By, type Person } from '../http/person.ts';
import { Sent, Serve } from '../http/serve.ts';
import { HelpfulService } from './helpful.service.ts';
import { ReviewsService } from './reviews.service.ts';

@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly helpful: HelpfulService,
  ) {}

  @Serve(reviewsOfProperty)
  list(@Sent() { params, query }: Received<typeof reviewsOfProperty>) {
    return this.reviews.list(params.id, query);
  }

  @Serve(createReview)
  create(@Sent() { body }: Received<typeof createReview>, @By() { user }: Person) {
    return this.reviews.create(body, user?.id ?? null);
  }

  @Serve(markHelpful)
  markHelpful(@Sent() { params }: Received<typeof markHelpful>, @By() person: Person) {
    return this.helpful.mark(params.id, person);
  }

  @Serve(markedReviews)
  marked(@Sent() { query }: Received<typeof markedReviews>, @By() person: Person) {
    return this.helpful.marked(query.propertyId, person);
  }
}
