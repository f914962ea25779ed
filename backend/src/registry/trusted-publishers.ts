import type { NewPublisher, TrustedPublisherRow } from '@home-truths/contract/schemas';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { iso } from '../platform/database/iso.ts';
import { sql, unsafe } from '../platform/database/sql.ts';
import { PROVIDERS } from './pipelines.ts';
import { TrustedPublisher } from './trusted-publisher.entity.ts';

interface AddedPublisher extends NewPublisher {
  /** Such as `mf_search`. */
  remote: string;
  /** The id of an administrator; null for the operator. */
  by: number | null;
}

/** @returns its id */
export const addPublisher = (em: EntityManager, { by, ...publisher }: AddedPublisher): Promise<number> =>
  em.transactional(async em => {
    const values = { ...publisher, issuer: publisher.issuer ?? PROVIDERS[publisher.provider].issuer };
    const stored = em.create(TrustedPublisher, { ...values, createdBy: by });
    await em.flush();
    const { id } = stored;
    writeAuditEntry(em, { by, action: 'add', subject: 'trusted-publisher', id, after: values });
    return id;
  });

/** @returns false if no publisher with this id is left to be removed */
export const removePublisher = (em: EntityManager, id: number, by: number | null): Promise<boolean> =>
  em.transactional(async em => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const publisher = await em.findOne(TrustedPublisher, { id, removedAt: null }, lock);
    if (!publisher) return false;
    publisher.removedAt = new Date();
    const { remote, repository, repositoryId } = publisher;
    const before = { remote, repository, repositoryId };
    writeAuditEntry(em, { by, action: 'delete', subject: 'trusted-publisher', id, before });
    return true;
  });

/** Returns the publishers of a remote as administrators see them, in the order in which they were added. */
export const publisherRows = (remote: string) => sql<TrustedPublisherRow>`
  select publisher.id, provider, issuer, repository_id as "repositoryId", repository, condition_kind as "conditionKind",
    condition, rights, ${unsafe(iso('publisher.created_at'))} as "createdAt", username as "createdBy",
    ${unsafe(iso('last_used_at'))} as "lastUsedAt"
  from trusted_publisher as publisher left join app_user on app_user.id = created_by_id
  where remote = ${remote} and removed_at is null
  order by publisher.id`;

/** Returns publishers in the order in which they were added. */
export const listPublishers = (em: EntityManager, remote: string | undefined) =>
  em.find(
    TrustedPublisher,
    { removedAt: null, ...(remote !== undefined && { remote }) },
    { orderBy: { id: 'asc' } },
  );
