import type { Access, Route } from '@home-truths/contract';
import { authorise } from './access.guard.ts';

const user = {
  id: 7,
  username: 'mei',
  email: 'mei@example.com',
  firstName: 'Mei',
  lastName: 'Tran',
  isAdmin: false,
};
const actors = {
  visitor: null,
  user,
  other: { ...user, id: 8 },
  admin: { ...user, id: 9, isAdmin: true },
  // signed in with the password that was made up
  marked: { ...user, id: 9, isAdmin: true, mustChangePassword: true },
};

const outcomeFor = (access: Access, method: Route['method'], actor: keyof typeof actors) => {
  try {
    authorise({ access, method }, { user: actors[actor] }, '7');
    return 'in';
  } catch (refusal) {
    return (refusal as { status: number }).status;
  }
};

test.each([
  ['anyone', 'GET', 'in', 'in', 'in', 'in'],
  ['anyone', 'POST', 'in', 'in', 'in', 'in'],
  ['member', 'GET', 401, 'in', 'in', 'in'],
  ['member', 'DELETE', 401, 'in', 'in', 'in'],
  ['self', 'GET', 401, 'in', 403, 'in'],
  ['self', 'PATCH', 401, 'in', 403, 403],
  ['self', 'DELETE', 401, 'in', 403, 403],
  ['owner', 'GET', 401, 'in', 403, 403],
  ['admin', 'GET', 401, 403, 403, 'in'],
  ['admin', 'PUT', 401, 403, 403, 'in'],
] as const)(
  'a route for %s, %s: visitor %s, user %s, other %s, administrator %s',
  (access, method, ...expected) => {
    const names = ['visitor', 'user', 'other', 'admin'] as const;
    expect(names.map(actor => outcomeFor(access, method, actor))).toEqual(expected);
  },
);
