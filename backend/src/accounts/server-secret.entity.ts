import { defineEntity, p } from '@mikro-orm/core';

/** Names of the key that signs cookies, and of its predecessor. */
export const SIGNING_KEY = 'visitor';
export const PREVIOUS_SIGNING_KEY = 'visitor-before';

const ServerSecretSchema = defineEntity({
  name: 'ServerSecret',
  properties: {
    name: p.text().primary(),
    value: p.blob(),
  },
});

/** A random key that all processes share and that survives restarts. */
export class ServerSecret extends ServerSecretSchema.class {}
ServerSecretSchema.setClass(ServerSecret);
