import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { bytesOf, picture } from '../testing/photos.ts';
import { childrenOf } from '../testing/processes.ts';
import { PhotoPool } from './photo-pool.ts';

const REFUSED = {
  status: 400,
  message: 'Failed to upload photo. Please check file format and size.',
};

let pool: PhotoPool;
let small: Buffer;

beforeAll(async () => {
  small = Buffer.from(await picture(30, 20));
});

afterEach(() => pool.close());

const succeeds = () => expect(pool.process(small)).resolves.toBeInstanceOf(Buffer);

test('a picture that takes too much memory is given up, beside others and before others', async () => {
  pool = new PhotoPool({ maxMemoryBytes: 150 * 1_024 * 1_024 });
  const square = sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#7a9' } });
  // every row of it is held until the last scan: 220 MB
  const heavy = await bytesOf(square.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }));
  await Promise.all([expect(pool.process(Buffer.from(heavy))).rejects.toMatchObject(REFUSED), succeeds()]);
  await succeeds();
  expect((await readdir(tmpdir())).filter(name => name.startsWith('vips-'))).toEqual([]);
});

test('a process is used again; one that hangs is ended in time, and the next picture gets another', async () => {
  pool = new PhotoPool({ maxMs: 3_000 });
  await succeeds();
  const [worker] = await childrenOf(process.pid);
  await succeeds();
  expect(await childrenOf(process.pid)).toEqual([worker]);
  process.kill(Number(worker), 'SIGSTOP');
  await expect(pool.process(small)).rejects.toMatchObject(REFUSED);
  await succeeds();
  expect(await childrenOf(process.pid)).not.toContain(worker);
});

const isAlive = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

test('a process ends with the one that started it, also when that is killed', async () => {
  const file = path.join(import.meta.dirname, 'photo-pool.ts');
  const script = `
    const { PhotoPool } = await import(${JSON.stringify(file)});
    await new PhotoPool().process(Buffer.from('${small.toString('base64')}', 'base64'));
    console.log('processed');
    setInterval(() => {}, 1_000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(parent.stdout, 'data');
  const [worker] = await childrenOf(Number(parent.pid));
  parent.kill('SIGKILL');
  while (isAlive(Number(worker))) await wait(10);
});
