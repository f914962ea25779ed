import { Module } from '@nestjs/common';
import { PersonalData } from '../accounts/personal-data.ts';
import { Restorers } from '../audit/restorers.ts';
import { MailModule } from '../platform/mail/mail.module.ts';
import { PropertiesModule } from '../properties/properties.module.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { DeletedReviewsService } from './moderation/deleted-reviews.service.ts';
import { ReviewVisibilityService } from './moderation/review-visibility.service.ts';
import { ReviewsAdminController } from './moderation/reviews.admin.controller.ts';
import { ReviewsAdminService } from './moderation/reviews.admin.service.ts';
import { OwnReviewsController } from './own/own-reviews.controller.ts';
import { OwnReviewsService } from './own/own-reviews.service.ts';
import { PrivateLinksController } from './own/private-links.controller.ts';
import { PrivateLinksService } from './own/private-links.service.ts';
import { HelpfulService } from './public/helpful.service.ts';
import { ReviewsController } from './public/reviews.controller.ts';
import { ReviewsService } from './public/reviews.service.ts';
import { ReviewKeys } from './review-keys.ts';
import { reviewsPersonalData } from './reviews.personal-data.ts';

@Module({
  imports: [PropertiesModule, UploadsModule, MailModule],
  controllers: [ReviewsController, OwnReviewsController, ReviewsAdminController, PrivateLinksController],
  providers: [
    ReviewsService,
    ReviewsAdminService,
    ReviewVisibilityService,
    HelpfulService,
    OwnReviewsService,
    DeletedReviewsService,
    PrivateLinksService,
    ReviewKeys,
  ],
  exports: [ReviewsAdminService],
})
export class ReviewsModule {
  constructor(
    personalData: PersonalData,
    restorers: Restorers,
    reviews: ReviewsAdminService,
    visibility: ReviewVisibilityService,
  ) {
    personalData.add(reviewsPersonalData);
    restorers.add('review', reviews.restorer);
    for (const action of ['hide', 'show'])
      restorers.addAction(action, ({ by, entry }) => visibility.undo(entry, by));
  }
}
