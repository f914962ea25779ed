import { Module } from '@nestjs/common';
import { TrendsController } from './trends.controller.ts';
import { TrendsService } from './trends.service.ts';

@Module({ controllers: [TrendsController], providers: [TrendsService] })
export class TrendsModule {}
