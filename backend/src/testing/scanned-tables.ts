import type { Client } from 'pg';
import { compile } from '../platform/database/query.ts';
import type { Query } from '../platform/database/sql.ts';

const LARGE_TABLES = ['property', 'review'];

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Makes plans of a connection use an index wherever one can be used, also in a small table. */
export const avoidScans = (client: Client) => client.query('set enable_seqscan = off');

/** The large tables that the plan of a statement reads from end to end. */
export async function scannedTables(
  client: Client,
  wanted: Query<unknown>,
  large = LARGE_TABLES,
): Promise<string[]> {
  const { text, values } = compile(wanted);
  const { rows } = await client.query({ text: `explain (format json) ${text}`, values });
  const scans = ({ Plans = [], ...node }: PlanNode): string[] => [
    ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
    ...Plans.flatMap(scans),
  ];
  return scans(rows[0]['QUERY PLAN'][0].Plan).filter(table => large.includes(table));
}
