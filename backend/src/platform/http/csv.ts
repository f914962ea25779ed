import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';

export type CsvCell = string | number | boolean | null | undefined | readonly string[];

/** Spreadsheets would assume the encoding of their machine without it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** First characters that make a spreadsheet run a cell as a formula; in some languages full-width signs do, too. */
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
 * Returns lines of CSV (RFC 4180) without formulas. Quotes every cell, since some spreadsheets split at semicolons or
 * tabs.
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

/** @param rows batches of rows, with the head; read one ahead of the client, and ended early if it disconnects */
export const csvFile = (fileName: string, rows: AsyncGenerator<readonly (readonly CsvCell[])[]>) =>
  new StreamableFile(Readable.from(encode(rows), { highWaterMark: 1 }), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${fileName}"`,
  });
