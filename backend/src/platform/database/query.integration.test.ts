import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { sharedBackend } from '../../testing/backend.ts';
import { buildUser } from '../../testing/builders.ts';
import { query } from './query.ts';
import { db } from './tables.ts';

const backend = await sharedBackend();

const rename = (id: number, name: string) =>
  db.updateTable('app_user').set({ username: name }).where('id', '=', id).returning('username');

const nameOf = async (id: number) =>
  (await backend.rows('select username from app_user where id = $1', id))[0]?.username;

test('a statement is part of its transaction', async () => {
  const { id, username } = await buildUser(backend);
  const work = backend.em().transactional(async em => {
    expect(await query(em, rename(id, 'renamed'))).toEqual([{ username: 'renamed' }]);
    throw new Error('taken back');
  });
  await expect(work).rejects.toThrow('taken back');
  expect(await nameOf(id)).toBe(username);
});

test('outside of a transaction it takes effect at once', async () => {
  const { id } = await buildUser(backend);
  await query(backend.em(), rename(id, 'at-once'));
  expect(await nameOf(id)).toBe('at-once');
});

test('a violated constraint is reported as by MikroORM', async () => {
  const [one, other] = [await buildUser(backend), await buildUser(backend)];
  const failed = query(backend.em(), rename(one.id, other.username));
  await expect(failed).rejects.toBeInstanceOf(UniqueConstraintViolationException);
});
