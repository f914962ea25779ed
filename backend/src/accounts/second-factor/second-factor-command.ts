/** `npm run second-factor -- reset <email>`: for an administrator who lost the phone and the recovery codes. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAuditEntry } from '../../audit/write-audit-entry.ts';
import { runDatabaseCommand } from '../../platform/database/command.ts';
import { queueMails } from '../../platform/mail/jobs.ts';
import { accountIdOf } from '../account-id.ts';
import { SECOND_FACTOR_MAIL_KIND } from '../email/mail-templates.ts';
import { deleteSecondFactor } from './delete-second-factor.ts';

const USAGE = 'npm run second-factor -- reset <email>';

const reset = (em: EntityManager, email: string) =>
  em.transactional(async em => {
    const id = await accountIdOf(em, email);
    if (id === undefined) throw new Error('There is no account with that email');
    if (!(await deleteSecondFactor(em, id)))
      throw new Error('No authenticator app is set up for that account');
    writeAuditEntry(em, { by: null, action: 'reset', subject: 'second-factor', id });
    await em.flush();
    await queueMails(em, [{ kind: SECOND_FACTOR_MAIL_KIND, about: { userId: id, action: 'reset' } }]);
  });

runDatabaseCommand(async em => {
  const [action, email, ...more] = process.argv.slice(2);
  if (action !== 'reset' || !email || more.length > 0) throw new Error(USAGE);
  await reset(em, email);
  return 'The authenticator app was removed. Its owner is told by mail and can set up another one';
});
