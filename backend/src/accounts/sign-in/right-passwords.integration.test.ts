import { sharedBackend } from '../../testing/backend.ts';
import { signIn } from '../../testing/builders.ts';
import { useRealHashes } from '../../testing/cheap-hashes.ts';
import { buildMember, PASSWORD } from '../../testing/requests.ts';
import { cookieOf } from '../../testing/responses.ts';

const CROWD = '203.0.113.1';
const OTHER = '203.0.113.2';

useRealHashes();
const backend = await sharedBackend({ RATE_LIMITS: 'on', BEHIND_GATEWAY: '1' });

beforeEach(() => backend.rows('delete from rate_limit'));

const login = (email: string, ipAddress: string, headers = {}) =>
  backend.post(
    '/api/auth/login',
    { email, password: PASSWORD },
    { 'X-Forwarded-For': ipAddress, ...headers },
  );

test.each([
  ['another address', [CROWD, OTHER]],
  ['another /48 than the crowd, which has all of its own', ['2001:db8:1:$n::1', '2001:db8:2::1']],
])('32 sign in without end from one network: those of %s wait for one turn', async (_, addresses) => {
  const [crowd, other] = addresses as [string, string];
  let isOver = false;
  let turns = 0;
  const loop = async (n: number) => {
    const { email } = await buildMember(backend);
    while (!isOver) {
      const { status } = await login(email, crowd.replace('$n', String(n)));
      if (status === 200) turns++;
    }
  };
  const loops = Array.from({ length: 32 }, (_, n) => loop(n));
  const waited = [];
  for (let n = 0; n < 5; n++) {
    const before = turns;
    const { email } = await buildMember(backend);
    const { status } = await login(email, other);
    waited.push([status, turns - before]);
  }
  isOver = true;
  await Promise.all(loops);
  expect(waited.map(([status]) => status)).toEqual(Array(5).fill(200));
  expect(waited.map(([, turns = 0]) => turns).toSorted((a, b) => a - b)[2]).toBeLessThan(15);
});

test('600 passwords an hour are checked for a network, right ones, too; others and known browsers go on', async () => {
  const { id, email } = await buildMember(backend);
  const first = await login(email, CROWD);
  expect(first.status).toBe(200);
  const use = `update rate_limit set points = 600 where key = 'password-check:${CROWD}' and points = 1 returning key`;
  expect(await backend.rows(use)).toHaveLength(1);
  expect((await login(email, CROWD)).status).toBe(429);
  expect((await login(email, OTHER)).status).toBe(200);
  expect((await login(email, CROWD, cookieOf(first, 'browser'))).status).toBe(200);
  const browser = { ...(await signIn(backend, { id })), 'X-Forwarded-For': CROWD };
  const end = await backend.delete(`/api/users/${id}/sessions`, browser, { password: PASSWORD });
  expect(end.status).toBe(204);
});
