import { ConflictException } from '@nestjs/common';

/** Rejects the later of two concurrent edits; without a version the last write wins. */
export function assertCurrentVersion(record: { version: number }, readVersion: number | undefined) {
  if (readVersion !== undefined && readVersion !== record.version)
    throw new ConflictException(
      'Someone else has changed this since you opened it. Check their changes, then save again.',
    );
}
