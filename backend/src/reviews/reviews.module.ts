import { Module } from '@nestjs/common';
import { HelpfulService } from './helpful.service.ts';
import { OwnReviewsService } from './own-reviews.service.ts';
import { ReviewsController } from './reviews.controller.ts';
import { ReviewsService } from './reviews.service.ts';

@Module({ controllers: [ReviewsController], providers: [ReviewsService, HelpfulService, OwnReviewsService] })
export class ReviewsModule {}
