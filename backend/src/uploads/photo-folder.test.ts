import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PhotoFolder } from './photo-folder.ts';

test('each of the 128 bits in the name of a photo is random', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'home-truths-photos-'));
  const folder = new PhotoFolder(dir);
  const names = await Promise.all(Array.from({ length: 128 }, () => folder.add(Buffer.from('photo'))));
  await rm(dir, { recursive: true });
  const digits = names.map(name => {
    expect(name).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/);
    return name.replace('.webp', '').replaceAll('-', '');
  });
  for (let at = 0; at < 32; at++) {
    const values = digits.map(each => Number.parseInt(each[at] as string, 16));
    const everSet = values.reduce((all, value) => all | value, 0);
    const alwaysSet = values.reduce((all, value) => all & value, 15);
    expect([at, everSet, alwaysSet]).toEqual([at, 15, 0]);
  }
});
