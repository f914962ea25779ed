import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Database } from '../database/database.ts';
import { Metrics } from '../http/metrics.ts';
import { mailsByState } from './jobs.ts';

@Injectable()
export class QueueMetrics implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit() {
    const registers = [this.metrics.registry];
    const read = () => this.read();
    new Gauge({
      name: 'mail_queue_mails',
      help: 'Mails by state: those that wait to be sent, and those that were given up',
      labelNames: ['state'] as const,
      registers,
      async collect() {
        const { waiting, failed } = await read();
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'failed' }, failed);
      },
    });
    new Gauge({
      name: 'mail_queue_oldest_seconds',
      help: 'For how long the oldest mail that is due has been waiting',
      registers,
      async collect() {
        this.set((await read()).oldest);
      },
    });
  }

  private async read() {
    // `database_pool_waiting`, which is read in the same turn, must not count this statement
    await nextTurn();
    const [counts] = await this.database.rows(mailsByState()).catch(() => []);
    return counts ?? { waiting: Number.NaN, failed: Number.NaN, oldest: Number.NaN };
  }
}
