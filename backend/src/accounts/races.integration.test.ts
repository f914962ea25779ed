import { routes } from '@home-truths/contract';
import { sql } from '@mikro-orm/postgresql';
import { toJSONSchema } from 'zod';
import { schemasOf } from '../platform/http/schemas.ts';
import { startApp } from '../testing/authenticator.ts';
import { sharedBackend, type TestResponse } from '../testing/backend.ts';
import { signIn } from '../testing/builders.ts';
import { eventually } from '../testing/eventually.ts';
import { buildMember, PASSWORD, routeNames, sendRequest } from '../testing/requests.ts';
import { EmailConfirmation } from './email/email-confirmation.entity.ts';
import { PasswordResetToken } from './sign-in/password-reset-token.entity.ts';
import { hashToken, newToken } from './tokens.ts';

/** `npm run test:faults` asks for more. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3);

// without a worker, whose mails would wait for the same rows
const backend = await sharedBackend({}, { isWorking: false });

let next = 1;
const newPassword = () => `a brand new word ${next++}`;
const newEmail = () => `other${next++}@example.com`;

/** An administrator with a reset link, a pending email and an authenticator app that is being set up. */
async function buildAccount() {
  const { id, email } = await buildMember(backend, { isAdmin: true });
  const [browser, reset, confirmation] = [await signIn(backend, { id }), newToken(), newToken()];
  const em = backend.em();
  const expiresAt = sql<Date>`now() + interval '1 hour'`;
  await em.insert(PasswordResetToken, { user: id, token: hashToken(reset), expiresAt });
  const pending = { user: id, email: newEmail(), token: hashToken(confirmation), expiresAt };
  await em.insert(EmailConfirmation, pending);
  const code = await (await startApp(backend, id)).code();
  return { id, email, browser, reset, confirmation, code };
}

type Account = Awaited<ReturnType<typeof buildAccount>>;

const ACTIONS = {
  'sign-in': ({ email }: Account) => backend.post('/api/auth/login', { email, password: PASSWORD }),
  change: ({ id, browser }: Account) =>
    backend.put(`/api/users/${id}/password`, { currentPassword: PASSWORD, password: newPassword() }, browser),
  reset: ({ reset }: Account) =>
    backend.post('/api/auth/reset-password', { token: reset, password: newPassword() }),
  'email change': ({ browser }: Account) =>
    backend.put('/api/auth/email', { password: PASSWORD, email: newEmail() }, browser),
  'email confirmation': ({ confirmation }: Account) =>
    backend.post('/api/auth/confirm-email', { token: confirmation }),
  deletion: ({ id, browser }: Account) => backend.delete(`/api/users/${id}`, browser, { password: PASSWORD }),
  'end of sessions': ({ id, browser }: Account) =>
    backend.delete(`/api/users/${id}/sessions`, browser, { password: PASSWORD }),
  'second factor': ({ browser, code }: Account) =>
    backend.post('/api/auth/second-factor/confirm', { password: PASSWORD, code }, browser),
};

type Action = keyof typeof ACTIONS;

const names = Object.keys(ACTIONS) as Action[];
const pairs = names.flatMap((one, index) => names.slice(index).map(other => [one, other] as const));

/** Actions that end the old password and all that rests on it. */
const ENDS: readonly Action[] = ['change', 'reset', 'deletion'];
/** Actions that others make impossible. */
const REFUSED_AFTER: Partial<Record<Action, readonly Action[]>> = {
  'email change': ['email confirmation'],
  'email confirmation': ['email confirmation', 'reset'],
  'second factor': ['second factor'],
};

const isRefusedAfter = (later: Action, earlier: Action) =>
  ENDS.includes(earlier) || (REFUSED_AFTER[earlier] ?? []).includes(later);

const waiters = async () =>
  (
    await backend.rows(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length;

/** Locks an account, so that a request that acts on it has verified the password and waits to write. */
async function lock({ id }: Account) {
  const em = backend.em();
  await em.begin();
  await em.execute('select from app_user where id = ? for update', [id]);
  return () => em.commit();
}

/** Waits until a request waits for a lock, unless it is answered before. */
async function untilWaiting(response: Promise<TestResponse>, waitersBefore: number) {
  let isSettled = false;
  const markSettled = () => {
    isSettled = true;
  };
  response.then(markSettled, markSettled);
  await eventually(async () => isSettled || (await waiters()) > waitersBefore || undefined);
  return { response };
}

/** Both requests at one account, whose password was verified for both before either writes, in this order. */
async function race([first, second]: readonly [Action, Action], account: Account) {
  const unlock = await lock(account);
  const one = await untilWaiting(ACTIONS[first](account), 0);
  const before = await waiters();
  const other = await untilWaiting(ACTIONS[second](account), before);
  await unlock();
  return Promise.all([one.response, other.response]);
}

const isDone = ({ status }: TestResponse) => status < 300;

async function stateOf({ id }: Account) {
  const [state] = await backend.rows<Record<string, unknown>>(
    `select (select count(*)::int from session where user_id = person.id) as sessions,
      (select count(*)::int from password_reset_token where user_id = person.id) as "resetLinks",
      (select count(*)::int from email_confirmation where user_id = person.id) as "pendingEmails"
    from app_user as person where id = $1`,
    id,
  );
  return state;
}

test.each(pairs)('%s and %s at the same moment', async (one, other) => {
  const orders = [
    [one, other],
    [other, one],
  ] as const;
  for (let round = 0; round < ROUNDS; round++) {
    const order = orders[round % 2] as (typeof orders)[number];
    const account = await buildAccount();
    const responses = await race(order, account);
    const done = order.filter((_, index) => isDone(responses[index] as TestResponse));
    const [first, second] = order;
    expect([order, done]).toEqual([order, isRefusedAfter(second, first) ? [first] : [first, second]]);
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    const end = done.find(action => ENDS.includes(action));
    if (!end) continue;
    const nothing = { sessions: end === 'change' ? 1 : 0, resetLinks: 0, pendingEmails: 0 };
    expect([order, await stateOf(account)]).toEqual([order, end === 'deletion' ? undefined : nothing]);
    expect((await ACTIONS['sign-in'](account)).status).toBe(401);
  }
});

/** Routes whose password is a new one. */
const SETTING: readonly string[] = ['register', 'resetPassword'];

/** Routes that take a password which the account has. */
const confirming = routeNames.filter(name => {
  const { body } = schemasOf(routes[name]);
  const shape = body && JSON.stringify(toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
  return /"\w*password\w*":/i.test(shape ?? '') && !SETTING.includes(name);
});

describe.each([
  ['the password is changed', "password = 'another'"],
  ['the account is blocked', "blocked_at = now(), block_reason = 'Spam'"],
])('where %s while the typed one is verified', (_, change) => {
  test.each(confirming)('%s does nothing', async name => {
    const owner = await buildMember(backend, { isAdmin: true });
    const browser = await signIn(backend, owner);
    const em = backend.em();
    await em.begin();
    await em.execute(`update app_user set ${change} where id = ?`, [owner.id]);
    const sent = sendRequest(name, { backend, owner, senderId: owner.id }, browser);
    const { response } = await untilWaiting(sent, 0);
    await em.commit();
    expect(await response).toMatchObject(
      name === 'signIn'
        ? { status: 401, text: 'Invalid email or password' }
        : { status: 400, text: 'That isn’t your current password' },
    );
  });
});
