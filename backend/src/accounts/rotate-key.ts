/**
 * `npm run keys -- rotate [--forget-old]`: signs cookies with a new key once the site starts again. Cookies of the
 * previous key stay valid until the next rotation, or end with `--forget-old`.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { runDatabaseCommand } from '../platform/database/command.ts';
import { PREVIOUS_SIGNING_KEY, ServerSecret, SIGNING_KEY } from './server-secret.entity.ts';

const USAGE = 'npm run keys -- rotate [--forget-old]';

const rotate = (em: EntityManager, isPreviousKeyValid: boolean): Promise<string> =>
  em.transactional(async tx => {
    await tx.nativeDelete(ServerSecret, { name: PREVIOUS_SIGNING_KEY });
    await tx.nativeUpdate(ServerSecret, { name: SIGNING_KEY }, { name: PREVIOUS_SIGNING_KEY });
    if (!isPreviousKeyValid) await tx.nativeDelete(ServerSecret, { name: PREVIOUS_SIGNING_KEY });
    tx.create(ServerSecret, { name: SIGNING_KEY, value: randomBytes(32) });
    writeAuditEntry(tx, { by: null, action: 'rotate', subject: 'key', id: 0 });
    return 'Cookies are signed with a new key once the site is started again';
  });

runDatabaseCommand(async em => {
  const options = { 'forget-old': { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  if (positionals.join(' ') !== 'rotate') throw new Error(USAGE);
  return rotate(em, !values['forget-old']);
});
