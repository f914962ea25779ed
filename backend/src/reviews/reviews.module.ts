import { Module } from '@nestjs/common';
import { PersonalData } from '../accounts/personal-data.ts';
import { Restorers } from '../audit/restorers.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PropertiesModule } from '../properties/properties.module.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { DeletedReviewsService } from './deleted-reviews.service.ts';
import { HelpfulService } from './helpful.service.ts';
import { OwnReviewsService } from './own-reviews.service.ts';
import { PrivateLinksController } from './private-links.controller.ts';
import { PrivateLinksService } from './private-links.service.ts';
import { ReviewKeys } from './review-keys.ts';
import { ReviewVisibilityService } from './review-visibility.service.ts';
import { ReviewsAdminController } from './reviews.admin.controller.ts';
import { ReviewsAdminService } from './reviews.admin.service.ts';
import { ReviewsController } from './reviews.controller.ts';
import { reviewsPersonalData } from './reviews.personal-data.ts';
import { ReviewsService } from './reviews.service.ts';

@Module({
  imports: [PropertiesModule, UploadsModule, MailModule],
  controllers: [ReviewsController, ReviewsAdminController, PrivateLinksController],
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
