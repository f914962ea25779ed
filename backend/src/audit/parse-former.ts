import { ConflictException } from '@nestjs/common';
import { safeParse } from 'zod/mini';
import type { $ZodType, output } from 'zod/v4/core';

/** Parses values to be restored, since rules may have become stricter. */
export function parseFormer<Schema extends $ZodType>(schema: Schema, values: object): output<Schema> {
  const parsed = safeParse(schema, values);
  if (parsed.success) return parsed.data;
  throw new ConflictException(`This entry can’t be restored: ${parsed.error.issues[0]?.message}`);
}
