import { argon2Sync } from 'node:crypto';
import { hashPassword, isOutdated, UNUSABLE_PASSWORD, verifyPassword } from './passwords.ts';

test('a hash is a PHC string of argon2id and fits its password only', async () => {
  const phc = await hashPassword('wattle and bread');
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=194\d\d,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword(phc, 'wattle and bread')).toBe(true);
  expect(await verifyPassword(phc, 'wattle and Bread')).toBe(false);
});

test('the same letters typed on another keyboard are the same password', async () => {
  expect(await verifyPassword(await hashPassword('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(true);
});

test('what only looks like a password is another one', async () => {
  const phc = await hashPassword('wattle 1');
  for (const typed of ['wattle ①', 'ｗattle 1', 'wattle ¹'])
    expect(await verifyPassword(phc, typed)).toBe(false);
  expect(await verifyPassword(await hashPassword('wattle ①'), 'wattle 1')).toBe(false);
});

/** A hash as version 1.0.0 made it. */
function hashOfOld(password: string) {
  const nonce = Buffer.from('4QG6TGpLZEZUvqMLTzF6xQ', 'base64');
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });
  const [salt, hash] = [nonce, tag].map(bytes => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${hash}`;
}

test.each(['wattle and bread', 'café au lait', 'wattle ①', 'ｗａｔｔｌｅ', 'ﬁsh and ½ a loaf', '鳥と木'])(
  'the password %s of an earlier version fits still, and its hash is to be made anew',
  async password => {
    const phc = hashOfOld(password);
    expect([await verifyPassword(phc, password), isOutdated(phc)]).toEqual([true, true]);
    expect(await verifyPassword(phc, `${password}!`)).toBe(false);
    const anew = await hashPassword(password);
    expect([await verifyPassword(anew, password), isOutdated(anew)]).toEqual([true, false]);
  },
);

test('nobody has the unusable password', async () => {
  for (const stored of [UNUSABLE_PASSWORD, undefined, '', '$argon2id$v=19$m=19456,t=2,p=1$broken'])
    expect(await verifyPassword(stored, UNUSABLE_PASSWORD)).toBe(false);
});

test('past two at work and twenty waiting people are asked to come back, and the queue runs dry', async () => {
  const all = await Promise.allSettled(Array.from({ length: 25 }, () => hashPassword('at the same time')));
  const refused = all.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { status: 503 } });
  await expect(hashPassword('afterwards')).resolves.toBeDefined();
});
