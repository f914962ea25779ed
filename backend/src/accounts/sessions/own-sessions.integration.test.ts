import { sharedBackend } from '../../testing/backend.ts';
import { signIn } from '../../testing/builders.ts';
import { buildMember, PASSWORD } from '../../testing/requests.ts';

const backend = await sharedBackend();

type Browser = Record<string, string>;

/** A member who is signed in in three browsers: at the admin console, on a phone and on a tablet. */
async function member() {
  const user = await buildMember(backend);
  const [desktop, phone, tablet] = [
    await signIn(backend, user),
    await signIn(backend, user),
    await signIn(backend, user),
  ];
  return { id: user.id, desktop, phone, tablet };
}

const list = async (id: number, browser: Browser) =>
  (await backend.get(`/api/users/${id}/sessions`, browser)).body as {
    id: string;
    startedAt: string;
    lastSeenAt: string;
    isCurrent: boolean;
  }[];

const end = (id: number, body: object, browser: Browser) =>
  backend.delete(`/api/users/${id}/sessions`, browser, { password: PASSWORD, ...body });

const areSignedIn = (...browsers: Browser[]) =>
  Promise.all(browsers.map(async each => (await backend.get('/api/auth/me', each)).status === 200));

test('one’s sessions are listed with their times, this one named, and nothing that opens one', async () => {
  const { id, desktop, phone } = await member();
  await backend.rows(
    `update session set created_at = now() - interval '31 days' where user_id = $1 and token_hash not in (
      select token_hash from session where user_id = $1 order by created_at limit 2)`,
    id,
  );
  const sessions = await list(id, desktop);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const line = { id: expect.stringMatching(/^[0-9a-f]{24}$/), startedAt: time, lastSeenAt: time };
  expect(sessions).toHaveLength(2);
  expect(sessions).toEqual(
    expect.arrayContaining([
      { ...line, isCurrent: true },
      { ...line, isCurrent: false },
    ]),
  );
  const [current] = sessions.filter(({ isCurrent }) => isCurrent);
  const [other] = (await list(id, phone)).filter(({ isCurrent }) => isCurrent);
  expect(current?.id).not.toBe(other?.id);
  expect(await areSignedIn({ Cookie: `sid=${current?.id}` })).toEqual([false]);
});

test('all others end at once, this one stays', async () => {
  const { id, desktop, phone, tablet } = await member();
  const stranger = await member();
  expect((await end(id, {}, desktop)).status).toBe(204);
  expect(await areSignedIn(desktop, phone, tablet, stranger.desktop)).toEqual([true, false, false, true]);
  expect(await list(id, desktop)).toHaveLength(1);
});

test('one of them ends, the others stay', async () => {
  const { id, desktop, phone, tablet } = await member();
  const session = (await list(id, phone)).find(({ isCurrent }) => isCurrent)?.id;
  expect((await end(id, { session }, desktop)).status).toBe(204);
  expect(await areSignedIn(desktop, phone, tablet)).toEqual([true, false, true]);
});

test('nothing ends without the password, nor a session of somebody else', async () => {
  const { id, desktop, phone } = await member();
  const stranger = await member();
  const refused = await end(id, { password: 'not this one' }, desktop);
  expect([refused.status, refused.text]).toEqual([400, 'That isn’t your current password']);
  const session = (await list(stranger.id, stranger.desktop))[0]?.id;
  expect((await end(id, { session }, desktop)).status).toBe(204);
  expect((await end(stranger.id, {}, desktop)).status).toBe(403);
  expect(await areSignedIn(desktop, phone, stranger.desktop, stranger.phone, stranger.tablet)).toEqual(
    Array(5).fill(true),
  );
});

test('of more than fifty sessions the oldest ends with each sign-in', async () => {
  const { id, email } = await buildMember(backend);
  const browsers: Browser[] = [];
  for (let n = 0; n < 50; n++) browsers.push(await signIn(backend, { id }));
  const [first, second] = browsers as [Browser, Browser];
  expect(await areSignedIn(first, second)).toEqual([true, true]);
  expect((await backend.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  expect(await areSignedIn(first, second)).toEqual([false, true]);
  expect(await list(id, second)).toHaveLength(50);
});

test('that sessions were ended is in the log, by number alone', async () => {
  const { id, desktop } = await member();
  await end(id, {}, desktop);
  const lines = backend.log.map(line => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ event: 'sessions ended', user: id }));
});
