import { sharedBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../testing/builders.ts';
import { untilLocked } from '../testing/locks.ts';
import { mailTo, outboxOf, tokenIn } from '../testing/mail.ts';
import { query } from '../testing/query.ts';
import { buildAdmin, buildMember, PASSWORD } from '../testing/requests.ts';
import { cookieOf, refusal, statusesOf } from '../testing/responses.ts';

type Browser = Record<string, string>;

const backend = await sharedBackend();

const list = async (query: Record<string, string>, browser: Browser) =>
  backend.get(`/api/admin/people?${new URLSearchParams(query)}`, browser);
const idsIn = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id);
const read = (id: number, browser: Browser) => backend.get(`/api/admin/people/${id}`, browser);
const act = (id: number, action: string, browser: Browser, body?: unknown) =>
  backend.post(`/api/admin/people/${id}/${action}`, body, browser);
const logIn = (email: string, password = PASSWORD) => backend.post('/api/auth/login', { email, password });
const statusOf = async (browser: Browser) => (await backend.get('/api/auth/me', browser)).status;
const auditOf = (id: number) =>
  backend.rows(
    `select actor_id as by, action, subject, before, after from audit_entry
     where subject in ('person', 'session') and subject_id = $1 order by id`,
    id,
  );

describe('the list', () => {
  test('has the newest first, page by page, and says how many there are', async () => {
    const { browser } = await buildAdmin(backend);
    const [a, b, c] = [await buildUser(backend), await buildUser(backend), await buildUser(backend)];
    const first = await list({ limit: '2' }, browser);
    expect(idsIn(first)).toEqual([c.id, b.id]);
    const [all] = await backend.rows<{ total: string }>('select count(*) as total from app_user');
    expect(first.headers.get('X-Total-Count')).toBe(all?.total);
    expect(idsIn(await list({ limit: '1', after: String(b.id) }, browser))).toEqual([a.id]);
  });

  test('finds any part of a name, username or email, in any case', async () => {
    const { browser } = await buildAdmin(backend);
    const { id } = await buildUser(backend, {
      firstName: 'Marguerite',
      lastName: "O'Hagan-Ngô",
      username: 'magpie_100%',
      email: 'postbox.zq@wattle-grove.example',
    });
    for (const q of ['guerite', "RITE O'H", 'n-ngô', 'pie_1', '100%', 'grove.ex', 'BOX.ZQ@'])
      expect([q, idsIn(await list({ q }, browser))]).toEqual([q, [id]]);
    // of one or two letters a word has to begin with them
    expect(idsIn(await list({ q: 'zq' }, browser))).toEqual([]);
    expect(idsIn(await list({ q: 'ma' }, browser))).toContain(id);
    for (const q of ['magpieX100', 'pie%1', '%%%', '@', '_'])
      expect(idsIn(await list({ q }, browser))).toEqual([]);
  });

  test('finds the newest of many', async () => {
    const { browser } = await buildAdmin(backend);
    // on a connection of its own, which has time
    await query(
      backend.database.url,
      `insert into app_user (username, email, password, first_name, last_name)
       select 'bulk' || n, 'bulk' || n || '@bulk.example', '!', 'Many', 'People' from generate_series(1, 21000) as n`,
    );
    await query(backend.database.ownerUrl, 'analyze app_user');
    const common = await list({ q: 'y peop', limit: '2' }, browser);
    expect(common.headers.get('X-Total-Count')).toBe('10000+');
    expect(common.body.map(({ username }: { username: string }) => username)).toEqual([
      'bulk21000',
      'bulk20999',
    ]);
    const rare = await list({ q: 'bulk20999' }, browser);
    expect([rare.headers.get('X-Total-Count'), rare.body.length]).toEqual(['1', 1]);
    await query(backend.database.url, `delete from app_user where email like '%@bulk.example'`);
  });

  test('has administrators, or blocked ones, alone where that is asked for', async () => {
    const admin = await buildAdmin(backend);
    const values = { lastName: 'Filtered', blockedAt: new Date(), blockReason: 'Spam' };
    const blocked = await buildUser(backend, values);
    const both = await buildUser(backend, { ...values, isAdmin: true });
    await buildUser(backend, { lastName: 'Filtered' });
    expect(idsIn(await list({ state: 'blocked', q: 'filtered' }, admin.browser))).toEqual([
      both.id,
      blocked.id,
    ]);
    expect(idsIn(await list({ role: 'administrator', q: 'filtered' }, admin.browser))).toEqual([both.id]);
    const { body } = await list({ role: 'administrator' }, admin.browser);
    expect(body.every(({ isAdmin }: { isAdmin: boolean }) => isAdmin)).toBe(true);
    expect(idsIn({ body })).toContain(admin.id);
  });

  test.each([
    [{ role: 'member' }, 'Choose a role from the list'],
    [{ state: 'gone' }, 'Choose a state from the list'],
  ])('a filter is refused (%#)', async (query, text) => {
    const { browser } = await buildAdmin(backend);
    expect(await list(query as never, browser)).toMatchObject({ status: 400, text });
  });
});

