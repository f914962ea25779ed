import { defineEntity, p } from '@mikro-orm/core';

const ErasureSchema = defineEntity({
  name: 'Erasure',
  properties: {
    id: p.bigint().primary(),
    /** `account` or `review`. */
    kind: p.text(),
    subjectId: p.integer(),
    /** Tells it apart from another with the same id, in a database that began anew. */
    subjectCreatedAt: p.datetime(),
    erasedAt: p.datetime().defaultRaw('now()').index(),
  },
});

/** That an account or a review was erased on request, so that a restored backup can do so again. */
export class Erasure extends ErasureSchema.class {}
ErasureSchema.setClass(Erasure);
