import type {
  AdminRelease,
  createReleaseToken,
  ParsedInput,
  ReleaseTokenRow,
  refuseWaitingPin,
} from '@home-truths/contract';
import { Decided, remoteName, type WithDecision } from '@home-truths/contract/gateway-calls';
import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { type NewAuditEntry, writeAuditEntry } from '../audit/write-audit-entry.ts';
import { sql } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';
import { NOT_PERMITTED } from '../platform/http/messages.ts';
import { administratorAuthor, isoTime, readAdminReleases } from './admin-release-list.ts';
import { addDecision, PublishingService } from './publishing.service.ts';
import { type Run, readNewest } from './release-store.ts';
import { createToken, revokeToken } from './release-tokens.ts';

/** The decision of an administrator. */
interface AdminDecision {
  action: Extract<NewAuditEntry['action'], 'pin' | 'roll-back' | 'disable' | 'enable'>;
  /** A folder such as `mf-search`. */
  remote: string;
  reason: string;
  /** The administrator's id. */
  by: number;
  decided: WithDecision['decided'];
}

/** Returns the values of a decision that the audit shows. */
function summaryOf(decision: unknown) {
  const { pinned, canary, disabled } = Decided.safeParse(decision).data ?? {};
  return { pinned, canary: canary && `${canary.version} (${canary.percent} %)`, disabled };
}

/** Checks the rights again in the writing transaction, since they may have ended after the request began. */
async function requireAdmin(run: Run, id: number) {
  const admins = await run(sql`
    select id from app_user where id = ${id} and is_admin and blocked_at is null for share`);
  if (!admins.length) throw new ForbiddenException(NOT_PERMITTED);
}

/** Releases and their tokens, as administrators see and change them. */
@Injectable()
export class AdminReleasesService {
  constructor(
    private readonly em: EntityManager,
    private readonly publishing: PublishingService,
  ) {}

  list(): Promise<AdminRelease[]> {
    return readAdminReleases(this.publishing.run);
  }

  /** Stores what a gateway decided for an administrator. A pin of the version that waits approves it. */
  async decide({ action, remote, reason, by, decided }: AdminDecision) {
    const { messages, ...decision } = decided;
    await this.publishing.changeRegistry(async (run, em) => {
      await requireAdmin(run, by);
      const author = { by: administratorAuthor(by), reason };
      const before = await addDecision(run, remoteName(remote), decision, author);
      const { pinned, canary } = Decided.parse(decision.decision);
      await run(
        db
          .deleteFrom('waiting_pin')
          .where('remote', '=', remoteName(remote))
          .where('version', '=', canary?.version ?? pinned),
      );
      writeAuditEntry(em, {
        by,
        action,
        subject: 'release',
        // the revision that this decision makes
        id: decision.revision + 1,
        before: summaryOf(before),
        after: { remote, ...summaryOf(decision.decision), reason },
      });
    });
    return { messages };
  }

  /** @throws ConflictException if another version waits by now */
  async refuse({ params, body }: ParsedInput<typeof refuseWaitingPin>, by: number) {
    const { version, reason } = body;
    await this.publishing.write(async (run, em) => {
      await requireAdmin(run, by);
      // the row lock keeps a pin that is requested meanwhile from being refused unseen
      const pinOfRemote = db.selectFrom('waiting_pin').where('remote', '=', remoteName(params.remote));
      const [waiting] = await run(pinOfRemote.selectAll().forUpdate());
      if (!waiting) throw new NotFoundException('No pin of this remote waits any more.');
      if (waiting.version !== version)
        throw new ConflictException(`Version ${waiting.version} waits now. Nothing was changed.`);
      await run(db.deleteFrom('waiting_pin').where('remote', '=', waiting.remote));
      const { revision } = await readNewest(run);
      const after = { remote: params.remote, version, askedBy: waiting.asked_by, reason };
      writeAuditEntry(em, { by, action: 'refuse', subject: 'release', id: revision, after });
    });
    return { messages: [`The pin of ${params.remote} ${version} was refused.`] };
  }

  async listTokens(remote: string): Promise<ReleaseTokenRow[]> {
    const rows = await this.publishing.run(
      db
        .selectFrom('release_token as token')
        .leftJoin('app_user', 'app_user.id', 'token.created_by_id')
        .select(['token.id', 'token.name', 'token.rights', 'token.created_at', 'token.ends_at'])
        .select(['token.last_used_at', 'token.revoked_at', 'app_user.username'])
        .where('token.remote', '=', remoteName(remote))
        .orderBy('token.id', 'desc'),
    );
    return rows.map(({ id, name, rights, ...row }) => ({
      id,
      name,
      rights,
      createdAt: isoTime(row.created_at),
      createdBy: row.username,
      endsAt: isoTime(row.ends_at),
      lastUsedAt: row.last_used_at && isoTime(row.last_used_at),
      revokedAt: row.revoked_at && isoTime(row.revoked_at),
    }));
  }

  async createToken({ params, body }: ParsedInput<typeof createReleaseToken>, by: number) {
    const created = await createToken(this.em.fork(), { remote: remoteName(params.remote), ...body, by });
    return { ...created, endsAt: created.endsAt.toISOString() };
  }

  async revokeToken(id: number, by: number) {
    if (!(await revokeToken(this.em.fork(), id, by)))
      throw new NotFoundException('There is no token with this number that is not revoked.');
  }
}
