import type { OwnSession, SessionUser } from '@home-truths/contract';
import { EntityManager, sql } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { isDatabaseReadOnly } from '../../platform/database/failures.ts';
import { Hourly } from '../../platform/database/hourly.ts';
import { query } from '../../platform/database/query.ts';
import { hashToken } from '../tokens.ts';
import { Session } from './session.entity.ts';
import { toSessionUser } from './session-user.ts';
import { endOwnSession, findSession, selectSessions, touchSession } from './sessions.sql.ts';

interface ValidSession {
  user: SessionUser;
  /** True for 8 hours after a security code. */
  isChecked: boolean;
}

@Injectable()
export class SessionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /** Finds and extends a session; null if it has expired. */
  async find(token: string): Promise<ValidSession | null> {
    const [session] = await this.database.rows(findSession(hashToken(token)));
    if (!session) return null;
    if (session.isStale) await this.extend(token);
    return { user: toSessionUser(session), isChecked: session.isChecked };
  }

  /** Ignores a read-only database, so that people can still read. */
  private async extend(token: string) {
    await this.database.rows(touchSession(hashToken(token))).catch(error => {
      if (!isDatabaseReadOnly(error)) throw error;
    });
  }

  async signOut(token: string): Promise<void> {
    await this.em.fork().nativeDelete(Session, { tokenHash: hashToken(token) });
  }

  list(userId: number, callerHash: Buffer): Promise<OwnSession[]> {
    return this.database.rows(selectSessions(userId, callerHash));
  }

  async end(em: EntityManager, userId: number, id: string): Promise<void> {
    await query(em, endOwnSession(userId, id));
  }

  async endOthers(em: EntityManager, userId: number, callerHash: Buffer): Promise<void> {
    await em.nativeDelete(Session, { user: userId, tokenHash: { $ne: callerHash } });
  }

  @Hourly('deleting old sessions')
  async sweep(): Promise<void> {
    const idle = { lastSeenAt: { $lt: sql`now() - interval '7 days'` } };
    const old = { createdAt: { $lt: sql`now() - interval '30 days'` } };
    await this.em.fork().nativeDelete(Session, { $or: [idle, old] });
  }
}
