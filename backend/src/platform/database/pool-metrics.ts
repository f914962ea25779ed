import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Counter, Gauge } from 'prom-client';
import { LOG } from '../http/logging.ts';
import { Metrics } from '../http/metrics.ts';
import { Database } from './database.ts';
import type { Replica } from './replica.ts';

@Injectable()
export class PoolMetrics implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
    @Inject(LOG) private readonly log: Logger,
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
    if (database.replica) this.observe(database.replica);
  }

  private observe(replica: Replica) {
    const registers = [this.metrics.registry];
    new Gauge({
      name: 'database_replica_lag_seconds',
      help: 'How far the replica is behind the primary; NaN while it is away',
      registers,
      collect() {
        this.set(replica.lagSeconds);
      },
    });
    new Counter({
      name: 'database_replica_fallbacks_total',
      help: 'Reads that went to the primary, since the replica was away, lagged too much, or failed',
      labelNames: ['reason'] as const,
      registers,
      collect() {
        this.reset();
        for (const [reason, count] of Object.entries(replica.fallbacks)) this.inc({ reason }, count);
      },
    });
    replica.onChange = (reason, lagSeconds) =>
      reason
        ? this.log.warn({ reason, lagSeconds }, 'replica not used: the primary serves its reads')
        : this.log.info({ lagSeconds }, 'replica used again');
  }
}
