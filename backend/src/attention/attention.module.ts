import { Module } from '@nestjs/common';
import { AttentionController } from './attention.controller.ts';
import { AttentionService } from './attention.service.ts';

@Module({ controllers: [AttentionController], providers: [AttentionService] })
export class AttentionModule {}
