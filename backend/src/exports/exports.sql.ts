import { sql } from '../platform/database/sql.ts';

/** Completes the audit entry of an export with the number of its rows, also where it was cut off. */
export const completeExport = (id: number, result: { rows: number; isComplete: boolean }) => sql`
  update audit_entry set after = after || ${JSON.stringify(result)}::jsonb where id = ${id}`;
