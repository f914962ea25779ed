import { ConflictException } from '@nestjs/common';

/**
 * Lets the later of two editors know, before anything is overwritten (decision 55). Without a version the last one wins.
 * @param read the version the caller read
 * @throws ConflictException
 */
export function refuseStale(record: { version: number }, read: number | undefined) {
  if (read !== undefined && read !== record.version)
    throw new ConflictException(
      'Somebody else changed this meanwhile. Please look at what changed and save again',
    );
}
