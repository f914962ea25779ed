import { readFile } from 'node:fs/promises';
import { type Route, routes } from '@home-truths/contract';
import { sharedBackend } from './testing/backend.ts';
import { buildProperty, buildReview, signIn } from './testing/builders.ts';
import { outboxOf } from './testing/mail.ts';
import { buildMember, routeNames, sendRequest } from './testing/requests.ts';

const CONTACT = 'legal-canary@example.com';

const backend = await sharedBackend({ ADMIN_EMAIL: 'admin@example.com' });

beforeAll(async () => {
  // every review that the requests below make has one
  await backend.database.asOwner(`alter table review alter column contact_email set default '${CONTACT}'`);
});

const ACTORS = ['visitor', 'another member', 'the author', 'an administrator'] as const;

/** Whether a contact email is in the reply to a right request of a route. */
async function revealsEmail(name: (typeof routeNames)[number], actor: (typeof ACTORS)[number]) {
  const owner = await buildMember(backend);
  await buildReview(backend, { property: (await buildProperty(backend)).id, user: owner.id });
  const sender =
    actor === 'the author' ? owner : await buildMember(backend, { isAdmin: actor === 'an administrator' });
  const browser = actor === 'visitor' ? {} : await signIn(backend, sender);
  const { text, headers } = await sendRequest(name, { backend, owner, senderId: sender.id }, browser);
  return `${text}${[...headers].join()}`.includes(CONTACT);
}

test.each(routeNames)(
  '%s gives a contact email to nobody but its author and one administrator',
  async name => {
    const revealing = [];
    for (const actor of ACTORS) if (await revealsEmail(name, actor)) revealing.push(actor);
    const expected: Partial<Record<typeof name, typeof revealing>> = {
      exportAccount: ['the author'],
      readReviewContact: ['an administrator'],
    };
    expect(revealing).toEqual(expected[name] ?? []);
  },
);

test('each was given with an audit entry, and stands in no mail, job, log or metric', async () => {
  const [counts] = await backend.rows(
    `select (select count(*)::int from review where contact_email is not null) > 50 as written,
       (select count(*)::int from audit_entry where action = 'look' and subject = 'review' and after is null) as looks,
       (select count(*)::int from job.job where data::text like '%' || $1 || '%') as jobs`,
    CONTACT,
  );
  expect(counts).toEqual({ written: true, looks: 1, jobs: 0 });
  const mails = await outboxOf(backend);
  expect(mails.length).toBeGreaterThan(0);
  expect(JSON.stringify(mails)).not.toContain(CONTACT);
  const { text: metrics } = await backend.get('/metrics');
  expect(metrics).toContain('http_request');
  const databaseLog = await readFile(process.env.TEST_POSTGRES_LOG as string, 'utf8');
  for (const text of [metrics, databaseLog, backend.log.join('')]) expect(text).not.toContain(CONTACT);
});

test('the call that gives one is for administrators alone and is kept nowhere', async () => {
  const { access, path }: Route = routes.readReviewContact;
  expect(access).toBe('admin');
  const browser = await signIn(backend, await buildMember(backend, { isAdmin: true }));
  const [review] = await backend.rows<{ id: number }>('select id from review limit 1');
  const { status, headers } = await backend.get(path.replace(':id', String(review?.id)), browser);
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
});
