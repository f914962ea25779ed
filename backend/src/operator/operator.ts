import type { Operator } from '@home-truths/contract';
import type { Environment } from '../environment.ts';

/** Returns who runs the site; null for what the environment does not name. */
export const operatorOf = (environment: Environment): Operator => ({
  name: environment.OPERATOR_NAME ?? null,
  abn: environment.OPERATOR_ABN ?? null,
  address: environment.OPERATOR_ADDRESS ?? null,
  email: environment.OPERATOR_EMAIL ?? null,
});
