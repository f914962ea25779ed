import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { type Backend, startBackend } from '../testing/backend.ts';
import { buildUser } from '../testing/builders.ts';
import { rowsIn } from './rows-in.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

const rename = (id: number, name: string) => ({
  text: 'update app_user set username = $2 where id = $1 returning username',
  values: [id, name],
});

const nameOf = async (id: number) =>
  (await backend.rows('select username from app_user where id = $1', id))[0]?.username;

test('a statement is part of its transaction', async () => {
  const { id, username } = await buildUser(backend);
  const work = backend.em().transactional(async em => {
    expect(await rowsIn(em, rename(id, 'renamed'))).toEqual([{ username: 'renamed' }]);
    throw new Error('taken back');
  });
  await expect(work).rejects.toThrow('taken back');
  expect(await nameOf(id)).toBe(username);
});

test('outside of a transaction it takes effect at once', async () => {
  const { id } = await buildUser(backend);
  await rowsIn(backend.em(), rename(id, 'at-once'));
  expect(await nameOf(id)).toBe('at-once');
});

test('a violated constraint is reported as by MikroORM', async () => {
  const [one, other] = [await buildUser(backend), await buildUser(backend)];
  const failed = rowsIn(backend.em(), rename(one.id, other.username));
  await expect(failed).rejects.toBeInstanceOf(UniqueConstraintViolationException);
});
