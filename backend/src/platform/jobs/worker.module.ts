import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MailModule } from '../mail/mail.module.ts';
import { HourlyTasks } from './hourly-tasks.ts';
import { JobWorker } from './job-worker.ts';

@Module({ imports: [DiscoveryModule, MailModule], providers: [HourlyTasks, JobWorker], exports: [JobWorker] })
export class WorkerModule {}
