import { defineEntity, p } from '@mikro-orm/core';

const PendingChangeSchema = defineEntity({
  name: 'PendingChange',
  properties: {
    id: p.bigint().primary(),
    topic: p.text(),
  },
});

/**
 * A change of public data, written by triggers, of which gateways have not been notified yet
 * (shell/docs/architecture/caching.md). The table is unlogged: a crash that empties it ends every listening
 * connection, and so is noticed.
 */
export class PendingChange extends PendingChangeSchema.class {}
PendingChangeSchema.setClass(PendingChange);
