import {
  deleteReview,
  editReview,
  type ParsedInput,
  reviewsOfUser,
  type SessionUser,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../platform/http/person.ts';
import { Input, RouteHandler } from '../../platform/http/route-handler.ts';
import { OwnReviewsService } from './own-reviews.service.ts';

@Controller()
export class OwnReviewsController {
  constructor(private readonly reviews: OwnReviewsService) {}

  @RouteHandler(editReview)
  edit(@Input() { params, body }: ParsedInput<typeof editReview>, @CurrentUser() user: SessionUser) {
    return this.reviews.edit(params.id, body, user.id);
  }

  @RouteHandler(deleteReview)
  remove(@Input() { params }: ParsedInput<typeof deleteReview>, @CurrentUser() user: SessionUser) {
    return this.reviews.remove(params.id, user.id);
  }

  @RouteHandler(reviewsOfUser)
  list(@Input() { params, query }: ParsedInput<typeof reviewsOfUser>, @CurrentUser() user: SessionUser) {
    return this.reviews.list(params.id, query, user);
  }
}
