import { REVISIONS_PATH } from '@home-truths/contract';
import { sharedBackend } from '../testing/backend.ts';
import { RegistryService } from './registry.service.ts';

const REGISTRY_TOKEN = 'a-registry-token-of-32-characters';
const TOKEN = { Authorization: `Bearer ${REGISTRY_TOKEN}` };
const backend = await sharedBackend({ REGISTRY_TOKEN });

beforeEach(() => backend.rows('delete from registry_revision'));

const changeOf = (revision: number, by = 'mei') => ({ revision, remotes: {}, change: { by } });
const add = (...changes: object[]) => backend.post(REVISIONS_PATH, { changes }, TOKEN);
const after = async (revision: number) =>
  (await backend.get(`${REVISIONS_PATH}?after=${revision}`, TOKEN)).body.changes;

it('records each revision once, and lists those beyond one', async () => {
  expect((await add(changeOf(1))).status).toBe(201);
  expect((await add(changeOf(2))).status).toBe(201);
  expect((await add(changeOf(2, 'robin'))).status).toBe(409);
  expect((await add(changeOf(4))).status).toBe(409);
  expect(await after(0)).toEqual([changeOf(1), changeOf(2)]);
  expect(await after(1)).toEqual([changeOf(2)]);
  expect(await after(2)).toEqual([]);
});

it('lets one of many writers have a revision', async () => {
  await add(changeOf(1));
  const writers = Array.from({ length: 10 }, (_, n) => add(changeOf(2, `writer ${n}`)));
  const statuses = (await Promise.all(writers)).map(({ status }) => status);
  expect(statuses.filter(status => status === 201)).toHaveLength(1);
  expect(statuses.filter(status => status === 409)).toHaveLength(9);
  expect(await after(0)).toHaveLength(2);
});

it('takes a whole history where there is none, and only there', async () => {
  const history = Array.from({ length: 100 }, (_, n) => ({
    ...changeOf(n + 7),
    padding: 'x'.repeat(10_000),
  }));
  expect((await add(...history)).status).toBe(201);
  expect((await add(changeOf(107), changeOf(108))).status).toBe(409);
  expect(await after(0)).toEqual(history);
});

it.each([
  ['no change', { changes: [] }],
  ['revisions with a gap', { changes: [changeOf(1), changeOf(3)] }],
  ['revision 0', { changes: [changeOf(0)] }],
  ['a text', 'changes'],
])('refuses %s', async (_, body) => {
  expect((await backend.post(REVISIONS_PATH, body, TOKEN)).status).toBe(400);
  expect(await after(0)).toEqual([]);
});

it('does not exist for who has no token', async () => {
  await add(changeOf(1));
  const others: Record<string, string>[] = [{}, { Authorization: 'Bearer of-something-else' }];
  for (const headers of others) {
    const read = await backend.get(`${REVISIONS_PATH}?after=0`, headers);
    const written = await backend.post(REVISIONS_PATH, { changes: [changeOf(2)] }, headers);
    expect([read.status, written.status]).toEqual([404, 404]);
  }
  expect(await after(1)).toEqual([]);
});

it('forgets changes of more than a month ago beyond the last hundred', async () => {
  await add(...Array.from({ length: 120 }, (_, n) => changeOf(n + 1)));
  const sweep = () => backend.app.get(RegistryService).sweep();
  await sweep();
  expect(await after(0)).toHaveLength(120);
  await backend.rows("update registry_revision set created_at = now() - interval '31 days'");
  await sweep();
  expect(await after(0)).toHaveLength(100);
});
