import { defineEntity, p } from '@mikro-orm/core';

const TelemetryCountSchema = defineEntity({
  name: 'TelemetryCount',
  properties: {
    /** The hour of counting; no finer time is stored. */
    hour: p.datetime().primary(),
    remote: p.text().primary(),
    version: p.text().primary(),
    /** `vital`, a kind of failure, or a kind of page view (`canary-views.sql.ts`). */
    kind: p.text().primary(),
    /** The vital, the slot, the class of the error, or when the canary began. */
    name: p.text().primary(),
    count: p.integer(),
    /** Page views by bucket (`buckets.ts`) of a vital; else empty. */
    buckets: p.array().columnType('int[]').$type<number[]>(),
  },
});

/** Counts per hour and release, without personal data. */
export class TelemetryCount extends TelemetryCountSchema.class {}
TelemetryCountSchema.setClass(TelemetryCount);
