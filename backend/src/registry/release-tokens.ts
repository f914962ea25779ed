import type { Publisher } from '@home-truths/contract/gateway-calls';
import type { ReleaseRight } from '@home-truths/contract/schemas';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { ForbiddenException, UnauthorizedException } from '@nestjs/common';
import { hashToken, newToken } from '../accounts/tokens.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { sql } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';
import type { Run } from './release-store.ts';
import { ReleaseToken } from './release-token.entity.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const INVALID = 'This release token is not valid: it is unknown, has ended or was revoked.';

export interface TokenUse {
  /** Such as `mf_search`. */
  remote: string;
  token: string | undefined;
  /** All of them are needed. */
  rights: readonly ReleaseRight[];
}

/** Precedes the name of a token in `published_by` and in the history. */
export const TOKEN_AUTHOR = 'token ';

/** Who holds a token, or the permission of a pipeline. */
interface Holder extends Publisher {
  remote: string;
  /** How releases and the history name it. */
  author: string;
  /** Null for a token. */
  provenance: { repository: string; commit: string; pipeline: string } | null;
}

/** A pipeline has the rights of all publishers whose conditions its token met. */
const holderOf = (hash: Buffer) => sql<Holder>`
  select remote, name, rights, ${TOKEN_AUTHOR} || name as author, null::json as provenance
  from release_token where hash = ${hash} and revoked_at is null and ends_at > now()
  union all
  select publisher.remote, author, array_agg(distinct allowed), author,
    json_build_object('repository', call.repository, 'commit', commit, 'pipeline', pipeline)
  from pipeline_call as call
  join trusted_publisher as publisher on publisher.id = any(publisher_ids) and removed_at is null,
    unnest(publisher.rights) as allowed
  where hash = ${hash} and ends_at > now()
  group by call.issuer, jti, publisher.remote`;

/** @throws UnauthorizedException, or ForbiddenException if the token is another remote's or lacks a right */
export async function requireToken(run: Run, { remote, token, rights }: TokenUse): Promise<Holder> {
  const [holder] = await run(holderOf(hashToken(token ?? '')));
  if (!holder) throw new UnauthorizedException(INVALID);
  if (holder.remote !== remote) throw new ForbiddenException('This release token is for another remote.');
  const missing = rights.find(right => !holder.rights.includes(right));
  if (missing)
    throw new ForbiddenException(
      `This ${holder.provenance ? 'pipeline' : 'release token'} does not have the right “${missing}”.`,
    );
  return holder;
}

export const noteUse = (token: string | undefined) =>
  sql`update release_token set last_used_at = now() where hash = ${hashToken(token ?? '')}`;

interface NewToken {
  /** Such as `mf_search`. */
  remote: string;
  name: string;
  rights: ReleaseRight[];
  days: number;
  /** The id of an administrator; null for the operator. */
  by: number | null;
}

/** Stores the hash of a token, and returns the token, which nobody can read again. */
export const createToken = (em: EntityManager, { days, by, ...values }: NewToken) =>
  em.transactional(async em => {
    const token = `ht_release_${newToken()}`;
    const endsAt = new Date(Date.now() + days * DAY_MS);
    const stored = em.create(ReleaseToken, { ...values, endsAt, hash: hashToken(token), createdBy: by });
    await em.flush();
    const { id } = stored;
    writeAuditEntry(em, { by, action: 'add', subject: 'release-token', id, after: { ...values, endsAt } });
    return { id, token, endsAt };
  });

/** @returns false if no token with this id is left to be revoked */
export const revokeToken = (em: EntityManager, id: number, by: number | null): Promise<boolean> =>
  em.transactional(async em => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const token = await em.findOne(ReleaseToken, { id, revokedAt: null }, lock);
    if (!token) return false;
    token.revokedAt = new Date();
    const before = { remote: token.remote, name: token.name };
    writeAuditEntry(em, { by, action: 'delete', subject: 'release-token', id, before });
    return true;
  });

/** Returns tokens in the order in which they were made. */
export const listTokens = (em: EntityManager, remote: string | undefined) =>
  em.find(ReleaseToken, remote === undefined ? {} : { remote }, { orderBy: { id: 'asc' } });

/** Keeps the newest link alone, so that a token has one link at a time. */
export const noteLink = (token: string | undefined, link: string) =>
  db
    .updateTable('release_token')
    .set({ develop_link: link })
    .where('hash', '=', hashToken(token ?? ''));

/** Returns a row if the link is used for the first time and its token is still valid. */
export const useLink = (remote: string, link: string) =>
  db
    .updateTable('release_token')
    .set({ develop_link: null })
    .where('remote', '=', remote)
    .where('develop_link', '=', link)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`ends_at > now()`)
    .returning('id');
