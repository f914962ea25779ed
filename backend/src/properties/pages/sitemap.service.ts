import { LIMITS, type ParsedInput, type Reply, type sitemapEntries, suburbSlug } from '@home-truths/contract';
import { BadRequestException, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import type { Query } from '../../platform/database/sql.ts';
import { INVALID_LINK } from '../../platform/http/messages.ts';
import {
  type DatedRow,
  listedBuildings,
  listedProperties,
  listedSuburbs,
  type RecordRow,
  type SuburbKey,
  type SuburbRow,
} from './sitemap.sql.ts';

type SitemapQuery = ParsedInput<typeof sitemapEntries>['query'];
type Entries = Reply<typeof sitemapEntries>;

@Injectable()
export class SitemapService {
  constructor(private readonly database: Database) {}

  entries({ kind, after, limit = LIMITS.sitemapPage }: SitemapQuery): Promise<Entries> {
    if (kind === 'suburbs')
      return this.suburbs(after === undefined ? ['', '', ''] : suburbKeyOf(after), limit);
    const id = after === undefined ? 0 : idOf(after);
    return this.records(
      kind === 'properties' ? listedProperties(id, limit) : listedBuildings(id, limit),
      limit,
    );
  }

  private async records(query: Query<RecordRow>, limit: number): Promise<Entries> {
    const rows = await this.database.replicaRows(query);
    const toText = ({ id }: RecordRow) => String(id);
    return toEntries(rows, limit, toText, toText);
  }

  private async suburbs(after: SuburbKey, limit: number): Promise<Entries> {
    const rows = await this.database.replicaRows(listedSuburbs(after, limit));
    const placePathOf = ({ name, state, postcode }: SuburbRow) =>
      `${state.toLowerCase()}/${suburbSlug({ suburb: name, postcode })}`;
    return toEntries(rows, limit, placePathOf, ({ suburbKey, state, postcode }) =>
      [suburbKey, state, postcode].join(' '),
    );
  }
}

/** Returns entries such as `7 2026-11-30`, and the key after which the next page begins. */
function toEntries<Row extends DatedRow>(
  rows: Row[],
  limit: number,
  toValue: (row: Row) => string,
  toKey: (row: Row) => string,
): Entries {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    entries: rows.map(row => (row.day ? `${toValue(row)} ${row.day}` : toValue(row))),
    next: last ? toKey(last) : null,
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
