/** `npm run people`: changes accounts from a terminal. */
import { parseArgs } from 'node:util';
import { BlockReason } from '@home-truths/contract/schemas';
import type { EntityManager } from '@mikro-orm/postgresql';
import { safeParse } from 'zod/mini';
import { accountIdOf } from '../accounts/account-id.ts';
import { runDatabaseCommand } from '../platform/database/command.ts';
import { queueMails } from '../platform/mail/jobs.ts';
import { ADMINISTRATOR_MAIL_KIND, type AdministratorMailData } from './administrator-mail.ts';
import {
  blockAccount,
  endSessionsOfPerson,
  giveAdminRights,
  type PersonChange,
  takeAdminRights,
  unblockAccount,
} from './change-person.ts';

const USAGE =
  'npm run people -- block <email> --reason "for its owner to read" | unblock | end-sessions | make-admin | unmake-admin <email>';

const notify = (em: EntityManager, recipients: number[], change: Omit<AdministratorMailData, 'to'>) =>
  queueMails(
    em,
    recipients.map(to => ({ kind: ADMINISTRATOR_MAIL_KIND, about: { to, ...change } })),
  );

function readBlockReason(reason: string | undefined) {
  const { data, error } = safeParse(BlockReason, reason);
  if (error) throw new Error(`${error.issues[0]?.message}: ${USAGE}`);
  return data;
}

type Action = (em: EntityManager, change: PersonChange, reason: string | undefined) => Promise<string>;

const ACTIONS: Record<string, Action> = {
  async block(em, change, reason) {
    await blockAccount(em, change, readBlockReason(reason));
    return 'The account is blocked, and its owner is signed out everywhere';
  },
  async unblock(em, change) {
    await unblockAccount(em, change);
    return 'The account is unblocked. Its owner can sign in again';
  },
  async 'end-sessions'(em, change) {
    return `Ended sessions: ${await endSessionsOfPerson(em, change)}`;
  },
  async 'make-admin'(em, change) {
    await notify(em, await giveAdminRights(em, change), { personId: change.id, isAdmin: true });
    return 'The account is an administrator’s. Its owner is told by mail and has to sign in again';
  },
  async 'unmake-admin'(em, change) {
    await notify(em, await takeAdminRights(em, change), { personId: change.id, isAdmin: false });
    return 'The account is no longer an administrator’s. Its owner is told by mail';
  },
};

runDatabaseCommand(em => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  });
  const [name = '', email, ...more] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action || !email || more.length > 0) throw new Error(USAGE);
  return em.transactional(async em => {
    const id = await accountIdOf(em, email);
    if (id === undefined) throw new Error('There is no account with that email');
    return action(em, { id, by: null }, values.reason);
  });
});
