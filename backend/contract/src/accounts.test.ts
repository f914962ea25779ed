import * as z from 'zod/mini';
import { SessionUser } from './accounts.schemas.ts';

const user = {
  ...{ id: 1, username: 'sam', email: 'sam@example.com', firstName: 'Sam', lastName: 'Lee', isAdmin: false },
};

test('the record of the signed-in person holds nothing but what is shown', () => {
  expect(z.parse(SessionUser, { ...user, password: 'hash', emailVerified: true })).toEqual(user);
});

test('a record with a field missing is no record', () => {
  for (const field of Object.keys(user)) {
    expect(z.safeParse(SessionUser, { ...user, [field]: undefined }).success).toBe(false);
  }
});
