import { Module } from '@nestjs/common';
import { ReviewsController } from './reviews.controller.ts';
import { ReviewsService } from './reviews.service.ts';

@Module({ controllers: [ReviewsController], providers: [ReviewsService] })
export class ReviewsModule {}
