import { memorySettings } from './server.ts';

const GIB = 2 ** 30;

test('PostgreSQL gets its share of the memory, and never less than its defaults', () => {
  expect(memorySettings(16 * GIB)).toEqual({
    shared_buffers: '2048MB',
    effective_cache_size: '8192MB',
    work_mem: '16MB',
    maintenance_work_mem: '512MB',
    max_wal_size: '2048MB',
  });
  expect(memorySettings(GIB / 2)).toMatchObject({ shared_buffers: '128MB', work_mem: '4MB' });
  expect(memorySettings(512 * GIB)).toMatchObject({ shared_buffers: '4096MB', work_mem: '32MB' });
});
