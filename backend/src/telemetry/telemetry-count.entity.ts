import { defineEntity, p } from '@mikro-orm/core';

const TelemetryCountSchema = defineEntity({
  name: 'TelemetryCount',
  properties: {
    /** The hour in which it was counted: no finer time is stored. */
    hour: p.datetime().primary(),
    remote: p.text().primary(),
    version: p.text().primary(),
    /** `vital`, or a kind of failure. */
    kind: p.text().primary(),
    /** The vital, the slot, or the class of the error. */
    name: p.text().primary(),
    count: p.integer(),
    /** Of a vital how many page views fell into each of its buckets (`buckets.ts`); else empty. */
    buckets: p.array().columnType('int[]').$type<number[]>(),
  },
});

/** How often something happened in one hour in one release: a number, without personal data. */
export class TelemetryCount extends TelemetryCountSchema.class {}
TelemetryCountSchema.setClass(TelemetryCount);
