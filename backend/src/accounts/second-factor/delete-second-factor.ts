import type { EntityManager } from '@mikro-orm/postgresql';
import { Session } from '../sessions/session.entity.ts';
import { SecondFactor } from './second-factor.entity.ts';

/**
 * Removes the app; from then on no session counts as checked.
 * @returns whether there was one
 */
export async function deleteSecondFactor(em: EntityManager, user: number): Promise<boolean> {
  const deleted = await em.nativeDelete(SecondFactor, { user });
  await em.nativeUpdate(Session, { user }, { secondFactorAt: null });
  return deleted > 0;
}
