import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { type NewAuditEntry, writeAuditEntry } from '../audit/write-audit-entry.ts';
import { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { type CsvCell, csvFile } from '../platform/http/csv.ts';

/** Adds the number of rows to the audit entry, even of an export that was cut off. */
const completeExport = (id: number, result: { rows: number; isComplete: boolean }) => sql`
  update audit_entry set after = after || ${JSON.stringify(result)}::jsonb where id = ${id}`;

const ROWS_PER_BATCH = 1_000;

export interface Export<Row> {
  /** A part of the file's name. */
  list: string;
  subject: NewAuditEntry['subject'];
  by: number;
  filter: object;
  /** Functions by column heading. */
  columns: Record<string, (row: Row) => CsvCell>;
  /** Returns an empty list at the end. */
  readAfter(last: Row | undefined, limit: number): Promise<readonly Row[]>;
}

const SYDNEY_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' });

/** The audit entry of an export is written before its first byte is sent. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /** Returns a file whose rows after the first batch are read while it is sent. */
  async start<Row>(request: Export<Row>): Promise<StreamableFile> {
    const entry = await this.record(request);
    const first = await request.readAfter(undefined, ROWS_PER_BATCH);
    const fileName = `home-truths-${request.list}-${SYDNEY_DAY.format(new Date())}.csv`;
    return csvFile(fileName, this.rows(request, first, entry));
  }

  private async record({ by, subject, filter }: Pick<Export<unknown>, 'by' | 'subject' | 'filter'>) {
    const em = this.em.fork();
    const after = { filter, rows: 0, isComplete: false };
    const entry = writeAuditEntry(em, { by, action: 'export', subject, id: 0, after });
    await em.flush();
    return entry.id;
  }

  private async *rows<Row>({ columns, readAfter }: Export<Row>, first: readonly Row[], entry: number) {
    const values = Object.values(columns);
    let rows = 0;
    let isComplete = false;
    try {
      yield [Object.keys(columns)];
      for (let batch = first; batch.length > 0; batch = await readAfter(batch.at(-1), ROWS_PER_BATCH)) {
        rows += batch.length;
        yield batch.map(row => values.map(read => read(row)));
        if (batch.length < ROWS_PER_BATCH) break;
      }
      isComplete = true;
    } finally {
      await this.database.rows(completeExport(entry, { rows, isComplete }));
    }
  }
}
