import { statement } from '../database/statement.ts';

/** Adds the number of sent rows to the audit entry, also for an interrupted export. */
export const completeExport = (id: number, result: { rows: number; isComplete: boolean }) => statement`
  update audit_entry set after = after || ${JSON.stringify(result)}::jsonb where id = ${id}`;
