import { defineEntity, p } from '@mikro-orm/core';

/** Names of rows: the keys that sign cookies. */
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
