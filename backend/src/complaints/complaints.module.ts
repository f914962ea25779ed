import { Module } from '@nestjs/common';
import { ComplaintsController } from './complaints.controller.ts';
import { ComplaintsService } from './complaints.service.ts';

@Module({ controllers: [ComplaintsController], providers: [ComplaintsService] })
export class ComplaintsModule {}
