import { isDeepStrictEqual } from 'node:util';
import type {
  DecisionReply,
  DevelopLink,
  DevelopLinkReply,
  NewDecision,
  PinRequest,
  PublicationQuery,
  PublicationReply,
  Publisher,
  StoreContent,
} from '@home-truths/contract/gateway-calls';
import { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestException, ConflictException, HttpException, Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { Database } from '../platform/database/database.ts';
import { isDatabaseReadOnly } from '../platform/database/failures.ts';
import { query } from '../platform/database/query.ts';
import { sql } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';
import { ReadOnly, retryMessage, TooManyRequests } from '../platform/http/errors.ts';
import { Limits } from '../platform/http/limits.ts';
import * as store from './release-store.ts';
import { noteLink, noteUse, requireToken, TOKEN_AUTHOR, type TokenUse, useLink } from './release-tokens.ts';
import { isPipelineToken, TrustedPublishingService } from './trusted-publishing.service.ts';

const MAX_RELEASES_PER_DAY = 60;

/** A call of a gateway for a team. */
export interface TeamCall extends TokenUse {
  ipAddress: string;
}

/** Counts the releases of a remote that were stored from elsewhere within a day. */
const releasesOfDay = (remote: string) => sql<{ count: number; secondsLeft: number }>`
  select count(*)::int as count,
    coalesce(ceil(extract(epoch from min(created_at) + interval '1 day' - now())), 0)::int as "secondsLeft"
  from release
  where name = ${remote} and created_at > now() - interval '1 day'
    and (starts_with(published_by, ${TOKEN_AUTHOR}) or repository is not null)`;

/** Stores and pins releases for teams. What may be released and pinned is examined by gateways. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly trusted: TrustedPublishingService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  readonly run: store.Run = wanted => this.database.rows(wanted);

  /** Runs work in one transaction, which holds the lock of the registry: all of its changes happen or none. */
  changeRegistry<T>(work: (run: store.Run, em: EntityManager) => Promise<T>): Promise<T> {
    return this.write(async (run, em) => {
      await store.lockRegistry(run);
      return work(run, em);
    });
  }

  /** Runs work in one transaction that changes neither registry nor releases, and so waits for no publication. */
  async write<T>(work: (run: store.Run, em: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.em.transactional(em => work(wanted => query(em, wanted), em));
    } catch (error) {
      throw isDatabaseReadOnly(error) ? new ReadOnly() : error;
    }
  }

  /** Checks a token before a body is read; writing checks it again, since it may have ended. @throws HttpException */
  async authorise(call: TeamCall): Promise<void> {
    await this.countRefusal(call, () => requireToken(this.run, call));
  }

  async readPublisher(call: TeamCall): Promise<Publisher> {
    const { remote, token } = call;
    if (isPipelineToken(token)) return this.countRefusal(call, () => this.trusted.admit(remote, token));
    const { name, rights } = await this.countRefusal(call, () => requireToken(this.run, call));
    // the token is also valid while the database is read-only
    await this.run(noteUse(token)).catch(error => {
      if (!isDatabaseReadOnly(error)) throw error;
    });
    return { name, rights };
  }

  async read(): Promise<StoreContent> {
    const history = await store.readChanges(this.run);
    const { revision, remotes } = history[0] ?? { revision: 0, remotes: {} };
    return { registry: { revision, remotes }, history, releases: await store.readReleases(this.run) };
  }

  /** @throws ConflictException if the version is stored with other content */
  async publish(
    call: TeamCall,
    release: PublicationQuery,
    files: store.NewRelease['files'],
  ): Promise<PublicationReply> {
    const { version, runsOnServer } = release;
    const manifest = files['remote.json'];
    if (!manifest) throw new BadRequestException('The archive has no remote.json.');
    return this.changeRegistry(async run => {
      const { author, provenance } = await requireToken(run, call);
      const stored = await findRelease(run, call.remote, version);
      if (stored) {
        if (isDeepStrictEqual(stored.files, store.hashesOf(files)))
          return { isNew: false, runsOnServer: stored.runs_on_server };
        throw new ConflictException(
          `Version ${version} is stored with other content. Give it a new version.`,
        );
      }
      await this.requireDailyQuota(run, call.remote);
      const newRelease = { ...release, name: call.remote, manifest: String(manifest), files };
      // what GitHub or GitLab vouches for replaces what the sender says
      await store.storeRelease(run, { ...newRelease, ...provenance, publishedBy: author });
      return { isNew: true, runsOnServer };
    });
  }

  /** @throws ConflictException if somebody else has changed the registry */
  async decide(call: TeamCall, decision: NewDecision): Promise<DecisionReply> {
    return this.changeRegistry(async run => {
      const { author, provenance } = await requireToken(run, call);
      await addDecision(run, call.remote, decision, { by: author, ...provenance });
      return { revision: decision.revision + 1 };
    });
  }

  /** Stores a pin that an administrator decides about, in place of an earlier one. */
  async requestPin(call: TeamCall, pin: PinRequest): Promise<object> {
    return this.write(async run => {
      const { name: asked_by } = await requireToken(run, call);
      const { version, percent, watch = null, promoteAfter: promote_after = null } = pin;
      const columns = { version, percent, watch, promote_after, asked_by, asked_at: new Date() };
      await run(
        db
          .insertInto('waiting_pin')
          .values({ remote: call.remote, ...columns })
          .onConflict(conflict => conflict.column('remote').doUpdateSet(columns)),
      );
      return {};
    });
  }

  /** Counts a refused call for its network; a right token is never refused because of others there. */
  private async countRefusal<T>({ ipAddress }: TeamCall, check: () => Promise<T>): Promise<T> {
    try {
      return await check();
    } catch (error) {
      if (error instanceof HttpException)
        await this.limits.spend('releaseToken', { user: null, visitor: null, ipAddress });
      throw error;
    }
  }

  async noteDevelopLink(call: TeamCall, { link }: DevelopLink): Promise<object> {
    return this.write(async run => {
      await requireToken(run, call);
      await run(noteLink(call.token, link));
      return {};
    });
  }

  /** Uses a link, which nobody can use again. */
  async useDevelopLink(remote: string, { link }: DevelopLink): Promise<DevelopLinkReply> {
    const used = await this.write(run => run(useLink(remote, link)));
    return { isFirst: used.length > 0 };
  }

  private async requireDailyQuota(run: store.Run, remote: string) {
    const [day] = await run(releasesOfDay(remote));
    if (this.environment.RATE_LIMITS === 'off' || !day || day.count < MAX_RELEASES_PER_DAY) return;
    const what = `This remote has had ${MAX_RELEASES_PER_DAY} releases within a day.`;
    throw new TooManyRequests(day.secondsLeft, retryMessage(what, day.secondsLeft));
  }
}

/**
 * Changes what is decided about a remote.
 * @returns the decision before
 * @throws ConflictException if somebody else has changed the registry
 */
export async function addDecision(
  run: store.Run,
  remote: string,
  { revision, decision, what }: NewDecision,
  author: Omit<store.Change['change'], 'at' | 'what'>,
): Promise<unknown> {
  const newest = await store.readNewest(run);
  if (newest.revision !== revision)
    throw new ConflictException(
      `Somebody has changed releases meanwhile: ${newest.change.what}. Nothing was changed.`,
    );
  const remotes = { ...newest.remotes, [remote]: decision };
  await store.addNextChange(run, { remotes, change: { at: new Date().toISOString(), what, ...author } });
  return newest.remotes[remote];
}

async function findRelease(run: store.Run, name: string, version: string) {
  const [release] = await run(
    db
      .selectFrom('release')
      .select(['files', 'runs_on_server'])
      .where('name', '=', name)
      .where('version', '=', version),
  );
  return release;
}
