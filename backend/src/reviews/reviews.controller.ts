import { createReview, type Received, reviewsOfProperty } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { By, type Person } from '../http/person.ts';
import { Sent, Serve } from '../http/serve.ts';
import { ReviewsService } from './reviews.service.ts';

@Controller()
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Serve(reviewsOfProperty)
  list(@Sent() { params, query }: Received<typeof reviewsOfProperty>) {
    return this.reviews.list(params.id, query);
  }

  @Serve(createReview)
  create(@Sent() { body }: Received<typeof createReview>, @By() { user }: Person) {
    return this.reviews.create(body, user?.id ?? null);
  }
}