describe('one person', () => {
  test('is shown with sessions and counts of reviews, and each look is recorded', async () => {
    const admin = await buildAdmin(backend);
    const user = await buildUser(backend, { emailVerified: true });
    const browser = await signIn(backend, user);
    const moment = new Date();
    for (const values of [{}, {}, { hiddenAt: moment }, { deletedAt: moment }])
      await buildReview(backend, { property: (await buildProperty(backend)).id, user: user.id, ...values });
    const { status, body, text } = await read(user.id, admin.browser);
    expect(status).toBe(200);
    const time = expect.any(String);
    expect(body).toEqual({
      id: user.id,
      username: user.username,
      email: user.email,
      firstName: 'Robin',
      lastName: 'Nguyen',
      isEmailConfirmed: true,
      isAdmin: false,
      isBlocked: false,
      hasSecondFactor: false,
      blocked: null,
      reviewCount: 3,
      reviews: { visible: 2, hidden: 1, deleted: 1 },
      sessions: [{ id: expect.stringMatching(/^[0-9a-f]{24}$/), startedAt: time, lastSeenAt: time }],
      createdAt: time,
    });
    expect(text).not.toContain(browser.Cookie?.slice('sid='.length) ?? '');
    await read(user.id, admin.browser);
    const look = { by: admin.id, action: 'look', subject: 'person', before: null, after: null };
    expect(await auditOf(user.id)).toEqual([look, look]);
  });
});

describe('sessions', () => {
  test('all of a person end, and nobody else’s', async () => {
    const admin = await buildAdmin(backend);
    const user = await buildUser(backend);
    const browsers = [await signIn(backend, user), await signIn(backend, user)];
    expect((await act(user.id, 'sessions/end', admin.browser)).body.sessions).toEqual([]);
    for (const browser of browsers) expect(await statusOf(browser)).toBe(401);
    expect(await statusOf(admin.browser)).toBe(200);
    expect(await auditOf(user.id)).toEqual([
      { by: admin.id, action: 'end', subject: 'session', before: null, after: { ended: 2 } },
    ]);
  });
});

