import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';

/** A value of a cell; nothing is empty, and a list is joined. */
export type CsvCell = string | number | boolean | null | undefined | readonly string[];

/** A reply that is a CSV file, streamed batch by batch: the whole file is never in memory. */
export class CsvReply {
  /**
   * @param fileName the name that the file is saved under
   * @param rows rows in batches, the heads among them; it is ended early where the client goes away
   */
  constructor(
    readonly fileName: string,
    readonly rows: AsyncGenerator<readonly (readonly CsvCell[])[]>,
  ) {}
}

/** Without it a spreadsheet takes UTF-8 for the encoding of its machine. */
const BYTE_ORDER_MARK = '\uFEFF';

/** How the cells begin that a spreadsheet would run as a formula; full-width signs count in some languages. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function toText(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function toSafeText(value: CsvCell): string {
  const text = toText(value);
  return FORMULA.test(text) && typeof value !== 'number' ? `'${text}` : text;
}

/**
 * Lines of CSV (RFC 4180) with no cell that a spreadsheet would run. Every cell is quoted, since some spreadsheets split
 * lines at semicolons or tabs.
 */
export const encodeRows = (rows: readonly (readonly CsvCell[])[]) =>
  stringify(
    rows.map(row => row.map(toSafeText)),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  );

async function* encode(batches: CsvReply['rows']) {
  yield BYTE_ORDER_MARK;
  for await (const batch of batches) yield encodeRows(batch);
}

/**
 * Sends a CSV file as fast as the client reads it. Cut off by an error, it ends without its last chunk, so that no client
 * takes it for whole.
 */
export async function sendCsv(response: ServerResponse, { fileName, rows }: CsvReply): Promise<void> {
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
  response.setHeader('Cache-Control', 'no-store');
  if (response.req.method === 'HEAD') {
    await rows.return(undefined);
    response.end();
    return;
  }
  await pipeline(Readable.from(encode(rows), { objectMode: true, highWaterMark: 1 }), response);
}
