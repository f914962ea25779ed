import { Module } from '@nestjs/common';
import { HelpfulService } from './helpful.service.ts';
import { ReviewsController } from './reviews.controller.ts';
import { ReviewsService } from './reviews.service.ts';

@Module({ controllers: [ReviewsController], providers: [ReviewsService, HelpfulService] })
export class ReviewsModule {}