describe('a blocked person', () => {
  const REASON = 'You posted the same review of nine homes';

  async function blockedMember() {
    const admin = await buildAdmin(backend);
    const member = await buildMember(backend);
    const browser = await signIn(backend, member);
    const response = await act(member.id, 'block', admin.browser, { reason: `  ${REASON} ` });
    return { admin, member, browser, response };
  }

  test('is signed out everywhere, and learns after the right password alone what that means', async () => {
    const { admin, member, browser, response } = await blockedMember();
    expect(response).toMatchObject({
      status: 200,
      body: {
        isBlocked: true,
        blocked: { reason: REASON, by: admin.username, at: expect.any(String) },
        sessions: [],
      },
    });
    expect(await statusOf(browser)).toBe(401);
    const refused = await logIn(member.email);
    expect(refused.status).toBe(403);
    expect(refused.text).toBe(
      `Your account is blocked. Reason: ${REASON}. Your reviews stay on the site, but you can’t sign in or post. If you think this is a mistake, or you’d like a copy of your data or your account deleted, contact us through the Contact Us page.`,
    );
    expect(refused.headers.getSetCookie().join()).not.toMatch(/sid=|browser=/);
    const [wrong, unknown] = [await logIn(member.email, 'wrong word'), await logIn('nobody@example.com')];
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
    expect(new Set(wrong.headers.keys())).toEqual(new Set(unknown.headers.keys()));
  });

  test('may reset the password, which does not unblock', async () => {
    const { member } = await blockedMember();
    await backend.post('/api/auth/forgot-password', { email: member.email });
    const token = tokenIn(await mailTo(backend, member.email, 'Reset your password'));
    const reset = { token, password: 'a brand new word' };
    expect((await backend.post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await logIn(member.email, reset.password)).status).toBe(403);
  });

  test('can sign in again once unblocked; a session that began meanwhile stays dead', async () => {
    const { admin, member } = await blockedMember();
    const meanwhile = await signIn(backend, member);
    expect(await statusOf(meanwhile)).toBe(401);
    const { body } = await act(member.id, 'unblock', admin.browser);
    expect(body).toMatchObject({ isBlocked: false, blocked: null });
    expect(await statusOf(meanwhile)).toBe(401);
    expect((await logIn(member.email)).status).toBe(200);
    const [open, blocked] = [{ isBlocked: false }, { isBlocked: true, reason: REASON }];
    const entry = { by: admin.id, subject: 'person' };
    expect(await auditOf(member.id)).toEqual([
      { ...entry, action: 'block', before: open, after: { ...blocked, ended: 1 } },
      { ...entry, action: 'unblock', before: blocked, after: open },
    ]);
  });

  test('gets no session by a sign-in that is under way', async () => {
    const admin = await buildAdmin(backend);
    const member = await buildMember(backend);
    const [signedIn, blocked] = await Promise.all([
      logIn(member.email),
      act(member.id, 'block', admin.browser, { reason: REASON }),
    ]);
    expect(blocked.status).toBe(200);
    const cookie = cookieOf(signedIn);
    if (cookie.Cookie) expect(await statusOf(cookie)).toBe(401);
    else expect([401, 403]).toContain(signedIn.status);
  });

  test('is recorded once where two administrators block at once', async () => {
    const [one, other] = [await buildAdmin(backend), await buildAdmin(backend)];
    const member = await buildMember(backend);
    const block = { reason: REASON };
    const responses = await Promise.all(
      [one, other].map(({ browser }) => act(member.id, 'block', browser, block)),
    );
    expect(statusesOf(responses).toSorted()).toEqual([200, 409]);
    expect(await auditOf(member.id)).toHaveLength(1);
  });

  test.each([
    [{}, 'Reason is required'],
    [{ reason: '   ' }, 'Reason is required'],
    [{ reason: 'x'.repeat(501) }, 'Reason must be at most 500 characters'],
  ])('needs a reason: %j', async (body, text) => {
    const { browser } = await buildAdmin(backend);
    const member = await buildMember(backend);
    expect(await act(member.id, 'block', browser, body)).toMatchObject({ status: 400, text });
    expect(await auditOf(member.id)).toEqual([]);
  });
});

