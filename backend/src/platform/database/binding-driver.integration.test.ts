import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../accounts/user.entity.ts';
import { Review } from '../../reviews/review.entity.ts';
import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview, buildUser } from '../../testing/builders.ts';

const backend = await sharedBackend();

/** The last statement of some work, as PostgreSQL got it. */
const statementOf = (work: (em: EntityManager) => Promise<unknown>) =>
  backend.em().transactional(async em => {
    const [session] = await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
    await work(em);
    const [seen] = await backend.rows('select query from pg_stat_activity where pid = $1', session?.pid);
    return String(seen?.query);
  });

const person = (name: string) => ({
  username: name,
  email: `${name}@example.com`,
  password: 'canary hash',
  firstName: name,
  lastName: name,
});

test.each<[string, (em: EntityManager) => Promise<unknown>]>([
  ['insert', async em => em.persist(em.create(User, person('canary1'))).flush()],
  [
    'insert',
    async em => em.persist([em.create(User, person('canary2')), em.create(User, person('canary3'))]).flush(),
  ],
  [
    'update',
    async em => {
      const user = await em.findOneOrFail(User, { username: 'ordinary' });
      em.assign(user, { lastName: 'canary' });
      await em.flush();
    },
  ],
  ['update', em => em.nativeUpdate(User, { username: 'canary' }, { firstName: 'canary' })],
  ['delete', em => em.nativeDelete(User, { email: { $in: ['canary', 'canary too'] } })],
  ['select', em => em.find(User, { email: { $in: ['canary', 'canary too'] }, id: 777_555 }, { limit: 2 })],
  ['select', em => em.count(User, { username: 'canary' })],
  ['update', em => em.execute('update app_user set username = ? where id = ?', ['canary', 777_555])],
])('%s: values travel apart from the statement (%#)', async (verb, work) => {
  await backend.em().upsert(User, { ...person('ordinary'), id: 999 });
  const statement = await statementOf(work);
  expect(statement).toMatch(new RegExp(`^${verb} `));
  expect(statement).toContain('$1');
  expect(statement).not.toMatch(/canary|777555/);
});

test('each kind of value comes back as it went', async () => {
  const { id: user } = await buildUser(backend);
  const { id: property } = await buildProperty(backend);
  const hiddenAt = new Date('2026-02-28T13:14:15.678Z');
  const fields = { title: `it's "so" \\ ?? $1`, content: 'one\ntwo\tthree ? :four', contactEmail: null };
  const issuesTags = [
    'NULL',
    'null',
    '',
    ' ',
    '{a,b}',
    'quo"te',
    `o'clock`,
    'back\\slash',
    'two\nlines',
    'ünïcøde 🏚',
  ];
  const { id } = await buildReview(backend, {
    property,
    user,
    ...fields,
    issuesTags,
    hiddenAt,
    isVerified: true,
  });
  const review = await backend.em().findOneOrFail(Review, id, { populate: ['contactEmail'] });
  expect(review).toMatchObject({ ...fields, issuesTags, hiddenAt, isVerified: true, helpfulCount: 0 });
});
