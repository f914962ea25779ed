import { CHANGES_INTERVAL_MS } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Client } from 'pg';
import { directUrlOf, ENVIRONMENT, type Environment } from '../environment.ts';
import { FAST_STATEMENT_TIMEOUT_MS, withLibpqSslMode } from '../platform/database/connection.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { query, queryOn } from '../platform/database/query.ts';
import { MAX_NOTIFIED, notifyOfChanges } from './changes.sql.ts';

export interface Follower {
  /** Called with the tags of changes, and several times a second even without any. */
  onChange(tags: readonly string[]): void;
  /** Called when changes may be missed from now on. */
  onLoss(): void;
}

/**
 * Tells followers, the event streams of gateways, of changes of public data. Triggers store changes in
 * `pending_change`; while there are followers, one connection has them notified and listens.
 */
@Injectable()
export class ChangesService implements OnModuleDestroy {
  private readonly followers = new Set<Follower>();
  private client: Client | undefined;
  private listening: Promise<Client> | undefined;
  private readonly changed = new Set<string>();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly em: EntityManager,
  ) {}

  /**
   * Tells a follower of every change from now on.
   * @returns a function that ends this
   */
  async follow(follower: Follower): Promise<() => void> {
    this.listening ??= this.listen();
    const { listening } = this;
    const client = await listening;
    await notifyOfPending(client).catch(error => {
      this.stop(client);
      throw error;
    });
    // the new follower must not hear of earlier changes
    this.notifyFollowers();
    if (this.listening !== listening) throw new Error('The connection was lost at once');
    this.followers.add(follower);
    return () => {
      if (this.followers.delete(follower) && !this.followers.size) this.stop(this.client);
    };
  }

  onModuleDestroy() {
    this.stop(this.client);
  }

  private async listen() {
    const client = new Client({
      connectionString: withLibpqSslMode(directUrlOf(this.environment)),
      application_name: 'home-truths-changes',
      connectionTimeoutMillis: FAST_STATEMENT_TIMEOUT_MS,
      query_timeout: FAST_STATEMENT_TIMEOUT_MS,
    });
    this.client = client;
    const stop = () => this.stop(client);
    client.once('error', stop).once('end', stop);
    client.on('notification', ({ payload = '' }) => {
      // collects notifications that arrive together
      if (!this.changed.size) setImmediate(() => this.notifyFollowers());
      this.changed.add(payload);
    });
    try {
      await client.connect();
      await client.query('listen changes');
    } catch (error) {
      stop();
      throw error;
    }
    this.checkRegularly(client);
    return client;
  }

  @Hourly('notifying of changes that nobody follows')
  async notifyOfAll(): Promise<void> {
    await notifyUntilNoneIsPending(statement => query(this.em.fork(), statement));
  }

  /** PostgreSQL sends notifications before the response, so a response means that none is missing. */
  private checkRegularly(client: Client) {
    let isWaiting = false;
    const timer = setInterval(() => {
      if (isWaiting) return;
      isWaiting = true;
      notifyOfPending(client).then(
        () => {
          isWaiting = false;
          this.notifyFollowers();
        },
        () => this.stop(client),
      );
    }, CHANGES_INTERVAL_MS);
    client.once('end', () => clearInterval(timer));
  }

  private notifyFollowers() {
    const tags = [...this.changed];
    this.changed.clear();
    for (const follower of this.followers) follower.onChange(tags);
  }

  /** Ends a connection that was not replaced, and tells all followers. */
  private stop(client: Client | undefined) {
    if (!client || this.client !== client) return;
    this.client = undefined;
    this.listening = undefined;
    client.end().catch(() => {});
    for (const follower of this.followers) follower.onLoss();
    this.followers.clear();
  }
}

const notifyOfPending = (client: Client) => notifyUntilNoneIsPending(statement => queryOn(client, statement));

/** Repeats the query in small transactions until no change is pending. */
async function notifyUntilNoneIsPending(
  run: (statement: ReturnType<typeof notifyOfChanges>) => Promise<{ taken: number }[]>,
) {
  let taken = MAX_NOTIFIED;
  while (taken === MAX_NOTIFIED) taken = (await run(notifyOfChanges()))[0]?.taken ?? 0;
}
