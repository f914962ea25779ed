import os from 'node:os';

const MIB = 2 ** 20;

const clamp = (bytes: number, minMib: number, maxMib: number) =>
  `${Math.round(Math.min(maxMib, Math.max(minMib, bytes / MIB)))}MB`;

/** Returns the memory of the machine or container. */
const memoryHere = () => Math.min(os.totalmem(), process.constrainedMemory() || os.totalmem());

/**
 * Returns settings for a machine that the rest of the site shares. The cache takes an eighth of the memory as
 * it is used; PostgreSQL's default is 128 MB.
 */
export const memorySettings = (memory = memoryHere()) => ({
  shared_buffers: clamp(memory / 8, 128, 4_096),
  effective_cache_size: clamp(memory / 2, 512, 65_536),
  work_mem: clamp(memory / 1_024, 4, 32),
  maintenance_work_mem: clamp(memory / 32, 64, 1_024),
  max_wal_size: clamp(memory / 8, 1_024, 4_096),
});
