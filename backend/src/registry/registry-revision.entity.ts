import { defineEntity, p } from '@mikro-orm/core';

const RegistryRevisionSchema = defineEntity({
  name: 'RegistryRevision',
  properties: {
    revision: p.integer().primary().autoincrement(false),
    /** JSON of the registry after the change, and what was done. Gateways check it. */
    content: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** A change of the registry of releases. */
export class RegistryRevision extends RegistryRevisionSchema.class {}
RegistryRevisionSchema.setClass(RegistryRevision);
