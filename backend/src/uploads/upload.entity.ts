import { defineEntity, p } from '@mikro-orm/core';
import { sqlChecks, sqlIndexes } from '../platform/database/constraints.ts';

const UploadSchema = defineEntity({
  name: 'Upload',
  properties: {
    /** The name in the store of photos, random: `<uuid>.webp`. */
    name: p.text().primary(),
    createdAt: p.datetime().defaultRaw('now()'),
    /** The time when a record claimed the photo; unclaimed photos are orphans. */
    claimedAt: p.datetime().nullable(),
  },
  checks: sqlChecks({
    upload_name_check: `name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]webp$'`,
  }),
  indexes: sqlIndexes('create index upload_orphan_idx on upload (created_at) where claimed_at is null'),
});

export class Upload extends UploadSchema.class {}
UploadSchema.setClass(Upload);
