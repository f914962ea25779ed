import { appendFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PersonalData } from '../accounts/personal-data.ts';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { ERASING_PROVIDERS, eraseAgain } from '../erase-again.ts';
import { sharedBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, signIn } from '../testing/builders.ts';
import { buildMember, PASSWORD } from '../testing/requests.ts';
import { readErasureLog } from './erasure-log.ts';
import { Erasures } from './erasures.service.ts';

const backend = await sharedBackend();

beforeEach(async () => {
  for (const table of ['review', 'app_user', 'erasure']) await backend.rows(`delete from ${table}`);
  await rm(file(), { force: true });
});

const file = () => path.join(backend.dataDir, 'erasures.jsonl');
const again = () => eraseAgain(backend.em(), backend.app.get<Environment>(ENVIRONMENT));
const count = async (table: string, where = 'true') =>
  Number((await backend.rows<{ count: string }>(`select count(*) from ${table} where ${where}`))[0]?.count);

const NAMES = { email: 'mei@example.com', username: 'mei' };
const CONTACT = 'contact@example.com';

/** A member with two reviews, and what brings them back as a backup from before has them. */
async function buildAuthor() {
  const member = await buildMember(backend, NAMES);
  const fields = { user: member.id, isAnonymous: true, contactEmail: CONTACT };
  await buildReview(backend, { ...fields, property: (await buildProperty(backend)).id });
  const deleted = await buildReview(backend, { ...fields, property: (await buildProperty(backend)).id });
  const headers = await signIn(backend, member);
  const [row] = await backend.rows<{ at: string }>('select created_at::text as at from app_user');
  const restoreMember = async () => {
    await buildMember(backend, { ...NAMES, id: member.id });
    await backend.rows('update app_user set created_at = $1::timestamptz', row?.at);
  };
  const restoreReviews = async () => {
    await backend.rows(
      'update review set deleted_at = null, user_id = $1, contact_email = $2',
      member.id,
      CONTACT,
    );
    await backend.rows('delete from erasure');
  };
  return { member, deleted, headers, restoreMember, restoreReviews };
}

const deleteAccount = async ({ member, headers }: Awaited<ReturnType<typeof buildAuthor>>) => {
  const path = `/api/users/${member.id}`;
  const { status } = await backend.delete(path, headers, { password: PASSWORD });
  expect(status).toBe(204);
};

it('logs the deletion of an account by its id, before the response, and erases it again after a restore', async () => {
  const author = await buildAuthor();
  const { member } = author;
  await deleteAccount(author);
  await author.restoreMember();
  await author.restoreReviews();
  expect(await readErasureLog(file())).toEqual([
    { kind: 'account', id: member.id, createdAt: expect.any(String), erasedAt: expect.any(String) },
  ]);
  expect(await readFile(file(), 'utf8')).not.toMatch(/mei|example/);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await count('app_user', `id = ${member.id}`)).toBe(1);
  expect(await again()).toBe(1);
  expect(await count('app_user', `id = ${member.id}`)).toBe(0);
  expect(await count('review', 'user_id is not null or contact_email is not null')).toBe(0);
  expect(await count('erasure')).toBe(1);
  expect(await again()).toBe(0);
});

it('deletes again what an author deleted', async () => {
  const { deleted, headers, restoreReviews } = await buildAuthor();
  const { status } = await backend.delete(`/api/reviews/${deleted.id}`, headers);
  expect(status).toBe(204);
  await restoreReviews();
  expect(await readErasureLog(file())).toMatchObject([{ kind: 'review', id: deleted.id }]);
  expect(await again()).toBe(1);
  const where = `id = ${deleted.id} and deleted_at is not null and user_id is null and contact_email is null`;
  expect(await count('review', where)).toBe(1);
  expect(await count('review', 'deleted_at is null')).toBe(1);
});

it('erases nobody who has the id of somebody else by now', async () => {
  const { member } = await buildAuthor();
  const at = new Date().toISOString();
  const line = { kind: 'account', id: member.id, createdAt: '2020-01-01T00:00:00.000000Z', erasedAt: at };
  await writeFile(file(), `${JSON.stringify(line)}\n`);
  expect(await again()).toBe(0);
  expect(await count('app_user', `id = ${member.id}`)).toBe(1);
});

it('completes a log that is lost or damaged within the hour, and forgets what is older than any backup', async () => {
  await deleteAccount(await buildAuthor());
  await rm(file());
  await writeFile(file(), '{"kind":"account","id":');
  const erasures = backend.app.get(Erasures);
  await erasures.sweep();
  expect(await readErasureLog(file())).toHaveLength(1);
  const old = { kind: 'review', id: 9, createdAt: '2020-01-01T00:00:00Z', erasedAt: '2020-06-01T00:00:00Z' };
  await appendFile(file(), `${JSON.stringify(old)}\n`);
  await erasures.sweep();
  expect(await readErasureLog(file())).toHaveLength(1);
  await backend.rows("update erasure set erased_at = now() - interval '91 days'");
  await rm(file());
  await erasures.sweep();
  expect([await count('erasure'), await readErasureLog(file())]).toEqual([0, []]);
});

it('knows every domain that erases', () => {
  const { providers } = backend.app.get(PersonalData) as unknown as { providers: { erase?: unknown }[] };
  expect(new Set(providers.filter(({ erase }) => erase))).toEqual(new Set(ERASING_PROVIDERS));
});

// last: it takes the folder away
it('deletes an account although its log cannot be written, and says so', async () => {
  const author = await buildAuthor();
  await rm(backend.dataDir, { recursive: true });
  await writeFile(backend.dataDir, '');
  await deleteAccount(author);
  expect(backend.log.join('')).toContain('an erasure was not logged');
});
