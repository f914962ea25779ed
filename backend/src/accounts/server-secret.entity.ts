import { defineEntity, p } from '@mikro-orm/core';

/** Names of the keys that sign all cookies; the first was the visitor's. */
export const SIGNING_KEY = 'visitor';
export const PREVIOUS_SIGNING_KEY = 'visitor-before';

const ServerSecretSchema = defineEntity({
  name: 'ServerSecret',
  properties: {
    name: p.text().primary(),
    value: p.blob(),
  },
});

export class ServerSecret extends ServerSecretSchema.class {}
ServerSecretSchema.setClass(ServerSecret);
