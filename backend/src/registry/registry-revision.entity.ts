import { defineEntity, p } from '@mikro-orm/core';

const RegistryRevisionSchema = defineEntity({
  name: 'RegistryRevision',
  properties: {
    revision: p.integer().primary().autoincrement(false),
    /** JSON of `Change` in `release-store.ts`; gateways validate it. */
    content: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export class RegistryRevision extends RegistryRevisionSchema.class {}
RegistryRevisionSchema.setClass(RegistryRevision);