describe('administrators', () => {
  const confirmed = { emailVerified: true };
  const password = { password: PASSWORD };

  test('are made and unmade with a password, which they and the others are told by mail', async () => {
    const [admin, witness] = [await buildAdmin(backend), await buildAdmin(backend)];
    const member = await buildMember(backend, confirmed);
    const before = await signIn(backend, member);
    const made = await act(member.id, 'administrator', admin.browser, password);
    expect(made).toMatchObject({ status: 200, body: { isAdmin: true, sessions: [] } });
    expect(await statusOf(before)).toBe(401);
    const browser = await signIn(backend, member);
    expect((await list({}, browser)).status).toBe(200);
    await mailTo(backend, member.email, 'You are now an administrator');
    for (const { email } of [admin, witness]) {
      const { text } = await mailTo(backend, email, 'A new administrator');
      expect(text).toContain(member.username);
    }
    const unmade = await act(member.id, 'administrator/end', admin.browser, password);
    expect(unmade).toMatchObject({ status: 200, body: { isAdmin: false } });
    expect((await list({}, browser)).status).toBe(403);
    expect(await statusOf(browser)).toBe(200);
    await mailTo(backend, member.email, 'You are no longer an administrator');
    await mailTo(backend, witness.email, 'One administrator fewer');
    const [without, having] = [{ isAdmin: false }, { isAdmin: true }];
    const entry = { by: admin.id, subject: 'person' };
    expect(await auditOf(member.id)).toEqual([
      { ...entry, action: 'make-admin', before: without, after: having },
      { ...entry, action: 'unmake-admin', before: having, after: without },
    ]);
  });

  test('are made of nobody without the right password, or without a confirmed email', async () => {
    const admin = await buildAdmin(backend);
    const member = await buildMember(backend, confirmed);
    const wrong = await act(member.id, 'administrator', admin.browser, { password: 'not the one' });
    expect(wrong).toMatchObject({ status: 400, text: 'That isn’t your current password' });
    const unconfirmed = await buildMember(backend);
    expect(await act(unconfirmed.id, 'administrator', admin.browser, password)).toMatchObject(
      refusal(409, 'This person hasn’t confirmed their email. Ask them to do that first.'),
    );
    const blocked = await buildMember(backend, { ...confirmed, blockedAt: new Date(), blockReason: 'Spam' });
    expect((await act(blocked.id, 'administrator', admin.browser, password)).status).toBe(409);
    for (const { id } of [member, unconfirmed, blocked]) {
      expect(await auditOf(id)).toEqual([]);
      expect(await backend.rows('select is_admin from app_user where id = $1', id)).toEqual([
        { is_admin: false },
      ]);
    }
    expect((await outboxOf(backend)).some(({ head }) => head.includes(`To: ${member.email}\r\n`))).toBe(
      false,
    );
  });

  test('can do none of it to themselves', async () => {
    const { id, browser } = await buildAdmin(backend);
    for (const [action, body] of [
      ['block', { reason: 'Holidays' }],
      ['unblock', undefined],
      ['sessions/end', undefined],
      ['administrator', password],
      ['administrator/end', password],
    ] as const)
      expect(await act(id, action, browser, body)).toMatchObject(
        refusal(409, 'You can’t do this to your own account'),
      );
    expect(await statusOf(browser)).toBe(200);
  });

  test.each(['administrator/end', 'block'])('two who %s each other at once: one is left', async action => {
    const body = action === 'block' ? { reason: 'A quarrel' } : password;
    await backend.rows('update app_user set is_admin = false');
    const [one, other] = [await buildAdmin(backend), await buildAdmin(backend)];
    for (let round = 0; round < 5; round++) {
      const responses = await Promise.all([
        act(other.id, action, one.browser, body),
        act(one.id, action, other.browser, body),
      ]);
      const [winner, loser] = statusesOf(responses).toSorted() as [number, number];
      expect(winner).toBe(200);
      expect([401, 403]).toContain(loser);
      const left = await backend.rows<{ id: number }>(
        'select id from app_user where is_admin and blocked_at is null',
      );
      expect(left).toHaveLength(1);
      await backend.rows(
        'update app_user set is_admin = true, blocked_at = null, block_reason = null where id in ($1, $2)',
        one.id,
        other.id,
      );
      for (const admin of [one, other]) Object.assign(admin.browser, await signIn(backend, admin));
    }
  });

  test('who lose their right in the middle of a call change nothing', async () => {
    const admin = await buildAdmin(backend);
    const member = await buildMember(backend);
    const em = backend.em();
    let refused: Promise<{ status: number }> | undefined;
    await em.transactional(async em => {
      await em.execute('update app_user set is_admin = false where id = ?', [admin.id]);
      // it is authorised now, and then waits for the row
      refused = act(member.id, 'block', admin.browser, { reason: 'Too late' });
      await untilLocked(backend);
    });
    expect((await refused)?.status).toBe(403);
    expect(await auditOf(member.id)).toEqual([]);
    expect((await logIn(member.email)).status).toBe(200);
  });
});
