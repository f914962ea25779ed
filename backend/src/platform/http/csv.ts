import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';

/** A value of a cell; nothing is empty, and a list is joined. */
export type CsvCell = string | number | boolean | null | undefined | readonly string[];

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

async function* encode(batches: AsyncGenerator<readonly (readonly CsvCell[])[]>) {
  yield BYTE_ORDER_MARK;
  for await (const batch of batches) yield encodeRows(batch);
}

/**
 * A reply that is a CSV file, streamed batch by batch as fast as the client reads it: the whole file is never in memory.
 * @param fileName the name that the file is saved under
 * @param rows rows in batches, the heads among them; it is ended early where the client goes away
 */
export const csvFile = (fileName: string, rows: AsyncGenerator<readonly (readonly CsvCell[])[]>) =>
  new StreamableFile(Readable.from(encode(rows), { highWaterMark: 1 }), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${fileName}"`,
  });
