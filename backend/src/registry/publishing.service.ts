import { isDeepStrictEqual } from 'node:util';
import type {
  DecisionReply,
  DevelopLink,
  DevelopLinkReply,
  NewDecision,
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
import { noteLink, noteUse, requireToken, type TokenUse, useLink } from './release-tokens.ts';

const MAX_RELEASES_PER_DAY = 60;
/** Precedes the name of a token in `published_by` and in the history. */
const TOKEN_AUTHOR = 'token ';

/** A call of a gateway for a team. */
export interface TeamCall extends TokenUse {
  ipAddress: string;
}

/** Counts the releases of a remote that were stored by tokens within a day. */
const releasesOfDay = (remote: string) => sql<{ count: number; secondsLeft: number }>`
  select count(*)::int as count,
    coalesce(ceil(extract(epoch from min(created_at) + interval '1 day' - now())), 0)::int as "secondsLeft"
  from release
  where name = ${remote} and created_at > now() - interval '1 day' and starts_with(published_by, ${TOKEN_AUTHOR})`;

/** Stores and pins releases for teams. What may be released and pinned is examined by gateways. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly limits: Limits,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  readonly run: store.Run = wanted => this.database.rows(wanted);

  /** Runs work in one transaction, which holds the lock of the registry: all of its changes happen or none. */
  async changing<T>(work: (run: store.Run) => Promise<T>): Promise<T> {
    try {
      return await this.em.transactional(async em => {
        const run: store.Run = wanted => query(em, wanted);
        await store.lockRegistry(run);
        return work(run);
      });
    } catch (error) {
      throw isDatabaseReadOnly(error) ? new ReadOnly() : error;
    }
  }

  /**
   * Checks a token before a body is read. A refused call counts for its network; a right token is never refused because
   * of others there.
   * @throws HttpException
   */
  async authorise({ ipAddress, ...use }: TeamCall): Promise<Publisher> {
    try {
      return await requireToken(this.run, use);
    } catch (error) {
      if (error instanceof HttpException)
        await this.limits.spend('releaseToken', { user: null, visitor: null, ipAddress });
      throw error;
    }
  }

  async readPublisher(call: TeamCall): Promise<Publisher> {
    const publisher = await this.authorise(call);
    await this.run(noteUse(call.token)).catch(error => {
      if (!isDatabaseReadOnly(error)) throw error;
    });
    return publisher;
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
    return this.changing(async run => {
      const publisher = await requireToken(run, call);
      const stored = await findRelease(run, call.remote, version);
      if (stored) {
        if (isDeepStrictEqual(stored.files, store.hashesOf(files)))
          return { isNew: false, runsOnServer: stored.runs_on_server };
        throw new ConflictException(
          `Version ${version} is stored with other content. Give it a new version.`,
        );
      }
      await this.requireShareOfDay(run, call.remote);
      const added = { ...release, name: call.remote, manifest: String(manifest), files };
      await store.storeRelease(run, { ...added, publishedBy: authorOf(publisher) });
      return { isNew: true, runsOnServer };
    });
  }

  /** @throws ConflictException if somebody else has changed the registry */
  async decide(call: TeamCall, { revision, decision, what }: NewDecision): Promise<DecisionReply> {
    return this.changing(async run => {
      const publisher = await requireToken(run, call);
      const newest = await store.readNewest(run);
      if (newest.revision !== revision)
        throw new ConflictException(
          `Somebody has changed releases meanwhile: ${newest.change.what}. Nothing was changed.`,
        );
      const remotes = { ...newest.remotes, [call.remote]: decision };
      const change = { at: new Date().toISOString(), what, by: authorOf(publisher) };
      await store.addNextChange(run, { remotes, change });
      return { revision: revision + 1 };
    });
  }

  async noteDevelopLink(call: TeamCall, { link }: DevelopLink): Promise<DevelopLinkReply> {
    return this.changing(async run => {
      await requireToken(run, call);
      await run(noteLink(call.token, link));
      return { isFirst: true };
    });
  }

  /** Uses a link, which nobody can use again. */
  async useDevelopLink(remote: string, { link }: DevelopLink): Promise<DevelopLinkReply> {
    const used = await this.changing(run => run(useLink(remote, link)));
    return { isFirst: used.length > 0 };
  }

  private async requireShareOfDay(run: store.Run, remote: string) {
    const [day] = await run(releasesOfDay(remote));
    if (this.environment.RATE_LIMITS === 'off' || !day || day.count < MAX_RELEASES_PER_DAY) return;
    const what = `This remote has had ${MAX_RELEASES_PER_DAY} releases within a day.`;
    throw new TooManyRequests(day.secondsLeft, retryMessage(what, day.secondsLeft));
  }
}

const authorOf = ({ name }: Publisher) => `${TOKEN_AUTHOR}${name}`;

async function findRelease(run: store.Run, name: string, version: string) {
  const [found] = await run(
    db
      .selectFrom('release')
      .select(['files', 'runs_on_server'])
      .where('name', '=', name)
      .where('version', '=', version),
  );
  return found;
}
