import { readdir, rename, utimes } from 'node:fs/promises';
import path from 'node:path';
import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildUser, reviewOf, signIn } from '../../testing/builders.ts';
import { picture } from '../../testing/photos.ts';
import { UploadsService } from '../../uploads/uploads.service.ts';
import { DeletedReviewsService } from '../moderation/deleted-reviews.service.ts';

const backend = await sharedBackend();
const author = await signIn(backend, await buildUser(backend));
const admin = await signIn(backend, await buildUser(backend, { isAdmin: true }));

/** A review with a photo, and whether the file is there that the gateway serves. */
async function written() {
  const [url] = (await backend.upload(await picture(30, 20))).body.urls;
  const property = await buildProperty(backend);
  const review = reviewOf(property.id, { photos: [url] });
  const { status, body } = await backend.post('/api/reviews', review, author);
  expect(status).toBe(201);
  const folder = path.join(backend.dataDir, 'uploads');
  const name = path.basename(url);
  const files = async () => (await readdir(folder)).filter(file => file.startsWith(name));
  return { id: body.id as number, folder, name, isServed: async () => (await files()).includes(name), files };
}

const remove = (id: number, headers: Record<string, string>, at = '/api/reviews') =>
  backend.delete(`${at}/${id}`, headers);
const restore = (id: number) => backend.post(`/api/admin/reviews/${id}/restore`, undefined, admin);

test.each([
  ['its author', () => author, '/api/reviews'],
  ['an administrator', () => admin, '/api/admin/reviews'],
])('a photo is served until %s deletes its review, and again when that is undone', async (_, who, at) => {
  const { id, isServed } = await written();
  expect((await remove(id, who(), at)).status).toBe(204);
  expect(await isServed()).toBe(false);
  expect((await restore(id)).status).toBe(200);
  expect(await isServed()).toBe(true);
});

test('a withheld photo is kept as long as its review can be restored, then swept', async () => {
  const { id, folder, name, files } = await written();
  await remove(id, author);
  const sweep = async () => {
    const [withheld] = await files();
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1_000);
    await utimes(path.join(folder, `${withheld}`), yesterday, yesterday);
    await backend.rows(`update upload set created_at = now() - interval '25 hours' where name = $1`, name);
    await backend.app.get(UploadsService).sweep();
    return files();
  };
  expect(await sweep()).toHaveLength(1);
  await backend.rows(`update review set deleted_at = now() - interval '31 days' where id = $1`, id);
  await backend.app.get(DeletedReviewsService).sweep();
  expect(await sweep()).toEqual([]);
});

test('what a crash left between file and row is repaired', async () => {
  const [deleted, restored] = [await written(), await written()];
  await remove(deleted.id, author);
  const [withheld] = await deleted.files();
  await rename(path.join(deleted.folder, `${withheld}`), path.join(deleted.folder, deleted.name));
  await remove(restored.id, author);
  await backend.rows('update review set deleted_at = null where id = $1', restored.id);
  await backend.app.get(DeletedReviewsService).sweep();
  expect([await deleted.isServed(), await restored.isServed()]).toEqual([false, true]);
});
