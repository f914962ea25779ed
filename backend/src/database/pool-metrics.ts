import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../http/metrics.ts';
import { Database } from './database.ts';

/** How busy the connections to the database are. */
@Injectable()
export class PoolMetrics implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit() {
    const { database } = this;
    const registers = [this.metrics.registry];
    new Gauge({
      name: 'database_pool_connections',
      help: 'Connections of this process to the primary database',
      labelNames: ['state'] as const,
      registers,
      collect() {
        const { totalCount, idleCount } = database.load;
        this.set({ state: 'idle' }, idleCount);
        this.set({ state: 'busy' }, totalCount - idleCount);
      },
    });
    new Gauge({
      name: 'database_pool_waiting',
      help: 'Work that waits for a connection',
      registers,
      collect() {
        this.set(database.load.waitingCount);
      },
    });
  }
}
