import { defineEntity, p } from '@mikro-orm/core';

const RegistryRevisionSchema = defineEntity({
  name: 'RegistryRevision',
  properties: {
    revision: p.integer().primary().autoincrement(false),
    /** JSON of the registry after the change, with the action; gateways validate it. */
    content: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export class RegistryRevision extends RegistryRevisionSchema.class {}
RegistryRevisionSchema.setClass(RegistryRevision);
