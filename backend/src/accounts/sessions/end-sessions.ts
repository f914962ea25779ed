/** `npm run sessions -- end <email> | end --all`: signs one person or everybody out. */
import { parseArgs } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAuditEntry } from '../../audit/write-audit-entry.ts';
import { runDatabaseCommand } from '../../platform/database/command.ts';
import { accountIdOf } from '../account-id.ts';
import { Session } from './session.entity.ts';

const USAGE = 'npm run sessions -- end <email> | end --all';

async function idOf(em: EntityManager, email: string) {
  const id = await accountIdOf(em, email);
  if (id === undefined) throw new Error(`There is no account ${email}`);
  return id;
}

const endSessions = (em: EntityManager, email: string | undefined): Promise<string> =>
  em.transactional(async em => {
    const id = email === undefined ? 0 : await idOf(em, email);
    const ended = await em.nativeDelete(Session, id ? { user: id } : {});
    writeAuditEntry(em, { by: null, action: 'end', subject: 'session', id, after: { ended } });
    return `Ended sessions of ${id ? `account ${id}` : 'all accounts'}: ${ended}`;
  });

runDatabaseCommand(async em => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' } },
  });
  const [action, email, ...more] = positionals;
  if (action !== 'end' || more.length > 0 || (email === undefined) !== (values.all === true))
    throw new Error(USAGE);
  return endSessions(em, email);
});
