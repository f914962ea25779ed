import { argon2Sync } from 'node:crypto';
import { hashPassword, isOutdated, UNUSABLE_PASSWORD, verifyPassword } from './passwords.ts';

test('a hash is a PHC string of argon2id and fits its password only', async () => {
  const phc = await hashPassword('wattle and bread');
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
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

test('a hash of another cost fits still, and is to be replaced', async () => {
  const [message, nonce] = ['wattle and bread', Buffer.from('4QG6TGpLZEZUvqMLTzF6xQ', 'base64')];
  const tag = argon2Sync('argon2id', {
    message,
    nonce,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const [salt, hash] = [nonce, tag].map(bytes => bytes.toString('base64').replace(/=+$/, ''));
  const phc = `$argon2id$v=19$m=8192,t=1,p=1$${salt}$${hash}`;
  expect([await verifyPassword(phc, message), isOutdated(phc)]).toEqual([true, true]);
  expect(await verifyPassword(phc, `${message}!`)).toBe(false);
  expect(isOutdated(await hashPassword(message))).toBe(false);
});

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
