import { defineEntity, p } from '@mikro-orm/core';

const PendingChangeSchema = defineEntity({
  name: 'PendingChange',
  properties: {
    id: p.bigint().primary(),
    topic: p.text(),
  },
});

/**
 * A change of public data that was not notified yet (shell/docs/architecture/caching.md). The table is unlogged: a
 * crash that empties it also ends the listening connections.
 */
export class PendingChange extends PendingChangeSchema.class {}
PendingChangeSchema.setClass(PendingChange);
