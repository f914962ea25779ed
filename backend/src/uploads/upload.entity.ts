import { defineEntity, p } from '@mikro-orm/core';
import { sqlChecks, sqlIndexes } from '../database/constraints.ts';

const UploadSchema = defineEntity({
  name: 'Upload',
  properties: {
    /** Its name in the store of photos: random, in the shape `<uuid>.webp`. */
    name: p.text().primary(),
    createdAt: p.datetime().defaultRaw('now()'),
    /** When a record claimed the photo; one that nobody claimed is an orphan. */
    claimedAt: p.datetime().nullable(),
  },
  checks: sqlChecks({
    upload_name_check: `name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]webp$'`,
  }),
  indexes: sqlIndexes('create index upload_orphan_idx on upload (created_at) where claimed_at is null'),
});

/** A photo that our upload wrote. */
export class Upload extends UploadSchema.class {}
UploadSchema.setClass(Upload);
