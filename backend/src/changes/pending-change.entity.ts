import { defineEntity, p } from '@mikro-orm/core';

const PendingChangeSchema = defineEntity({
  name: 'PendingChange',
  properties: {
    id: p.bigint().primary(),
    topic: p.text(),
  },
});

/**
 * A change of public data, written by triggers, that has not been notified yet (shell/docs/architecture/caching.md).
 * The table is unlogged: a crash that empties it also ends every listening connection.
 */
export class PendingChange extends PendingChangeSchema.class {}
PendingChangeSchema.setClass(PendingChange);
