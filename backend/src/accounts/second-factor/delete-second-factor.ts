import type { EntityManager } from '@mikro-orm/postgresql';
import { Session } from '../sessions/session.entity.ts';
import { SecondFactor } from './second-factor.entity.ts';

/** Removes an authenticator app; no session counts as checked any more. Returns false if there was none. */
export async function deleteSecondFactor(em: EntityManager, user: number): Promise<boolean> {
  const deleted = await em.nativeDelete(SecondFactor, { user });
  await em.nativeUpdate(Session, { user }, { secondFactorAt: null });
  return deleted > 0;
}
