import type { OwnSession, SessionUser } from '@home-truths/contract';
import { EntityManager, sql } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { isDatabaseReadOnly } from '../database/failures.ts';
import { Hourly } from '../database/hourly.ts';
import { query } from '../database/query.ts';
import { Session } from './session.entity.ts';
import { toSessionUser } from './session-user.ts';
import { endOwnSession, findSession, selectSessions, touchSession } from './sessions.sql.ts';
import { hashToken } from './tokens.ts';

/** Who is signed in. */
interface ValidSession {
  user: SessionUser;
  /** A security code was entered in this session within the last 8 hours. */
  isChecked: boolean;
}

/** Signed-in browsers. The clock of the database decides when a session expires. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /** Finds a session; null once it has expired. Each use extends it. */
  async find(token: string): Promise<ValidSession | null> {
    const [found] = await this.database.rows(findSession(hashToken(token)));
    if (!found) return null;
    if (found.isStale) await this.extend(token);
    return { user: toSessionUser(found), isChecked: found.isChecked };
  }

  /** Of a database that takes no writes, such as a standby, a person still reads what is theirs. */
  private async extend(token: string) {
    await this.database.rows(touchSession(hashToken(token))).catch(error => {
      if (!isDatabaseReadOnly(error)) throw error;
    });
  }

  /** Ends one session. */
  async signOut(token: string): Promise<void> {
    await this.em.fork().nativeDelete(Session, { tokenHash: hashToken(token) });
  }

  /**
   * The sessions of a person, most recently used first.
   * @param current the caller's session, by the hash of its token
   */
  list(userId: number, current: Buffer): Promise<OwnSession[]> {
    return this.database.rows(selectSessions(userId, current));
  }

  /** Ends one session of a person by the id that `list` returned; one that has already ended is ignored. */
  async end(em: EntityManager, userId: number, id: string): Promise<void> {
    await query(em, endOwnSession(userId, id));
  }

  /** Ends all sessions of a person but one. */
  async endOthers(em: EntityManager, userId: number, current: Buffer): Promise<void> {
    await em.nativeDelete(Session, { user: userId, tokenHash: { $ne: current } });
  }

  /** Removes sessions that have expired. */
  @Hourly('deleting old sessions')
  async sweep(): Promise<void> {
    const isIdle = { lastSeenAt: { $lt: sql`now() - interval '7 days'` } };
    const isOld = { createdAt: { $lt: sql`now() - interval '30 days'` } };
    await this.em.fork().nativeDelete(Session, { $or: [isIdle, isOld] });
  }
}
