import { LIMITS, type ParsedInput, type Reply, type sitemapEntries, suburbSlug } from '@home-truths/contract';
import { BadRequestException, Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import type { Statement } from '../database/statement.ts';
import { INVALID_LINK } from '../http/messages.ts';
import { listedBuildings, listedProperties, listedSuburbs, type SuburbKey } from './sitemap.sql.ts';

type Query = ParsedInput<typeof sitemapEntries>['query'];
type Entries = Reply<typeof sitemapEntries>;

interface DatedRow {
  day: string | null;
}
interface RecordRow extends DatedRow {
  id: number;
}
interface SuburbRow extends DatedRow {
  name: string;
  suburbKey: string;
  state: string;
  postcode: string;
}

/** What search engines may list. */
@Injectable()
export class SitemapService {
  constructor(private readonly database: Database) {}

  /**
   * A page of what has a visible review.
   * @throws BadRequestException when it begins at no key of that kind
   */
  entries({ kind, after, limit = LIMITS.sitemapPage }: Query): Promise<Entries> {
    if (kind === 'suburbs')
      return this.suburbs(after === undefined ? ['', '', ''] : suburbKeyOf(after), limit);
    const id = after === undefined ? 0 : idOf(after);
    return this.records(
      kind === 'properties' ? listedProperties(id, limit) : listedBuildings(id, limit),
      limit,
    );
  }

  private async records(statement: Statement, limit: number): Promise<Entries> {
    const rows = await this.database.replicaRows<RecordRow>(statement);
    return pageOf(
      rows,
      limit,
      ({ id }) => String(id),
      ({ id }) => String(id),
    );
  }

  private async suburbs(after: SuburbKey, limit: number): Promise<Entries> {
    const rows = await this.database.replicaRows<SuburbRow>(listedSuburbs(after, limit));
    const pathIn = ({ name, state, postcode }: SuburbRow) =>
      `${state.toLowerCase()}/${suburbSlug({ suburb: name, postcode })}`;
    return pageOf(rows, limit, pathIn, ({ suburbKey, state, postcode }) =>
      [suburbKey, state, postcode].join(' '),
    );
  }
}

function pageOf<Row extends DatedRow>(
  rows: Row[],
  limit: number,
  valueIn: (row: Row) => string,
  keyIn: (row: Row) => string,
): Entries {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    entries: rows.map(row => (row.day ? `${valueIn(row)} ${row.day}` : valueIn(row))),
    next: last ? keyIn(last) : null,
  };
}

const invalidKey = () => new BadRequestException(INVALID_LINK);

function idOf(after: string): number {
  const id = Number(after);
  if (!/^\d+$/.test(after) || id > 2 ** 31 - 1) throw invalidKey();
  return id;
}

function suburbKeyOf(after: string): SuburbKey {
  const [, suburbKey, state, postcode] = /^(.+) ([A-Z]{2,3}) (\d{4})$/.exec(after) ?? [];
  if (!suburbKey || !state || !postcode) throw invalidKey();
  return [suburbKey, state, postcode];
}
