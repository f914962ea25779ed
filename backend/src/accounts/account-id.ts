import type { EntityManager } from '@mikro-orm/postgresql';

/** The id of the account with an email, in whatever case; undefined where there is none. */
export async function accountIdOf(em: EntityManager, email: string): Promise<number | undefined> {
  const [account] = await em.execute<{ id: number }[]>(
    'select id from app_user where lower(email) = lower(?)',
    [email],
  );
  return account?.id;
}
