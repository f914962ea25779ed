import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAuditEntry } from '../../audit/write-audit-entry.ts';

interface SeenReview {
  id: number;
  isAnonymous: boolean;
}

/**
 * Records in one audit entry that an administrator saw the authors of anonymous reviews. Call it before the page is
 * sent, so that none is sent unrecorded.
 */
export async function recordAuthorsSeen(em: EntityManager, by: number, reviews: SeenReview[]): Promise<void> {
  const anonymousIds = reviews.filter(({ isAnonymous }) => isAnonymous).map(({ id }) => id);
  const [newest] = anonymousIds;
  if (newest === undefined) return;
  const fork = em.fork();
  writeAuditEntry(fork, {
    by,
    action: 'look',
    subject: 'review',
    id: newest,
    after: { authorsOf: anonymousIds },
  });
  await fork.flush();
}
