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
    const [found] = await this.database.rows(findSession(hashToken(token)));
    if (!found) return null;
    if (found.isStale) await this.extend(token);
    return { user: toSessionUser(found), isChecked: found.isChecked };
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

  /** @param current the hash of the caller's session token */
  list(userId: number, current: Buffer): Promise<OwnSession[]> {
    return this.database.rows(selectSessions(userId, current));
  }

  async end(em: EntityManager, userId: number, id: string): Promise<void> {
    await query(em, endOwnSession(userId, id));
  }

  async endOthers(em: EntityManager, userId: number, current: Buffer): Promise<void> {
    await em.nativeDelete(Session, { user: userId, tokenHash: { $ne: current } });
  }

  @Hourly('deleting old sessions')
  async sweep(): Promise<void> {
    const isIdle = { lastSeenAt: { $lt: sql`now() - interval '7 days'` } };
    const isOld = { createdAt: { $lt: sql`now() - interval '30 days'` } };
    await this.em.fork().nativeDelete(Session, { $or: [isIdle, isOld] });
  }
}
