import { Module } from '@nestjs/common';
import { AssignmentsController } from './assignments.controller.ts';
import { AssignmentsService } from './assignments.service.ts';

@Module({
  controllers: [AssignmentsController],
  providers: [AssignmentsService],
  exports: [AssignmentsService],
})
export class AssignmentsModule {}
