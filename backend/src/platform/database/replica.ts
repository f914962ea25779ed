import { Pool } from 'pg';
import { POOL_SETTINGS, withLibpqSslMode } from './connection.ts';
import { isDatabaseUnavailable } from './failures.ts';
import { type Query, sql, unsafe } from './sql.ts';

const CHECK_INTERVAL_MS = 1_000;

const REASONS = ['away', 'lagging', 'failed'] as const;
type Reason = (typeof REASONS)[number];

interface Position {
  /** Bytes in the write-ahead log; null on a server that is not a standby. */
  position: number | null;
}

const bytesOf = (lsn: string) => unsafe(`(${lsn} - '0/0'::pg_lsn)::float8`);
const writtenPosition = () => sql<Position>`select ${bytesOf('pg_current_wal_lsn()')} as position`;
/** A server that is not a standby, such as a promoted one, has everything. */
const replayedPosition = () =>
  sql<Position>`select case when pg_is_in_recovery() then ${bytesOf('pg_last_wal_replay_lsn()')} end as position`;

interface ReplicaOptions {
  url: string;
  poolSize: number;
  maxLagSeconds: number;
  onPrimary: (query: Query<Position>) => Promise<Position[]>;
  run: <Row>(pool: Pool, query: Query<Row>) => Promise<Row[]>;
}

/**
 * A streaming replica. Each second its position is compared with earlier positions of the primary. While the replica is
 * away or lags too much, the primary serves its reads.
 */
export class Replica {
  readonly fallbacks: Record<Reason, number> = { away: 0, lagging: 0, failed: 0 };
  /** NaN while the replica is away. */
  lagSeconds = 0;
  onChange: (reason: Reason | undefined, lagSeconds: number) => void = () => {};
  private reason: Reason | undefined;
  private readonly pool: Pool;
  private readonly timer: NodeJS.Timeout;
  private isChecking = false;
  /** Positions of the primary with their times, newest last. */
  private positions: { position: number; at: number }[] = [];

  constructor(private readonly options: ReplicaOptions) {
    const connectionString = withLibpqSslMode(options.url);
    this.pool = new Pool({ ...POOL_SETTINGS, max: options.poolSize, connectionString });
    // an unhandled event would end the process
    this.pool.on('error', () => {});
    this.timer = setInterval(() => void this.check(), CHECK_INTERVAL_MS).unref();
  }

  /** Returns undefined if the primary must run the query. */
  async rows<Row>(query: Query<Row>): Promise<Row[] | undefined> {
    if (this.reason) return this.fallBack(this.reason);
    try {
      return await this.options.run(this.pool, query);
    } catch (error) {
      const isAway = isDatabaseUnavailable(error);
      if (isAway) this.change('away', Number.NaN);
      return this.fallBack(isAway ? 'away' : 'failed');
    }
  }

  async end() {
    clearInterval(this.timer);
    await this.pool.end();
  }

  private fallBack(reason: Reason) {
    this.fallbacks[reason]++;
    return undefined;
  }

  private async check() {
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      const at = performance.now();
      const isPrimaryThere = await this.rememberPrimary(at);
      const [replayed] = await this.options.run(this.pool, replayedPosition());
      // without the primary the replica has the newest data
      if (isPrimaryThere) this.compare(replayed?.position ?? Number.POSITIVE_INFINITY, at);
      else if (this.reason === 'away') this.change(undefined, this.lagSeconds);
    } catch {
      this.change('away', Number.NaN);
    } finally {
      this.isChecking = false;
    }
  }

  /** Returns false if the primary is away. */
  private async rememberPrimary(at: number) {
    const [written] = await this.options.onPrimary(writtenPosition()).catch(() => []);
    if (typeof written?.position !== 'number') return false;
    this.positions.push({ position: written.position, at });
    return true;
  }

  private compare(replayed: number, now: number) {
    const reached = this.positions.findLastIndex(({ position }) => position <= replayed);
    // a replica behind the oldest known position lags at least that much
    const first = Math.max(reached, 0);
    const since = this.positions[first]?.at ?? now;
    // room for twice the checks of the greatest allowed lag; a full list drops new positions, since the oldest measure
    // the lag
    this.positions = this.positions.slice(first, first + 2 * this.options.maxLagSeconds + 2);
    const lag = (now - since) / 1_000;
    this.change(lag > this.options.maxLagSeconds ? 'lagging' : undefined, lag);
  }

  private change(reason: Reason | undefined, lagSeconds: number) {
    this.lagSeconds = lagSeconds;
    if (this.reason === reason) return;
    this.reason = reason;
    this.onChange(reason, lagSeconds);
  }
}
