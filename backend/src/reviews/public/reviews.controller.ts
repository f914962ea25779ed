import {
  createReview,
  markedReviews,
  markHelpful,
  type ParsedInput,
  reviewsOfBuilding,
  reviewsOfProperty,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentCall, type IdempotentCall, StoresKey } from '../../platform/http/idempotency.ts';
import { CurrentPerson, type Person } from '../../platform/http/person.ts';
import { Input, RouteHandler } from '../../platform/http/route-handler.ts';
import { HelpfulService } from './helpful.service.ts';
import { ReviewsService } from './reviews.service.ts';

@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly helpful: HelpfulService,
  ) {}

  @RouteHandler(reviewsOfProperty)
  list(@Input() { params, query }: ParsedInput<typeof reviewsOfProperty>) {
    return this.reviews.list(params.id, query);
  }

  @RouteHandler(reviewsOfBuilding)
  listOfBuilding(@Input() { params, query }: ParsedInput<typeof reviewsOfBuilding>) {
    return this.reviews.listOfBuilding(params.id, query);
  }

  @StoresKey()
  @RouteHandler(createReview)
  create(
    @Input() { body }: ParsedInput<typeof createReview>,
    @CurrentPerson() person: Person,
    @CurrentCall() call: IdempotentCall | undefined,
  ) {
    return this.reviews.create(body, person, call);
  }

  @RouteHandler(markHelpful)
  vote(@Input() { params }: ParsedInput<typeof markHelpful>, @CurrentPerson() person: Person) {
    return this.helpful.vote(params.id, person);
  }

  @RouteHandler(markedReviews)
  listVoted(@Input() { query }: ParsedInput<typeof markedReviews>, @CurrentPerson() person: Person) {
    return this.helpful.listVoted(query, person);
  }
}
