import { ConflictException } from '@nestjs/common';
import { safeParse } from 'zod/mini';
import type { $ZodType, output } from 'zod/v4/core';

/** Parses the earlier values of an audit entry before they are restored, since rules may have become stricter. */
export function parseFormer<S extends $ZodType>(schema: S, values: object): output<S> {
  const parsed = safeParse(schema, values);
  if (parsed.success) return parsed.data;
  throw new ConflictException(`This entry can’t be restored: ${parsed.error.issues[0]?.message}`);
}
