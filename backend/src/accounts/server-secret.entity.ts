import { defineEntity, p } from '@mikro-orm/core';

/** Names of the secret that signs cookies, and of the one used before the last rotation. */
export const SIGNING_KEY = 'visitor';
export const PREVIOUS_SIGNING_KEY = 'visitor-before';

const ServerSecretSchema = defineEntity({
  name: 'ServerSecret',
  properties: {
    name: p.text().primary(),
    value: p.blob(),
  },
});

/** A random key that all processes share and that survives restarts, for example the one that signs visitor cookies. */
export class ServerSecret extends ServerSecretSchema.class {}
ServerSecretSchema.setClass(ServerSecret);
