import { defineEntity, p } from '@mikro-orm/core';

const ErasureSchema = defineEntity({
  name: 'Erasure',
  properties: {
    id: p.bigint().primary(),
    /** `account` or `review`. */
    kind: p.text(),
    subjectId: p.integer(),
    /** Differs for a record with the same id in a recreated database. */
    subjectCreatedAt: p.datetime(),
    erasedAt: p.datetime().defaultRaw('now()').index(),
  },
});

/** An erasure on request, repeated in a restored database. */
export class Erasure extends ErasureSchema.class {}
ErasureSchema.setClass(Erasure);
