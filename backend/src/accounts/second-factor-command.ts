/** `npm run second-factor -- reset <email>`: for an administrator who lost the phone and the recovery codes. */
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { record } from '../audit/record.ts';
import { databaseConfig } from '../database/config.ts';
import { openDatabase } from '../database/embedded/open-database.ts';
import { createBoss, queueMail } from '../mail/jobs.ts';
import { SECOND_FACTOR_MAIL } from './letters.ts';
import { deleteSecondFactor } from './second-factor.sql.ts';

process.umask(0o077);

const USAGE = 'npm run second-factor -- reset <email>';

/** The next start of the site sends the mail, if it is not running. */
async function tellOwner(em: EntityManager, userId: number) {
  const boss = createBoss(em);
  await boss.start();
  try {
    await queueMail(boss, { kind: SECOND_FACTOR_MAIL, about: { userId, action: 'reset' } }, em);
  } finally {
    await boss.stop({ graceful: false });
  }
}

const reset = (em: EntityManager, email: string) =>
  em.transactional(async em => {
    const [user] = await em.execute<{ id: number }[]>(
      'select id from app_user where lower(email) = lower(?)',
      [email],
    );
    if (!user) throw new Error('There is no account with that email');
    if (!(await deleteSecondFactor(em, user.id)))
      throw new Error('No authenticator app is set up for that account');
    record(em, { by: null, action: 'reset', subject: 'second-factor', id: user.id });
    await em.flush();
    await tellOwner(em, user.id);
  });

async function main() {
  const [verb, email, ...more] = process.argv.slice(2);
  if (verb !== 'reset' || !email || more.length > 0) throw new Error(USAGE);
  const database = await openDatabase();
  try {
    const orm = await MikroORM.init(databaseConfig(database.url));
    await reset(orm.em.fork(), email).finally(() => orm.close());
    console.log('The authenticator app was removed. Its owner is told by mail and can set up another one');
  } finally {
    await database.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
