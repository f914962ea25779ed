import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { PoolMetrics } from '../database/pool-metrics.ts';
import { AccessGuard } from './access.guard.ts';
import { Draining } from './draining.ts';
import { ErrorsFilter } from './errors.filter.ts';
import { GuestLimits } from './guest-limits.ts';
import { Idempotency } from './idempotency.ts';
import { LimitGuard } from './limit.guard.ts';
import { Limits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { OperationsController } from './operations.controller.ts';
import { OriginGuard } from './origin.guard.ts';
import { ReadOnlyGuard } from './read-only.guard.ts';

/** The guards run in this order. */
@Global()
@Module({
  controllers: [OperationsController],
  providers: [
    { provide: APP_GUARD, useClass: ReadOnlyGuard },
    { provide: APP_GUARD, useClass: OriginGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: LimitGuard },
    { provide: APP_FILTER, useClass: ErrorsFilter },
    Draining,
    GuestLimits,
    Idempotency,
    Limits,
    Metrics,
    PoolMetrics,
  ],
  exports: [GuestLimits, Idempotency, Limits, Metrics],
})
export class HttpModule {}
